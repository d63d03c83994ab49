// Front matter of Markdown pages: the keys that mean something to this plugin, and the findings about them.
import {
  commonFrontMatter,
  EXPECTED_IN_FRONT_MATTER,
  frontMatterFields,
  type ReadFrontMatter,
  readFrontMatter,
} from 'quire-docs/plugin/content'
import {z} from 'zod'

// Unlike in docs, a number is no title.
const text = z.string().min(1)

const frontMatter = z.object({
  ...commonFrontMatter,
  keywords: z.array(text).optional(),
  /** Social card: a URL, or a file next to the document. */
  image: text.optional(),
  /** Page title; the content's first heading by default. */
  title: z.string().optional(),
  /** For search engines; the first line of prose by default. */
  description: z.string().optional(),
  /** URL below the pages' own; the file's path by default. */
  slug: frontMatterFields.permalink.optional(),
  /** Class name of `<html>`, in place of the usual one. */
  wrapperClassName: z.string().optional(),
})

/** Known keys of a page's front matter. */
export type PageFrontMatter = z.output<typeof frontMatter>

/** What each key must be, completing "must be …". */
const EXPECTED: Readonly<Record<keyof PageFrontMatter, string>> = {
  ...EXPECTED_IN_FRONT_MATTER,
  title: 'a text (numbers in quotation marks)',
  wrapperClassName: 'a text',
}

/** The known keys, and every mistake in them. */
export function parseFrontMatter(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
): ReadFrontMatter<PageFrontMatter> {
  return readFrontMatter(raw, sourcePath, {
    schema: frontMatter,
    expected: EXPECTED,
    code: 'pages/front-matter',
    what: 'page',
  })
}
