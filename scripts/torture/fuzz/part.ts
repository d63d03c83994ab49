// What a part of the fuzzing is: how its cases are made, and what is done with one.
import type {Dice} from '../dice.ts'

export interface FuzzPart {
  /** The input of a case, plain data. */
  readonly make: (dice: Dice) => unknown
  /** Does with the input what a build or a server does. @throws Error for anything that must not happen. */
  readonly run: (input: unknown) => void | Promise<void>
  readonly close?: () => void | Promise<void>
}

/** A part whose input has a type of its own. */
export function fuzzPart<Input>(part: {
  readonly make: (dice: Dice) => Input
  readonly run: (input: Input) => void | Promise<void>
  readonly close?: () => void | Promise<void>
}): FuzzPart {
  // `run` is only ever given what `make` made.
  return {...part, run: (input) => part.run(input as Input)}
}

/** @throws Error with `what` unless the condition holds. */
export function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(what)
}
