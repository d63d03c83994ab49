// Schema of `markdown`: how documents are read.
import {z} from 'zod'
import {choice, isObject, legacyKey, plainObject, severity} from './building-blocks.ts'

/** A link or an image of a document whose target is missing. */
export interface BrokenReference {
  /** File that has it, relative to the site. */
  readonly sourceFilePath: string
  /** The target as it is written. */
  readonly url: string
  /** The part of the document, as far as it is known when links are resolved. */
  readonly node: {
    readonly type: string
    /** Written to, the target as well. */
    url: string
    /** Empty: what is between the brackets of a link is not given. */
    readonly children?: readonly never[]
    readonly position?: {readonly start: {readonly line: number; readonly column: number}} | undefined
  }
}

/**
 * Decides about one: gives the target that it should have, or nothing to leave it as it is, as a function without a `return` does.
 * What it throws is an error of the build.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that only logs returns void, and is one of these.
export type BrokenReferenceHook = (broken: BrokenReference) => string | undefined | void

const hook = choice<z.output<typeof severity> | BrokenReferenceHook>((value) =>
  typeof value === 'function' ? z.custom<BrokenReferenceHook>() : severity,
)

const hooks = z.strictObject({
  /**
   * What to do about a link by file path that leads to no document; or a function that gives the right target.
   * @example onBrokenMarkdownLinks: ({url}) => url.replace('/old/', '/new/')
   */
  onBrokenMarkdownLinks: hook.default('warn'),
  /** What to do about an image whose file is missing; or a function that gives the right target. */
  onBrokenMarkdownImages: hook.default('throw'),
  /** What to do about an import in a document that resolves to nothing. Below `throw`, what it names shows its children alone. */
  onUnresolvedImports: severity.default('throw'),
})

const moduleReference = z.strictObject({
  /** A file (from the site folder) or a package; its default export is the function. */
  module: z.string().min(1),
  /** Plain data that the function is given. */
  options: plainObject.optional(),
})

type ModuleReference = z.output<typeof moduleReference>

/** @returns The text of the document, front matter included. */
type Preprocessor = (document: {readonly filePath: string; readonly fileContent: string}) => string | Promise<string>

const preprocessor = choice<ModuleReference | Preprocessor>((value) => {
  if (typeof value === 'function') return z.custom<Preprocessor>()
  return isObject(value) ? moduleReference : "must be a function, or name a module: {module: './preprocess.mjs'}."
})

export interface DocumentText {
  readonly filePath: string
  readonly fileContent: string
}

export interface ParsedDocument {
  readonly frontMatter: Record<string, unknown>
  /** The text below the header. */
  readonly content: string
}

type ParseDocument = (document: DocumentText) => Promise<ParsedDocument>

type FrontMatterParser = (
  document: DocumentText & {readonly defaultParseFrontMatter: ParseDocument},
) => ParsedDocument | Promise<ParsedDocument>

const frontMatterParser = z.custom<FrontMatterParser>((value) => typeof value === 'function', {
  error: 'must be a function: async ({filePath, fileContent, defaultParseFrontMatter}) => ({frontMatter, content}).',
})

export const markdown = z.strictObject({
  /**
   * Which documents may use MDX. `auto`: `.mdx`, and a `.md` that contains an import, an export or a component tag;
   * `detect`: by extension alone; `mdx`: all; `md`: none.
   */
  format: z.enum(['auto', 'mdx', 'md', 'detect']).default('auto'),
  /** `native` is several times as fast; `reference` is the parser that the other is measured against. */
  parser: z.enum(['native', 'reference']).default('native'),
  /** How the ids of headings are made. */
  anchors: z
    .strictObject({
      /** Keep capital letters in the ids made from headings. */
      maintainCase: z.boolean().default(false),
    })
    .prefault({}),
  /** Write each page as Markdown, too: `/docs/x.md` beside `/docs/x`. */
  alternates: z.boolean().default(false),
  twins: legacyKey('Write "alternates" instead.'),
  /** What to do about broken references in documents. */
  hooks: hooks.prefault({}),
  /**
   * Runs on the text of each document before it is parsed: `({filePath, fileContent, options}) => text`. A module may have
   * options; a function has none.
   * @example preprocessor: {module: './preprocess.mjs'}
   */
  preprocessor: preprocessor.optional(),
  /**
   * For the step from Markdown to HTML, for example the labels of footnotes; functions and `handlers` among them.
   * @example remarkRehypeOptions: {footnoteLabel: 'Notes'}
   */
  remarkRehypeOptions: z.custom<Readonly<Record<string, unknown>>>(isObject, {error: 'must be an object.'}).default({}),
  /**
   * Reads the front matter of each document: `async ({filePath, fileContent, defaultParseFrontMatter}) => ({frontMatter, content})`.
   * Titles, summaries and reading times come from `content`; the page itself is made of the file, without a header in YAML.
   * @example parseFrontMatter: async (file) => { const header = await file.defaultParseFrontMatter(file); header.frontMatter.layout = undefined; return header }
   */
  parseFrontMatter: frontMatterParser.optional(),
  /** Draw code blocks whose language is `mermaid`. The site has to install it: `npm install -D mermaid@11`. */
  mermaid: z.boolean().default(false),
  /** Replace `:tada:` by the emoji of that name. */
  emoji: z.boolean().default(true),
  /** Forms of MDX 1: each is `true` by default, and `false` with `future.v4.mdx1CompatDisabledByDefault` or `future.v4: true`. */
  mdx1Compat: z
    .strictObject({
      /** HTML comments in MDX. They are read either way. */
      comments: z.boolean().optional(),
      /** The title of an admonition without brackets: `:::note Title`. With `false` it is text, and `:::note[Title]` is an admonition. */
      admonitions: z.boolean().optional(),
      /** Ids of headings, `{#id}`, in MDX. They are read either way. */
      headingIds: z.boolean().optional(),
    })
    .prefault({}),
})
