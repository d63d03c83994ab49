// The values that pass between stages, and the tools that every stage may use. Deeply read-only, plain data.
import type {SiteConfig} from '../config/types.ts'
import type {
  MarkdownExtension,
  ModuleSpec,
  OutlineSection,
  PageTask,
  PluginContext,
  PluginDefinition,
  Route,
  RouteContent,
  SourceFile,
  SourceSpec,
  TextChanges,
} from '../plugin/types.ts'
import type {HeadTag, Json, PageData, RawHtml, TocItem} from '../shared/contract.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import type {PolicySources} from './built-model.ts'
import type {CompiledPage, ContentTexts, FieldReads, ReferenceValues} from './compiled-model.ts'
import type {Publishing} from './files/publish-rule.ts'
import type {StaticFiles} from './files/static-files.ts'
import type {KeptText} from './files/text-spool.ts'
import type {FirstStyles} from './first-styles-model.ts'
import type {Maybe} from './known.ts'

export type * from './built-model.ts'
export type * from './compiled-model.ts'
export type * from './document-model.ts'
export type * from './first-styles-model.ts'

/** A plugin ready to run: options validated, context made. */
export interface LoadedPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: plugins of many kinds share the list; each sees only its own model
  readonly definition: PluginDefinition<any, any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly context: PluginContext<any>
  /** Nothing of its options could be read: none of its steps can run. */
  readonly lacksOptions?: true
}

/** A plugin, and what each of its hooks that needs no files has answered: they are called once a build. */
export interface PluginSetup {
  readonly plugin: LoadedPlugin
  /** Files that decided what `sources` asks for. */
  readonly lists: Maybe<readonly string[]>
  readonly sources: Maybe<readonly SourceSpec[]>
  readonly modules: Maybe<readonly ModuleSpec[]>
  /** Files besides those of `sources` and `modules` whose change rebuilds the site. */
  readonly watch: Maybe<readonly string[]>
  readonly markdown: Maybe<MarkdownExtension>
  /** Theme components by name to file. */
  readonly components: Maybe<Readonly<Record<string, string>>>
  readonly clientModules: Maybe<readonly string[]>
  readonly policySources: Maybe<PolicySources>
  readonly pageTask: Maybe<PageTask | undefined>
  readonly textChanges: Maybe<TextChanges | undefined>
}

/** `@theme/X` and `@theme-original/X` to absolute files, for parts that are not the program's own. */
export type ThemeAliases = Readonly<Record<string, string>>

/** What the plugins make of the configuration alone. */
export interface SiteSetup {
  readonly plugins: readonly PluginSetup[]
  readonly aliases: Maybe<ThemeAliases>
  readonly publishing: Publishing
}

/** A route after planning: trailing slash applied, plugin known. */
export interface PlannedRoute extends Route {
  readonly plugin: {readonly name: string; readonly id: string}
  readonly content?: RouteContent
}

export interface RoutePlan {
  readonly routes: readonly PlannedRoute[]
  /** Paths of the pages that are shown in place of documents whose own path they have, by source path. */
  readonly replaced: Readonly<Record<string, string>>
  readonly sharedData: Readonly<Record<string, Json>>
  readonly globalData: Readonly<Record<string, Readonly<Record<string, Json>>>>
  readonly outline: readonly OutlineSection[]
  /** Every plugin gave its routes. */
  readonly isWhole: boolean
}

/** What a plugin made of its sources. */
export interface PluginModel {
  readonly plugin: LoadedPlugin
  /** Opaque to core. */
  readonly model: unknown
}

/** Evaluates a JavaScript or TypeScript file; gives its default export, or the namespace when it has none. */
export type LoadModule = (filePath: string) => Promise<unknown>

/** What webpack made. Paths are relative to the output folder. */
export interface RuntimeBundle {
  /** Hash of everything in the bundle; the name of its folder in the store. */
  readonly hash: string
  readonly entry: string
  readonly styles: readonly string[]
  /** Chunk files of each specifier in the import table, for `modulepreload`. */
  readonly chunks: Readonly<Record<string, readonly string[]>>
  /** Absolute folder that holds `assets/` and the server bundle. */
  readonly dir: string
  readonly serverFile: string
  /** It is the one shipped with the program. Its code reads no base URL or texts while evaluated: one copy renders all languages. */
  readonly isShipped: boolean
  /** It is without the colours of Infima that the site has. Pages get them from a sheet next to it. */
  readonly lacksLook?: boolean
  /** The theme's part for what search services read is the site's or a plugin's: it writes all of that. */
  readonly hasOwnSearchMetadata?: boolean
  /** Files to copy to the output, relative to `dir`. */
  readonly files: readonly string[]
  readonly fieldReads: FieldReads
  /** Headings of documents that the bundler alone finds, by their canonical specifiers. */
  readonly documentTocs: Readonly<Record<string, readonly TocItem[]>>
  /** Of one whose modules can be exchanged in open pages: the bundler's hash of its scripts. */
  readonly hot?: string
}

/** Compiled content with the values of its placeholders. */
export interface LinkedContent {
  /** Key of the text in the store. */
  readonly key: string
  readonly kind: CompiledPage['kind']
  readonly makesOnlyElements?: true
  /** By reference index. */
  readonly values: readonly ReferenceValues[]
  /** Texts of the compiler in the language of the page; absent where they are as the compiler has them. */
  readonly texts?: ContentTexts
}

/** What takes the place of a reference in an alternate: a URL, or the alternate of an imported document. */
export type AlternateFill = string | {readonly partial: string}

/** A document's Markdown alternate, with what fills it by reference index. The text is in the store under `key`. */
export interface LinkedAlternate {
  readonly key: string
  readonly fills: readonly AlternateFill[]
}

/** The alternate of a page. */
export interface PageAlternate extends LinkedAlternate {
  /** URL, base URL included. */
  readonly path: string
  readonly file: string
  /** Heading for a text that has none of its own. */
  readonly title: string
  /** The writer's own; `''` when there is none. */
  readonly description: string
}

/** A content file that pages import. */
export interface LinkedPartial extends LinkedContent {
  /** Canonical specifier under which content looks it up. */
  readonly specifier: string
  /** Its module, relative to the output folder. */
  readonly file: string
  readonly toc: readonly TocItem[]
  readonly imports: readonly string[]
  readonly partials: Readonly<Record<string, string>>
  readonly alternate?: LinkedAlternate
}

/** A document that a page embeds. */
export interface LinkedEmbed extends LinkedContent {
  readonly id: string
}

/** A page ready to render, as it is kept while there are others: small, as a site may have 100,000 of them. */
export interface LinkedPage {
  readonly path: string
  /** The file that the page is made from, for messages. */
  readonly sourcePath?: string
  /** As in {@link PageData}. */
  readonly originalLocale?: string
  /** Output file of the HTML, relative to the output folder. */
  readonly htmlFile: string
  readonly moduleFile: string
  /** Ids of the shared data that the page needs. */
  readonly shared: readonly string[]
  /** Specifiers of the partials that the content needs, theirs included. */
  readonly partials: readonly string[]
  readonly alternate?: Pick<PageAlternate, 'path' | 'file'>
  readonly renderKey: string
  /** JSON of the page's {@link LinkedParts}: one string takes a third of the memory of what it says, and those of many pages lie in a file. */
  readonly text: KeptText
}

/** As threads and other machines are given it. */
export interface SentPage extends Omit<LinkedPage, 'text'> {
  readonly text: string
}

/** What is needed of a page to render it. */
export interface LinkedParts {
  readonly page: PageData
  readonly content?: LinkedContent
  readonly embedded: readonly LinkedEmbed[]
  readonly alternate?: PageAlternate
}

/** The whole site, ready to render. */
export interface LinkedSite {
  readonly routes: readonly LinkedPage[]
  readonly partials: ReadonlyMap<string, LinkedPartial>
  /** Shared data by id: JSON text and its hash. */
  readonly shared: ReadonlyMap<string, {readonly text: string; readonly hash: string}>
  readonly document: DocumentSettings
  readonly settingsKey: string
  /** Links to anchors, to be checked when the ids of all pages are known. */
  readonly anchorLinks: readonly AnchorLink[]
  readonly assets: readonly {readonly file: string; readonly filePath: string; readonly hash: string}[]
  /** Files made by link itself. */
  readonly texts: readonly {readonly file: string; readonly text: string}[]
  /** Texts of the compiler in the language of the site; absent where they are as the compiler has them. */
  readonly contentTexts?: ContentTexts
}

/** What is where in the site. */
export interface LinkIndex {
  /** Permalink of each document that has a page, by source path. */
  readonly permalinks: ReadonlyMap<string, string>
  /** Route by normalised path. */
  readonly pages: ReadonlyMap<string, PlannedRoute>
  readonly statics: StaticFiles
  /** Folders against which `/x.md` is tried, site-relative, in order. */
  readonly contentDirs: readonly string[]
  readonly baseUrl: string
}

export interface AnchorLink {
  /** Absent for a link of a page that no file stands behind. */
  readonly sourcePath?: string
  readonly target: string
  /** The URL, where a component of the site's own gets it, and where what is around the link may leave it out. */
  readonly givenUrl?: string
  readonly nestedUrl?: string
  readonly path: string
  readonly id: string
  readonly line?: number
  readonly column?: number
  readonly length?: number
}

/** What every HTML document of the site has in common. */
export interface DocumentSettings {
  readonly baseUrl: string
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  readonly version: string
  /** Colour mode of the HTML as it is sent. */
  readonly defaultMode: string
  /** Attributes of the blocking script's tag, besides its URL: its settings. */
  readonly startSettings: Readonly<Record<string, string | true>>
  readonly templateAttributes: SiteConfig['templateAttributes']
  /** The script that is written into each page, before its style sheets; `''` for none. */
  readonly inlineScript: string
  /** The start script is in it. Else that is a file. */
  readonly hasInlineStart: boolean
  /** Of the site, where no tag of `head` has another. */
  readonly icons: readonly HeadTag[]
  readonly head: readonly (HeadTag | RawHtml)[]
  readonly preBody: readonly (HeadTag | RawHtml)[]
  readonly postBody: readonly (HeadTag | RawHtml)[]
  readonly showsBaseUrlBanner: boolean
  /** Style sheets after the bundle's, relative to the output folder. */
  readonly styles: readonly string[]
  /** Absent where pages wait for their style sheets. */
  readonly firstStyles?: FirstStyles
  readonly bundle: Pick<RuntimeBundle, 'hash' | 'entry' | 'styles' | 'chunks' | 'files'>
}

export type Report = (diagnostic: Diagnostic) => void

export type {Diagnostic, SiteConfig, SourceFile}
