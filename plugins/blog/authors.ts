// Authors of a post: those that it names by key, and those that it describes itself.
import {
  closest,
  type Diagnostic,
  type Severity,
  type SiteConfig,
  withoutUndefined,
  withSeverity,
} from 'quire-docs/plugin'
import type {BlogAuthorView} from 'quire-docs/plugin/content'
import {type AuthorsMap, toAuthorView} from './authors-map.ts'
import {type BlogFrontMatter, type GivenAuthor, LEGACY_AUTHOR_KEYS} from './front-matter.ts'

/** Code of the finding that a post describes its authors itself. */

export interface AuthorsInput {
  /** Undefined when they cannot be read: none of them is unknown then. */
  readonly authors: AuthorsMap | undefined
  readonly authorsMapPath: string
  readonly onInlineAuthors: Severity
  readonly config: Pick<SiteConfig, 'baseUrl'>
  readonly sourcePath: string
  readonly report: (diagnostic: Diagnostic) => void
}

/** The authors in the order given. Mistakes are reported; an author with mistakes is left out. */
export function toPostAuthors(frontMatter: BlogFrontMatter, input: AuthorsInput): readonly BlogAuthorView[] {
  const given = listAuthors(frontMatter)
  const seen = new Set<string>()
  const views = given.flatMap((author): BlogAuthorView[] => {
    const {key} = author
    if (key !== undefined && seen.has(key)) {
      report(input, 'blog/duplicate-author', `The author "${key}" stands twice in "authors".`, 'Remove one of the two.')
      return []
    }
    if (key !== undefined) seen.add(key)
    return toView(author, input)
  })
  reportInline(views, frontMatter, input)
  return views
}

function listAuthors(frontMatter: BlogFrontMatter): readonly GivenAuthor[] {
  const {authors} = frontMatter
  if (authors === undefined) return LEGACY_AUTHOR_KEYS.some((key) => frontMatter[key]) ? [toLegacy(frontMatter)] : []
  return (Array.isArray(authors) ? authors : [authors]).map((one) => (typeof one === 'string' ? {key: one} : one))
}

function toLegacy(given: BlogFrontMatter): GivenAuthor {
  return withoutUndefined({
    name: given.author,
    title: given.author_title ?? given.authorTitle,
    url: given.author_url ?? given.authorURL,
    imageURL: given.author_image_url ?? given.authorImageURL,
  })
}

function toView({key, ...given}: GivenAuthor, input: AuthorsInput): BlogAuthorView[] {
  const own = toAuthorView(given, input.config, (_field, message, hint) =>
    report(input, 'blog/front-matter', message, hint),
  )
  if (key === undefined) return [own]
  const {authors, authorsMapPath} = input
  if (authors === undefined) return []
  const known = authors.get(key)
  if (known !== undefined) return [{...known, ...own}]
  const hint = hintFor(key, authors, authorsMapPath)
  report(input, 'blog/unknown-author', `There is no author "${key}" in ${authorsMapPath}.`, hint)
  return []
}

function hintFor(key: string, authors: AuthorsMap, authorsMapPath: string): string {
  const near = closest(key, [...authors.keys()])
  if (near !== undefined) return `Did you mean "${near}"?`
  if (authors.size === 0) return `Write the file ${authorsMapPath} in the blog's folder, with "${key}:" and a "name".`
  return `Its authors are ${[...authors.keys()].map((one) => `"${one}"`).join(', ')}.`
}

function report({sourcePath, report: tell}: AuthorsInput, code: string, message: string, hint: string): void {
  tell({level: 'error', code, message, location: {sourcePath, frontMatterKey: 'authors'}, hint})
}

function reportInline(views: readonly BlogAuthorView[], frontMatter: BlogFrontMatter, input: AuthorsInput): void {
  const names = views.filter(({key}) => key === undefined).map(({name, imageURL}) => `"${name ?? imageURL ?? ''}"`)
  if (names.length === 0) return
  const finding = withSeverity(input.onInlineAuthors, {
    code: 'blog/inline-authors',
    message: `The post describes ${names.join(', ')} itself.`,
    location: {
      sourcePath: input.sourcePath,
      frontMatterKey: ['authors', ...LEGACY_AUTHOR_KEYS].find((key) => Object.hasOwn(frontMatter, key)) ?? 'authors',
    },
    hint: `Describe authors in ${input.authorsMapPath} and name them by key, or set "onInlineAuthors" to "ignore".`,
  })
  if (finding !== undefined) input.report(finding)
}
