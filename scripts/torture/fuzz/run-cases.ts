// Runs cases of a part one after another in this process. What must not happen is told to the caller, and the next case runs.
import {createDice} from '../dice.ts'
import type {FuzzPart} from './part.ts'

export interface CaseRange {
  readonly seed: number
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

export interface CaseWatcher {
  /** Called before each case. */
  readonly onStart?: (index: number) => void
  readonly onFailure: (index: number, input: unknown, error: unknown) => void
}

export async function runCases(
  part: FuzzPart,
  {seed, from, to}: CaseRange,
  {onStart, onFailure}: CaseWatcher,
): Promise<void> {
  for (let index = from; index < to; index += 1) {
    onStart?.(index)
    const input = part.make(createDice(seed, index))
    try {
      await part.run(input)
    } catch (error) {
      onFailure(index, input, error)
    }
  }
  await part.close?.()
}
