// Texts that make a regular expression try again and again: two of its marks in turn, behind one of its openings, and then
// something that it does not expect.
import {marksOf} from './pattern-marks.ts'

/** What a text is made of: `start + unit × n + end`. */
export interface HostileText {
  readonly start: string
  readonly unit: string
  readonly end: string
}

/** How many texts are tried: `short` takes seconds for the whole program, `full` a minute. */
export type Thoroughness = 'short' | 'full'

/** In nearly every class or outside of it, whatever a pattern is about. */
const USUAL = [' ', 'a', '1', '\n', 'Ab']

/** Fits no pattern that is about text, so that a match has to be given up. */
const UNEXPECTED = '\0'

const MOST_MARKS: Readonly<Record<Thoroughness, number>> = {short: 12, full: 24}

export function* hostileTexts(pattern: RegExp, thoroughness: Thoroughness): Generator<HostileText> {
  const marks = [...new Set([...USUAL, ...marksOf(pattern)])].slice(0, MOST_MARKS[thoroughness])
  // In a short trial texts start with nothing.
  const starts = thoroughness === 'short' ? [''] : ['', ...marks]
  for (const start of starts)
    for (const first of marks)
      for (const second of marks)
        for (const end of ['', UNEXPECTED]) yield {start, unit: first === second ? first : first + second, end}
}

/** @param length In characters, at least. */
export function toText({start, unit, end}: HostileText, length: number): string {
  return start + unit.repeat(Math.ceil(length / unit.length)) + end
}
