// Shards of a large index: which are there, and which the last look at them has missed.
import type {Missing} from './engine/index-groups.ts'

/** What a shard holds. The vocabulary of contents is by far the largest. */
export type ShardKind =
  | 'dictionary'
  /** Places of shards of terms, of outlines and texts. */
  | 'termList'
  | 'documentList'
  | 'terms'
  | 'vocabulary'
  | 'contentVocabulary'
  | 'outline'
  | 'text'

export interface WantedShard {
  readonly name: string
  readonly kind: ShardKind
}

/** An answer may change while anything but documents is missing: those only change what of it can be shown. */
export interface ShardStore extends Missing {
  /** The shard as it was put there. Notes that it is missed otherwise. */
  readonly get: (shard: WantedShard, kilobytes?: number) => unknown
  /** @param content Not `undefined`. */
  readonly put: (name: string, content: unknown) => void
  /** Begins another look. `isLast`: what is missing is to be done without. */
  readonly begin: (isLast: boolean) => void
  /** What to fetch next: what costs more when all is there that costs less. */
  readonly wanted: () => readonly WantedShard[]
}

/** Kilobytes of terms, before compression, that are fetched at once before it is known whether all are needed. */
const LOOKAHEAD = 280

/** Shards that are fetched at once: a word that is near very many has the first of them. */
const MAX_WANTED = 24

/** Shards of documents that are fetched at once, the best hits' first: as many as a list has rows. */
const MAX_DOCUMENTS = 8

export function createShardStore(): ShardStore {
  const shards = new Map<string, unknown>()
  const missed = new Map<string, WantedShard>()
  let kilobytesMissed = 0
  let isDone = false
  const missedOf = (...kinds: readonly ShardKind[]): readonly WantedShard[] =>
    [...missed.values()].filter(({kind}) => kinds.includes(kind))
  return {
    get: (shard, kilobytes = 0) => {
      const found = shards.get(shard.name)
      if (found === undefined && !missed.has(shard.name)) {
        missed.set(shard.name, shard)
        kilobytesMissed += kilobytes
      }
      return found
    },
    put: (name, content) => {
      shards.set(name, content)
    },
    isSome: () => !isDone && missedOf('dictionary', 'termList', 'terms', 'vocabulary', 'contentVocabulary').length > 0,
    isLateOnly: () =>
      !isDone &&
      missedOf('dictionary', 'termList', 'terms', 'vocabulary').length === 0 &&
      missedOf('contentVocabulary').length > 0,
    isEnough: () => !isDone && kilobytesMissed > LOOKAHEAD,
    begin: (isLast) => {
      missed.clear()
      kilobytesMissed = 0
      isDone = isLast
    },
    wanted: () => {
      const documents = missedOf('documentList', 'outline', 'text').slice(0, MAX_DOCUMENTS)
      if (isDone) return documents
      const now = [...documents, ...missedOf('dictionary'), ...missedOf('termList', 'terms').slice(0, MAX_WANTED)]
      const next = [now, missedOf('vocabulary')].find((shards) => shards.length > 0)
      return next ?? missedOf('contentVocabulary')
    },
  }
}
