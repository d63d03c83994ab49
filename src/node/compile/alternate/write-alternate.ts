// A compiled page's Markdown alternate: its text with the planned changes, cut at the placeholders of its references.
import type {AlternateText, CompiledText} from '../../model.ts'
import type {PageState} from '../page-state.ts'
import {restoreMarks} from '../parse/prepare-source.ts'
import {splitAtPlaceholders} from '../placeholders.ts'
import {applyEdits} from './alternate-edits.ts'
import {fillTargets, toPlaceholderEdits} from './alternate-targets.ts'

/** Undefined when no alternate was planned. */
export function writeAlternate({source, references, alternate}: PageState): AlternateText | undefined {
  if (alternate === undefined) return undefined
  const {text} = source
  const edits = [
    ...toPlaceholderEdits(alternate.targets, references),
    // Titles of admonitions are parsed apart from the text.
    ...alternate.edits.map((edit) => ({...edit, text: fillTargets(edit.text, references)})),
  ]
  const cut = (from: number, to: number): CompiledText =>
    splitAtPlaceholders(trimBlock(restoreMarks(applyEdits(text, edits, {from, to}), source)))
  return {title: cut(0, alternate.titleEnd), body: cut(alternate.titleEnd, text.length)}
}

/** Without empty lines around it, and without blanks on empty lines; the first line keeps its indentation. */
function trimBlock(text: string): string {
  return text
    .replace(/^([ \t>]*>)?[ \t]+$/gm, '$1')
    .replace(/^\n+/, '')
    .trimEnd()
}
