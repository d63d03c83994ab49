// Which modules have a file of their own, for webpack and Rspack alike.
import {hashOf} from '../cache/hash.ts'
import {isOfProgram} from './own-module.ts'

/** Name of the sheet of what components bring for all pages. */
const SHARED_SHEET = 'site-styles'

interface SplitOptions {
  readonly programRoot: string
  /** See `BundlerOptions`. */
  readonly sharesStyles: boolean
  readonly isDevelopment: boolean
}

/**
 * A large module that several of the lazily loaded parts need has a file of its own, which a reader fetches once. Smaller ones are
 * copied: a request costs more. The theme's style sheets stay with their parts, as their order counts.
 */
export function splitChunks({programRoot, sharesStyles, isDevelopment}: SplitOptions) {
  const shared = {type: /^javascript\//, minChunks: 2, reuseExistingChunk: true, name: nameOfShared} as const
  const isShared = (module: NamedModule): boolean => {
    const path = module.nameForCondition()
    return path !== null && !isModule(path) && !isOfProgram(path, programRoot)
  }
  return {
    chunks: isLoadedLater,
    minSize: 20_000,
    cacheGroups: {
      defaultVendors: false,
      default: !isDevelopment && shared,
      ...(sharesStyles && {[SHARED_SHEET]: {type: /^css/, test: isShared, name: SHARED_SHEET, enforce: true}}),
    },
  } as const
}

interface NamedModule {
  /** Absolute path of its file. */
  readonly nameForCondition: () => string | null
}

/** @param file From the bundle's folder. */
export function isSharedSheet(file: string): boolean {
  return file.startsWith(`assets/${SHARED_SHEET}.`) && file.endsWith('.css')
}

/** Its classes are those of the components that import it. */
function isModule(path: string): boolean {
  return /\.module\.\w+$/.test(path)
}

interface LoadedChunk {
  readonly canBeInitial: () => boolean
  readonly hasRuntime: () => boolean
}

/** A worker would wait for its script, and then for the rest. */
function isLoadedLater(chunk: LoadedChunk): boolean {
  return !chunk.canBeInitial() && !chunk.hasRuntime()
}

interface NamedChunk {
  readonly name?: string | null | undefined
}

/** By the parts that need it: no specifier shows in a file name. Where one has no name, the bundler makes one. */
function nameOfShared(_module: unknown, chunks: readonly NamedChunk[]): string | undefined {
  const names = chunks.flatMap(({name}) => name ?? [])
  return names.length < chunks.length ? undefined : `shared-${hashOf(names.sort().join()).slice(0, 8)}`
}
