// What the docs plugin publishes for every page: where its sidebars start, and the docs that the navbar names.
import {type DocRootProps, usePage, usePluginData} from 'quire/client'

export interface DocFacts {
  readonly id: string
  readonly path: string
  readonly label: string
  /** Name of the doc's sidebar. */
  readonly sidebar?: string
}

export interface SidebarFacts {
  /** Id of the sidebar's shared data. */
  readonly id: string
  /** First link of the sidebar. */
  readonly link?: {readonly path: string; readonly label: string}
}

export interface VersionFacts {
  readonly name: string
  readonly label: string
  readonly isLast: boolean
  readonly path: string
  readonly mainDocId: string | null
  readonly sidebars: Readonly<Record<string, SidebarFacts>>
  readonly docs: Readonly<Record<string, DocFacts>>
}

interface DocsData {
  readonly path: string
  readonly versions: readonly VersionFacts[]
}

/** Props of the shown page if it is a doc of that instance. */
export function useCurrentDoc(pluginId = 'default'): Partial<DocRootProps & {readonly id: string}> {
  const {plugin, props} = usePage()
  // Pages of the docs plugin have these props (views.ts); other plugins' pages are turned away by name.
  return plugin.name === 'docs' && plugin.id === pluginId ? (props as unknown as DocRootProps) : {}
}

/**
 * The version that links from this page lead to: the page's own, else the latest.
 * @throws Error when there is no docs plugin of that id.
 */
export function useVersionFacts(pluginId = 'default'): VersionFacts {
  // The docs plugin makes the data in this shape.
  const data = usePluginData('docs', pluginId, {failfast: true}) as unknown as DocsData
  const current = useCurrentDoc(pluginId).version?.name
  const {versions} = data
  const found = versions.find(({name}) => name === current) ?? versions.find(({isLast}) => isLast) ?? versions[0]
  if (!found) throw new Error(`The docs plugin "${pluginId}" has no versions.`)
  return found
}
