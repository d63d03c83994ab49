// Nearest known word for a "did you mean" hint.
import {distance} from 'fastest-levenshtein'

/** No name is as long: what is was not meant as one, and comparing it would take seconds. */
const MAX_LENGTH = 300

/** The candidate nearest to `word`, if it is near enough to be a likely slip: at most a third of its length apart. */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH) return undefined
  const limit = Math.max(1, Math.floor(word.length / 3))
  let best: string | undefined
  let bestDistance = limit + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue
    const d = slips(word, candidate)
    if (d < bestDistance) {
      best = candidate
      bestDistance = d
    }
  }
  return best
}

/** The candidates that differ least from `word`, the nearest first. @param count How many. */
export function nearest(word: string, candidates: readonly string[], count: number): readonly string[] {
  if (word.length > MAX_LENGTH) return candidates.slice(0, count)
  const rated = candidates.map((candidate) => ({candidate, slips: slips(word, candidate.slice(0, MAX_LENGTH))}))
  return rated
    .sort((one, other) => one.slips - other.slips)
    .slice(0, count)
    .map(({candidate}) => candidate)
}

/** The number of slips of the hand between two words: letters missing, added or wrong, and two that changed places. */
export function slips(word: string, candidate: string): number {
  const [one, other] = [word.toLowerCase(), candidate.toLowerCase()]
  return isSwapped(one, other) ? 1 : distance(one, other)
}

/** `titel` for `title`. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}
