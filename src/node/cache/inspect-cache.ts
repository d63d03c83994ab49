// What a cache folder holds, by kind; nothing in it is changed.
import {existsSync} from 'node:fs'
import {listParts, type PartKind} from './cache-parts.ts'
import type {EntryKind} from './entry-kinds.ts'
import {INDEX_ENTRY_BYTES} from './index-file.ts'
import {HEADER_BYTES, readKind} from './record.ts'
import {sizeOf} from './segment.ts'
import {SegmentSet} from './segment-set.ts'
import {storeDir} from './store.ts'

/** Kinds as they are told to people. */
export type CacheKind = 'documents' | 'pages' | 'plugin results' | 'images' | PartKind | 'unused'

export interface CacheShare {
  readonly kind: CacheKind
  readonly entries: number
  readonly bytes: number
  /** Of all in it, in seconds since 1970; undefined where there is nothing. */
  readonly firstUse: number | undefined
  readonly lastUse: number | undefined
}

const KINDS: Readonly<Record<EntryKind, CacheKind>> = {
  scan: 'documents',
  record: 'documents',
  text: 'documents',
  inputs: 'documents',
  sections: 'documents',
  alternate: 'documents',
  rendered: 'pages',
  data: 'pages',
  task: 'plugin results',
  files: 'plugin results',
  image: 'images',
  bundle: 'bundles',
  state: 'states',
  piece: 'states',
}

/** Longer than the name of any kind. */
const START_BYTES = HEADER_BYTES + 16

/** Largest first. @throws the system's error. */
export function inspectCache(cacheDir: string): readonly CacheShare[] {
  const shares = new Map<CacheKind, CacheShare>()
  const add = (kind: CacheKind, bytes: number, usedAt: number | undefined): void => {
    const known = shares.get(kind)
    shares.set(kind, {
      kind,
      entries: (known?.entries ?? 0) + (usedAt === undefined ? 0 : 1),
      bytes: (known?.bytes ?? 0) + bytes,
      firstUse: chooseTime(known?.firstUse, usedAt, Math.min),
      lastUse: chooseTime(known?.lastUse, usedAt, Math.max),
    })
  }
  const dir = storeDir(cacheDir)
  for (const {kind, bytes, usedAt} of existsSync(cacheDir) ? listParts(cacheDir, dir) : []) add(kind, bytes, usedAt)
  if (existsSync(dir)) addEntries(dir, add)
  return [...shares.values()].sort((a, b) => b.bytes - a.bytes)
}

function addEntries(dir: string, add: (kind: CacheKind, bytes: number, usedAt: number | undefined) => void): void {
  const segments = new SegmentSet(dir, {verify: false, onDamage: () => undefined})
  try {
    let unused = [...segments.all.values()].reduce((sum, {fd}) => sum + sizeOf(fd), 0)
    for (const entry of segments.index.entries()) {
      const {length, usedAt} = entry
      const start = segments.read({...entry, length: Math.min(length, START_BYTES)})
      const kind = start === undefined ? undefined : readKind(start)
      if (kind === undefined || !isEntryKind(kind)) continue
      add(KINDS[kind], length + INDEX_ENTRY_BYTES, usedAt)
      unused -= length
    }
    if (unused > 0) add('unused', unused, undefined)
  } finally {
    segments.close()
  }
}

function isEntryKind(kind: string): kind is EntryKind {
  return Object.hasOwn(KINDS, kind)
}

function chooseTime(
  known: number | undefined,
  other: number | undefined,
  choose: (a: number, b: number) => number,
): number | undefined {
  if (known === undefined || other === undefined) return known ?? other
  return choose(known, other)
}
