// Shared data that is fetched only when somebody wants it.
import {useCallback, useState} from 'react'
import type {Json} from '../../shared/contract.ts'
import {toError} from '../failure/error-chain.ts'
import {useSharedDataStore} from './shared-data-context.ts'

/** Shared data that is loaded when somebody asks for it, and its state. */
export interface LazySharedData<T> {
  /** Undefined until loaded. */
  readonly data: T | undefined
  readonly error: Error | undefined
  readonly isLoading: boolean
  /** Starts loading, unless loaded or under way. */
  readonly load: () => void
  /** Tries again after an error. The same as `load`, by the name that a button has. */
  readonly retry: () => void
}

interface Attempt {
  readonly id: string | undefined
  readonly isLoading: boolean
  readonly error: Error | undefined
}

/** Data by id, loaded by a call of `load`. With an undefined id nothing is ever loaded. */
export function useLazySharedData<T = Json>(id: string | undefined): LazySharedData<T> {
  const store = useSharedDataStore('useLazySharedData')
  const [attempt, setAttempt] = useState<Attempt>({id, isLoading: false, error: undefined})
  const isCurrent = attempt.id === id
  const load = useCallback(() => {
    if (id === undefined || store.find(id) !== undefined) return
    setAttempt({id, isLoading: true, error: undefined})
    const finish = (error?: Error) => setAttempt((now) => (now.id === id ? {id, isLoading: false, error} : now))
    store.load(id).then(
      () => finish(),
      (thrown: unknown) => finish(toError(thrown)),
    )
  }, [id, store])
  return {
    // The shape is agreed between the plugin that makes the data and the component that names it by id.
    data: id === undefined ? undefined : (store.find(id) as T | undefined),
    error: isCurrent ? attempt.error : undefined,
    isLoading: isCurrent && attempt.isLoading,
    load,
    retry: load,
  }
}
