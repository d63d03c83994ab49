// Asks an index of one file while it arrives: titles answer first, the texts last.
import type {Analyzer} from '../../shared/search/analyzer.ts'
import type {SearchGroup, SearchType} from '../../shared/search/search-data.ts'
import {createEngine, type EngineSettings, type SearchEngine} from './engine/engine.ts'
import {joinGroups, type OpenGroup, openGroup} from './engine/index-groups.ts'
import {createProgressiveQuery, type ProgressiveQuery} from './progressive-query.ts'

export interface WholeQueryOptions {
  readonly analyzer: Analyzer
  readonly settings: EngineSettings
  /** Yields to newer queries. */
  readonly pause: () => Promise<void>
}

export interface ComingIndex {
  readonly ask: ProgressiveQuery
  /** Settles when the last group is there; rejects when one cannot be had. */
  readonly arrived: Promise<void>
}

/**
 * Settles when the first group can be asked.
 * @param source Groups in the order of their types.
 */
export async function createWholeQuery(
  source: AsyncIterator<SearchGroup, void>,
  {analyzer, settings, pause}: WholeQueryOptions,
): Promise<ComingIndex> {
  const groups: OpenGroup[] = []
  let engine: SearchEngine | undefined
  let next: Promise<void> | undefined
  const receive = async (): Promise<void> => {
    const {done, value} = await source.next()
    // The place of a group is its type.
    if (done !== true) groups.push(openGroup(value, groups.length as SearchType))
    engine = undefined
    next = done === true ? undefined : pause().then(receive)
  }
  const receiveAll = async (): Promise<void> => {
    while (next !== undefined) await next
  }
  await receive()
  const arrived = receiveAll()
  return {
    arrived,
    ask: createProgressiveQuery(
      () => (query, options) => {
        // A word that no title has may be in a text: no spelling candidates before all texts are there.
        const now = next === undefined ? settings : {...settings, fuzzyDistance: 0, isTolerant: false}
        engine ??= createEngine(joinGroups(groups), analyzer, now)
        const coming = next
        return {answer: engine.search(query, options), bring: coming && (() => coming)}
      },
      pause,
    ),
  }
}
