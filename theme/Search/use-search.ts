// Asks the index from React: one client for each part of the site, kept while the reader goes from page to page.
import {
  createSearch,
  type SearchAnswer,
  type SearchClient,
  type SearchState,
  type SearchTarget,
  useEvent,
} from 'quire/client'
import {useEffect, useState, useSyncExternalStore} from 'react'
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
  readonly limit: number
  readonly contextLength: number
}

export interface Search {
  readonly state: SearchState
  /** The newest answer that there is. It may be that of an earlier query while the current one is worked on. */
  readonly answer: SearchAnswer | undefined
  /** Query of the answer. */
  readonly answered: string
  /** Loads what is not there, anew after a failure. */
  readonly load: () => void
}

const EMPTY: SearchState = {status: 'empty'}

export function useSearch({target, data, query, limit, contextLength}: SearchInput): Search {
  const {client, error, reload} = useClient(target, data)
  const state = useSyncExternalStore(
    (listener) => client?.subscribe(listener) ?? (() => undefined),
    () => client?.getState() ?? EMPTY,
    () => EMPTY,
  )
  const [result, setResult] = useState<{answer: SearchAnswer; query: string; client: SearchClient}>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const isReady = state.status === 'done'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, or another index, is asked the same again
  useEffect(() => {
    if (client === undefined || !isReady || query === '') return undefined
    let isCurrent = true
    const show = (answer: SearchAnswer): void => {
      if (isCurrent) setResult({answer, query, client})
    }
    // What is found before a large index is complete is worth showing; that there is nothing yet is not.
    const showSome = (answer: SearchAnswer): void => {
      if (answer.hits.length > 0) show(answer)
    }
    setFailure(undefined)
    client.search(query, {limit, contextLength}, showSome).then(show, (thrown: Error) => {
      if (isCurrent) setFailure(thrown.message)
    })
    return () => {
      isCurrent = false
    }
  }, [client, isReady && state, query, limit, contextLength, tries])
  const message = failure ?? error
  const isOwn = result !== undefined && result.client === client && query !== ''
  return {
    state: message === undefined ? state : {status: 'failed', message},
    answer: isOwn ? result.answer : undefined,
    answered: isOwn ? result.query : '',
    load: useEvent(() => {
      // The index is there, but a part of it could not be fetched.
      if (failure !== undefined) setTries((count) => count + 1)
      setFailure(undefined)
      if (client !== undefined) void client.load()
      // Without an error its code is still on its way.
      else if (error !== undefined) reload()
    }),
  }
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
      (thrown: Error) => isCurrent && setError(thrown.message),
    )
    return () => {
      isCurrent = false
    }
  }, [key, tries])
  return {client: made?.key === key ? made.client : undefined, error, reload: () => setTries((count) => count + 1)}
}
