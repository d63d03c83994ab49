// The contract between the build and its plugins: plain values in, plain values out. Core reads files, runs workers
// and writes output; a plugin decides. The one side effect a plugin has is `report`.
import type {Command} from 'commander'
import type {ZodType} from 'zod'
import type {SiteConfig} from '../config/types.ts'
import type {HeadTag, Json, JsonObject} from '../shared/contract.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {ListedPlugin} from '../shared/listed-plugin.ts'
import type {ModuleSpec, SourceFile, SourceSet, SourceSpec} from './source-types.ts'

export type * from './source-types.ts'

/**
 * A document, or the beginning of one, that a page shows inside its layout: the posts of a list. The layout places it
 * with `<EmbeddedContent id>`.
 */
export interface EmbeddedDocument {
  /** Unique on the page. */
  readonly id: string
  readonly sourcePath: string
  /** Source of a regular expression: only the text before its first match is shown; all of it when there is no match. */
  readonly until?: string
}

/** Content of a route. `specifier` is `@site/...`. */
export type RouteContent =
  | {readonly kind: 'document'; readonly sourcePath: string}
  | {readonly kind: 'component'; readonly specifier: string}

export interface RouteMetadata {
  /** Page title without the site's name. Empty gives the site's name alone. */
  readonly title: string
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Social card: absolute URL, path below the base URL, or `./file` next to the source. */
  readonly image?: string
  readonly noIndex?: boolean
  /** Name of the group of pages that search services file the page under: `default` when absent. */
  readonly searchTag?: string
  /** Version of what the page documents, for search services. */
  readonly searchVersion?: string
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number
  /** Source of the page, for messages and for edit links. */
  readonly sourcePath?: string
}

export interface Route {
  /** Permalink, base URL included; core applies the trailing-slash policy. */
  readonly path: string
  /** Theme components from outermost to innermost; empty for a React page. */
  readonly layout: readonly string[]
  readonly props: JsonObject
  /**
   * Front matter of the document, for the layout's prop `frontMatter`. It holds those fields that code in the browser reads,
   * and no others, so that a writer's notes stay in the file.
   */
  readonly frontMatter?: JsonObject
  readonly content?: RouteContent
  /** Documents that the layout shows next to the content, or instead of it. */
  readonly embedded?: readonly EmbeddedDocument[]
  /** Shared data the layout reads. */
  readonly shared?: readonly string[]
  readonly metadata: RouteMetadata
  /** Class names for `<html>`, besides the plugin's own. */
  readonly htmlClass?: string
  /** Tags of this page's head alone, for example JSON-LD. */
  readonly head?: readonly HeadTag[]
}

export interface PluginRoutes {
  readonly routes: readonly Route[]
  /** Data that several routes read, by id (`[a-z0-9-]+`). */
  readonly sharedData?: Readonly<Record<string, Json>>
  /** Small data that every page may read; do not put lists that grow with the site here. */
  readonly globalData?: Json
  /** Pages in the order of reading, for lists such as llms.txt. Pages may be left out. */
  readonly outline?: readonly OutlineSection[]
}

/** Pages that belong together. */
export interface OutlineSection {
  readonly title: string
  /** Paths of the pages, as in `routes`. */
  readonly paths: readonly string[]
}

/** A page as it was built, for `emitAssets`. */
export interface BuiltPage {
  /** Permalink as emitted. */
  readonly path: string
  readonly plugin: {readonly name: string; readonly id: string}
  readonly metadata: RouteMetadata
  /** The page's head asks robots not to index it. */
  readonly noIndex: boolean
  /** What the page's content is made from; none for a page that its layout makes alone, such as a list. */
  readonly content?: RouteContent
  /** Props of the layout. */
  readonly props?: JsonObject
  /** Front matter of the document. */
  readonly frontMatter?: Readonly<Record<string, unknown>>
  /** The page as Markdown, where it has an alternate: its URL, and its file in the output folder. */
  readonly alternate?: {readonly path: string; readonly file: string}
}

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
  /** What the plugin's `pageTask` made of a page, read from the store; undefined when the page was not selected. */
  readonly readTask?: (path: string) => Json | undefined
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

export interface EmittedAsset {
  /** Path in the output folder, posix slashes. */
  readonly path: string
  /** Parts are joined while they are written, so that what is made of all pages is never in memory as a whole. */
  readonly content: string | Uint8Array | readonly AssetPart[]
}

/** Each file is put aside before the next is asked for: a generator can make more than there is memory for. */
export type EmittedAssets = Iterable<EmittedAsset> | AsyncIterable<EmittedAsset>

/** A text, or a file of a rendered page by its path in the output folder. */
export type AssetPart = string | {readonly file: string}

/** A unified plugin by name: functions cannot be sent to a worker or hashed, so transforms are named. */
export interface TransformReference {
  /** Package or file specifier, resolved from the site folder; its default export is the plugin. */
  readonly module: string
  readonly options?: Json
}

export interface MarkdownTransforms {
  readonly beforeDefaultRemarkPlugins?: readonly TransformReference[]
  readonly remarkPlugins?: readonly TransformReference[]
  readonly beforeDefaultRehypePlugins?: readonly TransformReference[]
  readonly rehypePlugins?: readonly TransformReference[]
  readonly recmaPlugins?: readonly TransformReference[]
}

/** What a plugin adds to the site's Markdown. */
export interface MarkdownExtension extends MarkdownTransforms {
  /** Keywords of admonitions besides the usual ones. */
  readonly admonitionKeywords?: readonly string[]
}

export interface PluginContext<Options> {
  readonly options: Options
  readonly config: SiteConfig
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Instance id, `default` unless the options say otherwise. */
  readonly id: string
  /** True in `build`, false in the dev server: drafts are absent from production. */
  readonly isProduction: boolean
  readonly report: (diagnostic: Diagnostic) => void
}

/**
 * A plugin. Every step is optional and pure. Core calls each once in the build of a locale, in the order in which they stand
 * here: all steps up to `pageTask` of one plugin, then those of the next, before any file is read; after that each step of
 * all plugins before the next step. Plugins follow each other as the configuration lists them.
 *
 * A step that throws is the error `plugin/failed`, which names the plugin and the step; what does not depend on it goes on,
 * and nothing is published. A step that reads an option with a mistake ends there without a word of its own.
 * `Model` is the plugin's own view of its content, opaque to core. It must be plain data.
 */
export interface PluginDefinition<Options, Model> {
  readonly name: string
  /** Schema of the options; unknown keys are refused by core. `id` is handled by core. */
  readonly options?: ZodType<Options>
  /** The files that `loadContent` gets; none by default. A file that several plugins ask for is read once. */
  readonly sources?: (context: PluginContext<Options>) => readonly SourceSpec[]
  /** Files of JavaScript or TypeScript that are run for `loadContent`, as a configuration is: `sidebars.js`. */
  readonly modules?: (context: PluginContext<Options>) => readonly ModuleSpec[]
  /** Files outside of `sources` and `modules` whose change must rebuild the site: paths, absolute or from the site folder. */
  readonly watch?: (context: PluginContext<Options>) => readonly string[]
  /** Transforms and admonitions. They hold for every document of the site, and are part of the key of each. */
  readonly markdown?: (context: PluginContext<Options>) => MarkdownExtension
  /** Theme components by name to file, absolute or from the site folder: adds parts, or replaces the theme's. */
  readonly components?: (context: PluginContext<Options>) => Readonly<Record<string, string>>
  /** Modules and style sheets that are loaded on every page: packages, or paths from the site folder. */
  readonly clientModules?: (context: PluginContext<Options>) => readonly string[]
  /**
   * Work on the text of each page, between rendering and `emitAssets`. Called early, as it decides that texts are kept. Its
   * `select` is called once for each page.
   */
  readonly pageTask?: (context: PluginContext<Options>) => PageTask
  /** Ask for the commits that touched the documents (one git call for the site). `documents` are the plugin's own. */
  readonly wantsGitHistory?: (context: PluginContext<Options>, documents: readonly SourceFile[]) => boolean
  /**
   * The plugin's model of what it asked for. The only step that sees files. What is wrong in them is reported; a mistake that
   * is thrown as an error hides the plugin's pages.
   */
  readonly loadContent?: (sources: SourceSet, context: PluginContext<Options>) => Model | Promise<Model>
  /** Pages, and the data that they share. Not called when there is no model. */
  readonly createRoutes?: (model: Model, context: PluginContext<Options>) => PluginRoutes
  /** Values for client code, read there as `process.env.NAME`: compiled in, so they are part of the bundle's key. */
  readonly clientEnv?: (model: Model, context: PluginContext<Options>) => Readonly<Record<string, string>>
  /** Tags of every page. A change of them renders all pages again. */
  readonly htmlTags?: (context: PluginContext<Options>, model: Model) => HtmlTags
  /**
   * Further files of the output, made when all pages are rendered; not called when one failed. A generator is asked for the
   * next file when the one before has been put aside. An error while it runs keeps the last output in place.
   */
  readonly emitAssets?: (
    model: Model,
    context: PluginContext<Options> & {readonly site: BuiltSite},
  ) => EmittedAssets | Promise<EmittedAssets>
  /** Adds commands to the command line. Called when the program starts, and not in a build. */
  readonly extendCli?: (cli: Command, context: PluginContext<Options>) => void
}

export interface HtmlTags {
  readonly head?: readonly HeadTag[]
  readonly preBody?: readonly HeadTag[]
  readonly postBody?: readonly HeadTag[]
}

/** A plugin with its options, as a config file lists it. */
export interface PluginEntry extends ListedPlugin {
  // The definition's own type parameters are erased where plugins of many kinds share a list.
  // biome-ignore lint/suspicious/noExplicitAny: a list of plugins has no common option type
  readonly definition: PluginDefinition<any, any>
}
