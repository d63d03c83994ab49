// Whether a word with a few wrong letters is another word, or the beginning of one.

export interface Nearness {
  /** Letters inserted, left out, changed or swapped. */
  readonly distance: number
  /** Some beginning of the other word is enough. */
  readonly isOpen: boolean
}

/** Goes on as long as letters are the same, and tries each kind of mistake where they are not. */
export function isNearWord(word: string, other: string, {distance, isOpen}: Nearness): boolean {
  const isNear = (at: number, otherAt: number, left: number): boolean => {
    let [here, there] = [at, otherAt]
    while (here < word.length && word[here] === other[there]) {
      here += 1
      there += 1
    }
    if (here >= word.length) return isOpen || other.length - there <= left
    if (left === 0) return false
    const isSwapped = word[here] === other[there + 1] && word[here + 1] === other[there]
    return (
      isNear(here + 1, there + 1, left - 1) ||
      isNear(here + 1, there, left - 1) ||
      isNear(here, there + 1, left - 1) ||
      (isSwapped && isNear(here + 2, there + 2, left - 1))
    )
  }
  return isNear(0, 0, distance)
}
