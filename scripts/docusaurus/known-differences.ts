// Differences that are meant to be, or that are Docusaurus' own slips. Each has a reason, and each reason stands in
// docs/documentation/migration-from-docusaurus.md.
import type {Difference} from './differences.ts'

export interface KnownDifference {
  readonly reason: string
  readonly matches: (difference: Difference) => boolean
}

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = []

export function explain(difference: Difference): string | undefined {
  return KNOWN_DIFFERENCES.find(({matches}) => matches(difference))?.reason
}
