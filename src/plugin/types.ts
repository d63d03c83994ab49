// The contract between the build and its plugins: plain values in, plain values out. Core reads files, runs workers
// and writes output; a plugin decides. The one side effect a plugin has is `report`.
import type {Command} from 'commander'
import type {ZodType} from 'zod'
import type {NavbarItemTypes} from '../config/schema/navbar-items.ts'
import type {SiteConfig} from '../config/types.ts'
import type {HeadTag, Json} from '../shared/contract.ts'
import type {DiagnosticCodes} from '../shared/diagnostic-codes.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {ListedPlugin} from '../shared/listed-plugin.ts'
import type {BundlerExtension} from './bundler-types.ts'
import type {BuiltSite, CompleteSite, EmittedAssets, KnownRedirects, PageTask, TextChanges} from './output-types.ts'
import type {HtmlTags, PlannedPage, PlannedSite, PluginRoutes} from './route-types.ts'
import type {DataFile, ModuleSpec, SourceFile, SourceSet, SourceSpec} from './source-types.ts'
import type {PartSafety} from './theme-types.ts'
import type {SiteFolder, TranslationFile} from './tool-types.ts'

export type * from './bundler-types.ts'
export type * from './output-types.ts'
export type * from './route-types.ts'
export type * from './source-types.ts'
export type * from './theme-types.ts'
export type * from './tool-types.ts'

/** A unified plugin by name, which works wherever it is named: in a configuration, and by plugins. */
export interface TransformReference {
  /** Package or file specifier, resolved from the site folder; its default export is the plugin. */
  readonly module: string
  readonly options?: Json
}

/**
 * A unified plugin as a function of the site's configuration, with its options. Documents are compiled in workers, which
 * evaluate the configuration themselves to have it; a function that is not in the configuration is an error.
 */
export interface TransformFunction {
  readonly plugin: (...options: never[]) => unknown
  readonly options: readonly unknown[]
}

/** A unified plugin, by name or as a function of the configuration. */
export type Transform = TransformReference | TransformFunction

/** Transforms of documents, by the stage at which they run. Each list runs after the configuration's own. */
export interface MarkdownTransforms {
  readonly beforeDefaultRemarkPlugins?: readonly Transform[]
  readonly remarkPlugins?: readonly Transform[]
  readonly beforeDefaultRehypePlugins?: readonly Transform[]
  readonly rehypePlugins?: readonly Transform[]
  readonly recmaPlugins?: readonly Transform[]
}

/** What a plugin adds to the Markdown of all documents of the site. */
export interface MarkdownExtension extends MarkdownTransforms {
  /** The transforms are for documents in the folders of the plugin's `sources`, and those of other plugins do without them. */
  readonly ownDocumentsOnly?: boolean
  /** Keywords of admonitions besides the usual ones. */
  readonly admonitionKeywords?: readonly string[]
  /** Mark code blocks with `live` for the theme's part `Playground`, which the plugin then gives. Not in untrusted content. */
  readonly liveCode?: boolean
}

/** What every step of a plugin is given: its options and the site's configuration. It is the same object in all steps. */
export interface PluginContext<Options> {
  readonly options: Options
  readonly config: SiteConfig
  /** Absolute path of the site folder. */
  readonly siteDir: string
  /** Instance id, `default` unless the options say otherwise. */
  readonly id: string
  /** True in `build`, false in the dev server: drafts are absent from production. */
  readonly isProduction: boolean
  /** The version of a package as it is installed beside the program or in the site's folder; undefined when it is not. */
  readonly installedVersion: (packageName: string) => string | undefined
  readonly report: (diagnostic: Diagnostic) => void
}

/**
 * A plugin. Every step is optional and pure. Core calls each once in the build of a locale, in the order in which they stand
 * here: all steps up to `pageTask` of one plugin, then those of the next, before any file is read; after that each step of
 * all plugins before the next step. Plugins follow each other as the configuration lists them.
 *
 * A step that throws is the error `plugin/failed`, which names the plugin and the step, or the findings of the `SiteError` that
 * it throws; what does not depend on it goes on, and nothing is published. A step that reads an option with a mistake ends
 * there without a word of its own.
 * `Model` is the plugin's own view of its content, opaque to core. It must be plain data.
 */
export interface PluginDefinition<Options, Model> {
  readonly name: string
  /**
   * What the plugin reports, by code: `glossary/unknown-term`. A finding without a hint gets that of its code, and one whose code
   * keeps permalinks does not silence the check of links. The program's own codes cannot be changed.
   */
  readonly diagnostics?: DiagnosticCodes
  /** Schema of the options; unknown keys are refused by core. `id` is handled by core. */
  readonly options?: ZodType<Options>
  /**
   * Schemas of the plugin's keys of `themeConfig`, by key. Mistakes are reported at their place in the configuration, and
   * defaults are filled in. Instances of one plugin share the keys; of two plugins with the same key the later one decides.
   * @example themeConfig: {glossary: z.strictObject({columns: z.int().min(1).default(2)}).prefault({})}
   */
  readonly themeConfig?: Readonly<Record<string, ZodType>>
  /**
   * Types of items of the navbar that only make sense with this plugin's pages. The theme shows them by its part
   * `NavbarItem/ComponentTypes`. The names of the program's own types cannot be taken.
   */
  readonly navbarItems?: NavbarItemTypes
  /**
   * Small files that decide what `sources` asks for, such as a list of versions: paths, absolute or from the site folder.
   * A file that is missing is left out.
   * @remarks Runs once in the build of a locale, before any file is read.
   * @throws An error is `plugin/failed`: the plugin has no files, and its pages are missing.
   */
  readonly sourceLists?: (context: PluginContext<Options>) => readonly string[]
  /**
   * The files that `loadContent` gets; none by default. A file that several plugins ask for is read once.
   * @param lists The files that `sourceLists` names, as far as they exist.
   * @remarks Runs once in the build of a locale, before any document is read.
   * @throws An error is `plugin/failed`: the plugin has no files, and its pages are missing.
   */
  readonly sources?: (context: PluginContext<Options>, lists: readonly DataFile[]) => readonly SourceSpec[]
  /**
   * Files of JavaScript or TypeScript that are run for `loadContent`, as a configuration is: `sidebars.js`.
   * @remarks Runs once in the build of a locale, after `sources`.
   * @throws An error is `plugin/failed`, and the plugin's pages are missing.
   */
  readonly modules?: (context: PluginContext<Options>) => readonly ModuleSpec[]
  /**
   * Files outside of `sources` and `modules` whose change must rebuild the site: paths, absolute or from the site folder.
   * @remarks Runs once in the build of a locale, after `modules`.
   * @throws An error is `plugin/failed`; the files are not watched.
   */
  readonly watch?: (context: PluginContext<Options>) => readonly string[]
  /**
   * Transforms and admonitions. They hold for every document of the site, and are part of the key of each.
   * @remarks Runs once in the build of a locale, after `watch`.
   * @throws An error is `plugin/failed`, and no document is compiled.
   */
  readonly markdown?: (context: PluginContext<Options>) => MarkdownExtension
  /**
   * Theme components by name to file, absolute or from the site folder, or of the theme as `quire-docs/theme/…`: adds parts, or
   * replaces the theme's.
   * @remarks Runs once in the build of a locale, after `markdown`.
   * @throws An error is `plugin/failed`, and no code is bundled.
   */
  readonly components?: (context: PluginContext<Options>) => Readonly<Record<string, string>>
  /**
   * Sources in TypeScript of the plugin's compiled `components`, by the same names: `quire swizzle` copies these where the site wants TypeScript.
   * @remarks Runs in `quire swizzle` alone.
   * @throws An error is `plugin/failed`, and nothing is copied.
   */
  readonly componentSources?: (context: PluginContext<Options>) => Readonly<Record<string, string>>
  /** How safe it is to take these components into a site, by name, as `quire swizzle` says: all others are unsafe. */
  readonly partSafety?: Readonly<Record<string, PartSafety>>
  /**
   * Modules and style sheets that are loaded on every page: packages, or paths from the site folder.
   * @remarks Runs once in the build of a locale, after `components`.
   * @throws An error is `plugin/failed`, and no code is bundled.
   */
  readonly clientModules?: (context: PluginContext<Options>) => readonly string[]
  /**
   * What the plugin's scripts ask for when they run, as the content security policy of the site has to allow it: sources by
   * directive. What is in the HTML of pages needs no mention.
   * @example policySources: () => ({'script-src': ['https://stats.example.com']})
   * @remarks Runs once in the build of a locale, after `clientModules`.
   * @throws An error is `plugin/failed`, and nothing is published.
   */
  readonly policySources?: (context: PluginContext<Options>) => Readonly<Record<string, readonly string[]>>
  /**
   * Work on the text of each page, between rendering and `emitAssets`. Its `select` is called once for each page.
   * @remarks Runs once in the build of a locale, after `policySources`: early, as it decides that texts are kept.
   * @throws An error is `plugin/failed`, here, in `select` and in the module's `run`, and nothing is published.
   */
  readonly pageTask?: (context: PluginContext<Options>) => PageTask
  /**
   * Asks for the commits that touched the documents (one git call for the site). `documents` are the plugin's own.
   * @remarks Runs once in the build of a locale, when all files are read.
   * @throws An error is `plugin/failed`; the documents come without commits.
   */
  readonly wantsGitHistory?: (context: PluginContext<Options>, documents: readonly SourceFile[]) => boolean
  /**
   * The plugin's model of what it asked for. The only step that sees documents.
   * @remarks Runs once in the build of a locale, when all files and modules are read.
   * @throws A `SiteError` for mistakes in the content, which are its findings; any other error is `plugin/failed`. The pages of
   * the plugin are missing then, so what can be gone on with is reported instead.
   */
  readonly loadContent?: (sources: SourceSet, context: PluginContext<Options>) => Model | Promise<Model>
  /**
   * The model with what a plugin of the site around Docusaurus' own of this kind has made of the content: `given`, unchecked.
   * @remarks Runs after `loadContent`, where the site has such a plugin. @throws An error is one of `loadContent`.
   */
  readonly reviseContent?: (model: Model, given: unknown, context: PluginContext<Options>) => Model
  /**
   * Texts of the content for translators, such as labels of sidebars, as files of messages below the folder of a locale.
   * @remarks Runs in `quire write-translations` alone, with the model of the language that is translated from.
   * @throws An error is `plugin/failed`, and no file is written.
   */
  readonly translationFiles?: (
    model: Model,
    context: PluginContext<Options>,
  ) => readonly TranslationFile[] | Promise<readonly TranslationFile[]>
  /**
   * Pages, and the data that they share.
   * @remarks Runs once in the build of a locale, when all plugins have a model; not without one.
   * @throws An error is `plugin/failed`, and the plugin's pages are missing.
   */
  readonly createRoutes?: (model: Model, context: PluginContext<Options>) => PluginRoutes
  /**
   * Further pages, of what all plugins have made: the routes of all `createRoutes`, and the data for every page.
   * @remarks Runs once in the build of a locale, after `createRoutes` of all plugins.
   * @throws An error is `plugin/failed`, and these pages are missing.
   */
  readonly completeRoutes?: (
    model: Model,
    context: PluginContext<Options>,
    site: PlannedSite,
  ) => PluginRoutes | Promise<PluginRoutes>
  /**
   * The content as plugins that were written for Docusaurus know that of its plugins; it need not be plain data.
   * @remarks Runs when such a plugin is told the content of all. @throws An error is one of that plugin.
   */
  readonly describeContent?: (model: Model, context: PluginContext<Options>) => unknown
  /**
   * Tags of one page's head, whichever plugin it is of: `page` is as it was planned. They take the place of those that the site
   * has for all pages, such as `themeConfig.image`.
   * @remarks Runs for each page in the build of a locale, after `completeRoutes` of all plugins.
   * @throws An error is `plugin/failed`; the tags are missing, and nothing is published.
   */
  readonly pageTags?: (model: Model, context: PluginContext<Options>, page: PlannedPage) => readonly HeadTag[]
  /**
   * Values for client code, read there as `process.env.NAME`: compiled in, so they are part of the bundle's key.
   * @remarks Runs once in the build of a locale, before code is bundled.
   * @throws An error is `plugin/failed`, and no code is bundled.
   */
  readonly clientEnv?: (model: Model, context: PluginContext<Options>) => Readonly<Record<string, string>>
  /**
   * Changes to the configuration of the bundler, for loaders and rules that the site's code needs. The bundler then runs within
   * the program's own process, and what it makes is kept under the hash of the configuration.
   * @remarks Runs once in the build of a locale, after `clientEnv`; its `configure` runs for each of the two bundles, and again
   * when they are made.
   * @throws An error is `plugin/failed`, and no code is bundled; in `configure` it is the warning `bundle/extension-failed`.
   */
  readonly bundler?: (model: Model, context: PluginContext<Options>) => BundlerExtension | undefined
  /**
   * Tags of every page. A change of them renders all pages again.
   * @remarks Runs once in the build of a locale, before pages are rendered.
   * @throws An error is `plugin/failed`; the tags are missing, and nothing is published.
   */
  readonly htmlTags?: (context: PluginContext<Options>, model: Model) => HtmlTags
  /**
   * Further files of the output. A generator is asked for the next file when the one before has been put aside.
   * @remarks Runs once in the build of a locale, when all pages are rendered; not when one failed. Plugins with `redirects` come first.
   * @throws An error is `plugin/failed`, also one while a generator runs, and keeps the last output in place.
   */
  readonly emitAssets?: (
    model: Model,
    context: PluginContext<Options> & {readonly site: BuiltSite},
  ) => EmittedAssets | Promise<EmittedAssets>
  /**
   * What a change of texts is to the plugin, whose model then must follow from its options, the configuration and its sources
   * alone, the hash of a document's bytes left out. A build after such a change looks at all pages unless every plugin of the site
   * has this step and gives something.
   * @remarks Runs once in the build of a locale, after `pageTask`.
   * @throws An error is `plugin/failed`, and nothing is published.
   */
  readonly textChanges?: (context: PluginContext<Options>) => TextChanges | undefined
  /**
   * Further files, of what all plugins have made: a list of all that the output holds, or a script that knows it.
   * @remarks Runs once in the build of a locale, after `emitAssets` of all plugins.
   * @throws An error is `plugin/failed`, and keeps the last output in place.
   */
  readonly completeAssets?: (
    model: Model,
    context: PluginContext<Options> & {readonly site: CompleteSite},
  ) => EmittedAssets | Promise<EmittedAssets>
  /**
   * Old paths that the plugin leads to pages, below the base URL of the locale with a slash in front, and the file where
   * `quire check --fix` may add lines of YAML, `/old: /new`. `paths` are those of all pages, base URL included.
   * @remarks Runs once in the build of a locale, when links are checked, with `routesLock` alone.
   * @throws An error is `plugin/failed`, and nothing is published.
   */
  readonly redirects?: (
    model: Model,
    context: PluginContext<Options> & {readonly paths: readonly string[]},
  ) => KnownRedirects
  /**
   * Adds commands to the command line. What they do to files of the site they do with `site`.
   * @remarks Runs once when the program is started with a command that it does not have; not in a build.
   * @throws An error leaves the command line without the commands of the site, and is told in their place.
   */
  readonly extendCli?: (cli: Command, context: PluginContext<Options> & {readonly site: SiteFolder}) => void
}

/** A plugin with its options, as a configuration lists it: the result of calling what `definePlugin` returns. */
export interface PluginEntry extends ListedPlugin {
  // The definition's own type parameters are erased where plugins of many kinds share a list.
  // biome-ignore lint/suspicious/noExplicitAny: a list of plugins has no common option type
  readonly definition: PluginDefinition<any, any>
}
