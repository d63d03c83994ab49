// Which files with a hash in their names stay in the output although the site does not use them any more: readers who
// have an older page open, or get one from a cache, still ask for them.

export interface AssetSetsInput {
  readonly locales: readonly {
    readonly prefix: string
    readonly files: {readonly has: (file: string) => boolean}
    readonly assets: readonly string[]
  }[]
  /** Of the builds before, newest first. */
  readonly before: readonly (readonly string[])[]
  /** How many of those stay. */
  readonly keptAssetSets: number
  /** A file that stands in the output. */
  readonly isOld: (file: string) => boolean
}

export interface AssetSets {
  /** To be remembered, newest first. A build that changes no asset does not count. */
  readonly sets: readonly (readonly string[])[]
  /** Files of earlier builds that are carried over, sorted. */
  readonly retained: readonly string[]
}

export function planAssetSets({locales, before, keptAssetSets, isOld}: AssetSetsInput): AssetSets {
  const now = [...new Set(locales.flatMap(({prefix, assets}) => assets.map((file) => prefix + file)))].sort()
  const isSame = JSON.stringify(before[0]) === JSON.stringify(now)
  const sets = [now, ...before.slice(isSame ? 1 : 0)].slice(0, keptAssetSets + 1)
  const isNew = (file: string): boolean =>
    locales.some(({prefix, files}) => file.startsWith(prefix) && files.has(file.slice(prefix.length)))
  const retained = [...new Set(sets.slice(1).flat())].filter((file) => !isNew(file) && isOld(file)).sort()
  return {sets, retained}
}
