// URLs of links for what is no link.
import {useCallback} from 'react'
import {useSite} from '../data/site-context.ts'
import {resolveLinkTarget} from './link-target.ts'

/** Gives the URL that `Link` writes for a path of the site: with the base URL, and as `trailingSlash` says. */
export function useLinkUrl(): (to: string) => string {
  const site = useSite()
  return useCallback((to) => resolveLinkTarget(to, site).href ?? to, [site])
}
