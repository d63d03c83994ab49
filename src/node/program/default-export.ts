// What a module of the site is taken to give.

/** The default export, or all exports when there is no default. */
export function defaultOf(exports: unknown): unknown {
  if (!hasDefault(exports)) return exports
  const value = exports.default
  // CommonJS made from an ES module keeps its default export one level down.
  return hasDefault(value) && '__esModule' in value ? value.default : value
}

function hasDefault(value: unknown): value is {readonly default: unknown} {
  return typeof value === 'object' && value !== null && 'default' in value
}
