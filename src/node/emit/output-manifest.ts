// What stands in the output folder and why: each file with its hash, the key it was made from, and what the disk said of it
// when it was written.
import {lstatSync} from 'node:fs'
import {join} from 'node:path'
import {hashFile} from '../cache/hash-file.ts'
import type {Store} from '../cache/store.ts'
import type {FileKey, OutputManifest} from '../model.ts'

/** Size in bytes, time of the last write, time of the last change of any kind: the last cannot be set by anybody. */
type KeptFile = readonly [file: string, hash: string, key: string, size: number, mtimeMs: number, ctimeMs: number]

/** @param outDir Folder of one locale. */
export function readManifest(store: Store, outDir: string): OutputManifest {
  const kept = store.get<KeptFile[]>('state', `files:${outDir}`) ?? []
  const present = new Map<string, FileKey>()
  let isMoved = false
  for (const [file, hash, key, size, mtimeMs, ctimeMs] of kept) {
    const path = join(outDir, file)
    const stats = lstatSync(path, {throwIfNoEntry: false})
    if (stats?.isFile() !== true || stats.size !== size) continue
    if (stats.mtimeMs !== mtimeMs || stats.ctimeMs !== ctimeMs) {
      // A folder that was packed and unpacked, as between two runs of a CI, has other times and the same bytes.
      if (hashFile(path) !== hash) continue
      isMoved = true
    }
    present.set(file, {hash, key})
  }
  return {present, isIntact: present.size === kept.length && kept.length > 0, isMoved}
}

/** Names of all files that were written. */
export function listManifest(store: Store, outDir: string): ReadonlySet<string> {
  return new Set(store.get<KeptFile[]>('state', `files:${outDir}`)?.map(([file]) => file))
}

interface PlacedFiles {
  readonly files: ReadonlyMap<string, FileKey>
  /** Those that have been written. */
  readonly staged: ReadonlySet<string>
  /** The others have not been touched since the manifest was read. */
  readonly isInPlace: boolean
}

/** To be called when the files are in their place: a link more or less is a change to the disk. */
export function saveManifest(store: Store, outDir: string, {files, staged, isInPlace}: PlacedFiles): void {
  const before = isInPlace ? (store.get<KeptFile[]>('state', `files:${outDir}`) ?? []) : []
  // To ask the system of each of a hundred thousand files again would take two seconds.
  const known = new Map(before.map((one) => [one[0], one]))
  const kept: KeptFile[] = []
  for (const [file, {hash, key}] of files) {
    const same = staged.has(file) ? undefined : known.get(file)
    if (same?.[1] === hash) {
      kept.push([file, hash, key, same[3], same[4], same[5]])
      continue
    }
    const stats = lstatSync(join(outDir, file), {throwIfNoEntry: false})
    if (stats !== undefined) kept.push([file, hash, key, stats.size, stats.mtimeMs, stats.ctimeMs])
  }
  // Pages are in the order in which they were rendered: the list is to differ where the output does.
  kept.sort(([a], [b]) => (a < b ? -1 : 1))
  store.put('state', `files:${outDir}`, kept)
}
