// Which files of the output belong to the site that is kept, and in which version.
import picomatch from 'picomatch'
import type {OutputFile} from 'quire-docs/plugin'
import type {PwaOptions} from './options.ts'

/** What pages are made of. */
const PATTERNS = [
  '**/*.{js,mjs,json,css,html,webmanifest}',
  '**/*.{png,jpg,jpeg,gif,svg,ico,webp,avif}',
  '**/*.{woff,woff2,eot,ttf,otf}',
]

/** What readers do not see: the worker is never kept, the page that stands for one that is missing is not one, and cards are for others. */
const NEVER_SHOWN = ['sw.js', '404.html', 'assets/social-cards/**']

/** Digits of a version, as the list is loaded by every reader. */
const VERSION_LENGTH = 10

/** Versions by path. Without the worker, which is never kept, and the page that stands for one that is missing. */
export function listSiteFiles(
  files: readonly OutputFile[],
  {injectManifestConfig}: PwaOptions,
): Readonly<Record<string, string>> {
  const {globPatterns, globIgnores, maximumFileSizeToCacheInBytes, additionalManifestEntries} = injectManifestConfig
  const isWanted = picomatch([...PATTERNS, ...globPatterns], {ignore: [...NEVER_SHOWN, ...globIgnores]})
  const limit = maximumFileSizeToCacheInBytes ?? Number.POSITIVE_INFINITY
  const own = files
    .filter(({path, sizeBytes = 0}) => isWanted(path) && sizeBytes <= limit)
    .map(({path, version}) => [path, version.slice(0, VERSION_LENGTH)] as const)
  const added = additionalManifestEntries.map((entry) => {
    const {url, revision} = typeof entry === 'string' ? {url: entry, revision: undefined} : entry
    return [url.replace(/^\//, ''), revision ?? ''] as const
  })
  return Object.fromEntries([...own, ...added])
}
