// Modules that the code of a document takes while it runs, by `require()` or `import()`. One that works in browsers alone may not be
// evaluated before. So a document imports a small module instead, whose function takes the one that is meant.

export type DeferredKind = 'require' | 'import'

const MARK = /^quire-(require|import)!/

/** The name of that small module. */
export function deferredSpecifier(kind: DeferredKind, specifier: string): string {
  return `quire-${kind}!${specifier}`
}

/** What such a name stands for; undefined for any other. */
export function readDeferred(name: string): {readonly kind: DeferredKind; readonly specifier: string} | undefined {
  const found = MARK.exec(name)
  if (found === null) return undefined
  return {kind: found[1] === 'require' ? 'require' : 'import', specifier: name.slice(found[0].length)}
}

/** As a writer has put it. */
export function writtenSpecifier(name: string): string {
  return readDeferred(name)?.specifier ?? name
}

/** The only export of the small module, by which a document gets the other one. */
export const TAKE = 'take'

/** The function as source text. */
export function takeFunction(kind: DeferredKind, specifier: string): string {
  return `() => ${kind}(${JSON.stringify(specifier)})`
}
