// Redirects as they are published: each leads straight to a page. What cannot be is a finding.
import {applyTrailingSlash, closest, type Diagnostic, encodePath, withSeverity} from 'quire-docs/plugin'
import type {Redirect} from './collect-redirects.ts'

export interface SitePaths {
  /** Paths of all pages below the base URL, with a slash in front. */
  readonly pages: readonly string[]
  readonly trailingSlash: boolean | null
  readonly onDuplicateRoutes: Parameters<typeof withSeverity>[0]
  /** A build; while one writes, what is wrong is a warning. */
  readonly isProduction: boolean
}

export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[]
  readonly findings: readonly Diagnostic[]
}

/** Redirects that lead to pages or to other sites. Of two with one path the first is kept, and a page rather than either. */
export function resolveRedirects(all: readonly Redirect[], site: SitePaths): ResolvedRedirects {
  const pages = new Set(site.pages.map(toKey))
  const {byFrom, findings} = keepDistinct(all, pages, site)
  const known = {pages, byFrom, site}
  const looped = new Set<string>()
  const redirects: Redirect[] = []
  for (const redirect of byFrom.values()) {
    const resolved = follow(redirect, known)
    if (resolved.finding === undefined) redirects.push({...redirect, to: resolved.to})
    // Each loop is told once, and what leads into it is another's.
    else if (resolved.loop === undefined || !resolved.loop.some((key) => looped.has(key)))
      findings.push(resolved.finding)
    for (const key of resolved.loop ?? []) looped.add(key)
  }
  return {redirects, findings}
}

/** Two spellings of one path are equal: encoded or not, with and without a slash at its end. */
function toKey(path: string): string {
  return encodePath(path).replace(/(?<=.)\/$/, '')
}

function keepDistinct(all: readonly Redirect[], pages: ReadonlySet<string>, {onDuplicateRoutes}: SitePaths) {
  const byFrom = new Map<string, Redirect>()
  const findings: Diagnostic[] = []
  for (const redirect of all) {
    const {from, to, place} = redirect
    const key = toKey(from)
    const other = byFrom.get(key)
    // A function that leaves a path as it is asks for nothing.
    if (pages.has(key) && key === toKey(to)) continue
    if (pages.has(key))
      addFinding(findings, onDuplicateRoutes, {
        code: 'client-redirects/existing-page',
        message: `There is a page at "${from}", so the redirect to "${to}" is left out.`,
        ...place,
      })
    else if (other === undefined) byFrom.set(key, redirect)
    else if (other.to !== to)
      addFinding(findings, onDuplicateRoutes, {
        code: 'client-redirects/duplicate',
        message: `"${from}" is to lead to "${other.to}" and to "${to}"; the first is kept.`,
        ...place,
        hint: 'Remove one of the two.',
      })
  }
  return {byFrom, findings}
}

function addFinding(
  findings: Diagnostic[],
  severity: SitePaths['onDuplicateRoutes'],
  finding: Omit<Diagnostic, 'level'>,
) {
  const found = withSeverity(severity, finding)
  if (found !== undefined) findings.push(found)
}

interface Known {
  readonly pages: ReadonlySet<string>
  readonly byFrom: ReadonlyMap<string, Redirect>
  readonly site: SitePaths
}

interface Followed {
  readonly to: string
  readonly finding?: Diagnostic
  /** Keys of the redirects that lead to each other. */
  readonly loop?: readonly string[]
}

/** Follows a redirect through others to its end. What an earlier one has of query and anchor wins. */
function follow(redirect: Redirect, {pages, byFrom, site}: Known): Followed {
  const passed = [toKey(redirect.from)]
  let {to} = redirect
  let {search, hash} = splitTarget(to)
  for (;;) {
    // Another site, or relative to the old page: nothing of it is known here.
    if (!to.startsWith('/') || to.startsWith('//')) return {to: addTo(to, search, hash)}
    const {pathname} = splitTarget(to)
    const key = toKey(pathname)
    if (pages.has(key)) return {to: applyTrailingSlash(encodePath(pathname), site.trailingSlash, '/') + search + hash}
    const at = passed.indexOf(key)
    if (at >= 0) return {to, loop: passed.slice(at), finding: toLoop(redirect, [...passed.slice(at), key], site)}
    const next = byFrom.get(key)
    if (next === undefined) return {to, finding: toMissing(redirect, pathname, site)}
    passed.push(key)
    to = next.to
    const later = splitTarget(to)
    search = search === '' ? later.search : search
    hash = hash === '' ? later.hash : hash
  }
}

function splitTarget(target: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
  return {pathname, search, hash}
}

function addTo(url: string, search: string, hash: string): string {
  return splitTarget(url).pathname + search + hash
}

const levelOf = ({isProduction}: SitePaths): Diagnostic['level'] => (isProduction ? 'error' : 'warning')

function toLoop({place}: Redirect, loop: readonly string[], site: SitePaths): Diagnostic {
  return {
    level: levelOf(site),
    code: 'client-redirects/loop',
    message: `Redirects lead in a circle: ${loop.map((path) => `"${path}"`).join(' to ')}.`,
    ...place,
    hint: 'Let one of them lead to a page.',
  }
}

function toMissing({from, to, place}: Redirect, pathname: string, site: SitePaths): Diagnostic {
  const nearest = closest(pathname, site.pages)
  const through = splitTarget(to).pathname === pathname ? '' : `, by way of "${to}"`
  return {
    level: levelOf(site),
    code: 'client-redirects/missing-target',
    message: `The redirect of "${from}" leads to "${pathname}"${through}, and there is no such page.`,
    ...place,
    hint: nearest === undefined ? 'Give the path of a page, without the base URL.' : `Did you mean "${nearest}"?`,
  }
}
