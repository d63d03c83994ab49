// The page that is shown.
import {createContext, useContext} from 'react'
import type {PageData} from '../../shared/contract.ts'
import {ReactContextError} from '../failure/context-error.ts'
import type {LoadedPage} from './loaded-page.ts'

export const PageContext = createContext<LoadedPage | null>(null)

/**
 * The shown page with its content.
 * @throws ReactContextError outside of a page.
 */
export function useLoadedPage(hookName = 'useLoadedPage'): LoadedPage {
  const loaded = useContext(PageContext)
  if (!loaded) throw new ReactContextError('PageContext.Provider', '', hookName)
  return loaded
}

/**
 * Data of the shown page: path, props of its layout, table of contents, head. A component that asks is rendered again on
 * every other page.
 * @throws ReactContextError outside of the runtime, as in a test without it.
 */
export function usePage(): PageData {
  return useLoadedPage('usePage').page
}
