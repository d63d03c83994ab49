// What stands in the output folder and why: each file with its hash, its facts on disk, and the key it was made from.
import {type Stats, statSync} from 'node:fs'
import {join} from 'node:path'
import type {Store} from '../cache/store.ts'

export interface OutputFile {
  readonly hash: string
  /** Render key of the page, or the hash of the file's source. */
  readonly key: string
  readonly size: number
  readonly mtimeMs: number
}

export interface OutputManifest {
  /** Files that are on disk exactly as this program wrote them. */
  readonly present: ReadonlyMap<string, OutputFile>
  /** The folder holds something else beside them, or lacks some of them. */
  readonly isIntact: boolean
}

export function readManifest(store: Store, outDir: string): OutputManifest {
  const kept = store.get<[string, OutputFile][]>('state', `output:${outDir}`) ?? []
  const present = new Map(kept.filter(([file, facts]) => isAsWritten(join(outDir, file), facts)))
  return {present, isIntact: present.size === kept.length && kept.length > 0}
}

function isAsWritten(path: string, {size, mtimeMs}: OutputFile): boolean {
  const stats = statSync(path, {throwIfNoEntry: false})
  return stats !== undefined && stats.size === size && stats.mtimeMs === mtimeMs
}

export function saveManifest(store: Store, outDir: string, files: ReadonlyMap<string, OutputFile>): void {
  store.put('state', `output:${outDir}`, [...files])
}

export function toOutputFile(hash: string, key: string, stats: Stats): OutputFile {
  return {hash, key, size: stats.size, mtimeMs: stats.mtimeMs}
}
