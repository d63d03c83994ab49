// Front matter of docs: the keys that mean something to this plugin, their types, and the findings about them.
import {
  commonFrontMatter,
  EXPECTED_IN_FRONT_MATTER,
  frontMatterFields,
  type ReadFrontMatter,
  readFrontMatter,
} from 'quire-docs/plugin/content'
import {z} from 'zod'

const {anyText, text, flag, number, object, tag} = frontMatterFields

const frontMatter = z.object({
  ...commonFrontMatter,
  /** Replaces the last segment of the doc's id. */
  id: text.refine((value) => !value.includes('/')).optional(),
  /** Page title; the content's first heading by default, else the id. */
  title: anyText.optional(),
  /** Title of the browser's window and of search results, in place of `title`. */
  title_meta: text.optional(),
  /** For search engines; the first line of prose by default. */
  description: anyText.optional(),
  /** URL below the docs (with a leading slash) or below the doc's folder. */
  slug: text.optional(),
  /** Shows no title above the content. */
  hide_title: flag.optional(),
  sidebar_label: text.optional(),
  /** Place among its siblings in a generated sidebar. */
  sidebar_position: number.optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: object.optional(),
  sidebar_key: text.optional(),
  /** Name of the sidebar to show; `null` for none. */
  displayed_sidebar: text.nullable().optional(),
  /** Title in the previous and next links of other docs. */
  pagination_label: text.optional(),
  /** Ids of the neighbours; `null` for none. */
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
  /** Replaces the edit link; `null` or `''` for none. */
  custom_edit_url: anyText.nullable().optional(),
  /** Whether numbers before names order the docs and are left out of ids; true by default. */
  parse_number_prefixes: flag.optional(),
  tags: z.array(tag).optional(),
  /** How the document is read: the compiler's affair, checked here. */
  mdx: z.strictObject({format: z.enum(['mdx', 'md', 'detect']).optional()}).optional(),
})

/** Known keys of a doc's front matter. */
export type DocFrontMatter = z.output<typeof frontMatter>

/** What each key must be, completing "must be …". */
const EXPECTED: Readonly<Record<keyof DocFrontMatter, string>> = {
  ...EXPECTED_IN_FRONT_MATTER,
  id: 'a text without "/"',
  title: 'a text',
  title_meta: 'a text that is not empty',
  hide_title: 'true or false',
  sidebar_label: 'a text that is not empty',
  sidebar_position: 'a number',
  sidebar_class_name: 'a text that is not empty',
  sidebar_custom_props: 'an object',
  sidebar_key: 'a text that is not empty',
  displayed_sidebar: 'the name of a sidebar, or null',
  pagination_label: 'a text that is not empty',
  pagination_prev: 'the id of a doc, or null',
  pagination_next: 'the id of a doc, or null',
  custom_edit_url: 'a URL, or null',
  parse_number_prefixes: 'true or false',
  mdx: 'an object whose only key is "format": "mdx", "md" or "detect"',
}

/** The known keys, and every mistake in them. */
export function parseFrontMatter(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
): ReadFrontMatter<DocFrontMatter> {
  return readFrontMatter(raw, sourcePath, {
    schema: frontMatter,
    expected: EXPECTED,
    nullable: ['displayed_sidebar', 'pagination_prev', 'pagination_next', 'custom_edit_url'],
    code: 'docs/front-matter',
    what: 'doc',
  })
}
