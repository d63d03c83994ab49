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
