// When a file last changed, and by whom: the front matter's word first, then the history's.
import {withoutUndefined} from '../shared/without-undefined.ts'
import {parseDate} from './dates.ts'
import type {SourceFile} from './types.ts'

/** When a document was last changed, and by whom, as far as that is known. */
export interface LastUpdate {
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
}

/** Key `last_update` of front matter. A `date` is UTC where it names no zone, and milliseconds since the epoch where it is a number. */
export interface GivenUpdate {
  readonly author?: string | undefined
  readonly date?: string | number | Date | undefined
}

/**
 * When a document was last changed, and by whom: what its front matter says, else the last commit.
 * @param given What the front matter says; it wins field by field.
 */
export function toLastUpdate(given: GivenUpdate | undefined, {lastUpdate: commit}: SourceFile): LastUpdate {
  return withoutUndefined({
    lastUpdatedAt: given?.date === undefined ? commit?.at : parseDate(given.date),
    lastUpdatedBy: given?.author ?? commit?.by,
  })
}
