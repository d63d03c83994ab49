// Site paths: joining, base URL, trailing slash, and the files that a path stands for.
import {dropTrailing} from './drop-trailing.ts'

/** True for `scheme:...` and `//host...`. */
export function hasProtocol(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)
}

/** Joins URL path parts with single slashes; keeps a leading slash and the last part's trailing slash. */
export function joinPath(...parts: readonly string[]): string {
  const joined = parts.filter((part) => part !== '').join('/')
  return joined.replace(/\/{2,}/g, '/')
}

/** Applies the trailing-slash policy to a path; query and hash are kept, the base URL itself is never changed. */
export function applyTrailingSlash(path: string, policy: boolean | null, baseUrl: string): string {
  if (policy === null || path.startsWith('#')) return path
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  if (pathname === '' || pathname === '/' || pathname === baseUrl) return path
  const bare = dropTrailing(pathname, '/')
  return (policy ? `${bare}/` : bare) + rest
}

/** The path below the base URL, without a leading slash: `/docs/x` gives `docs/x`. Undefined outside the base URL. */
export function stripBaseUrl(path: string, baseUrl: string): string | undefined {
  if (path === baseUrl.slice(0, -1)) return ''
  return path.startsWith(baseUrl) ? path.slice(baseUrl.length) : undefined
}

/** Two spellings of one page are equal: no suffix `.html` or `/index.html`, no trailing slash. */
export function normalisePathname(pathname: string): string {
  const bare = dropTrailing(pathname.replace(/(?:\/index)?\.html$/, ''), '/')
  return bare === '' ? '/' : bare
}

/**
 * The HTML file of a route, relative to the output folder.
 * @param path Permalink with the base URL.
 */
export function htmlFileOf(path: string, baseUrl: string, trailingSlash: boolean | null): string {
  const below = decodePath(stripBaseUrl(path, baseUrl) ?? path.replace(/^\//, ''))
  if (below === '' || below === '/') return 'index.html'
  if (below.endsWith('.html')) return below
  const bare = below.replace(/\/$/, '')
  return trailingSlash === false ? `${bare}.html` : `${bare}/index.html`
}

/**
 * The route module of a path, relative to the base URL: `/docs/x`, `/docs/x/` and `/docs/x.html` all give
 * `_routes/docs/x.js`; the base URL gives `_routes/index.js`.
 */
export function routeModuleOf(path: string, baseUrl: string): string {
  const below = stripBaseUrl(path, baseUrl) ?? path.replace(/^\//, '')
  const bare = normalisePathname(`/${below}`).slice(1)
  return `_routes/${bare === '' ? 'index' : bare}.js`
}

/**
 * The one script whose name is the same in every build, relative to the base URL. It is neither among the assets, which
 * browsers keep for good, nor below a name that hosts leave out.
 */
export const RECOVERY_FILE = 'quire-recovery.js'

/** Suffix of a file that is not a page. A version number such as `2.0` is none. */
const FILE_SUFFIX = /\.(?!html?$)[a-z][a-z\d]+$/i

/** Tells a path of a file from that of a page. */
export function hasFileSuffix(path: string): boolean {
  return FILE_SUFFIX.test(path)
}

const SHARED_FOLDER = '_routes/shared/'
/** Ids that end in a hash, or a hash and a number: of branches of sidebars, of which a large site has thousands. */
const HASHED_ID = /-([0-9a-f]{2})[0-9a-f]{6}(?:--?\d+)?$/

/** File of shared data, relative to the base URL. What a site has many of is spread over 256 folders. */
export function sharedDataFile(id: string): string {
  const [, folder] = HASHED_ID.exec(id) ?? []
  return `${SHARED_FOLDER}${folder === undefined ? '' : `${folder}/`}${id}.json`
}

/** File of a partial's module, relative to the base URL. @param hash Of its specifier: letters and digits. */
export function partialFileOf(hash: string): string {
  return `${SHARED_FOLDER}${hash.slice(0, 2).toLowerCase()}/partial-${hash}.js`
}

/** Tells the files of {@link partialFileOf}. */
export function isPartialFile(file: string): boolean {
  return /^_routes\/shared\/[0-9a-z]{2}\/partial-[^/]+\.js$/.test(file)
}

/** As `encodeURI`, which fails for a text that has half a character in it. */
export function encodeText(text: string): string {
  return encodeURI(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/** A path as browsers write it: what is encoded stays, everything else but slashes is encoded where it has to be. */
export function encodePath(path: string): string {
  const parts = isEncoded(path) ? path.split(/(%[\da-f]{2})/i) : [path]
  const encode = (text: string): string => encodeText(text).replaceAll('?', '%3F').replaceAll('#', '%23')
  return parts.map((part, at) => (at % 2 === 1 ? part : encode(part))).join('')
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Decodes percent escapes; a malformed path is returned as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
