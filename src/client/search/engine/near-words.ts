// Whether a word with a few wrong letters is another word, or the beginning of one.

export interface Nearness {
  /** Letters inserted, left out, changed or swapped. */
  readonly distance: number
  /** Some beginning of the other word is enough. */
  readonly isOpen: boolean
}

/** Goes on as long as letters are the same, and tries each kind of mistake where they are not. */
export function isNearWord(word: string, other: string, {distance, isOpen}: Nearness): boolean {
  const excess = other.length - word.length
  if (excess < -distance || (!isOpen && excess > distance)) return false
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  if (same === word.length) return true
  if (distance === 0) return false
  const left = {distance: distance - 1, isOpen}
  const [rest, otherRest] = [word.slice(same), other.slice(same)]
  return (
    isNearWord(rest.slice(1), otherRest.slice(1), left) ||
    isNearWord(rest.slice(1), otherRest, left) ||
    isNearWord(rest, otherRest.slice(1), left) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && isNearWord(rest.slice(2), otherRest.slice(2), left))
  )
}

/** Letters that a word may have more than its stem. */
export const MAX_ENDING = 5
/** Nearly every word is near a shorter one. */
const MIN_STEM = 4

/**
 * Whether a term may be the stem of what a misspelt word was meant to be: `secur` for `secruity`. The ending of the word is in
 * the way of comparing stems, since it is taken off words that are known only.
 */
export function isNearStem(word: string, term: string, {distance}: Nearness): boolean {
  const ending = word.length - term.length
  // The stem of a word with `y` has `i` there.
  if (ending <= 0) return term.endsWith('i') && isNearWord(word, `${term.slice(0, -1)}y`, {distance, isOpen: false})
  return ending <= MAX_ENDING && term.length >= MIN_STEM && isNearWord(term, word, {distance, isOpen: true})
}
