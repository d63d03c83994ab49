// The index of finished segments as a file, so that a store is opened without reading its records. It is only a shorter
// way: each record is checked when it is read, and without the file the segments themselves are read.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {crc32} from 'node:zlib'
import type {KeyIndex} from './key-index.ts'
import {writeWhole} from './write-whole.ts'

/** Of one segment: four words for each entry, its hash (two), position and length. */
export interface IndexedSegment {
  readonly end: number
  readonly entries: Uint32Array
}

export interface LoadedIndex {
  readonly segments: ReadonlyMap<string, IndexedSegment>
  readonly isDamaged: boolean
}

const FILE = 'index'
const WORDS = 4
/** Checksum of all that follows, and the length of the table of segments. */
const PREFIX_BYTES = 8

/** Name of a segment, its end, how many entries it has. */
type Row = readonly [name: string, end: number, count: number]

const NOTHING: LoadedIndex = {segments: new Map(), isDamaged: false}

export function loadIndex(dir: string): LoadedIndex {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(dir, FILE))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return {...NOTHING, isDamaged: !isMissing}
  }
  if (bytes.length < PREFIX_BYTES || bytes.readUInt32LE(0) !== crc32(bytes.subarray(4)))
    return {...NOTHING, isDamaged: true}
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
  return {segments, isDamaged: false}
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
    const [high = 0, low = 0, position = 0, length = 0] = entries.subarray(at, at + WORDS)
    if (position + length <= size) index.set([high, low], {segment, position, length})
  }
  return end <= size
}

/** @param segments Name and end of each segment that the index speaks of, by number. */
export function saveIndex(
  dir: string,
  index: KeyIndex,
  segments: ReadonlyMap<number, {readonly name: string; readonly end: number}>,
): void {
  const tables = new Map([...segments.keys()].map((number) => [number, [] as number[]]))
  for (const {hash, segment, position, length} of index.entries()) tables.get(segment)?.push(...hash, position, length)
  const rows = [...segments].map(([number, {name, end}]): Row => [name, end, (tables.get(number)?.length ?? 0) / WORDS])
  const head = Buffer.from(JSON.stringify(rows))
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32LE(head.length, 4)
  const parts = [...tables.values()].map((words) => new Uint8Array(Uint32Array.from(words).buffer))
  const bytes = Buffer.concat([prefix, head, ...parts])
  bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0)
  writeWhole(join(dir, FILE), bytes)
}
