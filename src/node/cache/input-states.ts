// Which files, folders and missing paths a kept result was made from, and the state that each had: the result holds as long
// as all are as they were.
import {type Dirent, existsSync, mkdirSync, readdirSync, rmSync, type Stats, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf} from './hash.ts'
import {hashKnown, type Snapshots} from './snapshots.ts'

/** What a tool has read, as absolute paths. */
export interface InputPaths {
  readonly files: readonly string[]
  /** Folders whose lists of files count, those of their folders included. */
  readonly folders: readonly string[]
  /** Places of which counts what kind of thing is there: mostly nothing, where something would be taken instead. */
  readonly missing: readonly string[]
  /** Folders of which only the names of the folders in them count, but for hidden ones and sites that were built. */
  readonly parents?: readonly string[]
}

/** How a path counts: by its bytes, by the names in it, by what kind of thing is there, by the names of its folders. */
type InputKind = 'file' | 'folder' | 'place' | 'parent'

/** The state is `''` where nothing is. */
export type InputState = readonly [path: string, kind: InputKind, state: string]

/** States of the paths as they are now. Bytes that the snapshots know are not read. */
export function recordStates(
  {files, folders, missing, parents = []}: InputPaths,
  snapshots: Snapshots,
): readonly InputState[] {
  const record = (paths: readonly string[], kind: InputKind): InputState[] =>
    paths.map((path) => [path, kind, stateOf(path, kind, snapshots)])
  return [
    ...record(files, 'file'),
    ...record(folders, 'folder'),
    ...record(missing, 'place'),
    ...record(parents, 'parent'),
  ]
}

export function areUnchanged(states: readonly InputState[], snapshots: Snapshots): boolean {
  return states.every(([path, kind, state]) => stateOf(path, kind, snapshots) === state)
}

function stateOf(path: string, kind: InputKind, snapshots: Snapshots): string {
  const stats = statsOf(path)
  if (stats === undefined) return ''
  if (kind === 'place' || !(kind === 'file' ? stats.isFile() : stats.isDirectory())) return describeKind(stats)
  if (kind === 'file') return hashOfFile(path, stats, snapshots)
  return hashOf((kind === 'parent' ? listFolders(path) : listTree(path)).join('\n'))
}

/** A build may put its output, and the folder that it works in, next to the folders that it is made from. */
function listFolders(dir: string): string[] {
  return readEntries(dir)
    .filter((entry) => isOfSite(entry) && entry.isDirectory() && !entry.name.endsWith('.quire'))
    .map(({name}) => name)
    .filter((name) => !existsSync(join(dir, name, '404.html')))
    .sort()
}

/** Packages and hidden folders are no part of a folder of the site's. */
function isOfSite({name}: Dirent): boolean {
  return name !== 'node_modules' && !name.startsWith('.')
}

function describeKind(stats: Stats): string {
  return stats.isDirectory() ? 'folder' : 'file'
}

function hashOfFile(path: string, stats: Stats, snapshots: Snapshots): string {
  try {
    return hashKnown(path, stats, snapshots)
  } catch {
    // Gone since it was looked at, or not for us to read.
    return 'unreadable'
  }
}

/** Names below a folder, sorted. */
function listTree(dir: string, prefix = ''): string[] {
  return readEntries(join(dir, prefix))
    .filter(isOfSite)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${prefix}${entry.name}`
      return entry.isDirectory() ? [`${path}/`, ...listTree(dir, `${path}/`)] : [path]
    })
}

function readEntries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true})
  } catch {
    return []
  }
}

let probeCount = 0
/** How far the clock of another disk, such as one on the network, may be behind. */
const OTHER_CLOCK_MS = 60_000

/** A moment by the clock of a disk. */
export interface DiskTime {
  readonly ms: number
  readonly dev: number
}

/** The time by the clock of the disk that a folder is on: that of a file that is written now. @throws the system's error. */
export function readClock(folder: string): DiskTime {
  const probe = join(folder, `clock-${process.pid}-${++probeCount}`)
  mkdirSync(folder, {recursive: true})
  writeFileSync(probe, '')
  const {ctimeMs, dev} = statSync(probe)
  rmSync(probe, {force: true})
  return {ms: ctimeMs, dev}
}

/** It has certainly not changed since. */
export function isOlder({ctimeMs, dev}: Pick<Stats, 'ctimeMs' | 'dev'>, time: DiskTime): boolean {
  return ctimeMs < (dev === time.dev ? time.ms : time.ms - OTHER_CLOCK_MS)
}

/** A moment before a piece of work, by which its inputs can be told from those that changed meanwhile. */
export interface WorkStart {
  /** Paths that were saved, made or removed since. Whatever changes afterwards does not count. */
  readonly findChanged: (paths: InputPaths) => readonly string[]
}

/**
 * Marks the moment. Most tools tell what they read only when they are done, so that what was there before is not known:
 * then the time decides at which the system says that a file changed, next to that of a file written now. It cannot be set,
 * and is of one clock where both lie on one disk.
 * @param folder Where the file may be written.
 * @param before Paths that are known already: for these the file's stats are compared, whatever the clock says.
 */
export function markStart(folder: string, before: Iterable<string>): WorkStart {
  const known = new Map([...before].map((path) => [path, describeStats(path)]))
  const clock = readClock(folder)
  const hasChanged = (path: string): boolean => {
    const before = known.get(path)
    if (before !== undefined) return before !== describeStats(path)
    const stats = statsOf(path)
    return stats !== undefined && !isOlder(stats, clock)
  }
  return {
    findChanged: ({files, folders, missing}) => {
      const inside = folders.flatMap((folder) => [folder, ...foldersBelow(folder)])
      const gone = files.filter((path) => !known.has(path) && statsOf(path) === undefined)
      return [...gone, ...[...files, ...inside, ...missing].filter(hasChanged)]
    },
  }
}

function foldersBelow(dir: string): string[] {
  return listTree(dir)
    .filter((path) => path.endsWith('/'))
    .map((path) => join(dir, path))
}

function describeStats(path: string): string {
  const stats = statsOf(path)
  return stats === undefined ? '' : [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino].join()
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, {throwIfNoEntry: false})
  } catch {
    // Below something that is no folder, or not for us to look at.
    return undefined
  }
}
