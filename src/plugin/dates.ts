// Dates that writers give. All are in UTC, so that the same files make the same site on every machine.

/** Milliseconds since the epoch of a day; undefined when there is no such day. */
export function toDay([year, month, day]: readonly [year: number, month: number, day: number]): number | undefined {
  const time = Date.UTC(year, month - 1, day)
  const date = new Date(time)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time : undefined
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ]+(\d{1,2}:\d{2}.*))?$/
// The platform reads a date out of almost anything that has a number in it.
const WORDS = /^(?:\d{1,4}\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun))/i
const ZONE = /(?:(?:GMT|UTC)(?:[+-]\d{2,4})?|\dZ|:\d{2}(?:\.\d+)?\s*[+-]\d{1,2}:?\d{0,2})$/i

/** Milliseconds since the epoch of a date that a writer gave, in UTC where it names no zone; undefined when it is none. */
export function parseDate(value: string | number | Date): number | undefined {
  if (typeof value === 'number') return valid(new Date(value).getTime())
  if (value instanceof Date) return valid(value.getTime())
  const text = value.trim()
  const [, year, month, day, time] = ISO.exec(text) ?? []
  if (year === undefined) return WORDS.test(text) ? parse(text) : undefined
  const start = toDay([Number(year), Number(month), Number(day)])
  if (start === undefined || time === undefined) return start
  return parse(`${new Date(start).toISOString().slice(0, 10)} ${time.trim()}`)
}

function parse(text: string): number | undefined {
  return valid(Date.parse(ZONE.test(text) ? text : `${text} UTC`))
}

function valid(time: number): number | undefined {
  return Number.isNaN(time) ? undefined : time
}
