// What is said of blocks of colons that are not shown as their writer meant them.
import {closest} from '../../../shared/closest.ts'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {AdmonitionOpening} from './directive-opening.ts'

/** The first line of a block. */
interface OpeningLine {
  readonly start: number
  readonly end: number
  readonly colons: number
  /** A keyword that is no admonition. */
  readonly unknown?: string
}

export interface MessageContext {
  readonly text: string
  readonly toPoint: (offset: number) => {line: number; column: number}
}

interface UnknownContext extends MessageContext {
  readonly known: ReadonlySet<string>
  /** See `FenceNames`. */
  readonly keepsContent?: boolean | undefined
}

export function toUnknown(
  {start, end, unknown = ''}: OpeningLine,
  {text, toPoint, known, keepsContent = false}: UnknownContext,
): FileMessage {
  const shown = keepsContent ? 'what is in it is shown without a frame' : 'its lines are shown as text'
  const near = closest(unknown, known)
  const advice = 'write the keyword into the option "admonitions" of the plugin if it is one of your own.'
  return {
    level: 'warning',
    code: 'markdown/unknown-admonition',
    message: `There is no admonition "${unknown}", so ${shown}.`,
    ...toPoint(start),
    length: text.slice(start, end).trim().length,
    hint: near === undefined ? `${advice[0]?.toUpperCase()}${advice.slice(1)}` : `Did you mean "${near}"? Or ${advice}`,
  }
}

export function toUnclosed(
  {start, end, colons}: OpeningLine,
  {text, toPoint, isClosedByEnd}: MessageContext & {readonly isClosedByEnd: boolean},
): FileMessage {
  const source = text.slice(start, end).trim()
  return {
    level: 'warning',
    code: 'markdown/unclosed-admonition',
    message: `The admonition "${source}" is never closed, so it ${isClosedByEnd ? 'goes on to the end of the page' : 'is shown as text'}.`,
    ...toPoint(start),
    length: source.length,
    hint: `Put "${':'.repeat(colons)}" on a line of its own after its last paragraph, indented as the first line is.`,
  }
}

/** Of `:::note Title` in a site that writes titles in brackets alone. */
export function toBareTitle(
  {start, end, colons, opening}: OpeningLine & {readonly opening?: AdmonitionOpening},
  {text, toPoint}: MessageContext,
): FileMessage {
  const source = text.slice(start, end).trim()
  return {
    level: 'warning',
    code: 'markdown/bare-title',
    message: `"${source}" is shown as text: the title of an admonition is written in brackets.`,
    ...toPoint(start),
    length: source.length,
    hint: `Write "${':'.repeat(colons)}${opening?.keyword}[${opening?.title}]", or set "markdown.mdx1Compat.admonitions" to true.`,
  }
}
