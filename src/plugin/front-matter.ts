// Front matter of content plugins: kinds of field, and findings that say what a key must be.
import {z} from 'zod'
import type {JsonObject} from '../shared/contract.ts'
import type {Diagnostic} from '../shared/diagnostics.ts'
import {findPermalinkFault, PERMALINK_HINT} from '../shared/output-path.ts'
import {quoteValue} from '../shared/quote-value.ts'
import {parseDate} from './dates.ts'
import {findIntended} from './intended-key.ts'
import type {GivenTag} from './tags.ts'

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

const text = z.preprocess(toText, z.string().min(1))
const number = z.preprocess(toNumber, z.number())
const lastUpdate = z
  .object({author: text.optional(), date: z.union([z.number(), z.date(), z.string().min(1)]).optional()})
  .refine((value) => value.author !== undefined || value.date !== undefined)
  .refine((value) => value.date === undefined || parseDate(value.date) !== undefined)

/** Kinds of front matter field. Texts of numbers and flags are read as such, numbers and dates as text. */
export const frontMatterFields = {
  /** A path below the plugin's own. */
  permalink: text.refine((value) => findPermalinkFault(value) === undefined, {error: PERMALINK_HINT}),
  /** May be empty. */
  anyText: z.preprocess(toText, z.string()),
  text,
  flag: z.preprocess(toFlag, z.boolean()),
  number,
  headingLevel: number.pipe(z.number().int().min(2).max(6)),
  object: z.custom<JsonObject>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  tag: z.union([
    text,
    z.object({label: text, permalink: text, description: z.preprocess(toText, z.string()).optional()}),
  ]),
  lastUpdate,
}

const {flag, headingLevel} = frontMatterFields

/** Schemas of the front-matter keys that mean the same to every content plugin, to be spread into a plugin's own. All are optional. */
export const commonFrontMatter = {
  keywords: z.array(text).optional(),
  /** Social card: a URL, or a file next to the document. */
  image: text.optional(),
  hide_table_of_contents: flag.optional(),
  /** Headings that the table of contents shows, 2 to 6. */
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  /** Replaces what the history of the file says. */
  last_update: lastUpdate.optional(),
  /** Not part of a production build. */
  draft: flag.optional(),
  /** Part of the build, but in no list, and robots are asked not to index it. */
  unlisted: flag.optional(),
}

/** What each of the keys that content plugins have in common must be, completing "must be …". */
export const EXPECTED_IN_FRONT_MATTER = {
  description: 'a text',
  keywords: 'a list of texts',
  image: 'a URL or a path',
  slug: 'a path',
  hide_table_of_contents: 'true or false',
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  tags: 'a list of texts, or of objects with "label" and "permalink"',
  last_update: 'an object with "author", "date" (a date such as 2024-05-31) or both',
  draft: 'true or false',
  unlisted: 'true or false',
} as const

interface CommonKeys {
  readonly toc_min_heading_level?: number | undefined
  readonly toc_max_heading_level?: number | undefined
  readonly draft?: boolean | undefined
  readonly unlisted?: boolean | undefined
  readonly tags?: readonly GivenTag[] | undefined
}

export interface FrontMatterReader<Keys extends CommonKeys> {
  /** Schema of the known keys, all of them optional; others are left out. */
  readonly schema: z.ZodType<Keys>
  /** What each known key must be, completing "must be …". */
  readonly expected: Readonly<Record<keyof Keys, string>>
  /** Keys for which `null` says something; for the others a key without a value is a key that is not there. */
  readonly nullable?: readonly (keyof Keys)[]
  /** Diagnostic code of mistakes. */
  readonly code: string
  /** What the file is called in messages: `doc`. */
  readonly what: string
}

/** Front matter as it was read: the keys without mistakes, and the mistakes. */
export interface ReadFrontMatter<Keys> {
  readonly frontMatter: Keys
  readonly problems: readonly Diagnostic[]
}

/** The known keys, and every mistake in them. Keys with mistakes are left out, so that the file can still be planned. */
export function readFrontMatter<Keys extends CommonKeys>(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
  {schema, expected, nullable = [], code, what}: FrontMatterReader<Keys>,
): ReadFrontMatter<Keys> {
  const isNullable = (key: string): boolean => nullable.some((one) => one === key)
  const given = Object.fromEntries(Object.entries(raw).filter(([key, value]) => value !== null || isNullable(key)))
  const problemAt = (key: string, message: string, hint?: string): Diagnostic => ({
    level: 'error',
    code,
    message,
    location: {sourcePath, frontMatterKey: key},
    ...(hint === undefined ? {} : {hint}),
  })
  const slips = findSlips(raw, expected, sourcePath)
  const parsed = schema.safeParse(given)
  if (parsed.success) {
    const problems = contradictionsIn(parsed.data, what).map(([key, message]) => problemAt(key, message))
    const {frontMatter, faults} = withoutBadTags(parsed.data)
    const tags = faults.map((message) => problemAt('tags', message, PERMALINK_HINT))
    return {frontMatter, problems: [...problems, ...tags, ...slips]}
  }
  const wrong = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))]
  const describe = (key: string): string => {
    // Issues of a schema's fields name fields of the schema, and `expected` has them all.
    const wanted = expected[key as keyof Keys]
    return `The front matter key "${key}" must be ${wanted}, not ${quoteValue(given[key])}.`
  }
  const hintOf = (key: string): string | undefined =>
    parsed.error.issues.some(({path, message}) => path[0] === key && message === PERMALINK_HINT)
      ? PERMALINK_HINT
      : undefined
  const rest = schema.parse(Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key))))
  const {frontMatter, faults} = withoutBadTags(rest)
  const tags = faults.map((message) => problemAt('tags', message, PERMALINK_HINT))
  return {
    frontMatter,
    problems: [...wrong.map((key) => problemAt(key, describe(key), hintOf(key))), ...tags, ...slips],
  }
}

/** Tags whose permalinks are no paths are left out, each with a sentence about it. */
function withoutBadTags<Keys extends CommonKeys>(data: Keys): {frontMatter: Keys; faults: readonly string[]} {
  const faults: string[] = []
  const tags = data.tags?.filter((tag) => {
    const fault = typeof tag === 'string' ? undefined : findPermalinkFault(tag.permalink)
    if (fault !== undefined && typeof tag !== 'string')
      faults.push(`The permalink "${tag.permalink}" of the tag "${tag.label}" ${fault}.`)
    return fault === undefined
  })
  return {frontMatter: faults.length === 0 ? data : {...data, tags}, faults}
}

/** Keys that mean nothing, and that are written like one that does. */
function findSlips(
  raw: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, string>>,
  sourcePath: string,
): readonly Diagnostic[] {
  const slips: Diagnostic[] = []
  for (const key in raw) {
    if (Object.hasOwn(known, key)) continue
    const intended = findIntended(key, Object.keys(known))
    if (intended === undefined) continue
    slips.push({
      level: 'warning',
      code: 'front-matter/unknown-key',
      message: `The front matter key "${key}" is unknown and has no effect.`,
      location: {sourcePath, frontMatterKey: key},
      hint: `Did you mean "${intended}"?`,
    })
  }
  return slips
}

/** What is wrong with keys that are right one by one: the key to point at, and a sentence. */
function contradictionsIn(data: CommonKeys, what: string): readonly (readonly [string, string])[] {
  const {toc_min_heading_level: min, toc_max_heading_level: max, draft, unlisted} = data
  const found: (readonly [string, string])[] = []
  if (draft === true && unlisted === true)
    found.push([
      'draft',
      `The front matter says both "draft: true" and "unlisted: true"; a ${what} can be one of them.`,
    ])
  if (min !== undefined && max !== undefined && min > max)
    found.push([
      'toc_min_heading_level',
      `The front matter key "toc_min_heading_level" (${min}) must not be above "toc_max_heading_level" (${max}).`,
    ])
  return found
}

/** The front matter as it is sent to the browser: dates become texts, what JSON cannot say is left out. */
export function toJsonFrontMatter(raw: Readonly<Record<string, unknown>>): JsonObject {
  for (const _ in raw) return JSON.parse(JSON.stringify(raw)) as JsonObject // Objects come back from JSON as objects.
  return {}
}
