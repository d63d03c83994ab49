// What compiling gives, and the settings that it depends on. Deeply read-only, plain data.
import type {MarkdownTransforms, PageSection, TransformReference} from '../plugin/types.ts'
import type {CodeFrameSettings} from '../shared/code-block/code-frame.ts'
import type {MagicComment} from '../shared/code-block/magic-comments.ts'
import type {JsonObject, TocItem} from '../shared/contract.ts'
import type {FileMessage} from '../shared/diagnostics.ts'

/** Settings that reach the compiler. Its fingerprint is part of every compile key. */
export interface CompilerSpec {
  readonly parser: 'native' | 'reference'
  /** Writers are not trusted: nothing is MDX, and HTML is cleaned. */
  readonly isUntrusted: boolean
  readonly format: 'auto' | 'mdx' | 'md' | 'detect'
  /** The site was written for a program that reads each document as MDX: `auto` takes what means something else there as MDX. */
  readonly expectsMdx: boolean
  /** The site was written for MDX 1: what MDX 3 refuses is read as that read it. */
  readonly hasMdx1: boolean
  /** Components of the site ask elements of documents for what MDX 1 tells of them. */
  readonly tellsElementTypes: boolean
  /** The title that content begins with is in a header of its own. */
  readonly wrapsTitles: boolean
  /** Headings of the documents that a page shows are in its table of contents. */
  readonly listsPartials: boolean
  readonly admonitionKeywords: readonly string[]
  /** The title of an admonition needs no brackets. */
  readonly bareTitles: boolean
  /** The site has its own component for admonitions: in MDX they are made by it, and a `.md` file with one is MDX. */
  readonly hasOwnAdmonition: boolean
  readonly maintainHeadingCase: boolean
  readonly magicComments: readonly MagicComment[]
  readonly defaultLanguage: string | undefined
  /** Kinds of tokens that the configured Prism themes colour. */
  readonly colouredKinds?: readonly string[]
  /** Draw code blocks in Mermaid's language. */
  readonly mermaid: boolean
  /** Which code blocks are shown in part, and whether their lines have addresses. */
  readonly codeFrames: CodeFrameSettings
  /** Code blocks marked `live` can be edited and run by the reader. */
  readonly liveCode: boolean
  /** Replace `:tada:` by the emoji. */
  readonly emoji: boolean
  /** JSX names that MDX content may use without importing them. */
  readonly knownComponents: readonly string[]
  /** The site has components of its own for Markdown's elements: MDX content has to ask for each of them. */
  readonly hasOwnElements: boolean
  /** Elements for which it has components, where each document was meant to be MDX: a `.md` file with one is MDX. */
  readonly ownElements: readonly string[]
  /** Headings that a component of the site's own may show, from `h1` to `h6`: in MDX they have no link to themselves from here. */
  readonly ownHeadings: readonly string[]
  /** Components of the theme inside of which static parts of MDX may be HTML. */
  readonly transparentComponents: readonly string[]
  /** The site has its own `@theme/CodeBlock`, or a part of it, so the build must not stand in for it. */
  readonly hasOwnCodeBlock: boolean
  /** It has its own `@theme/Mermaid`: in MDX diagrams are made by it, and a `.md` file with one is MDX. */
  readonly hasOwnDiagram: boolean
  /** It has its own component for what stands around the code of a block in MDX. */
  readonly hasOwnPre: boolean
  /** It has its own component around all blocks of code, those that readers can edit among them. */
  readonly hasOwnLiveCode: boolean
  /** The site's own function that teaches the highlighter languages, and the settings of code that it may read. */
  readonly ownLanguages?: {readonly path: string; readonly prism: JsonObject}
  readonly transforms: Readonly<Record<keyof MarkdownTransforms, readonly CompilerTransform[]>>
  /** Changes the text of a document before it is parsed. */
  readonly preprocessor: CompilerTransform | undefined
  /** Reads the headers of documents in place of the program's own parser. */
  readonly parseFrontMatter: ConfigFunction | undefined
  readonly remarkRehypeOptions: JsonObject
  /** Those among the options that are functions, by their place. */
  readonly remarkRehypeFunctions: readonly PlacedFunction[]
  /** Set when a plugin wants the text of pages: what is not part of it. */
  readonly text: {readonly ignoredElements: readonly string[]} | null
  /** Make the Markdown alternate of each document. */
  readonly alternates: boolean
  /** The site's own function may make a link to a document that is missing one that leads elsewhere, and give it attributes. */
  readonly linksMayLeave?: true
  /** The site's own function may give an image that is missing another text and attributes. */
  readonly imagesMayChange?: true
  readonly siteDir: string
  /** Code of the site that compiling runs. */
  readonly code?: SiteCode
  readonly fingerprint: string
}

/** A unified plugin that workers can load: a module, or a function of the configuration. */
export type CompilerTransform = (ModuleFunction | ConfigFunction) & {
  /** Source paths of the folders whose documents it concerns; all documents without it. */
  readonly folders?: readonly string[]
}

export interface ModuleFunction extends TransformReference {
  /** The default export without it. */
  readonly exportName?: string
}

/** Code of the site that a task runs: it has to be the same on both machines. */
export interface SiteCode {
  /** Absolute paths of the modules that are imported; what they import counts. */
  readonly modules: readonly string[]
  /** Absolute paths of other files that the code has read. */
  readonly files: readonly string[]
  /** Of all of that; see `hashCode` in site-code.ts. */
  readonly hash: string
}

export interface PlacedFunction {
  /** Keys from the options to the function. */
  readonly place: readonly string[]
  readonly from: ConfigFunction
}

/** A function of the configuration, as plain data. */
export interface ConfigFunction {
  /** Absolute path of the bundled configuration. */
  readonly codeFile: string
  /** Keys and indices from the whole configuration to the function, or to a list that begins with it. */
  readonly path: readonly (string | number)[]
  /** Its own name, or its place, for messages. */
  readonly name: string
  /** Hash of its source text and its options: a configuration may choose by what the environment says. */
  readonly hash: string
  /** It is in what a preset lists: `path` begins there. */
  readonly preset?: PresetRun
  /** The configuration has been read for this locale, which it asks for. */
  readonly locale?: string
}

/** How a worker runs a preset again, to have the functions that it makes. */
export interface PresetRun {
  /** Its number among the presets of the configuration, which has its options, and the preset where that is a function. */
  readonly at: number
  /** Absolute path of the bundled module of the preset; absent for a function of the configuration. */
  readonly moduleFile?: string
  /** Absolute path of the module as it is written. */
  readonly source?: string
  /** What Docusaurus' presets are given, without functions, and without the lists of plugins, themes and presets. */
  readonly context: JsonObject
}

/**
 * A place in compiled content that depends on other files, filled in by link. `index` is its number in the content's
 * placeholders. Positions are in the source file, 1-based.
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
  /** Typed as a tag of HTML in MDX, which other generators do not check: it can warn, but not stop the build. */
  readonly isTag?: true
  /** A component of the site's own gets the link, and decides where it leads. */
  readonly isGiven?: true
  /** A component is around the link, and decides whether it is shown. */
  readonly isNested?: true
  /** Of a link or an image that a function of the site may be asked about. */
  readonly alt?: string
  readonly title?: string
  /** Named by JavaScript, which may take files from anywhere in the site. */
  readonly isCode?: true
  /** An import whose default is shown as an element, `<Logo />`. */
  readonly isElement?: true
}

/**
 * A placeholder in compiled text: which reference fills it, and which of its fields.
 * `url` is the URL; `width` and `height` are an image's pixels, `''` when unknown; `target` is `_blank` for a link to
 * a file, else `''`. An attribute whose field is `''` is left out. `alt`, `title` and further `attributes` are placeholders where a
 * function of the site may set them.
 */
export interface Placeholder {
  readonly reference: number
  readonly field: 'url' | 'width' | 'height' | 'target' | 'alt' | 'title' | 'attributes'
  /** In the text of a module: the placeholder stands in HTML that is a string there. */
  readonly isInHtml?: true
}

/** What the site's own function has made of a link or an image whose target is missing. Texts that it left are as written. */
export interface ChangedValues {
  readonly alt?: string
  readonly title?: string
  /** By their names in hast. */
  readonly attributes?: Readonly<Record<string, string | true>>
}

/** What fills a reference's placeholders: attribute values, not yet escaped. */
export interface ReferenceValues
  extends Readonly<Record<'url' | 'width' | 'height' | 'target', string>>,
    ChangedValues {
  /** Nothing answers at the URL: the client leaves such a link to the browser. */
  readonly isBroken?: true
}

/** A heading, or the place where the content file with that specifier is shown: its headings belong there. */
export type TocEntry = TocItem | {readonly partial: string}

/** Result of compiling one file: small, kept in the store. The text itself is stored next to it under `textKey`. */
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
  /** Names of the environment variables that the content reads when it is rendered; `*` for all of them. */
  readonly environment?: readonly string[]
  /** Fields of the site's own data that the content's code reads. */
  readonly fieldReads?: Partial<FieldReads>
  /** The content is code that leaves nothing behind in the thread that runs it. */
  readonly makesOnlyElements?: true
}

/** Compiled text cut at its placeholders: `chunks.length === placeholders.length + 1`. */
export interface CompiledText {
  readonly chunks: readonly string[]
  readonly placeholders: readonly Placeholder[]
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
  /** When the settings ask for alternates. */
  readonly alternate?: AlternateText
}

/** The document as Markdown for readers of text, in two parts, since a description may stand between them. */
export interface AlternateText {
  /** The h1 that the content starts with; empty when it has none. */
  readonly title: CompiledText
  readonly body: CompiledText
}

/** Names of the fields of the site's own data that code reads, by table; `*` for all of them. */
export type FieldReads = Readonly<
  Record<'customFields' | 'frontMatter' | 'siteConfig' | 'siteMetadata', readonly string[]>
>

/** What the compiler writes into documents in English, in another language. */
export interface ContentTexts {
  /** By keyword. */
  readonly admonitionTitles: Readonly<Record<string, string>>
  /** By name: see content-texts.ts. Some have a placeholder, as `{heading}`. */
  readonly labels: Readonly<Record<string, string>>
}
