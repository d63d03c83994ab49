// Shared data for components.
import {createContext, useContext} from 'react'
import type {Json} from '../../shared/contract.ts'
import {ReactContextError} from '../failure/context-error.ts'
import type {SharedDataStore} from './shared-data-store.ts'

export const SharedDataContext = createContext<SharedDataStore | null>(null)

export function useSharedDataStore(hookName: string): SharedDataStore {
  const store = useContext(SharedDataContext)
  if (!store) throw new ReactContextError('SharedDataContext.Provider', '', hookName)
  return store
}

/**
 * Shared data that the page lists in `shared`, so that it is there before the page is shown. `T` is the shape that the
 * data's maker and the component agreed on in views.ts.
 * @throws Error naming the id when it was not loaded.
 */
export function useSharedData<T = Json>(id: string): T {
  const value = useSharedDataStore('useSharedData').find(id)
  if (value === undefined) {
    throw new Error(`Shared data "${id}" is not loaded. The route must list it in "shared", or use useLazySharedData.`)
  }
  // The shape of shared data is agreed between the plugin that makes it and the component that names it by id.
  return value as T
}
