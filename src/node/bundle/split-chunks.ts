// Which modules have a file of their own, for webpack and Rspack alike.
import {hashOf} from '../cache/hash.ts'

/**
 * A large module that several of the lazily loaded parts need has a file of its own, which a reader fetches once. Smaller ones are
 * copied: a request costs more. Style sheets stay with their parts, as their order counts.
 */
export const SPLIT_CHUNKS = {
  chunks: isLoadedLater,
  minSize: 20_000,
  cacheGroups: {
    defaultVendors: false,
    default: {type: /^javascript\//, minChunks: 2, reuseExistingChunk: true, name: nameOfShared},
  },
} as const

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
