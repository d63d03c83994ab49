// Marks the cache folder as ours, by the convention that backup programs know, and tells it from a folder of somebody else:
// what is in the cache is removed one day, and "cacheDir" may name any folder.
import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {GENERATED_FOLDER, PLUGIN_OUTPUT_FOLDER} from '../files/generated-folder.ts'
import {withoutDraftEnding, writeWhole} from './write-whole.ts'

const TAG = 'CACHEDIR.TAG'

// The first line is the convention's: https://bford.info/cachedir/
const TAG_TEXT = `Signature: 8a477f597d28d172789f06886806bc55
# This folder is a cache of Quire. Everything in it can be removed.
`

/** What a cache without a mark holds, one of an older version. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'store',
  'users',
  'modules',
  'bundles',
  'entries',
  'start',
  GENERATED_FOLDER,
  PLUGIN_OUTPUT_FOLDER,
  'webpack',
  'webpack.lock',
  'webpack.sums',
  'rspack',
  'rspack.lock',
  'rspack.sums',
  '.start.quire',
  TAG,
])

/**
 * Makes the folder and marks it.
 * @throws SiteError when the folder holds something that Quire did not put there.
 */
export function claimCacheFolder(cacheDir: string): void {
  let stranger: string | undefined
  try {
    mkdirSync(cacheDir, {recursive: true})
    stranger = findStranger(cacheDir)
    if (stranger === undefined && !isMarked(join(cacheDir, TAG))) writeWhole(join(cacheDir, TAG), TAG_TEXT)
  } catch {
    // A disk that does not take it: the store, which needs it, says what is wrong.
    return
  }
  if (stranger !== undefined) throw new SiteError([describeStranger(cacheDir, stranger)])
}

/** @throws SiteError as {@link claimCacheFolder} does, without making anything. */
export function checkCacheFolder(cacheDir: string): void {
  const stranger = existsSync(cacheDir) ? findStranger(cacheDir) : undefined
  if (stranger !== undefined) throw new SiteError([describeStranger(cacheDir, stranger)])
}

function describeStranger(cacheDir: string, stranger: string): Diagnostic {
  return {
    level: 'error',
    code: 'config/cache-folder',
    message: `"cacheDir" is "${cacheDir}", which holds files that Quire did not make, "${stranger}" among them.`,
    configKey: ['cacheDir'],
    hint: 'Name a folder of its own: everything in it can be removed.',
  }
}

/** The folder is marked, or has nothing in it but what a cache has. */
export function isCacheFolder(dir: string): boolean {
  return findStranger(dir) === undefined
}

function findStranger(dir: string): string | undefined {
  // A mark that is damaged says nothing.
  if (isMarked(join(dir, TAG))) return undefined
  // Another build may be marking the folder at this moment.
  return readdirSync(dir).find((name) => !OWN_NAMES.has(withoutDraftEnding(name)))
}

function isMarked(tag: string): boolean {
  try {
    return readFileSync(tag, 'utf8') === TAG_TEXT
  } catch {
    return false
  }
}

/** Removes what stands in the place of a folder. Returns whether something did. */
export function removeFileAt(path: string): boolean {
  if (lstatSync(path, {throwIfNoEntry: false}) === undefined) return false
  // A link to a folder is one, too.
  if (statSync(path, {throwIfNoEntry: false})?.isDirectory() === true) return false
  rmSync(path)
  return true
}
