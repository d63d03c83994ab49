// Changes to a document's text on its way to the page's Markdown alternate, and their application.
import type {Reference} from '../../model.ts'

/** Replaces `[start, end)`. Edits inside of others are dropped; insertions at one place keep their order. */
export interface AlternateEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A target in the text, to be replaced by the URL of the reference that it became. */
export interface TargetSpan {
  readonly start: number
  readonly end: number
  readonly kind: Reference['kind']
  /** As the compiled page names it: escapes undone. */
  readonly target: string
}

/** All that turns a document's text into its alternate. */
export interface AlternatePlan {
  readonly edits: readonly AlternateEdit[]
  /** Targets of links and images; their references are known when the page is compiled. */
  readonly targets: readonly TargetSpan[]
  /** End of the h1 that the content starts with; 0 when it has none. */
  readonly titleEnd: number
}

export function deletion(start: number, end: number): AlternateEdit {
  return {start, end, text: ''}
}

export function insertion(at: number, text: string): AlternateEdit {
  return {start: at, end: at, text}
}

/** Applies edits between two offsets. What is deleted as a line or a block of its own takes its line end along. */
export function applyEdits(
  text: string,
  edits: readonly AlternateEdit[],
  {from, to}: {from: number; to: number},
): string {
  let result = ''
  let at = from
  let isAfterDeletion = false
  const add = (piece: string): void => {
    result += isAfterDeletion ? withoutGap(result, piece) : piece
    if (piece !== '') isAfterDeletion = false
  }
  for (const edit of edits.filter(({start, end}) => start >= from && end <= to).sort(inOrder)) {
    if (edit.start < at) continue
    add(text.slice(at, edit.start))
    add(edit.text)
    if (edit.text === '') isAfterDeletion = true
    at = edit.end
  }
  add(text.slice(at, to))
  return result
}

/** What follows a deletion: without its empty lines after an empty line, without the end of the line that is gone. */
function withoutGap(before: string, piece: string): string {
  if (before === '' || /\n[ \t]*\n[ \t]*$/.test(before)) return piece.replace(/^(?:[ \t]*\n)+/, '')
  return /\n[ \t]*$/.test(before) ? piece.replace(/^[ \t]*\n/, '') : piece
}

/** By start; insertions before what replaces the text there, longer replacements before those inside of them. */
function inOrder(a: AlternateEdit, b: AlternateEdit): number {
  if (a.start !== b.start) return a.start - b.start
  if ((a.end === a.start) !== (b.end === b.start)) return a.end === a.start ? -1 : 1
  return b.end - a.end
}
