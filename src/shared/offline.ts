// A site that is read from a disk instead of a server: what its build and its pages have to agree on.

/**
 * Stands for the folder of the site wherever a URL is written. Which folder that is, only the reader's browser knows; a text
 * that no other page would have is found again in all of them.
 */
export const OFFLINE_BASE = '/__quire_offline__/'

/** Loaded by every page before all other scripts; relative to the folder of the site. */
export const OFFLINE_SCRIPT = 'quire-offline.js'

/** What the build tells that script. */
export interface OfflineSettings {
  /** Files of pages are `a.html` instead of `a/index.html`. */
  readonly hasFlatFiles: boolean
  /** Files of pages that are named otherwise, by path; both relative to the folder of the site. */
  readonly files: Readonly<Record<string, string>>
}

/** A path whose end looks like the name of a file that is no page. */
const FILE_SUFFIX = /\.(?!html?$)[a-z][a-z\d]*$/i

/**
 * The file that a link to a path of the site leads to.
 * @param path Relative to the folder of the site, decoded, without query and fragment.
 */
export function offlineFileOf(path: string, {hasFlatFiles, files}: OfflineSettings): string {
  const bare = path.replace(/\/$/, '')
  const own = Object.hasOwn(files, bare) ? files[bare] : undefined
  if (own !== undefined) return own
  if (bare === '') return 'index.html'
  if (/\.html?$/i.test(bare) || FILE_SUFFIX.test(bare)) return bare
  return hasFlatFiles ? `${bare}.html` : `${bare}/index.html`
}
