// Files to the plugin's model: authors, tags and posts brought together, in the order of the lists.
import {
  type DataFile,
  originalPath,
  type PluginContext,
  type SourceSet,
  toSourcePath,
  withSeverity,
} from 'quire-docs/plugin'
import {readTagsFile} from 'quire-docs/plugin/content'
import {readAuthorsFile} from './authors-map.ts'
import {toFeedSettings} from './feed-options.ts'
import {feedStyleFiles} from './feed-styles.ts'
import {loadTexts} from './messages.ts'
import type {BlogModel, Post} from './model.ts'
import type {BlogOptions} from './options.ts'
import {toPost} from './posts.ts'
import {processPosts} from './process-posts.ts'
import {toUrls} from './urls.ts'

type BlogContext = PluginContext<BlogOptions>

export async function loadBlog(sources: SourceSet, context: BlogContext): Promise<BlogModel> {
  const {options, config, isProduction, siteDir, report} = context
  const urls = toUrls(context)
  const inContent = (path: string): string => toSourcePath(`${options.path}/${path}`, siteDir)
  const fileAt = (path: string): DataFile | undefined =>
    sources.data.find((file) => originalPath(file) === inContent(path))
  const authors = readAuthorsFile({
    file: fileAt(options.authorsMapPath),
    config,
    toPermalink: (path) => urls.below(options.authorsBasePath, path),
    report,
  })
  const tags = readTagsFile({
    option: options.tags,
    data: sources.data,
    toSourcePath: inContent,
    code: 'blog/tags-file',
    report,
  })
  const all = sources.documents.map((file) => toPost(file, {context, urls, authors, tags}))
  const posts = sortPosts(isProduction ? all.filter(({draft}) => !draft) : all, options)
  reportUntruncated(posts, context)
  return {
    posts: await processPosts(posts, context),
    authors: authors ?? new Map(),
    texts: loadTexts(sources, context),
    feedStyles: readFeedStyles(sources.data, context),
  }
}

function readFeedStyles(data: readonly DataFile[], {options, siteDir, report}: BlogContext): BlogModel['feedStyles'] {
  const found: Record<string, string> = {}
  for (const path of feedStyleFiles(toFeedSettings(options.feedOptions))) {
    const sourcePath = toSourcePath(`${options.path}/${path}`, siteDir)
    const file = data.find((one) => one.sourcePath === sourcePath)
    if (file !== undefined) found[path] = file.text
    // The CSS next to a style sheet may be missing.
    else if (!path.endsWith('.css'))
      report({
        level: 'error',
        code: 'blog/feed-style',
        message: `The style sheet "${path}" of a feed does not exist.`,
        location: {sourcePath},
        hint: 'Name a file of the blog\'s folder in "feedOptions.xslt", or write "true" for the built-in one.',
      })
  }
  return found
}

/** Posts of one moment stand in the order of their files. */
function sortPosts(posts: readonly Post[], {sortPosts: order}: BlogOptions): readonly Post[] {
  const newestFirst = posts.toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
  return order === 'ascending' ? newestFirst.toReversed() : newestFirst
}

function reportUntruncated(posts: readonly Post[], {options, report}: BlogContext): void {
  const [first, ...others] = posts.filter(({metadata}) => !metadata.hasTruncateMarker)
  if (first === undefined) return
  const message =
    others.length === 0
      ? 'The post has no truncation marker, so lists show all of it.'
      : `${others.length + 1} posts have no truncation marker, so lists show all of them.`
  const finding = withSeverity(options.onUntruncatedBlogPosts, {
    code: 'blog/untruncated',
    message,
    location: {sourcePath: first.sourcePath},
    hint: 'Write "<!-- truncate -->" after the introduction, or set "onUntruncatedBlogPosts" to "ignore".',
    ...(others.length === 0 ? {} : {notes: others.map(({sourcePath}) => sourcePath)}),
  })
  if (finding !== undefined) report(finding)
}
