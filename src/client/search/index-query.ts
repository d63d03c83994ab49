// Queries of an index that is not all there: of one whose file is arriving, and of one whose shards are fetched on demand.
import type {Analyzer} from '../../shared/search/analyzer.ts'
import type {SearchGroup, ShardedIndex} from '../../shared/search/search-data.ts'
import {createEngine, type EngineSettings} from './engine/engine.ts'
import type {Segment} from './engine/highlight.ts'
import {previewSection, type SectionOf, sectionText} from './engine/section-preview.ts'
import type {GrowingIndex} from './open-index.ts'
import {createProgressiveQuery, type PartialAnswer, type ProgressiveQuery} from './progressive-query.ts'
import type {WantedShard} from './shard-store.ts'
import {openSharded} from './sharded-index.ts'
import {createWholeIndex} from './whole-index.ts'

export interface IndexQueryOptions {
  readonly analyzer: Analyzer
  readonly settings: EngineSettings
  readonly fetchShard: (name: string) => Promise<unknown>
  readonly titlesOnly?: boolean
  /** Yields to shards that have arrived and to newer queries. */
  readonly pause: () => Promise<void>
}

export interface IndexQuery {
  readonly ask: ProgressiveQuery
  /** The section that a hit is in, fetched where it is not there. @param limit Characters. */
  readonly preview: (hit: SectionOf, limit: number) => Promise<readonly Segment[]>
  /** Settles when all of the file is there; rejects when the rest of it cannot be had. */
  readonly arrived: Promise<void>
}

/**
 * Settles when the first group can be searched.
 * @param groups In the order of their types.
 */
export async function createWholeQuery(
  groups: AsyncIterator<SearchGroup, void>,
  options: Omit<IndexQueryOptions, 'fetchShard'>,
): Promise<IndexQuery> {
  const index = createWholeIndex(options.titlesOnly)
  let next: Promise<void> | undefined
  const receive = async (): Promise<void> => {
    const {done, value} = await groups.next()
    if (done !== true) index.add(value)
    const isLast = done === true || options.titlesOnly === true
    index.isArriving = !isLast
    next = isLast ? undefined : options.pause().then(receive)
  }
  const receiveAll = async (): Promise<void> => {
    while (next !== undefined) await next
  }
  await receive()
  const fetchMore = () => {
    const coming = next
    return coming && (() => coming)
  }
  const readTexts = () => (index.isArriving ? receiveAll() : undefined)
  return {
    ask: createQuery(index, fetchMore, options),
    preview: createPreview(index, readTexts, options.analyzer),
    arrived: receiveAll(),
  }
}

/** Shards that one query fetches at most; what is near more words than that is answered from these. */
const MAX_SHARDS = 150

export function createShardedQuery(directory: ShardedIndex, options: IndexQueryOptions): IndexQuery {
  const {titlesOnly = false} = options
  const index = openSharded(directory, titlesOnly)
  const coming = new Map<string, Promise<void>>()
  const received = new Set<string>()
  const fetchShard = async (shard: WantedShard): Promise<void> => {
    if (received.has(shard.name)) return
    try {
      index.receive(shard, await options.fetchShard(shard.name))
      received.add(shard.name)
    } finally {
      coming.delete(shard.name)
    }
  }
  const fetchOnce = (shard: WantedShard): Promise<void> => {
    const started = coming.get(shard.name) ?? fetchShard(shard)
    coming.set(shard.name, started)
    // Queries that wait for it get the failure; when none does any more, it does not matter.
    started.catch(() => undefined)
    return started
  }
  const fetchMore = (wanted: readonly WantedShard[]) =>
    wanted.length === 0 ? undefined : () => Promise.race(wanted.map(fetchOnce))
  const fetchTexts = async (page: number): Promise<void> => {
    const shard = index.textShardOf(page)
    await fetchOnce(shard)
    // Now its place is known.
    if (shard.kind === 'documentList') await fetchOnce(index.textShardOf(page))
  }
  const ask = createQuery(index, fetchMore, options)
  const fetchNames = once(() => Promise.all(namesOf(directory).map(fetchOnce)))
  return {
    ask: async (query, queryOptions, watch) => {
      const answer = await ask(query, queryOptions, watch)
      if (answer.tokens.length > 0 && !watch.isOvertaken() && !titlesOnly) fetchNames()
      return answer
    },
    preview: createPreview(index, fetchTexts, options.analyzer),
    arrived: Promise.resolve(),
  }
}

/** Kilobytes before compression, of which readers load a quarter: up to some 1,500 pages. */
const MAX_NAMES = 300

/**
 * Terms of headings and descriptions, where they are few: once something was looked for, they come without being asked for,
 * and the next query has its first hits at once.
 */
function namesOf({terms, titles}: ShardedIndex): readonly WantedShard[] {
  const [, names = []] = terms
  const size = names.reduce((sum, [, , kilobytes]) => sum + kilobytes, 0)
  return titles === undefined || size > MAX_NAMES ? [] : names.map(([, name]) => ({name, kind: 'terms'}))
}

function once(action: () => Promise<unknown>): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    // Whoever needs what is missing asks for it again.
    action().catch(() => undefined)
  }
}

/** @param fetchTexts Brings the texts of a page. */
function createPreview(
  index: GrowingIndex,
  fetchTexts: (page: number) => Promise<void> | undefined,
  analyzer: Analyzer,
): IndexQuery['preview'] {
  return async (hit, limit) => {
    const page = (hit.page ?? hit.document).i
    const own = sectionText(hit, index.contentsOf(page))
    if (own === '') await fetchTexts(page)
    return previewSection(own || sectionText(hit, index.contentsOf(page)), hit, {analyzer, limit})
  }
}

/** Undefined when nothing more will come. */
type FetchMore = (wanted: readonly WantedShard[]) => PartialAnswer['fetchMore']

function createQuery(
  index: GrowingIndex,
  fetchMore: FetchMore,
  {analyzer, settings, pause}: Omit<IndexQueryOptions, 'fetchShard'>,
): ProgressiveQuery {
  const {store} = index
  const engine = createEngine(index, analyzer, settings)
  return createProgressiveQuery(() => {
    const fetched = new Set<string>()
    return (query, options) => {
      // The rest of a file comes without being asked for.
      store.begin(index.isArriving || fetched.size > MAX_SHARDS)
      const answer = engine.search(query, options)
      const wanted = store.wanted()
      for (const {name} of wanted) fetched.add(name)
      return {answer, fetchMore: fetchMore(wanted)}
    }
  }, pause)
}
