// Which file of a built site answers a path.
import {realpathSync, statSync} from 'node:fs'
import {join, sep} from 'node:path'
import {dropTrailing} from '../../shared/drop-trailing.ts'

export interface FoundFile {
  /** Absolute path. */
  readonly path: string
  /** Path below the served folder, posix slashes. */
  readonly name: string
  /** The path in the request was written without the file's own name: `/docs/x` for `docs/x.html`. */
  readonly isClean: boolean
  readonly sizeBytes: number
  readonly modifiedMs: number
}

// Files for hosts, not for readers.
const HOST_FILES: ReadonlySet<string> = new Set(['_headers', '_redirects'])

/**
 * The file for a decoded path below the base URL. Never a file outside of `dir` (links followed), nor one whose path
 * has a part that starts with a dot.
 * @param dir Absolute, with links resolved.
 */
export function findFile(dir: string, below: string): FoundFile | undefined {
  const {names, bare} = namesOf(below)
  for (const name of names) {
    const found = readStats(dir, name)
    if (found !== undefined) return {...found, name, isClean: name !== bare}
  }
  return undefined
}

/**
 * The files that may answer a decoded path below the base URL, the likeliest first; none for a path that no file of a site has.
 * `bare` is the path itself, without a slash at its end.
 */
export function namesOf(below: string): {readonly names: readonly string[]; readonly bare: string} {
  const bare = dropTrailing(below.replace(/^\/+/, ''), '/')
  if (!isAllowed(bare)) return {names: [], bare}
  const exact = bare === '' || below.endsWith('/') ? [] : [bare]
  const clean = bare === '' ? ['index.html'] : [`${bare}/index.html`, `${bare}.html`]
  return {names: [...exact, ...clean], bare}
}

function isAllowed(path: string): boolean {
  if (/[\0\\]/.test(path) || HOST_FILES.has(path)) return false
  return path.split('/').every((part) => !part.startsWith('.') || part === '.well-known')
}

function readStats(dir: string, name: string): Pick<FoundFile, 'path' | 'sizeBytes' | 'modifiedMs'> | undefined {
  try {
    const path = realpathSync(join(dir, name))
    if (!path.startsWith(dir + sep)) return undefined
    const stat = statSync(path)
    return stat.isFile() ? {path, sizeBytes: stat.size, modifiedMs: stat.mtimeMs} : undefined
  } catch {
    // Missing, unreadable, or a name that the system does not take: there is no such page.
    return undefined
  }
}
