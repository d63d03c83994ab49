// A file of records, one after the other. Each has one writer, the thread that made it, and is only ever appended to:
// what was read once stays as it is, and a writer that is killed leaves at worst a record that is not whole at the end.
import {closeSync, fstatSync, openSync, readSync, writeSync} from 'node:fs'
import {HEADER_BYTES, readHeader, readRecord} from './record.ts'

export interface Segment {
  /** Name of the file without its ending, which changes once. */
  readonly name: string
  readonly fd: number
  /** Up to where its records are in the index. */
  readonly end: number
}

/** Ending of a file that is still written, and of one that is finished. */
export const OPEN = '.open'
export const SEALED = '.seg'

export const MS_A_DAY = 86_400_000

/** A segment longer than this is followed by another: positions have 32 bits. */
export const MAX_SEGMENT_BYTES = 1 << 30

/** Today as a number of days since 1970, UTC: the start of a segment's name. */
export function today(): number {
  return Math.floor(Date.now() / MS_A_DAY)
}

/** Reads exactly that part of a file; undefined when the file ends before or cannot be read there. */
export function readPart(fd: number, position: number, length: number): Buffer | undefined {
  const bytes = Buffer.allocUnsafe(length)
  return fill(fd, bytes, position) === length ? bytes : undefined
}

function fill(fd: number, bytes: Buffer, position: number): number {
  let filled = 0
  try {
    while (filled < bytes.length) {
      const count = readSync(fd, bytes, filled, bytes.length - filled, position + filled)
      if (count === 0) break
      filled += count
    }
  } catch {
    // A disk that cannot be read there, or a folder in the place of the file: as if the file ended.
  }
  return filled
}

export function sizeOf(fd: number): number {
  return fstatSync(fd).size
}

/** What a segment holds from a position on. */
export interface Scan {
  /** Where the next record would begin. */
  readonly end: number
  readonly isDamaged: boolean
}

const WINDOW_BYTES = 1 << 20

/**
 * The thread's own, for reading a file from one end to the other: a megabyte for each look is garbage that the thread's small heap
 * does not notice.
 */
let kept: Buffer<ArrayBuffer> | undefined

function windowOf(length: number): Buffer<ArrayBuffer> {
  if (length > WINDOW_BYTES) return Buffer.allocUnsafe(length)
  kept ??= Buffer.allocUnsafeSlow(WINDOW_BYTES)
  return kept.subarray(0, length)
}

/** Checks and visits every whole record from a position on. A record that ends beyond the file is not there yet. */
export function scanRecords(
  fd: number,
  from: number,
  visit: (key: string, position: number, length: number) => void,
): Scan {
  const size = sizeOf(fd)
  let window = Buffer.alloc(0)
  let windowStart = from
  let position = from
  let isDamaged = false
  const look = (length: number): Buffer | undefined => {
    if (position + length > size) return undefined
    if (position + length > windowStart + window.length) {
      const wanted = windowOf(Math.min(Math.max(WINDOW_BYTES, length), size - position))
      window = wanted.subarray(0, fill(fd, wanted, position))
      windowStart = position
    }
    const bytes = window.subarray(position - windowStart, position - windowStart + length)
    return bytes.length === length ? bytes : undefined
  }
  for (let start = look(HEADER_BYTES); start !== undefined; start = look(HEADER_BYTES)) {
    const header = readHeader(start)
    // Nothing tells where the next record begins.
    if (header === undefined) return {end: position, isDamaged: true}
    const bytes = look(header.length)
    if (bytes === undefined) break
    const record = readRecord(bytes)
    if (record === undefined) isDamaged = true
    else visit(record.key, position, header.length)
    position += header.length
  }
  return {end: position, isDamaged}
}

/** The segment that a thread appends to. */
export interface SegmentWriter {
  readonly fd: number
  /** Where the next record will lie. */
  readonly end: () => number
  readonly append: (record: Buffer) => void
  /** Hands to the system what was appended. Returns whether there was anything. @throws the system's error. */
  readonly flush: () => boolean
}

const BUFFER_BYTES = 1 << 20

/** @throws the system's error when the file cannot be made. */
export function createSegment(path: string): SegmentWriter {
  const fd = openSync(path, 'ax+')
  // One buffer for all that is ever appended, as above.
  const pending = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  let pendingBytes = 0
  let end = 0
  const write = (bytes: Buffer): void => {
    for (let written = 0; written < bytes.length; ) written += writeSync(fd, bytes, written)
  }
  const flush = (): boolean => {
    if (pendingBytes === 0) return false
    write(pending.subarray(0, pendingBytes))
    pendingBytes = 0
    return true
  }
  return {
    fd,
    end: () => end,
    append: (record) => {
      if (pendingBytes + record.length > BUFFER_BYTES) flush()
      if (record.length > BUFFER_BYTES) write(record)
      else pendingBytes += record.copy(pending, pendingBytes)
      end += record.length
    },
    flush,
  }
}

export function closeQuietly(fd: number): void {
  try {
    closeSync(fd)
  } catch {
    // Nothing is lost with a descriptor that is closed already.
  }
}
