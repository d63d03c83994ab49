// What a module of the site is taken to give.

/** The default export, or all exports when there is no default. */
export function defaultOf(exports: unknown): unknown {
  if (!hasDefault(exports)) return exports
  const value = exports.default
  // CommonJS made from an ES module keeps its default export one level down.
  return hasDefault(value) && '__esModule' in value ? value.default : value
}

/** An export by its name. Node knows of a CommonJS module's names only those that its text shows. */
export function namedExport(exports: unknown, name = 'default'): unknown {
  if (name === 'default') return defaultOf(exports)
  if (typeof exports !== 'object' || exports === null) return undefined
  const {default: all, ...named} = exports as Readonly<Record<string, unknown>>
  return named[name] ?? (typeof all === 'object' && all !== null ? Reflect.get(all, name) : undefined)
}

function hasDefault(value: unknown): value is {readonly default: unknown} {
  return typeof value === 'object' && value !== null && 'default' in value
}
