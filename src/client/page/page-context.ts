// The page that is shown.
import {createContext, useContext} from 'react'
import type {PageData} from '../../shared/contract.ts'
import {ReactContextError} from '../failure/context-error.ts'
import type {LoadedPage} from './loaded-page.ts'

export const PageContext = createContext<LoadedPage | null>(null)

/** The shown page with its content. */
export function useLoadedPage(hookName = 'useLoadedPage'): LoadedPage {
  const loaded = useContext(PageContext)
  if (!loaded) throw new ReactContextError('PageContext.Provider', '', hookName)
  return loaded
}

/** Data of the shown page: path, props, table of contents, head. */
export function usePage(): PageData {
  return useLoadedPage('usePage').page
}
