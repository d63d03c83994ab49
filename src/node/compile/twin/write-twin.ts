// A compiled page's Markdown twin: its text with the planned changes, cut at the slots of its references.
import type {CompiledText, TwinText} from '../../model.ts'
import type {PageState} from '../page-state.ts'
import {restoreMarks} from '../parse/prepare-source.ts'
import {cutAtSlots} from '../slots.ts'
import {applyEdits} from './twin-edits.ts'
import {fillTargets, toSlotEdits} from './twin-targets.ts'

/** Undefined when no twin was planned. */
export function writeTwin({source, references, twin}: PageState): TwinText | undefined {
  if (twin === undefined) return undefined
  const {text} = source
  const edits = [
    ...toSlotEdits(twin.targets, references),
    // Titles of admonitions are parsed apart from the text.
    ...twin.edits.map((edit) => ({...edit, text: fillTargets(edit.text, references)})),
  ]
  const cut = (from: number, to: number): CompiledText =>
    cutAtSlots(trimBlock(restoreMarks(applyEdits(text, edits, {from, to}), source)))
  return {title: cut(0, twin.titleEnd), body: cut(twin.titleEnd, text.length)}
}

/** Without empty lines around it, and without blanks on empty lines; the first line keeps its indentation. */
function trimBlock(text: string): string {
  return text
    .replace(/^([ \t>]*>)?[ \t]+$/gm, '$1')
    .replace(/^\n+/, '')
    .trimEnd()
}
