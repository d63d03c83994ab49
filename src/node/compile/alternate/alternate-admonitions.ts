// Admonitions in a page's Markdown alternate: quotes that start with their title, which every reader of Markdown knows.
import type {AdmonitionFence} from '../parse/admonition-fences.ts'
import type {AdmonitionOpening} from '../parse/directive-opening.ts'
import type {PreparedSource} from '../parse/prepare-source.ts'
import {type AlternateEdit, deletion, insertion} from './alternate-edits.ts'

const FENCE_MARK = /(?:<!--|\{\/\*)\uFDD2(\d+)(?:-->|\*\/\})/g

interface PlacedFence {
  readonly fence: AdmonitionFence
  readonly start: number
  readonly end: number
}

/** Edits that turn each admonition into a quote. */
export function quoteAdmonitions({text, fences, lineStarts}: PreparedSource): AlternateEdit[] {
  if (fences.length === 0) return []
  const places = new Map<number, PlacedFence>()
  for (const {0: mark, 1: number, index} of text.matchAll(FENCE_MARK)) {
    const fence = fences[Number(number)]
    if (fence !== undefined) places.set(Number(number), {fence, start: index, end: index + mark.length})
  }
  const edits: AlternateEdit[] = []
  let open: Open[] = []
  for (const [number, {fence, start, end}] of places) {
    open = open.filter(({closer}) => closer > number)
    const closing = places.get(fence.partner)
    // For plugins, which see the page and not its alternate.
    if (fence.leftOver !== undefined) edits.push({start, end, text: fence.source})
    else if (fence.opening === undefined) edits.push(deletion(start, end))
    else if (closing !== undefined) {
      const column = start - (lineStarts[fence.line - 1] ?? 0)
      const lines = {from: fence.line + 1, to: closing.fence.line - 1, column, outer: open.at(-1)?.column}
      edits.push({start, end, text: `> ${toHeading(fence.opening)}`}, ...quoteLines({text, lineStarts}, lines))
      open.push({closer: fence.partner, column})
    }
  }
  return edits
}

/** An admonition around others. */
interface Open {
  readonly closer: number
  readonly column: number
}

function toHeading({keyword, title}: AdmonitionOpening): string {
  const name = keyword.charAt(0).toUpperCase() + keyword.slice(1)
  return title === '' ? `**${name}:**` : `**${name}: ${title}**`
}

interface Lines {
  readonly from: number
  readonly to: number
  /** Where the admonition's fence starts in its line, from 0. */
  readonly column: number
  /** The same of the admonition around it. */
  readonly outer: number | undefined
}

function quoteLines(
  {text, lineStarts}: Pick<PreparedSource, 'text' | 'lineStarts'>,
  {from, to, column, outer}: Lines,
): AlternateEdit[] {
  const edits: AlternateEdit[] = []
  for (let line = from; line <= to; line += 1) {
    const start = lineStarts[line - 1] ?? 0
    const end = (lineStarts[line] ?? text.length + 1) - 1
    const indent = /^[ \t>]*/.exec(text.slice(start, Math.min(end, start + column)))?.[0].length ?? 0
    const isEmpty = start + indent >= end
    // An empty line may end before the column, or with the mark of the quote around it.
    const padding = isEmpty ? ' '.repeat(Math.max(0, outer === undefined ? column - indent : column - outer + 1)) : ''
    edits.push(insertion(start + indent, `${padding}>${isEmpty ? '' : ' '}`))
  }
  return edits
}
