// `matchPath` of @docusaurus/router, which is the one of version 5 of the router in all versions of Docusaurus.
import {matchPath as matchPattern} from 'react-router-dom'

export interface MatchOptions {
  /** A pattern such as `/docs/:id`, or several: the first that matches counts. */
  readonly path?: string | readonly string[]
  /** The whole path has to match, and not only its beginning. */
  readonly exact?: boolean
  readonly sensitive?: boolean
  /** A slash at the end has to be in both. */
  readonly strict?: boolean
}

export interface PathMatch {
  readonly path: string
  /** The part of the path that matches. */
  readonly url: string
  readonly isExact: boolean
  readonly params: Readonly<Record<string, string | undefined>>
}

export function matchPath(pathname: string, options: MatchOptions | string | readonly string[]): PathMatch | null {
  const {path, exact = false, sensitive = false, strict = false} = isPaths(options) ? {path: options} : options
  for (const pattern of [path ?? []].flat()) {
    const found = matchPattern({path: pattern, caseSensitive: sensitive, end: exact}, pathname)
    if (found === null || (strict && pattern.endsWith('/') && !pathname.endsWith('/'))) continue
    const isExact = withoutSlash(found.pathname) === withoutSlash(pathname)
    return {path: pattern, url: isExact ? pathname : found.pathname, isExact, params: found.params}
  }
  return null
}

function isPaths(options: MatchOptions | string | readonly string[]): options is string | readonly string[] {
  return typeof options === 'string' || Array.isArray(options)
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
