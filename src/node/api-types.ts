// Types of the Node API: what callers (the command line, scripts, other programs) give and get.
import type {Command} from 'commander'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {FormatOptions} from './diagnostics/format-diagnostic.ts'
import type {
  CompareOptions,
  CompareReport,
  MigrateConfigReport,
  MigrateOptions,
  MigrateReport,
} from './migrate-types.ts'

export type * from './migrate-types.ts'

import type {
  I18nStatusOptions,
  I18nStatusReport,
  WriteHeadingIdsOptions,
  WriteHeadingIdsReport,
  WriteTranslationsOptions,
  WriteTranslationsReport,
} from './translation-types.ts'

export type * from './translation-types.ts'

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
  /** `waiting`: another build has the output folder. */
  readonly kind: 'stage-start' | 'stage-end' | 'tick' | 'waiting'
  readonly stage: string
  /** What is waited for, on `waiting`. */
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

/** What may be told to `serve` and `start`. */
export interface ServeOptions {
  /** Folder of the site: the working directory by default. */
  readonly siteDir?: string
  readonly config?: string
  /** Folder to serve, relative to the site: `build` by default. */
  readonly dir?: string
  /** First port to try: 3000 by default. 0 takes any free one. */
  readonly port?: number
  /** `localhost` by default. */
  readonly host?: string
  /**
   * Host names that are answered besides `localhost`, `host`, and the URLs of this machine; `.example.com` stands for
   * all names below it as well.
   */
  readonly allowedHosts?: readonly string[]
  /** Build first, with `outDir` set to `dir`. */
  readonly build?: boolean
  /** Open the site in the browser. */
  readonly open?: boolean
  /** The configuration's by default. */
  readonly baseUrl?: string
  /** The configuration's by default. */
  readonly trailingSlash?: boolean | null
  readonly onProgress?: (event: ProgressEvent) => void
  readonly signal?: AbortSignal
  /** Called once the first port that was free is known to be another than the one asked for. */
  readonly onPortTaken?: (asked: number, used: number) => void
}

/** A running server. It ends with `close`, and keeps the process alive until then. */
export interface SiteServer {
  /** URL of the site, base URL included. */
  readonly url: string
  /** URL to begin with: the home page's, or where the site has none that of its first page. */
  readonly startUrl: string
  readonly port: number
  /** Stops listening and ends open connections. */
  readonly close: () => Promise<void>
}

/** Builds as with `dev`. `dir` is a folder of the cache by default, so that drafts do not get into `build`. */
export interface StartOptions extends Omit<ServeOptions, 'build' | 'baseUrl' | 'trailingSlash'> {
  readonly locale?: string
  readonly bundler?: 'webpack' | 'rspack'
  /** Look for changes every so many milliseconds instead of waiting for the system to tell. */
  readonly pollMs?: number
  /** Called after the first build and after each rebuild. */
  readonly onBuild?: (report: BuildReport) => void
  /** Called when the system cannot tell of changes, for example for want of file handles. */
  readonly onWatchError?: (error: Error) => void
}

/** Hosts whose configuration the headers of a site can be printed for. */
export type HostName = 'nginx' | 'cloudfront' | 'vercel' | 'netlify'

/** What `hostHeaders` needs: which site, and for which host. */
export interface HeadersOptions {
  readonly siteDir?: string
  /** Folder of the built site, relative to the site: `build` by default. */
  readonly dir?: string
  readonly host: HostName
}

/** Which site `clear` cleans: the one in the working directory by default. */
export interface ClearOptions {
  readonly siteDir?: string
  readonly config?: string
  readonly outDir?: string
}

/** What `clear` removed, and what it left because it did not make it. */
export interface ClearReport {
  /** Absolute paths of the folders removed. */
  readonly removed: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A part of the theme that a site can replace. */
export interface ThemePart {
  /** As in `@theme/<name>`. */
  readonly name: string
  /** The theme in which Docusaurus has the part, or the plugin of the site that brings it. */
  readonly theme: string
  readonly eject: 'safe' | 'unsafe'
  /** Absent when there is nothing to wrap. */
  readonly wrap?: 'safe' | 'unsafe'
}

/** Whose parts `listThemeParts` names: all of the program's own by default. */
export interface ListPartsOptions {
  readonly siteDir?: string
  readonly config?: string
  /** `classic`, `@docusaurus/theme-mermaid`, or a theme that the configuration of the site lists. */
  readonly theme?: string
}

/** Which part of the theme `eject` copies, and how. */
export interface EjectOptions extends ListPartsOptions {
  readonly component: string
  /** Write a component around the theme's, instead of a copy of it. */
  readonly wrap?: boolean
  /** Copy parts that are not safe to copy, too. */
  readonly danger?: boolean
  /** What is written: `typescript` by default. Themes of others are copied as their package has them. */
  readonly language?: 'typescript' | 'javascript'
}

/** What `eject` wrote. */
export interface EjectReport {
  /** Absolute path of the file written. */
  readonly file: string
  readonly safety: 'safe' | 'unsafe'
}

/** The whole Node API, as the command line loads it. */
export interface NodeApi {
  readonly build: Build
  readonly serve: (options?: ServeOptions) => Promise<SiteServer>
  /** Builds, serves, and builds again on every change. */
  readonly start: (options?: StartOptions) => Promise<SiteServer>
  readonly clear: (options?: ClearOptions) => Promise<ClearReport>
  /** The headers of a built site, as text for the configuration of a host. */
  readonly hostHeaders: (options: HeadersOptions) => string
  readonly listThemeParts: (options?: ListPartsOptions) => Promise<readonly ThemePart[]>
  readonly eject: (options: EjectOptions) => Promise<EjectReport>
  /** Rewrites documents that were written for MDX 1. */
  readonly migratePages: (options?: MigrateOptions) => Promise<MigrateReport>
  readonly writeTranslations: (options?: WriteTranslationsOptions) => Promise<WriteTranslationsReport>
  /** How far each locale is translated. */
  readonly i18nStatus: (options?: I18nStatusOptions) => Promise<I18nStatusReport>
  readonly writeHeadingIds: (options?: WriteHeadingIdsOptions) => Promise<WriteHeadingIdsReport>
  /** Makes a configuration of ours from that of a Docusaurus site. */
  readonly migrateConfig: (options?: MigrateOptions) => Promise<MigrateConfigReport>
  /** Compares a build of Docusaurus with one of ours. */
  readonly compareBuilds: (options: CompareOptions) => Promise<CompareReport>
  /** Lets the plugins of a site add commands. */
  readonly extendCli: (cli: Command, options: {readonly siteDir: string}) => Promise<void>
  readonly formatDiagnostic: (diagnostic: Diagnostic, options: FormatOptions) => string
}
