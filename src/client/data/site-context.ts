// The site's configuration as the client sees it.
import {createContext, useContext} from 'react'
import type {JsonObject, SiteData} from '../../shared/contract.ts'
import {ReactContextError} from '../failure/context-error.ts'

export const SiteContext = createContext<SiteData | null>(null)

/**
 * What every page knows of the site: title, URL, configuration of the theme.
 * @throws ReactContextError outside of the runtime.
 */
export function useSite(): SiteData {
  const site = useContext(SiteContext)
  if (!site) throw new ReactContextError('SiteContext.Provider', '', 'useSite')
  return site
}

/** The `themeConfig` of the site. `T` is the shape that the theme's own schema has checked it for. */
export function useThemeConfig<T = JsonObject>(): T {
  // Validated by the theme's schema when the configuration was loaded.
  return useSite().themeConfig as T
}
