// What reaches the browser: the shapes of the files under `_routes/` and of the data in each page.
// Everything here is plain data. Both sides import it; it imports nothing.

/** Plain data, as JSON holds it. A key whose value is undefined is left out. */
export type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json | undefined}
/** Plain data by keys. */
export type JsonObject = {readonly [key: string]: Json | undefined}

/** A date as JSON has it, and the keys that lead to it in the front matter. */
export type FrontMatterDate = readonly [iso: string, ...keys: (string | number)[]]

/** One heading of a page. `value` is inline HTML, ready to insert; `level` is 2 to 6. */
export interface TocItem {
  readonly value: string
  readonly id: string
  readonly level: number
}

/** A tag for the document head. An attribute of `true` is written bare. `text` is text content, escaped when written. */
export interface HeadTag {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string | true>>
  readonly text?: string
}

/** HTML that is written into every page as it is: comments, text, several tags, or the begin of an element that ends elsewhere. */
export interface RawHtml {
  readonly html: string
}

/** Head of one page: the complete title (template applied) and the page's own tags, in order. */
export interface PageHead {
  readonly title: string
  readonly tags: readonly HeadTag[]
}

/**
 * Where the page's content comes from:
 * - `html`: static HTML, in the page and in the route module's `html`; the browser adopts it;
 * - `module`: MDX, the route module's `content` function;
 * - `component`: a React page, `specifier` in the runtime's import table;
 * - `none`: the layout's props are all there is.
 */
export type ContentKind =
  | {readonly kind: 'html'}
  | {readonly kind: 'module'}
  | {readonly kind: 'component'; readonly specifier: string}
  | {readonly kind: 'none'}

/** All that the client must know to show a page, apart from its content. */
export interface PageData {
  /** Permalink, base URL included, as the site's trailing-slash policy writes it. */
  readonly path: string
  /** Theme components from the outermost to the innermost, for example `['DocRoot', 'DocItem']`. */
  readonly layout: readonly string[]
  /** The plugin instance that made the route. */
  readonly plugin: {readonly name: string; readonly id: string}
  /** Props that every component of the layout receives. */
  readonly props: JsonObject
  /** Fields of the prop `frontMatter` that are dates; absent when there are none, and in sites that are not for Docusaurus. */
  readonly dates?: readonly FrontMatterDate[]
  readonly toc: readonly TocItem[]
  readonly head: PageHead
  /** Class names of `<html>` on this page. */
  readonly htmlClass: string
  /** Ids of the shared data that the layout reads, fetched before the page is shown. */
  readonly shared: readonly string[]
  /** For each of `shared`, the start of its hash; empty for the site's data, which a document loads once. */
  readonly sharedHashes?: readonly string[]
  readonly content: ContentKind
  /** Locale of the content, where it is not that of the page: the page is not translated, and the site marks that. */
  readonly originalLocale?: string
  /** The same, whether the site marks such pages or not: what `lang` and `dir` of the content are. */
  readonly contentLocale?: string
  readonly embedded?: readonly EmbeddedData[]
  /** URLs in MDX content that nothing answers: links to them are left to the browser. */
  readonly unresolved?: readonly string[]
  /** Specifiers that `content` looks up in the runtime's import table. */
  readonly imports: readonly string[]
  /** Specifier of an imported content file to the URL of its module, relative to the base URL. */
  readonly partials: Readonly<Record<string, string>>
}

/** A document that a page shows next to its own content: what {@link PageData} says of its content, for this one. */
export interface EmbeddedData {
  /** Unique on the page; the element around static HTML carries it in `data-quire-content`. */
  readonly id: string
  readonly kind: 'html' | 'module'
  /** As that of {@link PageData}. */
  readonly contentLocale?: string
  /** Absent when no code reads any of it. */
  readonly frontMatter?: JsonObject
  readonly dates?: PageData['dates']
  readonly imports: readonly string[]
  readonly partials: Readonly<Record<string, string>>
}

/** Values that MDX content gets instead of `import` statements. */
export interface ContentRuntime {
  /** The namespace object of a specifier; must have been loaded before. */
  readonly imports: (specifier: string) => Readonly<Record<string, unknown>>
  readonly jsxRuntime: Readonly<Record<string, unknown>>
}

/** What an MDX content function returns: the exports of the file. */
export interface ContentExports {
  readonly default: (props: Readonly<Record<string, unknown>>) => unknown
  readonly toc?: readonly TocItem[]
  readonly frontMatter?: JsonObject
  readonly contentTitle?: string
  readonly [name: string]: unknown
}

/** The compiled content of a page: called once with the runtime, gives its exports. */
export type ContentFunction = (runtime: ContentRuntime) => ContentExports

/** The module at `_routes/<path>.js`. */
export interface RouteModule {
  /** Hash of the runtime bundle that the page was built for. */
  readonly runtime: string
  readonly page: PageData
  readonly html?: string
  readonly content?: ContentFunction
  /** By {@link EmbeddedData.id}. */
  readonly embedded?: Readonly<Record<string, ContentPart>>
}

/** Text of a document: static HTML, or the function of its MDX. */
export interface ContentPart {
  readonly html?: string
  readonly content?: ContentFunction
}

/** A module of content that pages import, at `_routes/shared/<two digits>/partial-<hash>.js`. */
export interface PartialModule {
  readonly toc: readonly TocItem[]
  readonly imports: readonly string[]
  readonly partials: Readonly<Record<string, string>>
  /** Absent when the file does not compile. */
  readonly content?: ContentFunction
}

/** A language of the site, with the URL of its pages. */
export interface LocaleData {
  readonly label: string
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Calendar of dates: `gregory` when absent. */
  readonly calendar?: string
  /** Whose way of writing dates is followed: that of `htmlLang` when absent. */
  readonly dateLocale?: string
  readonly url: string
  readonly baseUrl: string
  /** Folder of its files below {@link SiteData.i18n}'s, in a site for Docusaurus: the locale's name when absent. */
  readonly path?: string
  /** Whether it has translations, in a site for Docusaurus: false when absent. */
  readonly translate?: boolean
}

/** How the browser remembers what readers choose. */
export interface StorageSettings {
  readonly type: 'localStorage' | 'sessionStorage'
  /** End of every key. */
  readonly suffix: string
}

/** Shared data `site`: the site's configuration as the client sees it. The same for all pages. */
export interface SiteData {
  readonly title: string
  readonly tagline: string
  readonly titleDelimiter: string
  readonly url: string
  readonly baseUrl: string
  readonly trailingSlash: boolean | null
  readonly favicon: string | null
  readonly noIndex: boolean
  /** Owner and name of the repository, where the configuration has them. */
  readonly organizationName?: string
  readonly projectName?: string
  /** Local storage, keys as they are, when absent. */
  readonly storage?: StorageSettings
  readonly themeConfig: JsonObject
  readonly customFields: JsonObject
  readonly i18n: {
    readonly currentLocale: string
    readonly defaultLocale: string
    readonly locales: readonly string[]
    /** Folder of translations, in a site for Docusaurus: `i18n` when absent. */
    readonly path?: string
    readonly localeConfigs: Readonly<Record<string, LocaleData>>
  }
  /** Small data that plugins publish for every page, by plugin name and instance id. */
  readonly globalData: Readonly<Record<string, Readonly<Record<string, Json>>>>
  /** Parts have classes that style sheets for Docusaurus name; absent on other sites. */
  readonly isForDocusaurus?: true
  /** False when no page answers at the base URL: the brand leads there all the same. */
  readonly hasHome: boolean
  /** What code reads of the rest of the configuration; absent when it reads nothing of it. */
  readonly readConfig?: JsonObject
  /** What code reads of `siteMetadata`, but for the version of Docusaurus; absent when it reads none. */
  readonly readMetadata?: JsonObject
  /**
   * Paths below the base URL that are left to the browser, as no page of this language answers, though links lead there: one with a
   * slash at its end with all that is below it. Known when all pages are rendered, so the browser alone has them; absent where there
   * are none.
   */
  readonly pagelessPaths?: readonly string[]
  /** Entry of the Mermaid package below the base URL; absent where the site draws no diagrams. */
  readonly mermaidLibrary?: string
  /** Texts of the shell by id, where they differ from the declared message. */
  readonly translations: Readonly<Record<string, string>>
}

/** Id of the shared data that holds {@link SiteData}. Every page reads it. */
export const SITE_DATA_ID = 'site'

/** Before the name of a layout in the runtime's import table, for layouts that are not in the first script. */
export const LAYOUT_PREFIX = 'layout:'

/** The import table's entry for what MDX is made of: needed by every page that is MDX, and by no other. */
export const MDX_COMPONENTS = '@theme/MDXComponents'

/** Element ids that the page's HTML and the runtime agree on. */
export const ROOT_ELEMENT_ID = '__docusaurus'
/** Id of the element that holds a page's data. No heading gets it: ids that are made of text have no capitals. */
export const PAGE_DATA_ELEMENT_ID = 'quirePage'

/** What the server half of the runtime bundle is given to render one page. */
export interface RenderInput {
  readonly page: PageData
  /** Every id of `page.shared`, and `site`, to its value. */
  readonly shared: Readonly<Record<string, Json>>
  readonly html?: string
  readonly content?: ContentFunction
  /** By {@link EmbeddedData.id}. */
  readonly embedded?: Readonly<Record<string, ContentPart>>
  /** Specifier to module, for `page.partials` and theirs. */
  readonly partials: Readonly<Record<string, PartialModule>>
}

/** What rendering a page gives. */
export interface RenderOutput {
  /** Inner HTML of the root element, in parts: a static document is one of its own. */
  readonly html: readonly string[]
  /** Tags that components added through `<Head>`; a later one of the same kind wins. */
  readonly head: readonly HeadTag[]
  /** Attributes that components set on `<html>` and `<body>`. */
  readonly htmlAttributes: Readonly<Record<string, string>>
  readonly bodyAttributes: Readonly<Record<string, string>>
  /** Internal URLs that rendered `<Link>`s point to, in order, for the broken-link check. */
  readonly links: readonly string[]
  /** Ids of headings and anchors that components rendered. */
  readonly anchors: readonly string[]
  /** Sentences about messages with more plural forms than the language has. */
  readonly textFaults: readonly string[]
}

/** The module that the server bundle exports. */
export interface ServerEntry {
  /** A promise where a component waits for something. */
  readonly renderPage: (input: RenderInput) => RenderOutput | Promise<RenderOutput>
  /** Theme components that may stand in a layout. */
  readonly layouts: readonly string[]
}
