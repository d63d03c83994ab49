// The short way as a build of one locale takes it: tried before the pipeline, and kept for the next build after either.
import type {Diagnostic} from '../../shared/diagnostics.ts'
import type {BuildCounts, WatchedInput} from '../api-types.ts'
import type {DiskTime} from '../cache/input-states.ts'
import type {Store} from '../cache/store.ts'
import type {EmitReport} from '../emit/emit-site.ts'
import type {Tools} from '../tools.ts'
import {type AmendInput, amendSite} from './amend-site.ts'
import type {KeptSiteParts} from './keep-site.ts'
import {forgetBuild, type KeptBuild, keepBuild} from './kept-build.ts'
import {furtherInputs, readStates} from './site-inputs.ts'

/** A locale that was built by the short way. */
export interface AmendedLocale {
  readonly emitted: EmitReport
  readonly assets: readonly string[]
  readonly counts: BuildCounts
  /** What the last build said of the site, and this one would. */
  readonly findings: readonly Diagnostic[]
  readonly watched: readonly WatchedInput[]
  readonly keeping: Keeping
}

/** Undefined when the pipeline has to look at everything. */
export async function amendLocale(input: AmendInput, tools: Tools): Promise<AmendedLocale | undefined> {
  const amended = await amendSite(input, tools)
  if (amended === undefined) return undefined
  const {emitted, kept, hasChanged, compiledCount, renderedCount} = amended
  const {pages, documents} = kept.counts
  const {written, removed} = emitted
  return {
    emitted,
    assets: [...kept.hashed, ...kept.assets.flatMap(({hashed}) => hashed)],
    counts: {
      ...{pages, compiled: compiledCount, compiledFromCache: documents - compiledCount},
      ...{bundled: 0, rendered: renderedCount, written, removed},
    },
    findings: kept.findings,
    watched: kept.watched,
    keeping: hasChanged ? keeping(tools.store, input.outDir, async () => kept) : NOTHING_NEW,
  }
}

/** What becomes of what is known of an output when that is about to change, and when it has. */
export interface Keeping {
  readonly forget: () => void
  readonly keep: (build: FinishedBuild) => Promise<void>
}

export interface FinishedBuild {
  readonly findings: readonly Diagnostic[]
  readonly watched: readonly WatchedInput[]
}

const NOTHING_NEW: Keeping = {forget: () => undefined, keep: async () => undefined}

function keeping(
  store: Store,
  outDir: string,
  describe: (build: FinishedBuild) => Promise<KeptBuild | undefined>,
): Keeping {
  return {
    forget: () => forgetBuild(store, outDir),
    keep: async (build) => {
      const kept = await describe(build)
      if (kept !== undefined) keepBuild(store, outDir, kept)
    },
  }
}

export interface BuiltByPipeline {
  /** Undefined when there is no short way from this build. */
  readonly kept: KeptSiteParts | undefined
  readonly siteDir: string
  readonly outDir: string
  readonly start: DiskTime
  /** The same in seconds since 1970. */
  readonly time: number
  readonly store: Store
}

/** Nothing is said of the cache and of the output, which other builds find otherwise. */
const OF_SITE = /^(?!cache\/|output\/)/

/** After the pipeline. */
export function keepingBuilt({kept, siteDir, outDir, start, time, store}: BuiltByPipeline): Keeping {
  return keeping(store, outDir, async ({findings, watched}) => {
    if (kept === undefined) return undefined
    const inputs = await readStates([...watched, ...furtherInputs(siteDir)], start)
    const ofSite = findings.filter(({code}) => OF_SITE.test(code))
    return inputs === undefined ? undefined : {...kept, time, inputs, watched, findings: ofSite}
  })
}
