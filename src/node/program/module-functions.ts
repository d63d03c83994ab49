// Functions that a preset or plugin has from a package: a worker has them by importing the module that exports them.
import {createRequire} from 'node:module'

type AnyFunction = (...args: never[]) => unknown

/** Where a function can be imported from. */
interface ExportedFunction {
  /** Absolute path of the module. */
  readonly module: string
  readonly exportName?: string
}

const modules = createRequire(import.meta.url).cache

/**
 * The CommonJS module that exports the function; undefined when none does that this process has loaded. An ES module cannot
 * be found by what it exports.
 */
export function findExport(fn: AnyFunction): ExportedFunction | undefined {
  for (const loaded of Object.values(modules)) {
    if (loaded === undefined) continue
    const exported: unknown = loaded.exports
    if (exported === fn) return {module: loaded.filename}
    const name = nameOfExport(exported, fn)
    if (name !== undefined) return {module: loaded.filename, ...(name === 'default' ? {} : {exportName: name})}
  }
  return undefined
}

function nameOfExport(exported: unknown, fn: AnyFunction): string | undefined {
  if (typeof exported !== 'object' || exported === null || !('__esModule' in exported)) return undefined
  const all = Object.entries(Object.getOwnPropertyDescriptors(exported))
  return all.find(([name, {value, get}]) => value === fn || (get !== undefined && givesUnder(name, exported, fn)))?.[0]
}

/**
 * Bundlers write what a module exports as getters. One may do anything, such as to load another module: only those are asked that
 * are likely to have the function.
 */
function givesUnder(name: string, exported: object, fn: AnyFunction): boolean {
  if (name !== fn.name && name !== 'default') return false
  try {
    return Reflect.get(exported, name) === fn
  } catch {
    return false
  }
}
