// Which files changed since the last build: the system's stats of each file next to the hash its bytes had.
// A file whose size, times and inode are as before is not read again.
import {type Stats, statSync} from 'node:fs'
import {systemCode} from '../files/errno.ts'
import {hashFile} from './hash-file.ts'
import type {Store} from './store.ts'

type FileStats = readonly [size: number, mtimeMs: number, ctimeMs: number, inode: number]
type Entry = readonly [...FileStats, hash: string]

/** A file changed this recently may change again within the clock's granularity, so its stats prove nothing yet. */
const SETTLED_MS = 50

export interface Snapshots {
  /** Hash of the file's bytes if it is known to be unchanged. */
  readonly known: (filePath: string, stats: Stats) => string | undefined
  readonly remember: (filePath: string, stats: Stats, hash: string) => void
  readonly save: () => void
}

/** Remembers nothing, for work that happens once. */
export const NO_SNAPSHOTS: Snapshots = {
  known: () => undefined,
  remember: () => undefined,
  save: () => undefined,
}

/** @param scope Name of this set of files, for example the site folder: one set is loaded and saved at once. */
export function openSnapshots(store: Store, scope: string): Snapshots {
  const before = new Map(store.get<[string, Entry][]>('state', `snapshot:${scope}`) ?? [])
  const after = new Map<string, Entry>()
  const now = Date.now()
  let hasChanged = false
  return {
    known: (filePath, stats) => {
      const entry = before.get(filePath)
      if (entry === undefined || !isSame(entry, stats)) return undefined
      after.set(filePath, entry)
      return entry[4]
    },
    remember: (filePath, stats, hash) => {
      hasChanged = true
      if (now - stats.ctimeMs > SETTLED_MS)
        after.set(filePath, [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino, hash])
    },
    save: () => {
      if (!hasChanged && after.size === before.size) return
      // Whatever was looked at first: the list is to differ where the files do.
      const entries = [...after].sort(([a], [b]) => (a < b ? -1 : 1))
      store.put('state', `snapshot:${scope}`, entries)
    },
  }
}

/** Hash of a file's bytes, which are read when it may have changed. @throws the system's error when it cannot be read. */
export function hashKnown(filePath: string, stats: Stats, snapshots: Snapshots): string {
  const known = snapshots.known(filePath, stats)
  if (known !== undefined) return known
  const hash = hashFile(filePath)
  snapshots.remember(filePath, stats, hash)
  return hash
}

function isSame([size, mtimeMs, ctimeMs, inode]: Entry, stats: Stats): boolean {
  return size === stats.size && mtimeMs === stats.mtimeMs && ctimeMs === stats.ctimeMs && inode === stats.ino
}

/** Stats of a file, or undefined when there is no such file. */
export function statFile(filePath: string): Stats | undefined {
  try {
    const stats = statSync(filePath, {throwIfNoEntry: false})
    return stats?.isFile() === true ? stats : undefined
  } catch (error) {
    // A path below a file: nothing is there either.
    if (systemCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}
