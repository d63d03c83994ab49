// Many short texts in one long one: a text inside of some of them is found faster than by looking at each.
import {lowerCase} from '../../../shared/search/text-tokens.ts'

export interface TextList {
  readonly all: readonly string[]
  /**
   * Texts that have another inside, in lower case, in their order.
   * @param isPlace Whether a place of the joined texts will do.
   */
  readonly having: (part: string, isPlace?: (joined: string, at: number) => boolean) => readonly string[]
}

/** @param all Texts of one line each. */
export function createTextList(all: readonly string[]): TextList {
  // Joined by the first who asks.
  let joined: string | undefined
  let lower = ''
  return {
    all,
    having: (part, isPlace = () => true) => {
      if (part === '') return all
      if (joined === undefined) {
        joined = all.join('\n')
        lower = lowerCase(joined)
      }
      const found: string[] = []
      for (let at = lower.indexOf(part); at >= 0; at = lower.indexOf(part, at + 1)) {
        if (!isPlace(joined, at)) continue
        const next = joined.indexOf('\n', at)
        const end = next < 0 ? joined.length : next
        found.push(joined.slice(joined.lastIndexOf('\n', at) + 1, end))
        at = end
      }
      return found
    },
  }
}
