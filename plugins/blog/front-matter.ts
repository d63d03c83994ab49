// Front matter of posts: the keys that mean something to this plugin, their types, and the findings about them.
import type {Diagnostic} from 'quire-docs/plugin'
import {
  commonFrontMatter,
  EXPECTED_IN_FRONT_MATTER,
  frontMatterFields,
  parseDate,
  type ReadFrontMatter,
  readFrontMatter,
} from 'quire-docs/plugin/content'
import {z} from 'zod'
import {authorFields} from './author-fields.ts'

const {anyText, permalink, text, tag} = frontMatterFields

const author = z
  .looseObject({key: text.optional(), ...authorFields})
  .refine(({key, name, imageURL, image_url}) => (key ?? name ?? imageURL ?? image_url) !== undefined)
const date = z.union([z.string(), z.date()]).refine((value) => parseDate(value) !== undefined)

const frontMatter = z.object({
  ...commonFrontMatter,
  /** Page title; the content's first heading by default, else the name of the file. */
  title: anyText.optional(),
  /** Title in the head of the page, where it differs. */
  title_meta: anyText.optional(),
  /** Title in the list of posts next to the page. */
  sidebar_label: text.optional(),
  /** For search engines and feeds; the first line of prose by default. */
  description: anyText.optional(),
  /** In UTC where it names no zone; the date in the file's name by default. */
  date: date.optional(),
  /** Keys of the file of authors, or authors in full. */
  authors: z.union([text, author, z.array(z.union([text, author]))]).optional(),
  tags: z.array(tag).optional(),
  /** URL below the blog. */
  slug: permalink.optional(),
  /** Without effect. */
  id: text.optional(),
  author: text.optional(),
  author_title: text.optional(),
  authorTitle: text.optional(),
  author_url: text.optional(),
  authorURL: text.optional(),
  author_image_url: text.optional(),
  authorImageURL: text.optional(),
})

/** Known keys of a post's front matter. */
export type BlogFrontMatter = z.output<typeof frontMatter>

/** An author as front matter gives one. */
export type GivenAuthor = z.output<typeof author>

/** What each key must be, completing "must be …". */
const EXPECTED: Readonly<Record<keyof BlogFrontMatter, string>> = {
  ...EXPECTED_IN_FRONT_MATTER,
  title: 'a text',
  title_meta: 'a text',
  sidebar_label: 'a text that is not empty',
  date: 'a date, such as 2024-05-31 or 2024-05-31T09:30',
  authors: 'a key of the file of authors, an author with "key", "name" or "image_url", or a list of these',
  id: 'a text',
  author: 'a name',
  author_title: 'a text',
  authorTitle: 'a text',
  author_url: 'a URL',
  authorURL: 'a URL',
  author_image_url: 'a URL or a path',
  authorImageURL: 'a URL or a path',
}

/** Keys of older front matter, each of which says something of one author. */
export const LEGACY_AUTHOR_KEYS = [
  'author',
  'author_title',
  'authorTitle',
  'author_url',
  'authorURL',
  'author_image_url',
  'authorImageURL',
] as const

/** The known keys, and every mistake in them. */
export function parseFrontMatter(
  raw: Readonly<Record<string, unknown>>,
  sourcePath: string,
): ReadFrontMatter<BlogFrontMatter> {
  const read = readFrontMatter(raw, sourcePath, {
    schema: frontMatter,
    expected: EXPECTED,
    code: 'blog/front-matter',
    what: 'post',
  })
  return {frontMatter: read.frontMatter, problems: [...read.problems, ...findLegacy(read.frontMatter, sourcePath)]}
}

function findLegacy(given: BlogFrontMatter, sourcePath: string): readonly Diagnostic[] {
  const problems: Diagnostic[] = []
  if (given.id !== undefined)
    problems.push({
      level: 'warning',
      code: 'blog/id',
      message: `The front matter key "id" of a post has no effect; it is "${given.id}".`,
      location: {sourcePath, frontMatterKey: 'id'},
      hint: 'Remove it. The URL of a post is changed by "slug".',
    })
  const legacy = LEGACY_AUTHOR_KEYS.find((key) => given[key] !== undefined)
  if (given.authors !== undefined && legacy !== undefined)
    problems.push({
      level: 'error',
      code: 'blog/front-matter',
      message: `The front matter has both "authors" and "${legacy}".`,
      location: {sourcePath, frontMatterKey: legacy},
      hint: `Say it in "authors" and remove "${legacy}".`,
    })
  return problems
}
