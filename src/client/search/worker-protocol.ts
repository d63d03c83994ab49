// What page and worker say to each other.
import type {QueryOptions, SearchAnswer} from './engine/engine.ts'
import type {Segment} from './engine/highlight.ts'
import type {SectionOf} from './engine/section-preview.ts'
import type {Piece} from './relay.ts'
import type {SessionOptions} from './search-session.ts'

export type Request =
  /** `coming`: URL of the file whose pieces follow. */
  | ({readonly id: number; readonly kind: 'open'; readonly coming?: string | undefined} & SessionOptions)
  | {readonly id: number; readonly kind: 'load'}
  | {readonly id: number; readonly kind: 'search'; readonly query: string; readonly options: QueryOptions}
  | {readonly id: number; readonly kind: 'preview'; readonly hit: SectionOf; readonly limit: number}

/** What has no answer. */
export interface Delivery {
  readonly kind: 'piece'
  readonly piece: Piece
}

export type Reply =
  | {readonly id: number; readonly kind: 'opened'}
  | {readonly id: number; readonly kind: 'loaded'; readonly isOther: boolean}
  | {readonly id: number; readonly kind: 'answer'; readonly answer: SearchAnswer; readonly isFinal: boolean}
  | {readonly id: number; readonly kind: 'preview'; readonly section: readonly Segment[]}
  | {readonly id: number; readonly kind: 'failed'; readonly message: string}
