// The file of authors: who writes posts, by the key that posts name them by.
import {
  type DataFile,
  type Diagnostic,
  findPermalinkFault,
  PERMALINK_HINT,
  readYamlFile,
  type SiteConfig,
  withoutUndefined,
  type YamlPlace,
} from 'quire-docs/plugin'
import {type BlogAuthorView, kebabCase} from 'quire-docs/plugin/content'
import {z} from 'zod'
import {type AuthorFields, authorFields, toImageUrl, toSocialUrl} from './author-fields.ts'

/** An author of the file. */
export type KnownAuthor = BlogAuthorView & {readonly key: string}

/** Authors by key, in the order of the file. Empty without a file. */
export type AuthorsMap = ReadonlyMap<string, KnownAuthor>

export interface AuthorsFileInput {
  /** Undefined when there is none. */
  readonly file: DataFile | undefined
  readonly config: Pick<SiteConfig, 'baseUrl'>
  /** URL of a path below that of the authors. */
  readonly toPermalink: (path: string) => string
  readonly report: (diagnostic: Diagnostic) => void
}

const entry = z
  .looseObject({
    ...authorFields,
    page: z.union([z.boolean(), z.strictObject({permalink: z.string().min(1)})]).optional(),
  })
  .refine(({name, imageURL, image_url}) => (name ?? imageURL ?? image_url) !== undefined, {
    error: 'an author needs a "name" or an "image_url"',
  })

type Fail = (path: readonly PropertyKey[], message: string, hint: string) => void

/** Undefined when the file is wrong and gives no author. */
export function readAuthorsFile({file, report, ...input}: AuthorsFileInput): AuthorsMap | undefined {
  if (file === undefined) return new Map()
  const {value, problems, placeOf} = readYamlFile(file.text)
  const problem = (place: YamlPlace, message: string, hint: string): void => {
    const location = {sourcePath: file.sourcePath, ...place}
    report({level: 'error', code: 'blog/authors-file', message, location, hint})
  }
  for (const {message, ...place} of problems)
    problem(place, `The file of authors is not valid: ${message}`, 'Correct the YAML.')
  if (problems.length > 0) return undefined
  return toAuthors(value, (path, message, hint) => problem(placeOf(path), message, hint), input)
}

function toAuthors(
  value: unknown,
  fail: Fail,
  input: Omit<AuthorsFileInput, 'file' | 'report'>,
): AuthorsMap | undefined {
  if (value === null || value === undefined) return new Map()
  const parsed = z.record(z.string(), z.unknown()).safeParse(value)
  if (!parsed.success) {
    fail([], 'The file of authors must hold authors by key.', 'Write "key:" and below it, indented, "name: …".')
    return undefined
  }
  const authors = new Map<string, KnownAuthor>()
  const pages = new Map<string, string>()
  for (const [key, given] of Object.entries(parsed.data)) {
    const author = toAuthor(key, given, {...input, fail})
    if (author === undefined) continue
    const {permalink} = author.page ?? {}
    const other = permalink === undefined ? undefined : pages.get(permalink)
    if (other !== undefined)
      fail(
        [key, 'page'],
        `The authors "${other}" and "${key}" have the same page, ${permalink}.`,
        'Give one of them another "permalink".',
      )
    if (permalink !== undefined) pages.set(permalink, key)
    authors.set(key, author)
  }
  const isAllWrong = authors.size === 0 && Object.keys(parsed.data).length > 0
  return isAllWrong ? undefined : authors
}

interface EntryContext extends Omit<AuthorsFileInput, 'file' | 'report'> {
  readonly fail: Fail
}

function toAuthor(key: string, given: unknown, {config, toPermalink, fail}: EntryContext): KnownAuthor | undefined {
  const parsed = entry.safeParse(given)
  if (!parsed.success) {
    for (const {path, code, message} of parsed.error.issues) {
      const what = code === 'custom' ? message : `"${path.join('.') || key}" has a value of the wrong type`
      fail(
        [key, ...path],
        `The author "${key}" is wrong: ${what}.`,
        'An author has texts ("name", "title", "url", "image_url"), "socials" and "page".',
      )
    }
    return undefined
  }
  const {page} = parsed.data
  const fault = typeof page === 'object' ? findPermalinkFault(page.permalink) : undefined
  if (typeof page === 'object' && fault !== undefined)
    fail(
      [key, 'page', 'permalink'],
      `The permalink "${page.permalink}" of the author "${key}" ${fault}.`,
      PERMALINK_HINT,
    )
  const named = typeof page === 'object' ? page.permalink : page === true ? kebabCase(key) : undefined
  const path = fault === undefined ? named : undefined
  return {
    key,
    ...toAuthorView(parsed.data, config, (field, message, hint) => fail([key, ...field], message, hint)),
    ...(path === undefined ? {} : {page: {permalink: toPermalink(path)}}),
  }
}

/** The fields of an author as layouts get them. Mistakes are told to `fail`, with the field. */
export function toAuthorView(
  given: AuthorFields,
  config: Pick<SiteConfig, 'baseUrl'>,
  fail: Fail,
): Omit<BlogAuthorView, 'key' | 'page'> {
  const {name, title, description, url, email, socials} = given
  const image = given.imageURL ?? given.image_url
  const imageURL = image === undefined ? undefined : toImageUrl(image, config)
  if (image !== undefined && imageURL === undefined)
    fail(
      [given.imageURL === undefined ? 'image_url' : 'imageURL'],
      `The image "${image}" of an author is neither a URL nor a path of the site.`,
      'Put the file into "static" and name it by its URL, for example "/img/platform-team.png".',
    )
  const profiles = Object.entries(socials ?? {}).flatMap(([platform, value]): [string, string][] => {
    const address = toSocialUrl(platform, value)
    if (address !== undefined) return [[platform, address]]
    fail(
      ['socials', platform],
      `The value "${value}" for "${platform}" is neither a handle nor a complete URL.`,
      'Write the handle alone, or a URL that starts with "https://".',
    )
    return []
  })
  return withoutUndefined({
    name,
    title,
    description,
    url,
    imageURL,
    email,
    socials: socials === undefined ? undefined : Object.fromEntries(profiles),
  })
}
