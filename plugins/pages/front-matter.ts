// Front matter of Markdown pages: the keys that mean something to this plugin, and the findings about them.
import type {Diagnostic, JsonObject} from 'quire/plugin'
import {z} from 'zod'

const FLAGS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
])
const toFlag = (value: unknown): unknown =>
  typeof value === 'string' ? (FLAGS.get(value.toLowerCase()) ?? value) : value
const toNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value

const flag = z.preprocess(toFlag, z.boolean()).optional()
const text = z.string().min(1)
const headingLevel = z.preprocess(toNumber, z.number().int().min(2).max(6)).optional()
const lastUpdate = z
  .object({author: text.optional(), date: z.union([text, z.number(), z.date()]).optional()})
  .refine((value) => value.author !== undefined || value.date !== undefined)
  .refine((value) => value.date === undefined || !Number.isNaN(new Date(value.date).getTime()))

const frontMatter = z.object({
  /** Page title; the content's first heading by default. */
  title: z.string().optional(),
  /** For search engines; the first line of prose by default. */
  description: z.string().optional(),
  keywords: z.array(text).optional(),
  /** Social card: an address, or a file beside the document. */
  image: text.optional(),
  /** Address below the pages' own; the file's path by default. */
  slug: text.refine((value) => !/[?#\\]/.test(value)).optional(),
  /** Class name of `<html>`, in place of the usual one. */
  wrapperClassName: z.string().optional(),
  hide_table_of_contents: flag,
  /** Headings that the table of contents shows, 2 to 6. */
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
  /** Replaces what the history of the file says. */
  last_update: lastUpdate.optional(),
  /** Not part of a production build. */
  draft: flag,
  /** Part of the build, but robots are asked not to index it. */
  unlisted: flag,
})

/** Known keys of a page's front matter. */
export type PageFrontMatter = z.output<typeof frontMatter>

/** What each key must be, completing "must be …". */
const EXPECTED: Readonly<Record<keyof PageFrontMatter, string>> = {
  title: 'a text (numbers in quotation marks)',
  description: 'a text',
  keywords: 'a list of texts',
  image: 'an address or a path',
  slug: 'a path',
  wrapperClassName: 'a text',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  last_update: 'an object with "author", "date" (a date such as 2024-05-31) or both',
  draft: 'true or false',
  unlisted: 'true or false',
}

/** The known keys, and every mistake in them. Keys with mistakes are left out, so that the page can still be planned. */
export function parseFrontMatter(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
): {readonly frontMatter: PageFrontMatter; readonly problems: readonly Diagnostic[]} {
  // A key without a value is a key that is not there.
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== null))
  const parsed = frontMatter.safeParse(given)
  if (parsed.success) {
    const message = contradictionIn(parsed.data)
    return {frontMatter: parsed.data, problems: message === undefined ? [] : [problemAt(sourcePath, message)]}
  }
  const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
  const remaining = frontMatter.safeParse(
    Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key))),
  )
  return {
    frontMatter: remaining.success ? remaining.data : {},
    problems: wrong.map((key) => problemAt(sourcePath, describe(key, given[key]))),
  }
}

function describe(key: string, value: unknown): string {
  // Issues of a schema's fields name fields of the schema, and EXPECTED has them all.
  const expected = EXPECTED[key as keyof PageFrontMatter]
  return `The front matter key "${key}" must be ${expected}, not ${JSON.stringify(value) ?? String(value)}.`
}

/** What is wrong with keys that are right one by one. */
function contradictionIn(data: PageFrontMatter): string | undefined {
  const {toc_min_heading_level: min, toc_max_heading_level: max, draft, unlisted} = data
  if (draft === true && unlisted === true)
    return 'The front matter says both "draft: true" and "unlisted: true"; a page can be one of them.'
  if (min !== undefined && max !== undefined && min > max)
    return `The front matter key "toc_min_heading_level" (${min}) must not be above "toc_max_heading_level" (${max}).`
  return undefined
}

function problemAt(sourcePath: string, message: string): Diagnostic {
  const key = /"(\w+)/.exec(message)?.[1]
  const place = key === undefined ? {} : {frontMatterKey: key}
  return {level: 'error', code: 'pages/front-matter', message, location: {sourcePath, ...place}}
}

/** The front matter as it is sent to the browser: dates become texts, what JSON cannot say is left out. */
export function toJsonFrontMatter(raw: Readonly<Record<string, unknown>>): JsonObject {
  return JSON.parse(JSON.stringify(raw)) as JsonObject // Objects come back from JSON as objects.
}
