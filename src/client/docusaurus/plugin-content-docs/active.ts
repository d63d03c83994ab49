// Which of the docs the reader is in: plugin, version, doc.
import {useMemo} from 'react'
import type {PageData} from '../../../shared/contract.ts'
import type {GlobalDoc, GlobalDocsData, GlobalVersion} from '../../../shared/views.ts'
import type {FindOptions} from '../../data/docusaurus-context.ts'
import {usePage} from '../../page/page-context.ts'
import {isPathActive} from '../../router/link-target.ts'
import {mainDocOf, useAllDocsData, useDocsData, useLatestVersion} from './docs-data.ts'

export interface ActivePlugin {
  readonly pluginId: string
  readonly pluginData: GlobalDocsData
}

export interface ActiveDocContext {
  readonly activeVersion?: GlobalVersion
  readonly activeDoc?: GlobalDoc
  /** The shown doc in each version that has it, by the version's name. */
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>
}

/** The instance of the docs plugin whose pages the shown one is among: that with the longest path. */
export function useActivePlugin({failfast = false}: FindOptions = {}): ActivePlugin | undefined {
  const instances = useAllDocsData()
  const {path} = usePage()
  const found = longestPath(
    Object.entries(instances).map(([pluginId, pluginData]) => ({pluginId, pluginData, path: pluginData.path})),
    path,
  )
  if (!found && failfast) {
    const known = Object.keys(instances).join(', ')
    throw new Error(`The page "${path}" is not part of the docs. Docs plugins of the site: ${known}.`)
  }
  return found && {pluginId: found.pluginId, pluginData: found.pluginData}
}

export function useActivePluginAndVersion(
  options?: FindOptions,
): {readonly activePlugin: ActivePlugin; readonly activeVersion?: GlobalVersion} | undefined {
  const activePlugin = useActivePlugin(options)
  const {path} = usePage()
  if (!activePlugin) return undefined
  const activeVersion = longestPath(activePlugin.pluginData.versions, path)
  return {activePlugin, ...(activeVersion && {activeVersion})}
}

/** The version that the shown page belongs to. */
export function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
  const {versions} = useDocsData(pluginId)
  return longestPath(versions, usePage().path)
}

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const activeVersion = useActiveVersion(pluginId)
  const page = usePage()
  return useMemo(() => {
    const activeDoc = activeVersion && activeDocOf(page, activeVersion, pluginId)
    return {
      ...(activeVersion && {activeVersion}),
      ...(activeDoc && {activeDoc}),
      alternateDocVersions: activeVersion && activeDoc ? {[activeVersion.name]: activeDoc} : {},
    }
  }, [activeVersion, page, pluginId])
}

/** Where a reader of an older doc is sent: the same doc in the latest version if it is there, and that version. */
export function useDocVersionSuggestions(pluginId?: string): {
  readonly latestDocSuggestion?: GlobalDoc
  readonly latestVersionSuggestion: GlobalVersion
} {
  const latest = useLatestVersion(pluginId)
  const {alternateDocVersions} = useActiveDocContext(pluginId)
  const doc = alternateDocVersions[latest.name] ?? mainDocOf(latest)
  return {latestVersionSuggestion: latest, ...(doc && {latestDocSuggestion: doc})}
}

/** The shown page, if it is a doc or a category's page of that version: its own props say so. */
function activeDocOf(
  {plugin, props, path}: PageData,
  version: GlobalVersion,
  pluginId = 'default',
): GlobalDoc | undefined {
  const id = props.id ?? props.slug
  if (plugin.name !== 'docs' || plugin.id !== pluginId || typeof id !== 'string') return undefined
  const sidebar = Object.keys(version.sidebars).find((name) => version.sidebars[name]?.id === props.sidebar)
  return {id, path, ...(sidebar !== undefined && {sidebar}), ...(props.unlisted === true && {unlisted: true})}
}

function longestPath<Place extends {readonly path: string}>(
  places: readonly Place[],
  shown: string,
): Place | undefined {
  return places
    .filter(({path}) => isPathActive(shown, path))
    .reduce<Place | undefined>((best, one) => (best && best.path.length >= one.path.length ? best : one), undefined)
}
