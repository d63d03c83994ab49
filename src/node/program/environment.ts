// Environment variables as inputs: which ones a text of code names, and what they are now.
import {stableJson} from '../cache/hash.ts'

const USE = /\bprocess\s*\.\s*env\b(?:\s*\.\s*(\w+)|\[\s*(?:"(\w+)"|'(\w+)'|`(\w+)`)\s*\])?/g

/** Stands for every variable: the code takes the table as a whole. */
const ALL = '*'

/** Names of the variables that the code reads, sorted. */
export function findVariables(code: string): readonly string[] {
  if (!code.includes('env')) return []
  const names = [...code.matchAll(USE)].map(([, ...found]) => found.find((name) => name !== undefined) ?? ALL)
  return [...new Set(names)].sort()
}

/** Values for a key: those of the names, in their order. */
export function variableValues(names: readonly string[]): string {
  return names.includes(ALL) ? stableJson(process.env) : JSON.stringify(names.map((name) => [name, process.env[name]]))
}
