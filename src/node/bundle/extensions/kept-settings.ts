// Settings of the bundler that plugins may not change: the program finds its files by them, and browser and server must agree.
import {isDeepStrictEqual} from 'node:util'
import type {BundlerConfiguration} from '../../../plugin/types.ts'
import {isPlainRecord} from '../../../shared/is-plain-record.ts'

export interface RestoredConfig {
  readonly config: BundlerConfiguration
  /** What a plugin changed and is as before, such as `output.filename`. */
  readonly restored: readonly string[]
}

const WHOLE: readonly string[] = ['entry', 'context', 'name', 'target', 'devtool', 'mode', 'cache', 'snapshot']
/** Objects in which settings of the program win, and others are added. */
const SHARED: readonly string[] = ['output', 'optimization', 'experiments']
/** They decide nothing that a page shows, so that nobody is told. */
const WITHOUT_EFFECT: readonly string[] = ['mode', 'cache', 'snapshot', 'optimization.minimize']
/** One copy of React, in the browser and on the server. */
const SINGLE: readonly string[] = ['react', 'react-dom']

/** @param base As the program made it. @param config After a plugin. */
export function restoreSettings(base: BundlerConfiguration, config: BundlerConfiguration): RestoredConfig {
  const restored: string[] = []
  const pick = (keys: readonly string[], prefix: string, [from, to]: readonly [object, object]): object => {
    const before = new Map<string, unknown>(Object.entries(from))
    const after = new Map<string, unknown>(Object.entries(to))
    for (const key of keys) {
      if (isDeepStrictEqual(after.get(key), before.get(key))) continue
      restored.push(prefix + key)
      if (before.has(key)) after.set(key, before.get(key))
      else after.delete(key)
    }
    return Object.fromEntries(after)
  }
  const shared = SHARED.map((key) => {
    const [before, after] = [recordAt(base, key), recordAt(config, key)]
    // A minimizer is chosen with the bundler.
    const keys = [...Object.keys(before), ...(key === 'optimization' ? ['minimizer', 'runtimeChunk'] : [])]
    return [key, pick(keys, `${key}.`, [before, after])]
  })
  const resolve = recordAt(config, 'resolve')
  const aliases = [recordAt(recordAt(base, 'resolve'), 'alias'), recordAt(resolve, 'alias')] as const
  return {
    config: {
      ...pick(WHOLE, '', [base, config]),
      ...Object.fromEntries(shared),
      resolve: {...resolve, alias: pick(SINGLE, 'resolve.alias.', aliases)},
    },
    restored: restored.filter((key) => !WITHOUT_EFFECT.includes(key)),
  }
}

function recordAt(owner: BundlerConfiguration, key: string): BundlerConfiguration {
  const value = owner[key]
  return isPlainRecord(value) ? value : {}
}

/** A copy of the upper levels, in which what a plugin changed in place shows: it adds to lists of rules and of plugins. */
export function copySettings(config: BundlerConfiguration): BundlerConfiguration {
  return copyRecord(config, 3)
}

function copyRecord(record: BundlerConfiguration, levels: number): BundlerConfiguration {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (Array.isArray(value)) return [key, [...value]]
      return [key, levels > 1 && isPlainRecord(value) ? copyRecord(value, levels - 1) : value]
    }),
  )
}
