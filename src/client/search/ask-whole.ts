// Asks an index of one file while it arrives: titles answer first, the texts last.
import type {Analyzer} from '../../shared/search/analyzer.ts'
import type {SearchGroup, SearchType} from '../../shared/search/search-data.ts'
import {type Asker, createAsker} from './asker.ts'
import {createEngine, type EngineSettings, type SearchEngine} from './engine/engine.ts'
import {joinGroups, type OpenGroup, openGroup} from './engine/index-groups.ts'

export interface WholeNeeds {
  readonly analyzer: Analyzer
  readonly settings: EngineSettings
  /** Lets what has been asked meanwhile come first. */
  readonly pause: () => Promise<void>
}

export interface ComingIndex {
  readonly ask: Asker
  /** Settles when the last group is there; rejects when one cannot be had. */
  readonly arrived: Promise<void>
}

/**
 * Settles when the first group can be asked.
 * @param source Groups in the order of their types.
 */
export async function createWholeAsker(
  source: AsyncIterator<SearchGroup, void>,
  {analyzer, settings, pause}: WholeNeeds,
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
    ask: createAsker(
      () => (query, options) => {
        // A word that no title has may stand in a text: nothing is guessed before all texts are there.
        const now = next === undefined ? settings : {...settings, fuzzyDistance: 0, isTolerant: false}
        engine ??= createEngine(joinGroups(groups), analyzer, now)
        const coming = next
        return {answer: engine.search(query, options), bring: coming && (() => coming)}
      },
      pause,
    ),
  }
}
