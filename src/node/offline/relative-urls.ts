// Paths of the site, as they are written in pages and style sheets, to paths that lead there from the file they stand in.
import {posix} from 'node:path'
import {OFFLINE_BASE, type OfflineSettings, offlineFileOf} from '../../shared/offline.ts'
import {decodePath} from '../../shared/permalink.ts'
import type {PublicUrls} from './offline-config.ts'

export interface OfflineOutput {
  readonly settings: OfflineSettings
  /** All files, relative to the folder of the site. */
  readonly files: ReadonlySet<string>
  /** Base URL of the site on its server, for paths that an author has written out. */
  readonly siteBaseUrl: string
  readonly publicUrls: PublicUrls
}

/**
 * What links of a site have to be told to be those of a disk.
 * @param files All files of the output, relative to it.
 */
export function offlineSettings(files: Iterable<string>, hasFlatFiles: boolean): OfflineSettings {
  const usual = {hasFlatFiles, files: {}}
  const named: Record<string, string> = {}
  const all = new Set(files)
  for (const file of all) {
    if (!file.endsWith('.html')) continue
    const path = file.replace(/(?:(?:^|\/)index)?\.html$/, '')
    const expected = offlineFileOf(path, usual)
    // Of `a.html` and `a/index.html` the one wins that a server of the site would send.
    if (expected !== file && !all.has(expected)) named[path] = file
  }
  return {hasFlatFiles, files: named}
}

/** The path of a file as seen from another; both relative to the folder of the site. */
export function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to)
  // A colon in its first part would make a scheme of it.
  const encoded = path.split('/').map(encodeURIComponent).join('/')
  return encoded === '' ? './' : encoded
}

/**
 * A URL as it has to be in a file.
 * @param from The file, relative to the folder of the site.
 * @returns Undefined when it may stay as it is.
 */
export function toRelativeUrl(url: string, from: string, output: OfflineOutput): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url.trim()) ?? []
  const below = belowSite(path, output)
  if (below === undefined) return undefined
  const file = offlineFileOf(decodePath(below), output.settings)
  return relativePath(from, file) + rest
}

/** A path that begins with the base URL of the published site was written by hand, where there is such a file. */
function belowSite(path: string, {siteBaseUrl, files, settings}: OfflineOutput): string | undefined {
  if (path.startsWith(OFFLINE_BASE)) return path.slice(OFFLINE_BASE.length)
  if (`${path}/` === OFFLINE_BASE) return ''
  if (!path.startsWith('/') || path.startsWith('//') || !path.startsWith(siteBaseUrl)) return undefined
  const below = path.slice(siteBaseUrl.length)
  return files.has(offlineFileOf(decodePath(below), settings)) ? below : undefined
}

/** `url(...)` of a style sheet or a style, in the spellings of its value; paths of a site alone are looked at. */
const STYLE_URL = /(url\(\s*)(["']?)(\/[^"'()\s]*)\2/gi

/** A style sheet, or the value of a `style` attribute. */
export function relativeStyles(css: string, from: string, output: OfflineOutput): string {
  return css.replace(STYLE_URL, (whole, start: string, quote: string, url: string) => {
    const relative = toRelativeUrl(url, from, output)
    return relative === undefined ? whole : start + quote + relative + quote
  })
}

/** A path in the text of a script, as far as no string of it can end. */
const SCRIPT_PATH = new RegExp(`${OFFLINE_BASE}[^"'\`\\\\\\s<>)]*`, 'g')

/** A script that stands in a page. */
export function relativeScript(text: string, from: string, output: OfflineOutput): string {
  return text.replace(SCRIPT_PATH, (url) => toRelativeUrl(url, from, output) ?? url)
}

/** A text with the URLs that the published site has. */
export function withPublicUrls(text: string, urls: PublicUrls): string {
  return urls.reduce((written, [built, published]) => written.replaceAll(built, published), text)
}
