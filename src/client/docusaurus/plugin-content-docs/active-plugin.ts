// Which docs plugin the reader is in.
import type {GlobalDocsData, GlobalVersion} from '../../../shared/views.ts'
import type {FindOptions} from '../../data/plugin-data.ts'
import {usePage} from '../../page/page-context.ts'
import {useAllDocsData} from './docs-data.ts'
import {longestPath} from './longest-path.ts'

export interface ActivePlugin {
  readonly pluginId: string
  readonly pluginData: GlobalDocsData
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
