// Parsers of option values; a value that does not parse is a wrong call.
import {InvalidArgumentError} from 'commander'
import {parseByteSize} from '../shared/byte-size.ts'

const MAX_PORT = 65_535

export function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT && text.trim() !== '') return port
  throw new InvalidArgumentError(`A port is a whole number from 0 to ${MAX_PORT}.`)
}

/** A whole number, at least 1. */
export function parseCount(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It is a whole number, at least 1.')
}

/** Milliseconds; the option without a value means one second. */
export function parseInterval(text: string): number {
  const ms = Number(text)
  if (Number.isInteger(ms) && ms > 0) return ms
  throw new InvalidArgumentError('An interval is a whole number of milliseconds, at least 1.')
}

const MAX_SHARDS = 10_000

/** `3/8`: the third of eight parts. */
export function parseShard(text: string): {readonly index: number; readonly count: number} {
  const [index = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split('/').map(Number) : []
  if (index >= 1 && index <= count && count <= MAX_SHARDS) return {index, count}
  throw new InvalidArgumentError('A part is written as 3/8: the third of eight.')
}

/** A day of the calendar. */
export function parseDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text
  throw new InvalidArgumentError('A date is written as 2026-11-23.')
}

/** A number of days, which may be a part of one. */
export function parseDays(text: string): number {
  const days = Number(text)
  if (Number.isFinite(days) && days >= 0 && text.trim() !== '') return days
  throw new InvalidArgumentError('An age is a number of days, such as 7.')
}

/** Bytes. */
export function parseSize(text: string): number {
  const bytes = parseByteSize(text)
  if (bytes !== undefined) return bytes
  throw new InvalidArgumentError('A size is a number of bytes, or a text such as "500 MB" or "2 GB".')
}

/** An option that can be given several times. */
export function collect(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), text]
}
