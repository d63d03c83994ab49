// Where front matter has dates.
import type {FrontMatterDate} from '../../shared/contract.ts'

/** Every `Date` in a value that nests no deeper than people write; those that are no time are left out. */
export function findDates(value: unknown, keys: readonly (string | number)[] = []): FrontMatterDate[] {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? [] : [[value.toISOString(), ...keys]]
  if (Array.isArray(value)) return value.flatMap((one, at) => findDates(one, [...keys, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => findDates(one, [...keys, key]))
}
