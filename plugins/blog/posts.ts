// Files to posts: what each file's name, place and front matter make of it. One look at each file, none at others.
import {
  type Diagnostic,
  originalPath,
  type PluginContext,
  pathInside,
  type SourceFile,
  withoutUndefined,
} from 'quire-docs/plugin'
import {
  datedFrontMatter,
  findInlineTags,
  type KnownTags,
  parseDate,
  resolveTags,
  sourceForPages,
  toDay,
  toFileUrl,
  toLastUpdate,
} from 'quire-docs/plugin/content'
import {toPostAuthors} from './authors.ts'
import type {AuthorsMap} from './authors-map.ts'
import {toContentDir} from './content-path.ts'
import {type FileNameParts, readFileName} from './file-name.ts'
import {type BlogFrontMatter, parseFrontMatter} from './front-matter.ts'
import type {BlogPostMetadata, Post, PostTag} from './model.ts'
import type {BlogOptions} from './options.ts'
import {toReadingTime} from './reading-time.ts'
import {type BlogUrls, toUrlPath} from './urls.ts'

export interface PostsInput {
  readonly context: PluginContext<BlogOptions>
  readonly urls: BlogUrls
  /** Undefined when they cannot be read. */
  readonly authors: AuthorsMap | undefined
  readonly tags: KnownTags
}

/** The post of a file. Mistakes are reported. */
export function toPost(file: SourceFile, input: PostsInput): Post {
  const {sourcePath, contentTitle} = file
  const {options, siteDir, isProduction, report} = input.context
  const {frontMatter, problems} = parseFrontMatter(file.frontMatter, sourcePath)
  for (const problem of problems) report(problem)
  const path = pathInside(originalPath(file), options.path, siteDir)
  const name = readFileName(path)
  const slug = toUrlPath(frontMatter.slug ?? name.slug)
  const {draft = false, unlisted = false} = frontMatter
  return {
    id: slug,
    sourcePath,
    shownSource: sourceForPages(sourcePath, input.context.config),
    draft,
    isHidden: unlisted && isProduction,
    hasContentTitle: contentTitle !== undefined,
    frontMatter,
    ...withoutUndefined({dates: file.dates}),
    metadata: toMetadata({file, frontMatter, path, name, permalink: input.urls.below(slug)}, input),
  }
}

interface PostInput {
  readonly file: SourceFile
  readonly frontMatter: BlogFrontMatter
  /** File inside the content folder. */
  readonly path: string
  readonly name: FileNameParts
  readonly permalink: string
}

function toMetadata(post: PostInput, input: PostsInput): BlogPostMetadata {
  const {file, frontMatter, name, permalink} = post
  const {options, config, report} = input.context
  const {lastUpdatedAt, lastUpdatedBy} = toLastUpdate(frontMatter.last_update, file)
  const authorsInput = {...options, authors: input.authors, config, sourcePath: file.sourcePath, report}
  return {
    permalink,
    source: file.sourcePath.startsWith('/') ? file.sourcePath : `@site/${file.sourcePath}`,
    title: frontMatter.title ?? file.contentTitle ?? name.text,
    description: frontMatter.description ?? file.excerpt,
    date: new Date(dateOf(post, report)),
    tags: toTags(post, input),
    authors: toPostAuthors(frontMatter, authorsInput),
    hasTruncateMarker: file.isTruncated === true,
    unlisted: frontMatter.unlisted ?? false,
    ...withoutUndefined({
      readingTime: options.showReadingTime ? toReadingTime(file, options.readingTime, config) : undefined,
      editUrl: toEditUrl(post, input.context),
      lastUpdatedAt: options.showLastUpdateTime ? lastUpdatedAt : undefined,
      lastUpdatedBy: options.showLastUpdateAuthor ? lastUpdatedBy : undefined,
    }),
    frontMatter: datedFrontMatter(file, config),
  }
}

/** Whether a post says nowhere but in its history when it was written. */
export function needsHistory(file: SourceFile, {options, siteDir}: PluginContext<BlogOptions>): boolean {
  const path = pathInside(originalPath(file), options.path, siteDir)
  return file.frontMatter.date === undefined && readFileName(path).date === undefined
}

/** Milliseconds since the epoch: the front matter's word, the file's name, or the first commit. */
function dateOf({file, frontMatter, name}: PostInput, report: (diagnostic: Diagnostic) => void): number {
  const given = frontMatter.date === undefined ? undefined : parseDate(frontMatter.date)
  if (given !== undefined) return given
  if (name.date !== undefined) {
    const day = toDay(name.date)
    if (day !== undefined) return day
    report({
      level: 'error',
      code: 'blog/file-date',
      message: `The name of the post has the date ${name.date.join('-')}, which is no day of the calendar.`,
      location: {sourcePath: file.sourcePath},
      hint: 'Correct the date in the name, or write "date" in the front matter.',
    })
  }
  if (file.firstCommitAt !== undefined) return file.firstCommitAt
  // When the file was made is another day on each machine that has a copy.
  report({
    level: 'warning',
    code: 'blog/no-date',
    message: 'The post has no date, and no commit to take it from, so it is dated 1 January 1970.',
    location: {sourcePath: file.sourcePath},
    hint: 'Write "date" in the front matter, or begin the name of the file with it: "2026-03-02-".',
  })
  return 0
}

function toTags({file: {sourcePath}, frontMatter}: PostInput, input: PostsInput): readonly PostTag[] {
  const {options, report} = input.context
  const tags = resolveTags(frontMatter.tags, input.tags)
  const place = {sourcePath, severity: options.onInlineTags, code: 'blog/inline-tags'}
  const finding = input.tags === undefined ? undefined : findInlineTags(tags, place)
  if (finding !== undefined) report(finding)
  return tags.map(({label, description, slug, isInline}) => ({
    inline: isInline,
    label,
    permalink: input.urls.below(options.tagsBasePath, toUrlPath(slug)),
    ...withoutUndefined({description}),
  }))
}

function toEditUrl(
  {file, path, permalink}: PostInput,
  {options: {editUrl, editLocalizedFiles, path: dir}, config, siteDir}: PluginContext<BlogOptions>,
): string | undefined {
  const blogDirPath = toContentDir(dir, siteDir)
  if (typeof editUrl !== 'function') {
    const isTranslation = editLocalizedFiles && file.translates !== undefined
    const edited = isTranslation ? file.sourcePath : `${blogDirPath}/${path}`
    return editUrl === undefined ? undefined : toFileUrl(editUrl, edited)
  }
  return editUrl({blogDirPath, blogPath: path, permalink, locale: config.i18n.currentLocale})
}
