// What the instances of the docs plugin publish for every page.
import type {GlobalDocsData, GlobalVersion} from '../../../shared/views.ts'
import {useAllPluginInstancesData, usePluginData} from '../../data/plugin-data.ts'

const NO_INSTANCES = {}

/** Data of all instances of the docs plugin, by id. */
export function useAllDocsData(): Readonly<Record<string, GlobalDocsData>> {
  // The docs plugin makes the data in this shape.
  return (useAllPluginInstancesData('docs') ?? NO_INSTANCES) as unknown as Record<string, GlobalDocsData>
}

/** @throws Error when the site has no docs plugin of that id. */
export function useDocsData(pluginId?: string): GlobalDocsData {
  // As above.
  return usePluginData('docs', pluginId, {failfast: true}) as unknown as GlobalDocsData
}

export function useVersions(pluginId?: string): readonly GlobalVersion[] {
  return useDocsData(pluginId).versions
}

export function useLatestVersion(pluginId?: string): GlobalVersion {
  return latestOf(useDocsData(pluginId))
}

/** The version that the site presents as the one to use. */
export function latestOf({versions}: GlobalDocsData): GlobalVersion {
  const latest = versions.find(({isLast}) => isLast) ?? versions[0]
  if (!latest) throw new Error('The docs have no versions.')
  return latest
}

/** The doc that a version begins with. */
export function mainDocOf({docs, mainDocId}: GlobalVersion): GlobalVersion['docs'][number] | undefined {
  return docs.find(({id}) => id === mainDocId)
}
