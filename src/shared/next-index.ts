// Searches of a text that go forward only: however many are made, the text is gone through once.

/**
 * Finds the next occurrence of a part that suits.
 * @param suits Whether an occurrence counts; all do when it is left out.
 * @returns A function from an offset to the offset of the next occurrence there or behind it, `Infinity` when there is none.
 *   It must be called with offsets that do not fall.
 */
export function createFinder(text: string, part: string, suits: (at: number) => boolean = () => true) {
  let known = -1
  return (from: number): number => {
    if (known >= from) return known
    let at = text.indexOf(part, from)
    while (at >= 0 && !suits(at)) at = text.indexOf(part, at + 1)
    known = at < 0 ? Number.POSITIVE_INFINITY : at
    return known
  }
}
