// What the base URL seems to be, from where a page was found: pure.

/**
 * The folder that the site lies in.
 * @param pathname Where the page was found, such as `/repo/docs/intro/`.
 * @param depth How many path segments the page's own path has below the base URL: 2 for `docs/intro`.
 * @returns Begins and ends with a slash: `/repo/`.
 */
export function suggestBaseUrl(pathname: string, depth: number): string {
  const segments = pathname
    .replace(/(?:index\.html?|\/)$/i, '')
    .split('/')
    .filter((segment) => segment !== '')
  const base = segments.slice(0, Math.max(0, segments.length - depth))
  return base.length === 0 ? '/' : `/${base.join('/')}/`
}
