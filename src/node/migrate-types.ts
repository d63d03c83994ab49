// Types of the Node API for sites that come from Docusaurus: what is rewritten, and what is compared.
import type {Diagnostic} from '../shared/diagnostics.ts'

/** Which site `migratePages` rewrites. */
export interface MigrateOptions {
  readonly siteDir?: string
  /** Configuration file instead of `site.config.*` or `docusaurus.config.*`. */
  readonly config?: string
  /** Write the files that change. Otherwise nothing is touched. */
  readonly write?: boolean
}

/** A document that is, or would be, another. */
export interface MigratedFile {
  /** Relative to the site, posix slashes. */
  readonly path: string
  /** Unified diff. */
  readonly diff: string
}

/** What `migratePages` changes, and what it leaves to the writer. */
export interface MigrateReport {
  /** Sorted by path. */
  readonly files: readonly MigratedFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/** The configuration that `migrateConfig` made. */
export interface MigrateConfigReport {
  /** Absolute path of the file, which is written when that was asked for. */
  readonly file: string
  /** The configuration that it was made from, relative to the site. */
  readonly from: string
  readonly text: string
}

/** What `compareBuilds` compares: a folder that Docusaurus built, and a build of the site. */
export interface CompareOptions {
  readonly siteDir?: string
  readonly config?: string
  /** Relative to the working directory. */
  readonly docusaurusDir: string
  /** A folder that Quire built. The site is built into a temporary one otherwise. */
  readonly quireDir?: string
}

/** How large a built site is, in bytes. */
export interface OutputSize {
  readonly files: number
  readonly bytes: number
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly styleBytes: number
}

/** A line of a page that only one of two builds has, or that is another. */
export interface BuildDifference {
  readonly page: string
  /** What of the page: `route` for the page as a whole, `text`, `headings`, `sidebar`, `head`, … */
  readonly aspect: string
  /** Absent where Docusaurus has nothing. */
  readonly theirs?: string
  /** Absent where Quire has nothing. */
  readonly ours?: string
  /** Why the difference is meant to be. */
  readonly reason?: string
}

/** Two builds of one site, side by side. */
export interface CompareReport {
  /** False when the site could not be built; then nothing is compared. */
  readonly ok: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** Time of the build, when there was one. */
  readonly ms?: number
  readonly theirs: OutputSize
  readonly ours: OutputSize
  /** Pages that both have. */
  readonly pageCount: number
  /** In how many pages both say the same. */
  readonly aspects: readonly {readonly name: string; readonly equal: number}[]
  readonly differences: readonly BuildDifference[]
  /** Files, besides pages and those of the bundler, that only one has. */
  readonly onlyTheirs: readonly string[]
  readonly onlyOurs: readonly string[]
}
