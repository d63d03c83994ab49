// All docs of a version: too many for every page, so they are fetched when a component asks for them.
import {useEffect} from 'react'
import type {GlobalDoc} from '../../../shared/views.ts'
import {type LazySharedData, useLazySharedData} from '../../data/use-lazy-shared-data.ts'
import {usePage} from '../../page/page-context.ts'
import {useActiveVersion} from './active.ts'
import {useLatestVersion, useVersions} from './docs-data.ts'

/**
 * All docs and category pages of a version, `data` being undefined until they are loaded: also on the server.
 * @param versionName The version of the shown page, or the latest, by default.
 */
export function useVersionDocs(pluginId?: string, versionName?: string): LazySharedData<readonly GlobalDoc[]> {
  return useDocsWhen(true, pluginId, versionName)
}

/**
 * A doc of the shown page's version. Undefined without an id, for an unknown one, and until the docs are loaded: also on
 * the server. Unlike in Docusaurus it has a `label` in place of title and description.
 */
export function useDocById(id: string | undefined): GlobalDoc | undefined {
  const {plugin} = usePage()
  const {data} = useDocsWhen(id !== undefined, plugin.name === 'docs' ? plugin.id : undefined)
  return data?.find((doc) => doc.id === id)
}

function useDocsWhen(isWanted: boolean, pluginId?: string, versionName?: string): LazySharedData<readonly GlobalDoc[]> {
  const versions = useVersions(pluginId)
  const active = useActiveVersion(pluginId)
  const latest = useLatestVersion(pluginId)
  const version = versions.find(({name}) => name === versionName) ?? active ?? latest
  const docs = useLazySharedData<readonly GlobalDoc[]>(isWanted ? version.allDocs : undefined)
  const {load} = docs
  useEffect(load, [load])
  return docs
}
