// What plugins publish for every page.
import {useMemo} from 'react'
import type {Json, SiteData} from '../../shared/contract.ts'
import {toDocusaurusNames} from '../../shared/docusaurus-names.ts'
import {useSite} from './site-context.ts'

export interface FindOptions {
  /** Throw when there is no such data. */
  readonly failfast?: boolean
}

/** By plugin name and instance id. */
export function useGlobalData(): SiteData['globalData'] {
  return useSite().globalData
}

/** Data of all instances of a plugin, by instance id. A plugin of Quire has its name in Docusaurus as well. */
export function useAllPluginInstancesData(
  pluginName: string,
  options: {readonly failfast: true},
): Readonly<Record<string, Json>>
export function useAllPluginInstancesData(
  pluginName: string,
  options?: FindOptions,
): Readonly<Record<string, Json>> | undefined
export function useAllPluginInstancesData(
  pluginName: string,
  {failfast = false}: FindOptions = {},
): Readonly<Record<string, Json>> | undefined {
  const data = useGlobalData()
  const named = useMemo(() => toDocusaurusNames(data), [data])
  const found = named[pluginName] ?? data[pluginName]
  if (!found && failfast) throw new Error(`Plugin "${pluginName}" publishes no global data.`)
  return found
}

/** Data of one instance of a plugin. */
export function usePluginData(
  pluginName: string,
  pluginId = 'default',
  {failfast = false}: FindOptions = {},
): Json | undefined {
  const found = useAllPluginInstancesData(pluginName, {failfast})?.[pluginId]
  if (found === undefined && failfast)
    throw new Error(`Plugin "${pluginName}" has no instance "${pluginId}" with global data.`)
  return found
}
