// A URL with a suffix that the server does not know: `/docs/x.html` on a host that has `/docs/x/index.html`.
import {normalisePathname} from '../../shared/permalink.ts'

/**
 * Where to go instead, when the server answered such a URL with the not-found page.
 * @param pagePath Path of the page that the server sent.
 * @returns Undefined when the page was found, or when the URL has no suffix to leave out.
 */
export function withoutSuffix(
  pagePath: string,
  {pathname, search, hash}: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  const isNotFound = pagePath.endsWith('/404.html')
  if (!isNotFound || pathname === pagePath || !/\.html$/.test(pathname)) return undefined
  return normalisePathname(pathname) + search + hash
}
