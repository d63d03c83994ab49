// What a part of the build made, or that it cannot be known, since a mistake in what it is made from has been reported.
// What depends on something unknown is unknown itself; all else goes on, so that one run tells all that it can.
import {type Diagnostic, SiteError} from '../shared/diagnostics.ts'

export interface Known<T> {
  readonly isKnown: true
  readonly value: T
}

export interface Unknown {
  readonly isKnown: false
}

export type Maybe<T> = Known<T> | Unknown

export const UNKNOWN: Unknown = {isKnown: false}

export function known<T>(value: T): Known<T> {
  return {isKnown: true, value}
}

/** The values of all; unknown when one of them is. */
export function allKnown<T>(list: readonly Maybe<T>[]): Maybe<readonly T[]> {
  const values = knownValues(list)
  return values.length === list.length ? known(values) : UNKNOWN
}

/** The values of those that are known, in their order. */
export function knownValues<T>(list: readonly Maybe<T>[]): T[] {
  return list.flatMap((one) => (one.isKnown ? [one.value] : []))
}

/** Ends a step of a plugin that reads a value which is unknown. It is not reported: the reason has been. */
export class UnknownValueError extends Error {
  constructor() {
    super('This value is not known, because of a mistake that has been reported.')
    this.name = 'UnknownValueError'
  }
}

/** What the work gives; unknown when the site's mistakes stop it, which are then reported. */
export async function attempt<T>(work: () => T | Promise<T>, report: (finding: Diagnostic) => void): Promise<Maybe<T>> {
  try {
    return known(await work())
  } catch (error) {
    if (error instanceof UnknownValueError) return UNKNOWN
    if (!(error instanceof SiteError)) throw error
    for (const diagnostic of error.diagnostics) report(diagnostic)
    return UNKNOWN
  }
}
