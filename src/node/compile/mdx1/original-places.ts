// Places in a text that was changed step by step, as places in the text that the writer has.
import type {CompiledPage} from '../../model.ts'
import {findLineStarts, pointAt} from '../parse/line-starts.ts'
import {offsetAt, type TextEdit} from './text-edit.ts'

interface Placed {
  readonly line?: number
  readonly column?: number
}

/** What is told of a page whose text was changed, with the places of the text before. */
export interface ChangedText {
  readonly original: string
  readonly changed: string
  /** The changes, in the order in which they were made. */
  readonly steps: readonly (readonly TextEdit[])[]
}

/** The record with the places of the original. */
export function withOriginalPlaces(record: CompiledPage, text: ChangedText): CompiledPage {
  const lineStarts = findLineStarts(text.original)
  const move = <T extends Placed>(one: T): T => {
    if (one.line === undefined) return one
    const offset = offsetAt(text.changed, {line: one.line, column: one.column ?? 1})
    if (offset === undefined) return one
    const {line, column} = pointAt(lineStarts, text.steps.reduceRight(offsetBefore, offset))
    return {...one, line, ...(one.column === undefined ? {} : {column})}
  }
  return {...record, references: record.references.map(move), messages: record.messages.map(move)}
}

/** What was added lies where it was put. */
function offsetBefore(offset: number, edits: readonly TextEdit[]): number {
  let added = 0
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = start + added
    if (offset < from) break
    if (offset < from + text.length) return Math.min(start + offset - from, end)
    added += text.length - (end - start)
  }
  return offset - added
}
