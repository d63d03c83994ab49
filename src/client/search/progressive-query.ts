// Answers from an index that is not all there: says what it can, waits until more has come, and looks again.
import type {QueryOptions, SearchAnswer} from './engine/engine.ts'

/** Who waits for an answer. */
export interface Watch {
  readonly isOvertaken: () => boolean
  /** Gets what is found so far, once there is something. */
  readonly onInterim: (answer: SearchAnswer) => void
}

/** Answers a query as long as it is wanted. */
export type ProgressiveQuery = (query: string, options: QueryOptions, watch: Watch) => Promise<SearchAnswer>

/** What an index says now. */
export interface PartialAnswer {
  readonly answer: SearchAnswer
  /** Brings what was missed: settles when another look may say more. Absent when this one has seen all. */
  readonly bring?: (() => Promise<void>) | undefined
}

/**
 * @param begin Begins a query; gives the way to look at what is there.
 * @param pause Yields to shards that have arrived and to newer queries.
 */
export function createProgressiveQuery(
  begin: () => (query: string, options: QueryOptions) => PartialAnswer,
  pause: () => Promise<void>,
): ProgressiveQuery {
  return async (query, options, {isOvertaken, onInterim}) => {
    const look = begin()
    let most = 1
    for (;;) {
      const {answer, bring} = look(query, options)
      if (bring === undefined) return answer
      // With fewer hits than before it is about to find better ones: a list does not shrink and grow again.
      if (answer.hits.length >= most) onInterim(answer)
      most = Math.max(most, answer.hits.length)
      // What has come is shown while the rest is on its way.
      await bring()
      await pause()
      if (isOvertaken()) return answer
    }
  }
}
