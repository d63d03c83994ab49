// Which known key a writer probably meant: stricter than other suggestions, since keys of the writer's own are allowed.
import {distance} from 'fastest-levenshtein'

/** Shorter words are too often words of their own. */
const LONG = 8

/** The key that differs by its spelling alone, by one letter, by two that are swapped, or in a long word by any two. */
export function findIntended(key: string, known: readonly string[]): string | undefined {
  const word = bare(key)
  const spelling = known.find((one) => bare(one) === word)
  if (spelling !== undefined || word.length < 4) return spelling
  return known.find((one) => {
    const other = bare(one)
    if (Math.abs(other.length - word.length) > 2 || other.length < 4) return false
    const apart = distance(word, other)
    return apart === 1 || (apart === 2 && (word.length >= LONG || sorted(word) === sorted(other)))
  })
}

/** Without capitals, and without what stands between the parts of a key. */
function bare(key: string): string {
  return key.toLowerCase().replace(/[\s_-]/g, '')
}

function sorted(word: string): string {
  return [...word].sort().join('')
}
