// Asks the index from React: one client for each part of the site, kept while the reader goes from page to page.
import {
  createSearch,
  type QueryOptions,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
  type SearchState,
  type SearchTarget,
  type Segment,
  useEvent,
} from 'quire-docs/client'
import {startTransition, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import type {SearchData} from './search-data.ts'

/** Clients by the part of the site that they search. A worker and its index are too much to make twice. */
const clients = new Map<string, Promise<SearchClient>>()

function getClient(target: SearchTarget, data: SearchData): Promise<SearchClient> {
  const key = JSON.stringify(target)
  const {fuzzyDistance, isTolerant, hasIdentifiers, hasPhraseBonus} = data
  const client =
    clients.get(key) ?? createSearch({target, settings: {fuzzyDistance, isTolerant, hasIdentifiers, hasPhraseBonus}})
  clients.set(key, client)
  // Its code could not be fetched: the next reader of the box tries again.
  client.catch(() => clients.delete(key))
  return client
}

export interface SearchInput {
  readonly target: SearchTarget
  readonly data: SearchData
  /** `''` asks nothing. */
  readonly query: string
  /** The query to send, where `query` follows later. */
  readonly readQuery?: () => string
  readonly limit: number
  readonly contextLength: number
}

export interface Search {
  readonly state: SearchState
  /** The newest answer that there is. It may be that of an earlier query while the current one is worked on. */
  readonly answer: SearchAnswer | undefined
  /** Query of the answer. */
  readonly answered: string
  /** Hits that the answer has at most. */
  readonly answeredLimit: number
  /** The answer is of what has come so far of the index. */
  readonly isInterim: boolean
  /** The index, or more of it, is on its way. */
  readonly isLoading: boolean
  /** Asks for what has just been typed: the worker looks for it while the page shows the letter. */
  readonly ask: (query: string) => void
  /** The text of the section that a hit of the answer is in, of at most so many characters. */
  readonly preview: (hit: SearchHit, limit: number) => Promise<readonly Segment[]>
  /** Loads what is missing, again after a failure. */
  readonly load: () => void
}

const EMPTY: SearchState = {status: 'empty'}

export function useSearch({target, data, query, readQuery = () => query, limit, contextLength}: SearchInput): Search {
  const {client, error, reload} = useClient(target, data)
  const state = useSyncExternalStore(
    (listener) => client?.subscribe(listener) ?? (() => undefined),
    () => client?.getState() ?? EMPTY,
    () => EMPTY,
  )
  const {result, isWaiting, failure, ask, askAgain} = useAsking(client, state, {limit, contextLength})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another index, or a longer list, gets the same query again
  useEffect(() => ask(readQuery()), [ask, client, state, query, limit, contextLength])
  const message = failure ?? error
  const isOwn = result !== undefined && result.client === client && query !== ''
  return {
    state: message === undefined ? state : {status: 'failed', message},
    answer: isOwn ? result.answer : undefined,
    answered: isOwn ? result.query : '',
    answeredLimit: isOwn ? result.limit : 0,
    isInterim: isOwn && result.isInterim,
    isLoading: query !== '' && (state.status === 'loading' || isWaiting),
    ask,
    preview: useEvent(async (hit, limit) => client?.preview(hit, limit) ?? []),
    load: useEvent(() => {
      // The index is there, but a part of it could not be fetched.
      if (failure !== undefined) askAgain(readQuery())
      if (client !== undefined) void client.load()
      // Without an error its code is still on its way.
      else if (error !== undefined) reload()
    }),
  }
}

/** Most answers are there sooner: an indicator that flickers with each letter says nothing. */
const WAITING_MS = 200

interface Result {
  readonly answer: SearchAnswer
  readonly query: string
  readonly client: SearchClient
  readonly limit: number
  readonly isInterim: boolean
}

function useAsking(client: SearchClient | undefined, state: SearchState, options: QueryOptions) {
  const [result, setResult] = useState<Result>()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** What the answer depends on; empty while nothing is asked. The state is another object when another index has come. */
  const current = useRef<readonly unknown[]>([])
  const ask = useEvent((query: string): void => {
    const isReady = client !== undefined && state.status === 'done' && query !== ''
    const question = isReady ? [client, state, query, options.limit, options.contextLength] : []
    const {length} = current.current
    if (question.length === length && question.every((part, at) => part === current.current[at])) return
    current.current = question
    if (!isReady) {
      setWaiting(false)
      return
    }
    const isCurrent = (): boolean => current.current === question
    const waiting = setTimeout(() => isCurrent() && setWaiting(true), WAITING_MS)
    const show = (answer: SearchAnswer, isInterim: boolean): void => {
      if (isCurrent()) startTransition(() => setResult({answer, query, client, limit: options.limit, isInterim}))
    }
    startTransition(() => setFailure(undefined))
    client
      .search(query, options, (answer) => show(answer, true))
      .then(
        (answer) => show(answer, false),
        (thrown: Error) => {
          if (isCurrent()) setFailure(thrown.message)
        },
      )
      .finally(() => {
        clearTimeout(waiting)
        if (isCurrent()) setWaiting(false)
      })
  })
  const askAgain = (query: string): void => {
    current.current = []
    setFailure(undefined)
    ask(query)
  }
  return {result, isWaiting, failure, ask, askAgain}
}

function useClient(target: SearchTarget, data: SearchData) {
  const [made, setMade] = useState<{client: SearchClient; key: string}>()
  const [error, setError] = useState<string>()
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(target)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the target; another try is asked for
  useEffect(() => {
    let isCurrent = true
    setError(undefined)
    getClient(target, data).then(
      (client) => {
        if (!isCurrent) return
        setMade({client, key})
        void client.load()
      },
      ({name, message}: Error) => isCurrent && setError(name === 'ChunkLoadError' ? '' : message),
    )
    return () => {
      isCurrent = false
    }
  }, [key, tries])
  return {client: made?.key === key ? made.client : undefined, error, reload: () => setTries((count) => count + 1)}
}
