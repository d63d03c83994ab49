// The file of authors: who writes posts, by the key that posts name them by.
import {
  type BlogAuthorView,
  type DataFile,
  type Diagnostic,
  kebabCase,
  type SiteConfig,
  withoutUndefined,
} from 'quire/plugin'
import {LineCounter, parseDocument} from 'yaml'
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
  /** Address of a path below that of the authors. */
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

export function readAuthorsFile({file, report, ...input}: AuthorsFileInput): AuthorsMap {
  if (file === undefined) return new Map()
  const lines = new LineCounter()
  // JSON is YAML.
  const document = parseDocument(file.text, {lineCounter: lines, prettyErrors: false})
  const problem = (offset: number, length: number, message: string, hint: string): void => {
    const {line, col} = lines.linePos(offset)
    const location = {sourcePath: file.sourcePath, line, column: col, length}
    report({level: 'error', code: 'blog/authors-file', message, location, hint})
  }
  for (const {pos, message} of document.errors)
    problem(pos[0], Math.max(1, pos[1] - pos[0]), `The file of authors is not valid: ${message}`, 'Correct the YAML.')
  if (document.errors.length > 0) return new Map()
  const fail: Fail = (path, message, hint) => {
    const [start, end] = rangeOf(document, path)
    problem(start, Math.max(1, file.text.slice(start, end).split('\n')[0]?.length ?? 1), message, hint)
  }
  return toAuthors(document.toJS(), fail, input)
}

/** Place of a key, or of the nearest one above it that the document has. */
function rangeOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): readonly [number, number] {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent: unknown = document.getIn(path.slice(0, depth - 1), true)
    const key = String(path[depth - 1])
    const pair = isCollection(parent) ? parent.items.find((item) => String(item.key) === key) : undefined
    const range = pair?.key.range
    if (range !== undefined) return range
  }
  return [0, 0]
}

interface Collection {
  readonly items: readonly {readonly key: {readonly range?: readonly [number, number]}}[]
}

function isCollection(node: unknown): node is Collection {
  return typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)
}

function toAuthors(value: unknown, fail: Fail, input: Omit<AuthorsFileInput, 'file' | 'report'>): AuthorsMap {
  if (value === null || value === undefined) return new Map()
  const parsed = z.record(z.string(), z.unknown()).safeParse(value)
  if (!parsed.success) {
    fail([], 'The file of authors must hold authors by key.', 'Write "key:" and below it, indented, "name: …".')
    return new Map()
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
  return authors
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
  const path = typeof page === 'object' ? page.permalink : page === true ? kebabCase(key) : undefined
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
      `The picture "${image}" of an author is neither an address nor a path of the site.`,
      'Put the file into "static" and name it by its address, for example "/img/platform-team.png".',
    )
  const profiles = Object.entries(socials ?? {}).flatMap(([platform, value]): [string, string][] => {
    const address = toSocialUrl(platform, value)
    if (address !== undefined) return [[platform, address]]
    fail(
      ['socials', platform],
      `The value "${value}" for "${platform}" is neither a handle nor a complete address.`,
      'Write the handle alone, or an address that starts with "https://".',
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
