// Chance that can be repeated: the same seed and number throw the same dice, on every machine.

export interface Dice {
  /** A whole number from 0 up to, and without, `limit`. */
  readonly below: (limit: number) => number
  /** True `percent` times in a hundred. */
  readonly chance: (percent: number) => boolean
  /** @throws Error for an empty list. */
  readonly pick: <T>(items: readonly T[]) => T
}

/** The dice of case `index` of a seed. Neighbouring cases have nothing in common. */
export function createDice(seed: number, index: number): Dice {
  // mulberry32, by Tommy Ettinger, in the public domain.
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => {
      const found = items[below(items.length)]
      if (found === undefined) throw new Error('There is nothing to pick from.')
      return found
    },
  }
}
