// The index of finished segments as a file, so that a store is opened without reading its records. It is only a shorter
// way: each record is checked when it is read, and without the file the segments themselves are read.
import {openSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import type {KeyIndex} from './key-index.ts'
import {closeQuietly, readPart} from './segment.ts'
import {writeWhole} from './write-whole.ts'

/** Of one segment: five words for each entry, its hash (two), position, length, and when it was used last. */
export interface IndexedSegment {
  readonly end: number
  readonly entries: Uint32Array
}

export interface LoadedIndex {
  readonly segments: ReadonlyMap<string, IndexedSegment>
  readonly isDamaged: boolean
  /** Tells the file from that of a later build; undefined without one. */
  readonly checksum: number | undefined
}

const FILE = 'index'
const WORDS = 5
/** Bytes of an entry. */
export const INDEX_ENTRY_BYTES = 4 * WORDS
/** Checksum of all that follows, and the length of the table of segments. */
const PREFIX_BYTES = 8

/** Name of a segment, its end, how many entries it has. */
type Row = readonly [name: string, end: number, count: number]

export const NO_INDEX: LoadedIndex = {segments: new Map(), isDamaged: false, checksum: undefined}

export function loadIndex(dir: string): LoadedIndex {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(dir, FILE))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return {...NO_INDEX, isDamaged: !isMissing}
  }
  if (bytes.length < PREFIX_BYTES || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4)))
    return {...NO_INDEX, isDamaged: true}
  const tableStart = PREFIX_BYTES + bytes.readUInt32LE(4)
  // Whole, by its checksum, and written below in this shape.
  const rows = JSON.parse(bytes.toString('utf8', PREFIX_BYTES, tableStart)) as Row[]
  let at = tableStart
  const segments = new Map<string, IndexedSegment>()
  for (const [name, end, count] of rows) {
    const entries = new Uint32Array(count * WORDS)
    new Uint8Array(entries.buffer).set(bytes.subarray(at, at + entries.byteLength))
    segments.set(name, {end, entries})
    at += entries.byteLength
  }
  return {segments, isDamaged: false, checksum: bytes.readUInt32LE(0)}
}

export interface IndexTarget {
  readonly index: KeyIndex
  /** Number of the segment. */
  readonly segment: number
  /** Of its file, in bytes. */
  readonly size: number
}

/** Adds the entries of one segment, as far as its file goes. Returns false when it goes less far than it did. */
export function addToIndex({index, segment, size}: IndexTarget, {end, entries}: IndexedSegment): boolean {
  for (let at = 0; at < entries.length; at += WORDS) {
    const [high = 0, low = 0, position = 0, length = 0, usedAt = 0] = entries.subarray(at, at + WORDS)
    if (position + length <= size) index.set([high, low], {segment, position, length}, usedAt)
  }
  return end <= size
}

/**
 * Takes over when others have used what this index has, too: builds that ended meanwhile have written the file.
 * @param known What was loaded from it before.
 */
export function mergeUses(dir: string, index: KeyIndex, known: LoadedIndex): void {
  if (known.checksum !== undefined && known.checksum === readChecksum(dir)) return
  for (const {entries} of loadIndex(dir).segments.values())
    for (let at = 0; at < entries.length; at += WORDS) {
      const [high = 0, low = 0, , , usedAt = 0] = entries.subarray(at, at + WORDS)
      index.noteUse([high, low], usedAt)
    }
}

function readChecksum(dir: string): number | undefined {
  try {
    const fd = openSync(join(dir, FILE), 'r')
    const bytes = readPart(fd, 0, 4)
    closeQuietly(fd)
    return bytes?.readUInt32LE(0)
  } catch {
    return undefined
  }
}

/** @param segments Name and end of each segment that the index speaks of, by number. */
export function saveIndex(
  dir: string,
  index: KeyIndex,
  segments: ReadonlyMap<number, {readonly name: string; readonly end: number}>,
): void {
  const counts = new Map([...segments.keys()].map((number) => [number, 0]))
  for (const {segment} of index.entries()) counts.set(segment, (counts.get(segment) ?? 0) + 1)
  const rows = [...segments].map(([number, {name, end}]): Row => [name, end, counts.get(number) ?? 0])
  const tables = new Map([...segments.keys()].map((number) => [number, createTable(counts.get(number) ?? 0)]))
  for (const {hash, segment, position, length, usedAt} of index.entries())
    tables.get(segment)?.add([...hash, position, length, usedAt])
  const head = Buffer.from(JSON.stringify(rows))
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(head.length, 4)
  const parts = [...tables.values()].map(({bytes}) => bytes)
  const bytes = Buffer.concat([prefix, head, ...parts])
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0)
  writeWhole(join(dir, FILE), bytes)
}

interface EntryTable {
  readonly bytes: Uint8Array
  readonly add: (words: readonly number[]) => void
}

function createTable(count: number): EntryTable {
  const table = new Uint32Array(count * WORDS)
  let at = 0
  return {
    bytes: new Uint8Array(table.buffer),
    add: (words) => {
      table.set(words, at)
      at += WORDS
    },
  }
}
