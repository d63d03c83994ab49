// Types of the Node API: what callers (the command line, scripts, other programs) give and get.
import type {Command} from 'commander'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {Build, BuildReport, ProgressEvent} from './build-types.ts'
import type {FormatOptions} from './diagnostics/format-diagnostic.ts'
import type {
  CompareOptions,
  CompareReport,
  MigrateConfigReport,
  MigrateOptions,
  MigrateReport,
} from './migrate-types.ts'

export type * from './build-types.ts'
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
  /** Serve by HTTPS, with a certificate and its key: paths of PEM files. */
  readonly https?: {readonly cert: string; readonly key: string}
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
  /** URLs at which other machines reach the server; none when it answers this machine alone. */
  readonly networkUrls: readonly string[]
  /** Stops listening and ends open connections. */
  readonly close: () => Promise<void>
}

/** What `start` tells while it runs. */
export type StartEvent =
  /** The site was read, and its pages can be asked for. */
  | {readonly kind: 'read'; readonly ms: number}
  /** A page was made: `path` is its permalink, `compiledCount` how many documents were compiled for it. */
  | {readonly kind: 'page'; readonly path: string; readonly compiledCount: number; readonly ms: number}
  /**
   * Files changed, by their path in the site; none when all was read again because somebody wanted it.
   * `pages` tells how many pages show them, where that is known; `isShown` is false when a mistake keeps the change from being shown.
   */
  | {
      readonly kind: 'change'
      readonly files: readonly string[]
      readonly pages: number | undefined
      readonly isShown: boolean
      readonly ms: number
    }
  /** All that is known to be wrong, when that is something else than before. */
  | {readonly kind: 'findings'; readonly findings: readonly Diagnostic[]}

/** A running server of a site that is being written. */
export interface StartedSite extends SiteServer {
  /** Reads the whole site again. */
  readonly rebuild: () => Promise<void>
  /** Opens the page to begin with. */
  readonly openInBrowser: () => Promise<void>
}

/**
 * The site is as with `dev`. `dir` receives what is made of all pages, such as the index of the search; it is a folder of the cache by
 * default, so that drafts do not get into `build`.
 */
export interface StartOptions extends Omit<ServeOptions, 'build' | 'baseUrl' | 'trailingSlash'> {
  readonly locale?: string
  readonly bundler?: 'webpack' | 'rspack'
  /** Look for changes every so many milliseconds instead of waiting for the system to tell. */
  readonly pollMs?: number
  /** Lead open pages to the page whose text was saved. */
  readonly follow?: boolean
  readonly onEvent?: (event: StartEvent) => void
  /** Called after each build of the whole site: they run beside the server, when it is quiet. */
  readonly onBuild?: (report: BuildReport) => void
  /** Called when the system cannot tell of changes, for example for want of file handles. */
  readonly onWatchError?: (error: Error) => void
}

/** What may be told to `work`. */
export interface WorkOptions {
  /** URL of the Redis server whose queue is worked on. */
  readonly queue: string
  /** Folder of a checkout of the site, with its packages installed: the working directory by default. */
  readonly siteDir?: string
  readonly config?: string
  /** As many as this machine has cores by default. */
  readonly threads?: number
  /** What builds call this worker: name of the host and number of the process by default. */
  readonly name?: string
  readonly onEvent?: (event: WorkerEvent) => void
  /** Ends the work. */
  readonly signal?: AbortSignal
}

/** What a worker tells while it runs. */
export type WorkerEvent =
  | {readonly kind: 'connected'; readonly address: string; readonly name: string; readonly threads: number}
  /** It goes on when the server is back. */
  | {readonly kind: 'disconnected'; readonly address: string}
  /** A batch was done: so many documents or pages. */
  | {readonly kind: 'done'; readonly task: string; readonly count: number; readonly ms: number}
  /** The code of the site is not that of the build. */
  | {readonly kind: 'refused'; readonly files: readonly string[]}
  /** The build does the batch otherwise. */
  | {readonly kind: 'failed'; readonly task: string; readonly message: string}

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

/** Which site's cache is meant: that of the site in the working directory by default. */
export interface CacheOptions {
  readonly siteDir?: string
  readonly config?: string
}

/** What a cache holds. */
export interface CacheReport {
  /** Absolute path. */
  readonly folder: string
  readonly bytes: number
  readonly entries: number
  /** Largest first. */
  readonly kinds: readonly CacheKindReport[]
}

/** What a cache holds of one kind, such as compiled documents. */
export interface CacheKindReport {
  /** `unused` is room in files that the next builds give back. */
  readonly kind: string
  readonly entries: number
  readonly bytes: number
  /** ISO 8601, UTC: when that of its entries was used which has not been used for longest; null where that is not known. */
  readonly leastRecentUse: string | null
  readonly mostRecentUse: string | null
}

/** What is to go from a cache: what the configuration says by default. */
export interface PruneOptions extends CacheOptions {
  /** Days that an entry stays which no build uses. */
  readonly maxAge?: number
  /** Bytes that may stay; what was used longest ago goes first. */
  readonly maxSize?: number
}

/** What has gone from a cache. */
export interface PruneReport {
  /** Absolute path. */
  readonly folder: string
  /** Number of entries. */
  readonly removed: number
  readonly bytesBefore: number
  readonly bytesAfter: number
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
  /** Serves a site while it is written: pages are made when they are asked for, and open pages show every change. */
  readonly start: (options?: StartOptions) => Promise<StartedSite>
  /** Does work of other machines' builds, until the signal is aborted. */
  readonly work: (options: WorkOptions) => Promise<void>
  readonly clear: (options?: ClearOptions) => Promise<ClearReport>
  readonly describeCache: (options?: CacheOptions) => Promise<CacheReport>
  readonly pruneCache: (options?: PruneOptions) => Promise<PruneReport>
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
