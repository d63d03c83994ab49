// When a doc last changed, and by whom: the front matter's word first, then the history's.
import type {SourceFile} from 'quire/plugin'
import {withoutUndefined} from 'quire/plugin'
import type {DocFrontMatter} from './front-matter.ts'

export interface LastUpdate {
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly lastUpdatedBy?: string
}

export function toLastUpdate({last_update: given}: DocFrontMatter, {lastUpdate: commit}: SourceFile): LastUpdate {
  return withoutUndefined({
    lastUpdatedAt: given?.date === undefined ? commit?.at : new Date(given.date).getTime(),
    lastUpdatedBy: given?.author ?? commit?.by,
  })
}
