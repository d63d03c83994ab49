// The values that pass between stages, and the tools that every stage may use. Deeply read-only, plain data.
import type {SiteConfig} from '../config/types.ts'
import type {
  MarkdownTransforms,
  PageSection,
  PluginContext,
  PluginDefinition,
  Route,
  RouteContent,
  SourceFile,
  TransformReference,
} from '../plugin/types.ts'
import type {HeadTag, Json, JsonObject, PageData, TocItem} from '../shared/contract.ts'
import type {Diagnostic, FileMessage} from '../shared/diagnostics.ts'

/** A plugin ready to run: options validated, context made. */
export interface LoadedPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: plugins of many kinds share the list; each sees only its own model
  readonly definition: PluginDefinition<any, any>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly context: PluginContext<any>
}

/** Settings that reach the compiler. Its fingerprint is part of every compile key. */
export interface CompilerSpec {
  readonly parser: 'native' | 'reference'
  readonly format: 'auto' | 'mdx' | 'md' | 'detect'
  readonly admonitionKeywords: readonly string[]
  /** The site has its own component for admonitions: in MDX they are made by it, and a `.md` file with one is MDX. */
  readonly hasOwnAdmonition: boolean
  readonly maintainHeadingCase: boolean
  readonly magicComments: readonly MagicComment[]
  readonly defaultLanguage: string | undefined
  /** Draw code blocks in Mermaid's language. */
  readonly mermaid: boolean
  /** Code blocks marked `live` can be edited and run by the reader. */
  readonly liveCode: boolean
  /** Replace `:tada:` by the emoji. */
  readonly emoji: boolean
  /** JSX names that MDX content may use without importing them. */
  readonly knownComponents: readonly string[]
  /** The site has components of its own for Markdown's elements: MDX content has to ask for each of them. */
  readonly hasOwnElements: boolean
  /** Components of the theme inside of which static parts of MDX may be HTML. */
  readonly transparentComponents: readonly string[]
  readonly transforms: Required<MarkdownTransforms>
  /** Changes the text of a document before it is parsed. */
  readonly preprocessor: TransformReference | undefined
  readonly remarkRehypeOptions: JsonObject
  /** Set when a plugin wants the text of pages: what is not part of it. */
  readonly text: {readonly ignoredElements: readonly string[]} | null
  readonly siteDir: string
  readonly fingerprint: string
}

export interface MagicComment {
  readonly className: string
  readonly line?: string
  readonly block?: {readonly start: string; readonly end: string}
}

/**
 * A place in compiled content that depends on other files, filled in by link. `index` is its number in the content's
 * slots. Positions are in the source file, 1-based.
 */
export interface Reference {
  readonly index: number
  readonly kind: 'link' | 'image' | 'module'
  /** As the writer wrote it. */
  readonly target: string
  readonly line?: number
  readonly column?: number
  readonly length?: number
  /** The writer has taken it out of the check of links. */
  readonly isUnchecked?: true
}

/**
 * A slot in compiled text: which reference fills it, and which of its facts.
 * `url` is the address; `width` and `height` are an image's pixels, `''` when unknown; `target` is `_blank` for a link to
 * a file, else `''`. An attribute whose fact is `''` is left out.
 */
export interface Slot {
  readonly reference: number
  readonly fact: 'url' | 'width' | 'height' | 'target'
  /** In the text of a module: the slot stands in HTML that is a string there. */
  readonly isInHtml?: true
}

/** A heading, or the place where the content file with that specifier is shown: its headings belong there. */
export type TocEntry = TocItem | {readonly partial: string}

/** Result of compiling one file: small, kept in the store. The text itself is stored beside it under `textKey`. */
export interface CompiledPage {
  readonly kind: 'html' | 'module'
  /** The content starts with an h1 of its own. */
  readonly hasContentTitle: boolean
  readonly toc: readonly TocEntry[]
  /** Ids in the content that a link may point at. */
  readonly anchors: readonly string[]
  readonly references: readonly Reference[]
  /** Module specifiers that an MDX file imports, as written; content files among them are partials. */
  readonly imports: readonly string[]
  readonly messages: readonly FileMessage[]
}

/** Compiled text cut at its slots: `chunks.length === slots.length + 1`. */
export interface CompiledText {
  readonly chunks: readonly string[]
  readonly slots: readonly Slot[]
}

/** The place of another document inside a page's text, by the name under which the page imports it. */
export interface EmbeddedSections {
  readonly partial: string
}

/** What compiling a file gives: the record and the text, and the text's sections where they are wanted. */
export interface CompileResult {
  readonly record: CompiledPage
  readonly text: CompiledText
  readonly sections?: readonly (PageSection | EmbeddedSections)[]
}

/** A route after planning: trailing slash applied, plugin known. */
export interface PlannedRoute extends Route {
  readonly plugin: {readonly name: string; readonly id: string}
  readonly content?: RouteContent
}

export interface RoutePlan {
  readonly routes: readonly PlannedRoute[]
  readonly sharedData: Readonly<Record<string, Json>>
  readonly globalData: Readonly<Record<string, Readonly<Record<string, Json>>>>
}

/** What a plugin made of its sources. */
export interface PluginModel {
  readonly plugin: LoadedPlugin
  /** Opaque to core. */
  readonly model: unknown
}

/** A document as core knows it: what plugins see, and what the compiler needs. */
export interface DocumentFile extends SourceFile {
  readonly filePath: string
  /** As in {@link SourceSpec}. */
  readonly standsInLists?: boolean
  /** Static imports, as written. */
  readonly importSpecifiers: readonly string[]
  /** Source paths of the imported content files. */
  readonly partials: readonly string[]
  readonly messages: readonly FileMessage[]
}

/** A document with its compiled record; the text is in the store under `key`. */
export interface CompiledDocument {
  readonly document: DocumentFile
  readonly key: string
  readonly record: CompiledPage
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
  /** Files to copy to the output, relative to `dir`. */
  readonly files: readonly string[]
}

/** What fills a reference's slots: attribute values, not yet escaped. */
export interface ReferenceFacts extends Readonly<Record<Slot['fact'], string>> {
  /** Nothing answers at the address: the client leaves such a link to the browser. */
  readonly isBroken?: true
}

/** Compiled content with the facts for its slots. */
export interface LinkedContent {
  /** Key of the text in the store. */
  readonly key: string
  readonly kind: CompiledPage['kind']
  /** By reference index. */
  readonly facts: readonly ReferenceFacts[]
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
}

/** A document that a page embeds. */
export interface LinkedEmbed extends LinkedContent {
  readonly id: string
}

/** A page ready to render. */
export interface LinkedRoute {
  readonly page: PageData
  /** The file that the page is made from, for messages. */
  readonly sourcePath?: string
  /** Output file of the HTML, relative to the output folder. */
  readonly htmlFile: string
  readonly moduleFile: string
  readonly content?: LinkedContent
  readonly embedded: readonly LinkedEmbed[]
  /** Specifiers of the partials that the content needs, theirs included. */
  readonly partials: readonly string[]
  readonly renderKey: string
}

/** The whole site, ready to render. */
export interface LinkedSite {
  readonly routes: readonly LinkedRoute[]
  readonly partials: ReadonlyMap<string, LinkedPartial>
  /** Shared data by id: JSON text and its hash. */
  readonly shared: ReadonlyMap<string, {readonly text: string; readonly hash: string}>
  readonly document: DocumentSettings
  /** Links to anchors, to be checked when the ids of all pages are known. */
  readonly anchorLinks: readonly AnchorLink[]
  readonly assets: readonly {readonly file: string; readonly filePath: string; readonly hash: string}[]
  /** Files made by link itself. */
  readonly texts: readonly {readonly file: string; readonly text: string}[]
}

export interface AnchorLink {
  /** Absent for a link of a page that no file stands behind. */
  readonly sourcePath?: string
  readonly target: string
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
  /** Attributes of the blocking script's tag, besides its address: its settings. */
  readonly startSettings: Readonly<Record<string, string | true>>
  readonly head: readonly HeadTag[]
  readonly preBody: readonly HeadTag[]
  readonly postBody: readonly HeadTag[]
  readonly showsBaseUrlBanner: boolean
  /** Style sheets after the bundle's, relative to the output folder. */
  readonly styles: readonly string[]
  readonly bundle: Pick<RuntimeBundle, 'hash' | 'entry' | 'styles' | 'chunks' | 'files'>
}

export type Report = (diagnostic: Diagnostic) => void

export type {Diagnostic, SiteConfig, SourceFile}
