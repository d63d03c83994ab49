// Plugins of a site that ask for webpack get the copy that bundles here, rather than the one next to them: classes of another
// version reach into what only a compiler of that version has.
import Module, {createRequire} from 'node:module'

type Resolve = (request: string, ...others: readonly unknown[]) => string

const require = createRequire(import.meta.url)

/** Whether an import is of webpack: the package itself, or a file in it. */
export function isWebpack(request: string): boolean {
  return /^webpack(?:\/|$)/.test(request)
}

/** File of the program's own webpack; undefined for one that it does not have. */
export function ownWebpack(request: string): string | undefined {
  try {
    return require.resolve(request)
  } catch {
    return undefined
  }
}

/**
 * @param outside Runs something as code of the program; undefined where code of a site is not what asks.
 * @returns Ends it.
 */
export function giveOwnWebpack(outside: () => (<T>(work: () => T) => T) | undefined): () => void {
  // Node's own hook, by which all `require` calls go.
  const loader = Module as unknown as {_resolveFilename: Resolve}
  const original = loader._resolveFilename
  const resolve: Resolve = (request, ...others) => {
    const leave = isWebpack(request) ? outside() : undefined
    return leave?.(() => ownWebpack(request)) ?? original.call(loader, request, ...others)
  }
  loader._resolveFilename = resolve
  return () => {
    if (loader._resolveFilename === resolve) loader._resolveFilename = original
  }
}
