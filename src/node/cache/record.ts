// One entry of the store as bytes: a header with lengths and checksums, the key, the value.
import {crc32} from 'node:zlib'

/**
 * Bytes before the key, five little-endian words: mark, length of the key, length of the value, checksum of those three,
 * checksum of key and value. The lengths have a checksum of their own, so that a scan can go past a damaged value.
 */
export const HEADER_BYTES = 20
/** "QREC" */
const MARK = 0x43455251

export interface RecordHeader {
  readonly keyBytes: number
  /** Of the whole record. */
  readonly length: number
}

/** The record of an entry. */
export function toRecord(key: string, value: Uint8Array): Buffer {
  const keyBytes = Buffer.byteLength(key)
  const record = Buffer.allocUnsafe(HEADER_BYTES + keyBytes + value.length)
  record.writeUInt32LE(MARK, 0)
  record.writeUInt32LE(keyBytes, 4)
  record.writeUInt32LE(value.length, 8)
  record.writeUInt32LE(crc32(record.subarray(0, 12)), 12)
  record.write(key, HEADER_BYTES)
  record.set(value, HEADER_BYTES + keyBytes)
  record.writeUInt32LE(crc32(record.subarray(HEADER_BYTES)), 16)
  return record
}

/** The header at the start of the bytes, of which there are at least {@link HEADER_BYTES}; undefined when it is damaged. */
export function readHeader(bytes: Buffer): RecordHeader | undefined {
  if (bytes.readUInt32LE(0) !== MARK || bytes.readUInt32LE(12) !== crc32(bytes.subarray(0, 12))) return undefined
  const keyBytes = bytes.readUInt32LE(4)
  return {keyBytes, length: HEADER_BYTES + keyBytes + bytes.readUInt32LE(8)}
}

export interface KeyedValue {
  readonly key: string
  /** A view of the record's bytes. */
  readonly value: Buffer
}

/** Key and value of the bytes of exactly one record; undefined when any of them is damaged. */
export function readRecord(bytes: Buffer): KeyedValue | undefined {
  const header = bytes.length < HEADER_BYTES ? undefined : readHeader(bytes)
  if (header?.length !== bytes.length) return undefined
  if (bytes.readUInt32LE(16) !== crc32(bytes.subarray(HEADER_BYTES))) return undefined
  const end = HEADER_BYTES + header.keyBytes
  return {key: bytes.toString('utf8', HEADER_BYTES, end), value: bytes.subarray(end)}
}

/** The kind of an entry, which its key begins with, from the start of its record; undefined when that is damaged. */
export function readKind(start: Buffer): string | undefined {
  if (start.length < HEADER_BYTES || readHeader(start) === undefined) return undefined
  return /^[a-z]+(?=:)/.exec(start.toString('latin1', HEADER_BYTES))?.[0]
}
