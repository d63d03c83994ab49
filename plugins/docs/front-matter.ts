// Front matter of docs: the keys that mean something to this plugin, their types, and the findings about them.
import type {Diagnostic, JsonObject} from 'quire/plugin'
import {z} from 'zod'

// YAML reads `title: 2024` as a number and some dates as dates; where text is wanted they are text.
const toText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'bigint' || value instanceof Date ? String(value) : value
const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])
const toFlag = (value: unknown): unknown =>
  typeof value === 'string' ? (FLAGS.get(value.toLowerCase()) ?? value) : value
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

const anyText = z.preprocess(toText, z.string())
const text = z.preprocess(toText, z.string().min(1))
const flag = z.preprocess(toFlag, z.boolean())
const number = z.preprocess(toNumber, z.number())
const headingLevel = z.preprocess(toNumber, z.number().int().min(2).max(6))
const object = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))

const tag = z.union([text, z.object({label: text, permalink: text, description: anyText.optional()})])
const lastUpdate = z
  .object({author: text.optional(), date: z.union([text, z.date()]).optional()})
  .refine((value) => value.author !== undefined || value.date !== undefined)
  .refine((value) => value.date === undefined || !Number.isNaN(new Date(value.date).getTime()))

const frontMatter = z.object({
  /** Replaces the last segment of the doc's id. */
  id: text.refine((value) => !value.includes('/')).optional(),
  /** Page title; the content's first heading by default, else the id. */
  title: anyText.optional(),
  /** For search engines; the first line of prose by default. */
  description: anyText.optional(),
  keywords: z.array(text).optional(),
  /** Social card: an address, or a file beside the document. */
  image: text.optional(),
  /** Address below the docs (with a leading slash) or below the doc's folder. */
  slug: text.optional(),
  /** Shows no title above the content. */
  hide_title: flag.optional(),
  hide_table_of_contents: flag.optional(),
  /** Headings that the table of contents shows, 2 to 6. */
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
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
  /** Replaces what the history of the file says. */
  last_update: lastUpdate.optional(),
  /** Not part of a production build. */
  draft: flag.optional(),
  /** Part of the build, but in no list. */
  unlisted: flag.optional(),
  /** How the document is read: the compiler's affair, checked here. */
  mdx: z.strictObject({format: z.enum(['mdx', 'md', 'detect']).optional()}).optional(),
})

/** Known keys of a doc's front matter. */
export type DocFrontMatter = z.output<typeof frontMatter>

/** What each key must be, completing "must be …". */
const EXPECTED: Readonly<Record<keyof DocFrontMatter, string>> = {
  id: 'a text without "/"',
  title: 'a text',
  description: 'a text',
  keywords: 'a list of texts',
  image: 'an address or a path',
  slug: 'a path',
  hide_title: 'true or false',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  sidebar_label: 'a text that is not empty',
  sidebar_position: 'a number',
  sidebar_class_name: 'a text that is not empty',
  sidebar_custom_props: 'an object',
  sidebar_key: 'a text that is not empty',
  displayed_sidebar: 'the name of a sidebar, or null',
  pagination_label: 'a text that is not empty',
  pagination_prev: 'the id of a doc, or null',
  pagination_next: 'the id of a doc, or null',
  custom_edit_url: 'an address, or null',
  parse_number_prefixes: 'true or false',
  tags: 'a list of texts, or of objects with "label" and "permalink"',
  last_update: 'an object with "author", "date" (a date such as 2024-05-31) or both',
  draft: 'true or false',
  unlisted: 'true or false',
  mdx: 'an object whose only key is "format": "mdx", "md" or "detect"',
}

// Keys for which `null` says something; for the others a key without a value is a key that is not there.
const NULLABLE: readonly string[] = ['displayed_sidebar', 'pagination_prev', 'pagination_next', 'custom_edit_url']

/** The known keys, and every mistake in them. Keys with mistakes are left out, so that the doc can still be planned. */
export function parseFrontMatter(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
): {readonly frontMatter: DocFrontMatter; readonly problems: readonly Diagnostic[]} {
  const given = Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => value !== null || NULLABLE.includes(key)),
  )
  const parsed = frontMatter.safeParse(given)
  if (parsed.success) {
    const message = contradictionIn(parsed.data)
    return {frontMatter: parsed.data, problems: message === undefined ? [] : [problemAt(sourcePath, message)]}
  }
  const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
  const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key)))
  const remaining = frontMatter.safeParse(rest)
  return {
    frontMatter: remaining.success ? remaining.data : {},
    problems: wrong.map((key) => problemAt(sourcePath, describe(key, given[key]))),
  }
}

function describe(key: string, value: unknown): string {
  // Issues of a schema's fields name fields of the schema, and EXPECTED has them all.
  const expected = EXPECTED[key as keyof DocFrontMatter]
  return `The front matter key "${key}" must be ${expected}, not ${JSON.stringify(value) ?? String(value)}.`
}

/** What is wrong with keys that are right one by one. */
function contradictionIn(data: DocFrontMatter): string | undefined {
  const {toc_min_heading_level: min, toc_max_heading_level: max, draft, unlisted} = data
  if (draft === true && unlisted === true)
    return 'The front matter says both "draft: true" and "unlisted: true"; a doc can be one of them.'
  if (min !== undefined && max !== undefined && min > max)
    return `The front matter key "toc_min_heading_level" (${min}) must not be above "toc_max_heading_level" (${max}).`
  return undefined
}

function problemAt(sourcePath: string, message: string): Diagnostic {
  const key = /"(\w+)/.exec(message)?.[1]
  const place = key === undefined ? {} : {frontMatterKey: key}
  return {level: 'error', code: 'docs/front-matter', message, location: {sourcePath, ...place}}
}

/** The front matter as it is sent to the browser: dates become texts, what JSON cannot say is left out. */
export function toJsonFrontMatter(raw: Readonly<Record<string, unknown>>): JsonObject {
  for (const _ in raw) return JSON.parse(JSON.stringify(raw)) as JsonObject // Objects come back from JSON as objects.
  return {}
}
