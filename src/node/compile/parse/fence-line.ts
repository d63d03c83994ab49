// A line of colons, before it is known which other line belongs to it.
import type {AdmonitionOpening} from './directive-opening.ts'

export interface FenceLine {
  readonly start: number
  readonly end: number
  /** Neither in a list nor in a quote. */
  readonly isOutermost: boolean
  readonly colons: number
  readonly quotes: number
  readonly isCloser: boolean
  /** Absent for a keyword that is not an admonition, unless it names a block for plugins. */
  readonly opening?: AdmonitionOpening
  /** That keyword. */
  readonly unknown?: string
}

export interface PairedFences {
  readonly pairs: readonly [FenceLine, FenceLine][]
  /** Openers that the writer did not close. */
  readonly unclosed: readonly FenceLine[]
  /** Openers of blocks that are closed, but are no admonitions. */
  readonly unknown: readonly FenceLine[]
}
