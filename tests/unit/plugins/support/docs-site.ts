// Runs the docs plugin over a map of files.
import type {DataFile, Diagnostic, PluginRoutes, Route, SourceFile} from 'quire-docs/plugin'
import type {SidebarData, SidebarItem} from 'quire-docs/plugin/content'
import {docs} from '../../../../plugins/docs/index.ts'
import {contextOf, dataOf, documentOf, type SiteInput} from './site.ts'

export interface DocsSiteInput extends SiteInput {
  /** Path below `docs/`, or from the site when it begins with a folder of versions, to front matter, or to the facts of a document when it has the key `excerpt` or `contentTitle`. */
  readonly files: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Path below the site to the content of data files. */
  readonly data?: Readonly<Record<string, unknown>>
  /** What the sidebars file exports; sets `sidebarPath`. */
  readonly sidebars?: unknown
}

export interface DocsSite extends PluginRoutes {
  readonly diagnostics: readonly Diagnostic[]
  readonly ids: readonly string[]
  readonly route: (id: string) => Route
  readonly sidebar: (name?: string) => readonly SidebarItem[]
}

export async function docsSite({files, data = {}, sidebars, ...site}: DocsSiteInput): Promise<DocsSite> {
  const options = sidebars === undefined ? site.options : {sidebarPath: './sidebars.ts', ...site.options}
  const {context, diagnostics} = contextOf(docs.definition, {...site, ...(options === undefined ? {} : {options})})
  const {loadContent, createRoutes} = docs.definition
  if (loadContent === undefined || createRoutes === undefined) throw new Error('the plugin lacks a step')
  const sources = {
    documents: Object.entries(files).map(([path, facts]) =>
      toDocument(path.includes('versioned_docs/') ? path : `docs/${path}`, facts),
    ),
    data: Object.entries(data).map(([path, value]): DataFile => dataOf(path, value)),
    components: [],
    modules: sidebars === undefined ? {} : {'./sidebars.ts': sidebars},
  }
  const model = await loadContent(sources, context)
  const made = createRoutes(model, context)
  const ids = model.versions.flatMap((version) => version.docs.map(({id}) => id))
  return {
    ...made,
    diagnostics,
    ids,
    route: (id) => {
      const route = made.routes.find(({props}) => props.id === id)
      if (route === undefined) throw new Error(`no doc ${id} among ${ids.join(', ')}`)
      return route
    },
    sidebar: (name = 'defaultsidebar') => sidebarIn(made, `sidebar-${name}`),
  }
}

function toDocument(sourcePath: string, facts: Readonly<Record<string, unknown>>): SourceFile {
  if ('excerpt' in facts || 'contentTitle' in facts || 'lastUpdate' in facts) return documentOf(sourcePath, facts)
  return documentOf(sourcePath, {frontMatter: facts})
}

/** The items of a sidebar, by the id of its shared data. */
export function sidebarIn({sharedData = {}}: PluginRoutes, id: string): readonly SidebarItem[] {
  if (!(id in sharedData)) throw new Error(`no shared data ${id} among ${Object.keys(sharedData).join(', ')}`)
  // The plugin's shared data under a sidebar's id is a sidebar.
  return (sharedData[id] as unknown as SidebarData).items
}

/** A sidebar in short: `label` or `label > [children]`. */
export function outline(items: readonly SidebarItem[]): readonly string[] {
  return items.map((item) => {
    if (item.type === 'html') return item.value
    return item.type === 'link' ? item.label : `${item.label} > [${outline(item.items).join(', ')}]`
  })
}
