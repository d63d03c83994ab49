// Which of the docs the reader is in: version, doc.
import {useMemo} from 'react'
import type {PageData} from '../../../shared/contract.ts'
import {placeInVersion} from '../../../shared/version-place.ts'
import type {DocRootProps, GlobalDoc, GlobalVersion} from '../../../shared/views.ts'
import {usePage} from '../../page/page-context.ts'
import {mainDocOf, useDocsData, useLatestVersion} from './docs-data.ts'
import {longestPath} from './longest-path.ts'

export interface ActiveDocContext {
  readonly activeVersion?: GlobalVersion
  readonly activeDoc?: GlobalDoc
  /** The shown doc in each version that has it, by the version's name. */
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>
}

/** The version that the shown page belongs to. */
export function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
  const {versions} = useDocsData(pluginId)
  return longestPath(versions, usePage().path)
}

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const activeVersion = useActiveVersion(pluginId)
  const {versions} = useDocsData(pluginId)
  const page = usePage()
  return useMemo(() => {
    const activeDoc = activeVersion && activeDocOf(page, activeVersion, pluginId)
    return {
      ...(activeVersion && {activeVersion}),
      ...(activeDoc && {activeDoc}),
      alternateDocVersions:
        activeVersion && activeDoc ? {[activeVersion.name]: activeDoc, ...alternatesOf(page, activeDoc, versions)} : {},
    }
  }, [activeVersion, versions, page, pluginId])
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

function alternatesOf(
  {props}: PageData,
  {id, path}: GlobalDoc,
  versions: readonly GlobalVersion[],
): Record<string, GlobalDoc> {
  // Pages of docs have these props (views.ts).
  const {alternates = {}, version} = props as unknown as Partial<Pick<DocRootProps, 'alternates' | 'version'>>
  const own = versions.find(({name}) => name === version?.version)
  if (own === undefined) return {}
  const others = versions.flatMap((other): readonly (readonly [string, GlobalDoc])[] => {
    if (other === own) return []
    const place = alternates[other.name]
    if (place === null) return []
    return [[other.name, {id, path: place ?? placeInVersion(path, own.path, other.path)}]]
  })
  return Object.fromEntries(others)
}

/** The shown page, if it is a doc or a category's page of that version: its own props say so. */
function activeDocOf(
  {plugin, props, path}: PageData,
  version: GlobalVersion,
  pluginId = 'default',
): GlobalDoc | undefined {
  // The page of a category has a slug.
  const {id = props.slug, permalink} = props
  if (plugin.name !== 'docs' || plugin.id !== pluginId || typeof id !== 'string') return undefined
  const sidebar = Object.keys(version.sidebars).find((name) => version.sidebars[name]?.id === props.sidebar)
  const place = String(permalink ?? path)
  return {id, path: place, ...(sidebar !== undefined && {sidebar}), ...(props.unlisted === true && {unlisted: true})}
}
