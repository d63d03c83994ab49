// All docs of a version: too many for every page, so they are fetched when a component asks for them.
import {useCallback, useEffect, useRef, useState} from 'react'
import {inOrder, partIds} from '../../../shared/all-docs.ts'
import type {AllDocs, GlobalDoc, GlobalVersion} from '../../../shared/views.ts'
import {useSharedDataStore} from '../../data/shared-data-context.ts'
import type {SharedDataStore} from '../../data/shared-data-store.ts'
import type {LazySharedData} from '../../data/use-lazy-shared-data.ts'
import {toError} from '../../failure/error-chain.ts'
import {usePage} from '../../page/page-context.ts'
import {useActiveVersion} from './active.ts'
import {useLatestVersion, useVersions} from './docs-data.ts'

/**
 * All docs and category pages of a version, in the order of their paths. `data` is undefined until they are loaded: also on
 * the server. On a site of many docs that takes many requests; {@link useDocById} takes one or two.
 * @param versionName The version of the shown page, or the latest, by default.
 */
export function useVersionDocs(pluginId?: string, versionName?: string): LazySharedData<readonly GlobalDoc[]> {
  return useDocs({list: useDocVersion(pluginId, versionName).allDocs})
}

/**
 * A doc of the shown page's version. Undefined without an id, for an unknown one, and until it is loaded: also on
 * the server. On a site for Docusaurus whose code below `src` calls it, it is there at once, with title and description.
 */
export function useDocById(id: string | undefined): GlobalDoc | undefined {
  const {plugin} = usePage()
  const {docs, allDocs} = useDocVersion(plugin.name === 'docs' ? plugin.id : undefined)
  const known = docs.find((doc) => doc.id === id)
  const {data} = useDocs(id === undefined || known !== undefined ? {} : {list: allDocs, docId: id})
  return known ?? data?.find((doc) => doc.id === id)
}

function useDocVersion(pluginId?: string, versionName?: string): GlobalVersion {
  const versions = useVersions(pluginId)
  const active = useActiveVersion(pluginId)
  const latest = useLatestVersion(pluginId)
  return versions.find(({name}) => name === versionName) ?? active ?? latest
}

interface WantedDocs {
  /** Id of the list; undefined where nothing is wanted. */
  readonly list?: string
  /** The one doc that is wanted. */
  readonly docId?: string
}

interface Attempt extends WantedDocs {
  readonly isLoading: boolean
  readonly error?: Error
}

function useDocs({list, docId}: WantedDocs): LazySharedData<readonly GlobalDoc[]> {
  const store = useSharedDataStore('useVersionDocs')
  const [attempt, setAttempt] = useState<Attempt>({isLoading: false})
  const isCurrent = attempt.list === list && attempt.docId === docId
  const data = useJoined(list === undefined ? undefined : findFiles(store, list, docId))
  const load = useCallback(() => {
    if (list === undefined || findFiles(store, list, docId) !== undefined) return
    const own = {list, ...(docId !== undefined && {docId})}
    setAttempt({...own, isLoading: true})
    const finish = (failed: {readonly error?: Error}) =>
      setAttempt((now) => (now.list === list && now.docId === docId ? {...own, isLoading: false, ...failed} : now))
    loadFiles(store, list, docId).then(
      () => finish({}),
      (thrown: unknown) => finish({error: toError(thrown)}),
    )
  }, [list, docId, store])
  useEffect(load, [load])
  const error = isCurrent ? attempt.error : undefined
  return {data, error, isLoading: isCurrent && attempt.isLoading, load, retry: load}
}

type DocFile = readonly GlobalDoc[]

/** The same list as long as its files are the same: it is long, and a dependency of hooks. */
function useJoined(files: readonly DocFile[] | undefined): DocFile | undefined {
  const last = useRef<{readonly files: readonly DocFile[]; readonly docs: DocFile}>(null)
  if (files === undefined) return undefined
  const isSame =
    files.length === last.current?.files.length && files.every((file, at) => file === last.current?.files[at])
  if (!isSame || last.current === null) last.current = {files, docs: inOrder(files.flat())}
  return last.current.docs
}

/** Undefined until all that are wanted are there. */
function findFiles(store: SharedDataStore, list: string, docId: string | undefined): readonly DocFile[] | undefined {
  // The docs plugin makes the data in this shape.
  const found = store.find(list) as AllDocs | undefined
  if (found === undefined) return undefined
  if (!('parts' in found)) return [found]
  const files = partIds(list, found.parts, docId).map((id) => store.find(id) as DocFile | undefined)
  return files.includes(undefined) ? undefined : files.filter((file) => file !== undefined)
}

/** Requests of a reader at a time: each has to be answered within a time from when it is made. */
const AT_ONCE = 12

async function loadFiles(store: SharedDataStore, list: string, docId: string | undefined): Promise<void> {
  const found = (await store.load(list)) as AllDocs
  if (!('parts' in found)) return
  const ids = partIds(list, found.parts, docId).values()
  const loadNext = async (): Promise<void> => {
    for (const id of ids) await store.load(id)
  }
  await Promise.all(Array.from({length: AT_ONCE}, loadNext))
}
