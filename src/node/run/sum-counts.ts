// The counts of several locales as those of one build.
import type {BuildCounts} from '../api-types.ts'

/** Those of a build that did nothing. */
export const NO_COUNTS: BuildCounts = {
  pages: 0,
  compiled: 0,
  compiledFromCache: 0,
  bundled: 0,
  rendered: 0,
  written: 0,
  removed: 0,
}

export function sumCounts(all: readonly BuildCounts[]): BuildCounts {
  // The keys are those of the counts, whose values are numbers.
  const keys = Object.keys(NO_COUNTS) as (keyof BuildCounts)[]
  const sums = keys.map((key) => [key, all.reduce((sum, counts) => sum + counts[key], 0)] as const)
  return {...NO_COUNTS, ...Object.fromEntries(sums)}
}
