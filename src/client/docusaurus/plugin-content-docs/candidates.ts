// What navbar items lead to: docs and sidebars of the version that suits the reader best.
import type {GlobalDoc, GlobalSidebar, GlobalVersion} from '../../../shared/views.ts'
import {uniq} from '../../hooks/collections.ts'
import {useActiveVersion} from './active.ts'
import {useActivePluginAndVersion} from './active-plugin.ts'
import {latestOf, useAllDocsData, useLatestVersion} from './docs-data.ts'
import {useDocsPreferredVersion, useDocsPreferredVersionByPluginId} from './preferred-version.ts'

/** The active version, the reader's choice and the latest one; each once, the first being the best. */
export function useDocsVersionCandidates(pluginId?: string): readonly [GlobalVersion, ...GlobalVersion[]] {
  const active = useActiveVersion(pluginId)
  const {preferredVersion} = useDocsPreferredVersion(pluginId)
  const latest = useLatestVersion(pluginId)
  const found = [active, preferredVersion, latest].filter((version) => version !== undefined && version !== null)
  // The latest version is always among them.
  return uniq(found) as unknown as readonly [GlobalVersion, ...GlobalVersion[]]
}

/**
 * A doc that the navbar names, or a component of the site as text, in the best version that has it; null for a draft.
 * @throws Error for any other doc, since the data for every page does not have it.
 */
export function useLayoutDoc(docId: string, pluginId?: string): GlobalDoc | null {
  const versions = useDocsVersionCandidates(pluginId)
  const docs = versions.flatMap((version) => version.docs)
  const doc = docs.find(({id}) => id === docId)
  if (doc) return doc
  if (versions.some(({draftIds}) => draftIds.includes(docId))) return null
  const known = uniq(docs.map(({id}) => id)).join(', ')
  throw new Error(`No navbar item names the doc "${docId}", so it cannot be looked up on every page. Named: ${known}.`)
}

/** @throws Error when no version has a sidebar of that name. */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): GlobalSidebar {
  const versions = useDocsVersionCandidates(pluginId)
  for (const {sidebars} of versions) {
    const sidebar = sidebars[sidebarId]
    if (sidebar) return sidebar
  }
  const known = uniq(versions.flatMap(({sidebars}) => Object.keys(sidebars))).join(', ')
  throw new Error(`There is no sidebar "${sidebarId}". Sidebars: ${known}.`)
}

/** What search engines know the pages of a version by. */
export function getDocsVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`
}

/** The tags of what a reader wants to search from here: pages, and of each docs plugin the version that suits best. */
export function useDocsContextualSearchTags(): readonly string[] {
  const instances = useAllDocsData()
  const active = useActivePluginAndVersion()
  const chosen = useDocsPreferredVersionByPluginId()
  const tags = Object.entries(instances).map(([pluginId, data]) => {
    const own = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined
    return getDocsVersionSearchTag(pluginId, (own ?? chosen[pluginId] ?? latestOf(data)).name)
  })
  return ['default', ...tags]
}
