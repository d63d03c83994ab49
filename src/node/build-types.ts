// Types of a build, as callers of the Node API give and get them.
import type {Diagnostic} from '../shared/diagnostics.ts'

/**
 * What may be told to `build`, `start` and `extendCli`. Everything has a default; paths are relative to the working
 * directory unless their text says otherwise.
 */
export interface BuildOptions {
  /** Folder of the site: the working directory by default. */
  readonly siteDir?: string
  /** Configuration file instead of `site.config.*`. */
  readonly config?: string
  /** Output folder, relative to the site: `build` by default. */
  readonly outDir?: string
  /** Locales to build; all of the configuration by default. One alone is built without its path segment. */
  readonly locales?: readonly string[]
  readonly bundler?: 'webpack' | 'rspack'
  /** Builds a folder that is read without a server, search included; into `build-offline` by default. */
  readonly offline?: boolean
  readonly minify?: boolean
  /**
   * For those who write: drafts are part of the site, unlisted pages are listed, broken links are warnings, and a page
   * with a mistake of its own does not keep the others from being built.
   */
  readonly dev?: boolean
  /**
   * Finds mistakes in the configuration, in documents and in links, and writes nothing: code is not bundled and no page rendered, so
   * what components and plugins make of them is not looked at. `isWritten` is false then, and `ok` tells.
   */
  readonly checkOnly?: boolean
  /**
   * With `checkOnly`: also finds what a build passes over, such as pages that nothing leads to, images without a text, packages
   * that do not fit, and texts that are not translated.
   */
  readonly examine?: boolean
  /** Redirects are written for addresses of `routes.lock` that have probably been renamed. */
  readonly fix?: boolean
  /** `routes.lock` is not written; addresses that it lacks are a warning. For builds whose checkout is thrown away. */
  readonly frozenLock?: boolean
  /**
   * One of several parts of the build, from 1: its work goes into the shared cache of the configuration, and nothing is written. A
   * build without it, which has that cache, then finds all of it done.
   */
  readonly shard?: {readonly index: number; readonly count: number}
  /** URL of a Redis server: workers that are there (see `work`) take a part in the work. */
  readonly workers?: string
  /** False: nothing of earlier builds is used. */
  readonly cache?: boolean
  /** Stops the build; the output folder stays as it was. The build then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  readonly onProgress?: (event: ProgressEvent) => void
  /** Files behind the `quire-docs/...` imports of configuration files, by specifier. Those of the program by default. */
  readonly programFiles?: Readonly<Record<string, string>>
}

/** What a build tells while it runs: once when each stage starts and ends, and from time to time between them. */
export interface ProgressEvent {
  /** `waiting`: another build has the output folder. `note`: the stage takes longer than usual. */
  readonly kind: 'stage-start' | 'stage-end' | 'tick' | 'waiting' | 'note'
  readonly stage: string
  /** What is waited for, or why, on `waiting` and `note`. */
  readonly message?: string
  /** Items done so far; on `stage-end` all. */
  readonly done?: number
  readonly total?: number
  /** Time the stage took, on `stage-end`. */
  readonly ms?: number
}

/** What one stage did. */
export interface StageReport {
  readonly name: string
  readonly ms: number
  /** Processor time that all threads of the process took meanwhile, in milliseconds. */
  readonly cpuMs: number
  readonly items: number
  /** Of the items, those that an earlier build had done. */
  readonly fromCache: number
  /** Greatest memory of the process until the stage's end. */
  readonly peakMemoryBytes: number
}

/** How many things a build made, and how many of them it took from earlier builds. */
export interface BuildCounts {
  readonly pages: number
  readonly compiled: number
  readonly compiledFromCache: number
  readonly bundled: number
  readonly rendered: number
  readonly written: number
  readonly removed: number
}

/** What came of a build. It is returned for a site with errors as well: look at `ok`. */
export interface BuildReport {
  /** False when there was an error. */
  readonly ok: boolean
  /**
   * The output folder holds what this build made. False when there was an error; `lastOutput` then tells what
   * became of the folder.
   * With `dev`, mistakes that concern single pages leave those pages without their text, and the rest is written.
   */
  readonly isWritten: boolean
  /**
   * What is in the output folder, when this build did not write it: no site, the one that was there before, one that somebody
   * else put there meanwhile, or parts of two, which the next build completes.
   */
  readonly lastOutput?: 'none' | 'unchanged' | 'changed' | 'damaged'
  /** Absolute path. */
  readonly outDir: string
  /** Sorted by place. */
  readonly diagnostics: readonly Diagnostic[]
  readonly counts: BuildCounts
  readonly stages: readonly StageReport[]
  /** Where a change can change the site. */
  readonly watched: readonly WatchedInput[]
  readonly ms: number
}

/** A file, or a folder with all that is in it, whether or not it exists. */
export interface WatchedInput {
  /** Absolute. */
  readonly path: string
  /** Of a folder, the files that count: globs relative to it; all when absent. */
  readonly include?: readonly string[]
  /** And those of them that do not. */
  readonly exclude?: readonly string[]
}

/** Builds a site once. It rejects for faults of the program alone; those of the site are in the report. */
export type Build = (options?: BuildOptions) => Promise<BuildReport>
