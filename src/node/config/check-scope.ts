// How much of a site can be checked although something in it is wrong. A run reports all that it can know, and nothing that
// may only follow from what it has reported already.
import {closest} from '../../shared/closest.ts'
import type {DiagnosticCodes} from '../../shared/diagnostic-codes.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {DroppedPath} from '../diagnostics/parse-leniently.ts'

export interface CheckScope {
  /** How documents are read is known. */
  readonly canCompile: boolean
  /** All plugins are known, and with them the components and client modules. */
  readonly canBundle: boolean
  /** All pages and their permalinks are known: a link can be said to lead nowhere. */
  readonly canCheckLinks: boolean
}

export const WHOLE_SCOPE: CheckScope = {canCompile: true, canBundle: true, canCheckLinks: true}

/** There may be more pages, documents and components than are seen. */
export const WITHOUT_PLUGINS: CheckScope = {canCompile: true, canBundle: false, canCheckLinks: false}
const WITHOUT_TEXT: CheckScope = {canCompile: false, canBundle: true, canCheckLinks: false}
/** Permalinks and URLs of files are not known, or what to do about broken ones. */
const WITHOUT_PERMALINKS: CheckScope = {canCompile: true, canBundle: true, canCheckLinks: false}

/** What all of them allow. */
export function narrowest(scopes: readonly CheckScope[]): CheckScope {
  return {
    canCompile: scopes.every(({canCompile}) => canCompile),
    canBundle: scopes.every(({canBundle}) => canBundle),
    canCheckLinks: scopes.every(({canCheckLinks}) => canCheckLinks),
  }
}

const LISTS: readonly unknown[] = ['plugins', 'themes', 'presets']
const PERMALINKS: readonly unknown[] = ['baseUrl', 'trailingSlash', 'i18n', 'staticDirectories', 'onBrokenLinks']
// Of a locale: the rest is what its pages say of themselves.
const OF_LOCALE: readonly unknown[] = ['path', 'baseUrl']

/** What can be checked without the parts of a configuration that were left out. */
export function scopeWithout(dropped: readonly DroppedPath[]): CheckScope {
  return narrowest(dropped.flatMap(({meant}) => (meant === undefined ? [] : scopeWithoutKey(meant))))
}

function scopeWithoutKey([first, second, ...rest]: NonNullable<DroppedPath['meant']>): CheckScope {
  if (LISTS.includes(first)) return WITHOUT_PLUGINS
  if (first === 'markdown') return second === 'hooks' ? WITHOUT_PERMALINKS : WITHOUT_TEXT
  if (first === 'i18n' && second === 'localeConfigs')
    return OF_LOCALE.includes(rest.at(-1)) ? WITHOUT_PERMALINKS : WHOLE_SCOPE
  return PERMALINKS.includes(first) ? WITHOUT_PERMALINKS : WHOLE_SCOPE
}

/** The same for the options of the classic preset. @param plugins Keys that are for a plugin each. */
export function scopeOfPreset(dropped: readonly DroppedPath[], plugins: readonly string[]): CheckScope {
  const isPlugin = ({path: [key]}: DroppedPath): boolean => closest(String(key), plugins) !== undefined
  return dropped.some(isPlugin) ? WITHOUT_PLUGINS : WHOLE_SCOPE
}

export interface PlannedPages {
  /** Every plugin gave its pages. */
  readonly isWhole: boolean
  /** What was found before documents are compiled. */
  readonly findings: readonly Diagnostic[]
  /** What their codes mean. */
  readonly codes: DiagnosticCodes
}

/** What can be checked of a site whose routes are planned. @param configured What its configuration allows. */
export function scopeOfPages(configured: CheckScope, {isWhole, findings, codes}: PlannedPages): CheckScope {
  const keepsPermalinks = findings.every((finding) => finding.level !== 'error' || leavesPermalinks(finding, codes))
  return narrowest([
    configured,
    isWhole ? WHOLE_SCOPE : WITHOUT_PLUGINS,
    keepsPermalinks ? WHOLE_SCOPE : WITHOUT_PERMALINKS,
  ])
}

const KEYS_OF_PERMALINKS: readonly unknown[] = ['id', 'slug', 'date', 'tags', 'authors', 'draft', 'unlisted']

function leavesPermalinks({code, location}: Diagnostic, codes: DiagnosticCodes): boolean {
  const key = location?.frontMatterKey
  if (key !== undefined && !KEYS_OF_PERMALINKS.includes(key)) return true
  return codes[code]?.keepsPermalinks === true
}
