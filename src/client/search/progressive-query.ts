// Progressive answers over a partial index: evaluates a query, waits for more of the index, and evaluates it again.
import type {QueryOptions, SearchAnswer} from './engine/engine.ts'

/** The caller of a query. */
export interface Watch {
  readonly isOvertaken: () => boolean
  /** Gets what is found so far, once there is something. */
  readonly onInterim: (answer: SearchAnswer) => void
}

/** Answers a query as long as it is wanted. */
export type ProgressiveQuery = (query: string, options: QueryOptions, watch: Watch) => Promise<SearchAnswer>

/** The answer of the part of an index that is there. */
export interface PartialAnswer {
  readonly answer: SearchAnswer
  /** Settles when another evaluation may find more. Absent when nothing was missing. */
  readonly fetchMore?: (() => Promise<void>) | undefined
}

/**
 * @param begin Begins a query; returns its evaluation over the part that is there.
 * @param pause Yields to shards that have arrived and to newer queries.
 */
export function createProgressiveQuery(
  begin: () => (query: string, options: QueryOptions) => PartialAnswer,
  pause: () => Promise<void>,
): ProgressiveQuery {
  return async (query, options, {isOvertaken, onInterim}) => {
    const evaluate = begin()
    let most = 1
    for (;;) {
      const {answer, fetchMore} = evaluate(query, options)
      if (fetchMore === undefined) return answer
      // With fewer hits than before it is about to find better ones: a list does not shrink and grow again.
      if (answer.hits.length >= most) onInterim(answer)
      most = Math.max(most, answer.hits.length)
      // What has come is shown while the rest is on its way.
      await fetchMore()
      await pause()
      if (isOvertaken()) return answer
    }
  }
}
