// Which files of a site are inputs of its build, as the last builds have told. All others may change as they like: logs,
// the output of another build, the files that editors keep while they write.
import {basename, dirname, relative, sep} from 'node:path'
import picomatch from 'picomatch'
import type {WatchedInput} from '../api-types.ts'

export interface InputFilter {
  /** Gives those that were not known before. */
  readonly add: (inputs: readonly WatchedInput[]) => readonly WatchedInput[]
  /** All that are known. */
  readonly paths: () => readonly string[]
  readonly isInput: (path: string) => boolean
  /** A folder in which there may be inputs. */
  readonly mayHoldInputs: (folder: string) => boolean
}

type Matcher = (path: string) => boolean

interface Folder {
  readonly path: string
  readonly accepts: Matcher
  /** Whether a folder inside of it may hold inputs. */
  readonly descends: Matcher
}

export function createInputFilter(): InputFilter {
  const known = new Set<string>()
  const exact = new Set<string>()
  // Folders that lead to an input.
  const above = new Set<string>()
  const folders: Folder[] = []
  const add = (input: WatchedInput): boolean => {
    const id = JSON.stringify(input)
    if (known.has(id)) return false
    known.add(id)
    exact.add(input.path)
    folders.push(toFolder(input))
    for (let dir = dirname(input.path); dir !== dirname(dir); dir = dirname(dir)) above.add(dir)
    return true
  }
  const isIn = (path: string, {path: folder}: Folder, accepts: Matcher): boolean => {
    const below = pathBelow(path, folder)
    return below !== undefined && !isPrivate(below) && accepts(below)
  }
  return {
    add: (inputs) => inputs.filter(add),
    paths: () => [...exact],
    isInput: (path) =>
      exact.has(path) || (!isTemporary(path) && folders.some((folder) => isIn(path, folder, folder.accepts))),
    mayHoldInputs: (path) =>
      exact.has(path) || above.has(path) || folders.some((folder) => isIn(path, folder, folder.descends)),
  }
}

function toFolder({path, include = ['**'], exclude = []}: WatchedInput): Folder {
  const [includes, excludes] = [picomatch([...include], {dot: true}), picomatch([...exclude], {dot: true})]
  const isDeep = include.some((pattern) => pattern.includes('/') || pattern.includes('**'))
  return {
    path,
    accepts: (below) => includes(below) && !excludes(below),
    descends: (below) => isDeep && !excludes(`${below}/x`),
  }
}

/** Posix path of a file inside of a folder. */
function pathBelow(path: string, folder: string): string | undefined {
  if (!path.startsWith(folder + sep)) return undefined
  return relative(folder, path).split(sep).join('/')
}

/** Packages, the folders of version control and of tools. Files of environment variables count as the site's. */
function isPrivate(below: string): boolean {
  return below.split('/').some((part) => part === 'node_modules' || (part.startsWith('.') && !part.startsWith('.env')))
}

// Vim writes `4913` to try a folder, and `~` and `.swp` files; Emacs `#name#`; JetBrains `___jb_tmp___`.
const TEMPORARY = /^4913$|~$|\.sw[a-z]$|^#.*#$|___jb_(?:tmp|old)___$|\.tmp$|^Thumbs\.db$/

function isTemporary(path: string): boolean {
  return TEMPORARY.test(basename(path))
}
