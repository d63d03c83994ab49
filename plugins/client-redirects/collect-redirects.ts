// All redirects that the options ask for, as they are written: nothing is checked against the pages yet.
import {type Diagnostic, encodePath} from 'quire-docs/plugin'
import {type ClientRedirectsOptions, problemOfFrom} from './options.ts'

/** Paths are below the base URL, with a slash in front. */
export interface Redirect {
  readonly from: string
  readonly to: string
  /** Where it was written. */
  readonly place: Pick<Diagnostic, 'configKey' | 'location'>
}

/** What a function of the configuration gave that is no path. */
export interface BadPath {
  /** The page that the function was called with. */
  readonly page: string
  readonly value: unknown
  readonly problem: string
}

export interface CollectedRedirects {
  readonly redirects: readonly Redirect[]
  readonly bad: readonly BadPath[]
}

/**
 * In the order in which the first of several with one path is kept.
 * @param pages Paths of all pages below the base URL, with a slash in front.
 * @param filed Those of the file of redirects.
 */
export function collectRedirects(
  pages: readonly string[],
  options: ClientRedirectsOptions,
  filed: readonly Redirect[],
): CollectedRedirects {
  const created = pages.map((page) => createRedirects(page, options.createRedirects))
  return {
    redirects: [
      ...pages.flatMap((page) => fromExtensions(page, options.fromExtensions)),
      ...pages.flatMap((page) => toExtensions(page, options.toExtensions)),
      ...options.redirects.flatMap(({from, to}, at) =>
        (typeof from === 'string' ? [from] : from).map((one) => ({
          from: one,
          to,
          place: {configKey: ['redirects', at, 'to']},
        })),
      ),
      ...filed,
      ...created.flatMap(({redirects}) => redirects),
    ],
    bad: created.flatMap(({bad}) => bad),
  }
}

/** `/page` is reached by `/page.html`, `/page/` by `/page.html/`. */
function fromExtensions(page: string, extensions: readonly string[]): readonly Redirect[] {
  if (page === '/' || extensions.some((extension) => page.endsWith(`.${extension}`))) return []
  const [, bare = page, slash = ''] = /^(.*?)(\/?)$/s.exec(page) ?? []
  return extensions.map((extension) => ({
    from: `${bare}.${extension}${slash}`,
    to: page,
    place: {configKey: ['fromExtensions']},
  }))
}

function toExtensions(page: string, extensions: readonly string[]): readonly Redirect[] {
  const extension = extensions.find((one) => page.endsWith(`.${one}`))
  if (extension === undefined) return []
  return [{from: page.slice(0, -extension.length - 1), to: page, place: {configKey: ['toExtensions']}}]
}

function createRedirects(page: string, create: ClientRedirectsOptions['createRedirects']): CollectedRedirects {
  const given: unknown = create?.(page) ?? []
  const redirects: Redirect[] = []
  const bad: BadPath[] = []
  for (const value of Array.isArray(given) ? (given as readonly unknown[]) : [given]) {
    const problem = typeof value === 'string' ? problemOfFrom(value) : 'must be a text.'
    if (typeof value !== 'string' || problem !== undefined) bad.push({page, value, problem: problem ?? ''})
    else redirects.push({from: encodePath(value), to: page, place: {configKey: ['createRedirects']}})
  }
  return {redirects, bad}
}
