// Asks a large index: looks at what is there, and fetches what was missed.
import type {Analyzer} from '../../shared/search/analyzer.ts'
import type {ShardedIndex} from '../../shared/search/search-data.ts'
import {createEngine, type EngineSettings} from './engine/engine.ts'
import {createProgressiveQuery, type ProgressiveQuery} from './progressive-query.ts'
import {createShardStore, type WantedShard} from './shard-store.ts'
import {openSharded} from './sharded-groups.ts'

export interface ShardedQueryOptions {
  readonly analyzer: Analyzer
  readonly settings: EngineSettings
  readonly fetchShard: (name: string) => Promise<unknown>
  /** Yields to shards that have arrived and to newer queries. */
  readonly pause: () => Promise<void>
}

/** Shards that one query fetches at most; what is near more words than that is answered from these. */
const MAX_SHARDS = 150

export function createShardedQuery(
  index: ShardedIndex,
  {analyzer, settings, fetchShard, pause}: ShardedQueryOptions,
): ProgressiveQuery {
  const store = createShardStore()
  const open = openSharded(index, store)
  const engine = createEngine(open, analyzer, settings)
  const coming = new Map<string, Promise<void>>()
  const receive = async (shard: WantedShard): Promise<void> => {
    try {
      open.receive(shard, await fetchShard(shard.name))
    } finally {
      coming.delete(shard.name)
    }
  }
  const fetchOnce = (shard: WantedShard): Promise<void> => {
    const known = coming.get(shard.name)
    if (known !== undefined) return known
    const started = receive(shard)
    coming.set(shard.name, started)
    // Who waits for it hears of a failure; when no one does any more, it does not matter.
    started.catch(() => undefined)
    return started
  }
  return createProgressiveQuery(() => {
    const fetched = new Set<string>()
    return (query, options) => {
      store.begin(fetched.size > MAX_SHARDS)
      const answer = engine.search(query, options)
      const wanted = store.wanted()
      if (wanted.length === 0) return {answer}
      for (const {name} of wanted) fetched.add(name)
      return {answer, bring: () => Promise.race(wanted.map(fetchOnce))}
    }
  }, pause)
}
