// What a path of the site and a path in the output folder may be: the one rule that plugins, routes and the writer share.
import {decodePath} from './permalink.ts'

/** What a writer can do about a path that is refused. */
export const PERMALINK_HINT =
  'Write names with slashes between them, such as "guide/setup": no "?", "#" or "\\", and no "." or ".." as a name, encoded or not.'

// Most file systems hold names of 255 bytes; the rest is for what is added, such as "/index.html" and ".md".
const MAX_NAME_BYTES = 255
const ROOM_FOR_EXTENSION = 10

const CONTROL = /[\0-\x1f\x7f]/
const WINDOWS_NAME = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * What is wrong with a path from content or configuration, encoded or not; completes "The path …". Undefined for a path
 * that stays below the site, whatever it is joined to.
 */
export function findPermalinkFault(path: string): string | undefined {
  const mark = /[?#\\]/.exec(path)?.[0]
  if (mark !== undefined) return `has "${mark}"`
  // Some steps decode a path, and some decode it again.
  const decoded = decodePath(decodePath(path))
  if (CONTROL.test(decoded)) return 'has a control character'
  if (/\p{Surrogate}/u.test(decoded)) return 'has half a character'
  if (decoded.includes('\\')) return 'has "\\"'
  for (const name of decoded.split('/')) {
    if (isDots(name)) return `has "${name}" as a name`
    if (byteLength(name) > MAX_NAME_BYTES - ROOM_FOR_EXTENSION) return `has a name of ${byteLength(name)} bytes`
  }
  return undefined
}

/** A path that {@link findPermalinkFault} has nothing against. */
export function isPermalinkPath(path: string): boolean {
  return findPermalinkFault(path) === undefined
}

/**
 * What is wrong with the path of an output file, relative and with `/`; completes "The file …".
 * @param isWindows The names have to be such as Windows can hold.
 */
export function findFileFault(file: string, isWindows = false): string | undefined {
  if (file === '') return 'has no name'
  if (CONTROL.test(file)) return 'has a control character in its name'
  if (file.startsWith('/') || /^[a-z]:[\\/]/i.test(file)) return 'is not below the output folder'
  if (file.includes('\\')) return 'has "\\" in its name'
  for (const name of file.split('/')) {
    if (isDots(name)) return 'is not below the output folder'
    if (name === '') return 'has a folder without a name'
    if (byteLength(name) > MAX_NAME_BYTES) return `has a name of ${byteLength(name)} bytes, more than a disk can hold`
    if (isWindows && WINDOWS_NAME.test(name)) return `has the name "${name}", which Windows cannot hold`
  }
  return undefined
}

function isDots(name: string): boolean {
  return name === '.' || name === '..'
}

const encoder = new TextEncoder()

function byteLength(name: string): number {
  return name.length * 3 <= MAX_NAME_BYTES - ROOM_FOR_EXTENSION ? name.length : encoder.encode(name).length
}
