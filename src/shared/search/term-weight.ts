// How much a term counts in a document: BM25, as lunr has it.

/** Free parameters: how far length and repetition count. */
const LENGTH_WEIGHT = 0.75
const REPETITION_WEIGHT = 1.2

/** Lunr rounds weights to three decimals. */
const WEIGHT_UNIT = 1000

/** What all weights of a group of documents depend on. */
export interface GroupSize {
  /** Number of its documents. */
  readonly count: number
  /** Terms of all of them. */
  readonly length: number
}

/** Weight of a term that comes `count` times in a document of `length` terms. */
export type WeighTerm = (count: number, length: number) => number

/** @param having How many documents have the term. */
export function createTermWeight({count: all, length}: GroupSize, having: number): WeighTerm {
  const averageLength = length / all
  const rarity = Math.log(1 + Math.abs((all - having + 0.5) / (having + 0.5)))
  return (count, own) => {
    const fullness = REPETITION_WEIGHT * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (own / averageLength))
    const weight = (rarity * (REPETITION_WEIGHT + 1) * count) / (fullness + count)
    return Math.round(weight * WEIGHT_UNIT) / WEIGHT_UNIT
  }
}
