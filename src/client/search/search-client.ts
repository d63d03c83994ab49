// The search as the interface sees it: load when the reader comes near, then ask. The work is done in a worker, or on the
// page where workers are not to be had.
import type {SearchManifest} from '../../shared/search/search-data.ts'
import {inTime} from '../page/time-limit.ts'
import {browserTools, readResponse} from './browser-tools.ts'
import type {EngineSettings, QueryOptions, SearchAnswer, SearchHit} from './engine/engine.ts'
import type {Segment} from './engine/highlight.ts'
import {type ComingFile, sendPieces} from './relay.ts'
import type {SearchSession, SearchTarget, SessionOptions} from './search-session.ts'
import type {Delivery, Reply, Request} from './worker-protocol.ts'

/** What a search client is doing. `message` is for people; `''` where there was no answer. */
export type SearchState =
  | {readonly status: 'empty' | 'loading' | 'done'}
  | {readonly status: 'failed'; readonly message: string}

/** A search on a page: it loads the index when it is needed, in a worker where there are some. */
export interface SearchClient {
  /** The same object until something changes. */
  readonly getState: () => SearchState
  /** Calls a listener after every change; returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** To be called when the box is hovered or focused: fetches what is missing, again after a failure. */
  readonly load: () => Promise<void>
  /**
   * Hits for a query, loading first when nothing is loaded.
   * @param onInterim Gets what is found so far, once there is something, while more of the index is on its way.
   */
  readonly search: (
    query: string,
    options: QueryOptions,
    onInterim?: (answer: SearchAnswer) => void,
  ) => Promise<SearchAnswer>
  /**
   * The text of the section that a hit is in, with the words marked that were found; empty where there is none.
   * @param limit Characters.
   */
  readonly preview: (hit: SearchHit, limit: number) => Promise<readonly Segment[]>
  /** Ends the worker. */
  readonly close: () => void
}

/** Does the work somewhere. */
interface Backend extends SearchSession {
  readonly close: () => void
}

/** What a search client needs to begin. */
export interface ClientOptions {
  readonly target: SearchTarget
  readonly settings: EngineSettings
  /** Starts the worker; throws where there are none. Without it the search runs on the page. */
  readonly startWorker?: () => Worker
  /** Which indexes are current, where that was asked already. */
  readonly manifest?: Promise<SearchManifest | undefined> | undefined
  /** That was asked some time ago. */
  readonly isManifestOld?: boolean
  /** An index that is on its way, most likely the wanted one. */
  readonly index?: Promise<ComingFile | undefined> | undefined
}

/** Requests that start before the code that needs them: otherwise each would wait for the one before. */
export interface Preloaded {
  readonly manifest: Promise<SearchManifest | undefined>
  /** When that was asked. */
  readonly at: number
  readonly worker: Worker
  readonly index: Promise<ComingFile | undefined>
  /** The worker's script could not be loaded. */
  readonly hasFailed: boolean
}

/** Milliseconds for the worker's script; then the search runs on the page, whose script may take the rest of the second limit. */
const WORKER_LIMIT_MS = 4_000
const START_LIMIT_MS = 8_000

/** A look at which index is current that is older is made again, when the index is there. */
const CURRENT_FOR_MS = 2_000

/**
 * Creates a client that works in a worker.
 * @param take Gives what was asked for before this code was there, once. A search of titles leaves it to the others.
 */
export function createWorkerClient(
  options: ClientOptions,
  startWorker: () => Worker,
  take: () => Preloaded | null | undefined,
): SearchClient {
  const given = options.target.titlesOnly ? undefined : take()
  return createSearchClient({
    startWorker: () => (given && !given.hasFailed ? given.worker : startWorker()),
    manifest: given?.manifest,
    isManifestOld: given ? performance.now() - given.at > CURRENT_FOR_MS : false,
    index: given?.index,
    ...options,
  })
}

export function createSearchClient(options: ClientOptions): SearchClient {
  let state: SearchState = {status: 'empty'}
  let backend: Promise<Backend> | undefined
  const listeners = new Set<() => void>()
  const change = (next: SearchState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const getBackend = (): Promise<Backend> => {
    backend ??= inTime(startBackend(options), 'The search', START_LIMIT_MS).catch((error: unknown) => {
      backend = undefined
      throw error
    })
    return backend
  }
  const load = async (): Promise<void> => {
    const isFirst = state.status !== 'done'
    if (isFirst) change({status: 'loading'})
    try {
      const isOther = await (await getBackend()).load()
      // Another index may have another answer to the same query.
      if (isFirst || isOther) change({status: 'done'})
      // What an earlier look knew is searched already while another one is on its way.
      if (isFirst && options.isManifestOld) void load()
    } catch (error) {
      // What is loaded can still be searched when only the look for something newer failed.
      if (isFirst) change({status: 'failed', message: messageOf(error)})
    }
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load,
    search: async (query, queryOptions, onInterim = () => undefined) => {
      if (state.status !== 'done') await load()
      if (state.status === 'failed') throw new Error(state.message)
      return (await getBackend()).search(query, queryOptions, onInterim)
    },
    preview: async (hit, limit) => (await getBackend()).preview(hit, limit),
    close: () => {
      backend?.then((one) => one.close())
      backend = undefined
      change({status: 'empty'})
    },
  }
}

/** Of a script that has not come, its URL: that says nothing to readers. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'ChunkLoadError' ? '' : error.message
}

async function startBackend(options: ClientOptions): Promise<Backend> {
  const {target, settings, startWorker, isManifestOld = false} = options
  const opening = {target, settings, manifest: await options.manifest, isManifestOld}
  try {
    if (startWorker !== undefined) return await connectWorker(startWorker(), opening, await options.index)
  } catch {
    // Its script could not be loaded, or may not run here.
  }
  const {createSearchSession} = await import(/* webpackChunkName: "search-session" */ './search-session.ts')
  return {...createSearchSession(opening, browserTools()), close: () => undefined}
}

interface Pending {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
  readonly onInterim: (answer: SearchAnswer) => void
}

/** A request without its number. */
type Body = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

/** Rejects when the worker's script cannot be loaded. */
async function connectWorker(worker: Worker, opening: SessionOptions, index?: ComingFile): Promise<Backend> {
  const pending = new Map<number, Pending>()
  let last = 0
  const ask = (body: Body, onInterim: Pending['onInterim'] = () => undefined): Promise<Reply> =>
    new Promise((resolve, reject) => {
      last += 1
      pending.set(last, {resolve, reject, onInterim})
      worker.postMessage({...body, id: last})
    })
  worker.onmessage = ({data}: MessageEvent<Reply>) => {
    const one = pending.get(data.id)
    if (data.kind === 'answer' && !data.isFinal) {
      one?.onInterim(data.answer)
      return
    }
    pending.delete(data.id)
    if (data.kind === 'failed') one?.reject(new Error(data.message))
    else one?.resolve(data)
  }
  worker.onerror = (event) => {
    for (const {reject} of pending.values())
      reject(new Error(event.message || 'The search worker could not be started.'))
    pending.clear()
  }
  await inTime(ask({kind: 'open', ...opening, coming: index?.url}), 'The search worker', WORKER_LIMIT_MS).catch(
    (error: unknown) => {
      worker.terminate()
      throw error
    },
  )
  if (index !== undefined)
    void sendPieces(readResponse(index.response, index.url), (piece) =>
      worker.postMessage({kind: 'piece', piece} satisfies Delivery),
    )
  return {
    load: async () => {
      const reply = await ask({kind: 'load'})
      return reply.kind === 'loaded' && reply.isOther
    },
    search: async (query, options, onInterim) => {
      const reply = await ask({kind: 'search', query, options}, onInterim)
      return reply.kind === 'answer' ? reply.answer : {tokens: [], hits: []}
    },
    preview: async ({document, type, page, metadata, tokens}, limit) => {
      const reply = await ask({kind: 'preview', hit: {document, type, page, metadata, tokens}, limit})
      return reply.kind === 'preview' ? reply.section : []
    },
    close: () => worker.terminate(),
  }
}
