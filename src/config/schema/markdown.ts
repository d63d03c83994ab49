// Schema of `markdown`: how documents are read.
import {z} from 'zod'
import {choice, isObject, onlyValue, plainObject, severity} from './building-blocks.ts'

const hooks = z.strictObject({
  /** A link by file path that leads to no document. */
  onBrokenMarkdownLinks: severity.default('warn'),
  /** An image whose file is missing. */
  onBrokenMarkdownImages: severity.default('throw'),
  /** An import in a document that resolves to nothing. Below `throw`, what it names shows its children alone. */
  onUnresolvedImports: severity.default('throw'),
})

const moduleReference = z.strictObject({
  /** A file (from the site folder) or a package; its default export is the function. */
  module: z.string().min(1),
  options: plainObject.optional(),
})

type ModuleReference = z.output<typeof moduleReference>

/** Functions cannot be sent to a worker, nor told apart by the cache: a module that exports one can. */
const preprocessor = choice<ModuleReference>((value) =>
  isObject(value)
    ? moduleReference
    : "must name a module: {module: './preprocess.mjs'}, whose default export is the function. Its text is part of the cache's key.",
)

export const markdown = z.strictObject({
  /**
   * Which documents may use MDX. `auto`: `.mdx`, and a `.md` that contains an import, an export or a component tag;
   * `detect`: by extension alone; `mdx`: all; `md`: none.
   */
  format: z.enum(['auto', 'mdx', 'md', 'detect']).default('auto'),
  /** `native` is several times as fast; `reference` is the parser that the other is measured against. */
  parser: z.enum(['native', 'reference']).default('native'),
  anchors: z
    .strictObject({
      /** Keep capital letters in the ids made from headings. */
      maintainCase: z.boolean().default(false),
    })
    .prefault({}),
  /** Write each page as Markdown, too: `/docs/x.md` beside `/docs/x`. */
  twins: z.boolean().default(false),
  hooks: hooks.prefault({}),
  /** Runs on the text of each document before it is parsed: `({fileContent, options}) => text`. */
  preprocessor: preprocessor.optional(),
  /** For the step from Markdown to HTML, for example the labels of footnotes. */
  remarkRehypeOptions: plainObject.default({}),
  parseFrontMatter: onlyValue(
    false,
    'front matter is YAML. Put other metadata into the YAML, or write it with a script.',
  ).optional(),
  /** Draw code blocks whose language is `mermaid`. */
  mermaid: z.boolean().default(false),
  /** Replace `:tada:` by the emoji of that name. */
  emoji: z.boolean().default(true),
  mdx1Compat: z
    .strictObject({
      comments: onlyValue(true, 'HTML comments are always accepted.').optional(),
      admonitions: onlyValue(true, '":::note Title" is always accepted.').optional(),
      headingIds: onlyValue(true, '"{#id}" is always accepted.').optional(),
    })
    .optional(),
})
