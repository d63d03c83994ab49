// Where a doc lives: its path below the version, from its front matter or from its place on disk.
import {posix} from 'node:path'
import {encodeText, isPermalinkPath} from 'quire-docs/plugin'

export interface SlugInput {
  /** Folder without number prefixes; `.` at the root. */
  readonly dir: string
  /** Last segment of the doc's id. */
  readonly baseId: string
  /** `slug` of the front matter. */
  readonly slug?: string | undefined
  /** The doc stands for its folder. */
  readonly isCategoryIndex: boolean
}

/** Percent-encoded path that starts with a slash; undefined when the front matter's slug cannot be a path. */
export function toSlug({dir, baseId, slug, isCategoryIndex}: SlugInput): string | undefined {
  const folder = dir === '.' ? '/' : `/${encodeNames(dir)}/`
  if (slug === undefined) return isCategoryIndex ? folder : folder + encodeName(baseId)
  if (slug.startsWith('/')) return toUrlPath(slug)
  const resolved = posix.join(folder, slug)
  // `..` and `.` name folders.
  return toUrlPath(/(?:^|\/)\.{1,2}$/.test(slug) && !resolved.endsWith('/') ? `${resolved}/` : resolved)
}

/** A file that stands for its folder: `index`, `readme`, or the folder's own name. All names as on disk. */
export interface CategoryIndexFile {
  /** Without its extension. */
  readonly fileName: string
  /** Folders from the innermost to the outermost. */
  readonly directories: readonly string[]
}

/** The names that tell whether a file stands for its folder. @param source Path inside the content folder. */
export function toIndexFile(source: string): CategoryIndexFile {
  const folders = source.split('/')
  const file = folders.pop() ?? ''
  return {fileName: file.replace(/\.[^.]*$/, ''), directories: folders.reverse()}
}

/** Whether a file stands for its folder. */
export function isCategoryIndex({fileName, directories}: CategoryIndexFile): boolean {
  const name = fileName.toLowerCase()
  return name === 'index' || name === 'readme' || name === directories[0]?.toLowerCase()
}

/** Encodes file and folder names for a URL; slashes stay. */
function encodeNames(path: string): string {
  return path.split('/').map(encodeName).join('/')
}

function encodeName(name: string): string {
  return encodeText(name).replaceAll('?', '%3F').replaceAll('#', '%23')
}

/** The encoded form of a path that a writer gave, encoded or not; undefined when it is not a path. */
export function toUrlPath(path: string): string | undefined {
  if (!isPermalinkPath(path)) return undefined
  try {
    return encodeURI(decodeURI(path)).replace(/\/{2,}/g, '/')
  } catch {
    return undefined
  }
}
