// A run of ideographs has no spaces: it is segmented into words of the index, in every likely way.

/** A word of a query. `isTrailing`: only the beginning of it was given, so that any ending will do. */
export interface QueryWord {
  readonly value: string
  readonly isTrailing?: true
}

interface Segmentation {
  readonly words: readonly QueryWord[]
  readonly missed: number
}

/** Tries are bounded: a long run over a large dictionary has more segmentations than anyone waits for. */
const MAX_STEPS = 5_000
/** Runs longer than this are no query. */
const MAX_RUN = 64

/** All segmentations of a run, best first: those that miss no character, then those of fewer words. */
export function segmentIdeographs(run: string, dictionary: readonly string[]): readonly (readonly QueryWord[])[] {
  const segmentations: Segmentation[] = []
  let steps = 0
  const visit = (rest: string, words: readonly QueryWord[], missed: number): void => {
    steps += 1
    if (steps > MAX_STEPS) return
    if (rest === '') {
      if (words.length > 0) segmentations.push({words, missed})
      return
    }
    const found = wordsAt(rest, dictionary)
    for (const word of found) visit(rest.slice(word.value.length), [...words, word], missed)
    // A character that begins no word is left out; code points beyond the basic plane are two units.
    if (found.length === 0) visit(rest.slice(firstLength(rest)), words, missed + 1)
  }
  visit(run.slice(0, MAX_RUN), [], 0)
  return segmentations
    .sort((a, b) => Math.sign(a.missed) - Math.sign(b.missed) || a.words.length - b.words.length)
    .map(({words}) => words)
}

function firstLength(text: string): number {
  return (text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1
}

/** Words of the dictionary at the beginning of a text, and beginnings of words, each longer than those before. */
function wordsAt(rest: string, dictionary: readonly string[]): readonly QueryWord[] {
  const found: QueryWord[] = []
  let longest = 0
  for (const word of dictionary) {
    if (rest.startsWith(word)) {
      found.push({value: word})
      continue
    }
    for (let length = Math.min(word.length - 1, rest.length); length > longest; length -= 1) {
      const prefix = word.slice(0, length)
      if (!rest.startsWith(prefix)) continue
      found.push({value: prefix, isTrailing: true})
      longest = length
      break
    }
  }
  return found
}

const MAX_TOKENS = 12
const MAX_ALTERNATIVES = 6

/** Every combination of the tokens' alternatives, at most about twelve, each of at most twelve words. */
export function combine(
  alternatives: readonly (readonly (readonly QueryWord[])[])[],
): readonly (readonly QueryWord[])[] {
  if (alternatives.some((one) => one.length === 0)) return []
  let product = 1
  let isFull = false
  const limited = alternatives.map((one) => {
    if (one.length < 2) return one
    if (isFull) return one.slice(0, 1)
    let kept = one.slice(0, MAX_ALTERNATIVES)
    if (product * kept.length < MAX_TOKENS) {
      product *= kept.length
      return kept
    }
    if (product * kept.length > MAX_TOKENS) kept = kept.slice(0, Math.floor(MAX_TOKENS / product))
    product *= kept.length
    isFull = product > MAX_ALTERNATIVES
    return kept
  })
  return limited
    .reduce<readonly (readonly QueryWord[])[]>(
      (terms, one) => terms.flatMap((term) => one.map((words) => [...term, ...words])),
      [[]],
    )
    .map((term) => term.slice(0, MAX_TOKENS))
}

/** Words of a query that count. */
export function firstTokens(tokens: readonly string[]): readonly string[] {
  return tokens.slice(0, MAX_TOKENS)
}
