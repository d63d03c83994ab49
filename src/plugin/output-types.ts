// The site when it is rendered, and what plugins make of it.
import type {FrontMatterDate, Json, JsonObject} from '../shared/contract.ts'
import type {HtmlTags, OutlineSection, PluginContents, RouteContent, RouteMetadata} from './route-types.ts'

/** A page as it was built: what `emitAssets` and the `select` of a page task are given. */
export interface BuiltPage {
  /** Permalink as emitted. */
  readonly path: string
  readonly plugin: {readonly name: string; readonly id: string}
  readonly metadata: RouteMetadata
  /** The page's head asks robots not to index it. */
  readonly noIndex: boolean
  /** What the page's content is made from; none for a page that its layout makes alone, such as a list. */
  readonly content?: RouteContent
  /** Components around it, as those of {@link Route}. */
  readonly layout?: readonly string[]
  /** Props of the layout. */
  readonly props?: JsonObject
  /** Front matter of the document. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** Fields of it that are dates, as those of `SourceFile`. */
  readonly dates?: readonly FrontMatterDate[]
  /** The page as Markdown, where it has an alternate: its URL, its file in the output folder, and how many characters it has. */
  readonly alternate?: {readonly path: string; readonly file: string; readonly length: number}
}

/** The site when all its pages are rendered, for `emitAssets`. */
export interface BuiltSite {
  readonly pages: readonly BuiltPage[]
  /** The outlines of all plugins, in their order. */
  readonly outline?: readonly OutlineSection[]
  /**
   * HTML of a page's Markdown content as it stands in the page, URLs included. Undefined when the page has none, or
   * no such page was built.
   */
  readonly contentOf: (path: string) => string | undefined
  /** Data that plugins gave to every page, by plugin and instance. */
  readonly globalData?: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** Tags that the configuration and plugins add to every page. */
  readonly htmlTags?: HtmlTags
  /** What the plugins say of their content by `describeContent`. */
  readonly describeContents?: () => PluginContents
  /**
   * Copies the output, as far as it is made, to a folder of the plugin's own. Files that the plugin writes there, or changes, until
   * its step ends become part of the output. A page that it changes is rendered in every build, so that the change is made once.
   * @param dir Absolute. Files that are in it already stay, and are such files. It is removed when the step has ended for all.
   */
  readonly copyOutput?: (dir: string) => void
  /**
   * Copies pages of redirects there, too, until the next `copyOutput`. A plugin that looks for pages finds these pages in their places
   * unless it is made for them.
   * @param dir As that of `copyOutput`, called before.
   */
  readonly copyRedirects?: (dir: string) => void
  /** What the plugin's `pageTask` made of a page, read from the store; undefined when the page was not selected. */
  readonly readTask?: (path: string) => Json | undefined
  /** Key of what `readTask` gives for a page: equal keys, equal results. It is read from no store. */
  readonly taskKey?: (path: string) => string | undefined
  /** What `readTask` gave for a page that had this key, as long as the store has it. */
  readonly readResult?: (taskKey: string) => Json | undefined
  /**
   * What `make` gave for a key in an earlier build, from the cache; what it gives now when the cache has nothing.
   * @param key Names all that decides the result, such as the options, and the versions of packages.
   */
  readonly keepResult?: (key: string, make: () => Json | Promise<Json>) => Promise<Json>
  /**
   * Makes files unless they stand in the output as they were made before with the same key, and resolves to what the generator
   * returns. What it reports then is not said again.
   * @param key Names all that decides the files, such as the options, the keys of the pages, and the version of the plugin.
   * @param revision How files of an earlier key become these.
   */
  readonly keepFiles?: KeepFiles
  /** Keeps what `revise` of {@link TextChanges} is to know: plain JSON. */
  readonly keepNote?: (note: Json) => void
}

/**
 * What a change of nothing but texts is to a plugin: front matter, titles, headings, links and imports are as they were, and so are
 * all models and pages but for their texts.
 */
export interface TextChanges {
  /** Whether a file that the plugin makes shows the page's text: then all its files have to be made. None does by default. */
  readonly showsText?: (page: BuiltPage) => boolean
  /**
   * All files that `emitAssets` gives, made from those of the last build. Undefined when they have to be made by `emitAssets`.
   * @param pages Those with another text.
   */
  readonly revise?: (pages: readonly BuiltPage[], site: RevisedSite) => Promise<EmittedAssets | undefined>
}

/** The site after a change of texts. Tasks are known of the changed pages alone. */
export interface RevisedSite
  extends Required<Pick<BuiltSite, 'readTask' | 'taskKey' | 'readResult' | 'keepResult' | 'keepFiles' | 'keepNote'>> {
  /** What `keepNote` was given last. */
  readonly note: Json
  /** As `readResult`, of what has to be there: where it is lost, `revise` ends, and `emitAssets` makes the files. */
  readonly mustReadResult: (taskKey: string) => Json
}

/** The type of `keepFiles` of a {@link BuiltSite}. */
export type KeepFiles = (
  key: string,
  make: () => Iterator<EmittedAsset, Json> | AsyncIterator<EmittedAsset, Json>,
  revision?: Revision,
) => Promise<Json>

/** How files that were made for an earlier key become those of the present one, where that takes less than making them. */
export interface Revision {
  /** What the keys have in common: the files of one name follow each other. */
  readonly name: string
  /** Undefined when all files have to be made. The result must be what making them gives, byte for byte. */
  readonly revise: (last: LastFiles) => RevisedFiles | undefined
}

/** Files that stand in the output as they were made last. */
export interface LastFiles {
  /** What their generator returned. */
  readonly value: Json
  /** Text of one of them. @throws Error when there is none with this path. */
  readonly read: (path: string) => string
}

/** What a {@link Revision} comes to. */
export interface RevisedFiles {
  readonly made: readonly EmittedAsset[]
  /** Paths of files that stay as they are. */
  readonly kept: readonly string[]
  /** In the place of what the generator returns. */
  readonly value: Json
}

/** A file of the output. */
export interface OutputFile {
  /** Path in the output folder, posix slashes. */
  readonly path: string
  /** Changes with the content. */
  readonly version: string
  /** Undefined where it is not known before the file is written. */
  readonly sizeBytes: number | undefined
}

/** The site when all plugins have made their files, for `completeAssets`. */
export interface CompleteSite extends BuiltSite {
  /** All files of the output in this language, in the order of their paths. */
  readonly files: readonly OutputFile[]
  /**
   * One classic script of the text of an ES module, with all that it imports: for what runs apart from pages. Imports are
   * resolved from the site folder.
   * @throws SiteError `plugin/bad-script` with the mistakes in what is imported.
   */
  readonly makeScript: (code: string) => Promise<string>
}

/** A part of a page's text: a heading and what follows it up to the next one. Each text is in exactly one section. */
export interface PageSection {
  /** Id of the heading; `''` for what comes before the first heading, and for the page's own h1. */
  readonly id: string
  /** 1 to 3; 0 for what comes before the first heading. Lower headings, and those without an id, are text. */
  readonly level: number
  readonly title: string
  readonly text: string
  /** Names of program text as written, where their parts are not words by themselves: `foo.barBaz`. */
  readonly identifiers?: readonly string[]
}

/** A page as a `pageTask` sees it. Its URL is not part of it: a renamed page is not worked on again. */
export interface TaskPage {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly sections: readonly PageSection[]
}

/**
 * Work on the text of each page. It runs in the workers, and its result is kept until the page, the options or the module
 * change: only pages that were edited are worked on again.
 */
export interface PageTask {
  /** Package or file specifier, resolved from the site folder; exports `run(page: TaskPage, options): Json`. */
  readonly module: string
  readonly options: Json
  /** Pages to work on; all by default. */
  readonly select?: (page: BuiltPage) => boolean
  /** CSS selectors of elements whose text is left out of `sections`. */
  readonly ignoredElements?: readonly string[]
}

/**
 * A file of the output that a plugin makes. It takes the place of a static file with its path, which is a warning, and gives
 * way to a page; of two with one path the later one is written.
 */
export interface EmittedAsset {
  /** Path in the output folder, with forward slashes. */
  readonly path: string
  /** Parts are joined while they are written, so that what is made of all pages is never in memory as a whole. */
  readonly content: string | Uint8Array | readonly AssetPart[]
  /**
   * The name changes with the content, and pages ask for it: `keepAssets` keeps the files of earlier builds. Files below
   * `assets/` always are such, since browsers keep them for good.
   */
  readonly isHashed?: boolean
}

/** Each file is put aside before the next is asked for: a generator can make more than there is memory for. */
export type EmittedAssets = Iterable<EmittedAsset> | AsyncIterable<EmittedAsset>

/** A text, or a file of a rendered page by its path in the output folder. */
export type AssetPart = string | {readonly file: string}

/** What a plugin tells of its redirects. */
export interface KnownRedirects {
  readonly from: readonly string[]
  /** Relative to the folder of the site. */
  readonly file?: string
}
