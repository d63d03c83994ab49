// Joins what a plugin of Docusaurus gives from `configureWebpack` to the configuration, as it does: lists are joined, objects too,
// and `mergeStrategy` says of a place whether the new comes before, after or instead.
import {isPlainRecord} from '../../shared/is-plain-record.ts'

type Strategy = 'append' | 'prepend' | 'replace'

/** By place, such as `module.rules`; `*` stands for one key. */
export type MergeStrategy = Readonly<Record<string, unknown>>

/** @param base Left as it is. @returns A new configuration. */
export function mergeConfiguration(base: unknown, added: unknown, strategy: MergeStrategy = {}): unknown {
  return merge(base, added, {path: [], rules: Object.entries(strategy)})
}

interface Place {
  readonly path: readonly string[]
  readonly rules: readonly (readonly [place: string, strategy: unknown])[]
}

function merge(base: unknown, added: unknown, place: Place): unknown {
  if (added === undefined) return base
  const strategy = strategyAt(place)
  if (strategy === 'replace') return added
  if (Array.isArray(base) && Array.isArray(added))
    return strategy === 'prepend' ? [...added, ...base] : [...base, ...added]
  if (isPlainRecord(base) && isPlainRecord(added)) {
    const [first, second] = strategy === 'prepend' ? [added, base] : [base, added]
    const joined = {...first, ...second}
    const both = Object.keys(added).filter((key) => Object.hasOwn(base, key))
    const inner = both.map((key) => [key, merge(first[key], second[key], {...place, path: [...place.path, key]})])
    return {...joined, ...Object.fromEntries(inner)}
  }
  return added
}

function strategyAt({path, rules}: Place): Strategy {
  const found = rules.findLast(([place]) => matches(place.split('.'), path))?.[1]
  return found === 'prepend' || found === 'replace' ? found : 'append'
}

function matches(place: readonly string[], path: readonly string[]): boolean {
  return place.length === path.length && place.every((key, at) => key === '*' || key === path[at])
}
