// The blog plugin: a folder of dated posts becomes pages, lists by date, tag and author, an archive, and feeds.
import {
  definePlugin,
  type PluginContext,
  type SourceSpec,
  translationFolders,
  translationsDir,
  withoutUndefined,
} from 'quire-docs/plugin'
import {tagsFile, toMarkdown} from 'quire-docs/plugin/content'
import {describeContent} from './described-content.ts'
import {blogDiagnostics} from './diagnostics.ts'
import {toFeedSettings} from './feed-options.ts'
import {feedStyleFiles} from './feed-styles.ts'
import {emitFeeds, feedTags} from './feeds.ts'
import {loadBlog} from './load-blog.ts'
import {MESSAGES, TRANSLATIONS, toTranslationFiles, withTexts} from './messages.ts'
import type {BlogModel} from './model.ts'
import {type BlogOptions, blogOptions, type GivenBlogOptions} from './options.ts'
import {needsHistory} from './posts.ts'
import {createBlogRoutes} from './routes.ts'
import {blogThemeConfig} from './theme-config.ts'

export type {CreateFeedItems, CreateFeedItemsInput, FeedItem, FeedOptions} from './feed-options.ts'
export type {BlogPost, BlogPostMetadata} from './model.ts'
export type {BlogOptions, EditUrlFunction, EditUrlInput, ProcessBlogPosts} from './options.ts'
export type {DefaultReadingTime, ReadingTimeFunction, ReadingTimeInput} from './reading-time.ts'

/** A blog: posts, their lists, tags, authors, archive and feeds. */
export const blog = definePlugin<BlogOptions, BlogModel, GivenBlogOptions>({
  name: 'blog',
  options: blogOptions,
  themeConfig: blogThemeConfig,
  diagnostics: blogDiagnostics,
  wantsGitHistory: (context, posts) =>
    context.options.showLastUpdateTime ||
    context.options.showLastUpdateAuthor ||
    posts.some((post) => needsHistory(post, context)),
  sources: toSources,
  loadContent: loadBlog,
  translationFiles: toTranslationFiles,
  createRoutes: (model, context) => createBlogRoutes(model, withTexts(model, context)),
  describeContent: (model, context) => describeContent(model, withTexts(model, context)),
  emitAssets: emitFeeds,
  textChanges: ({id}) => ({showsText: ({plugin}) => plugin.name === 'blog' && plugin.id === id}),
  markdown: ({options}) => toMarkdown(options),
  htmlTags: (context, model) => ({head: feedTags(model, context)}),
})

export default blog

function toSources({options, config, id}: PluginContext<BlogOptions>): readonly SourceSpec[] {
  const {path: dir, include, exclude, showReadingTime, readingTime} = options
  const known = [options.authorsMapPath, tagsFile(options.tags)]
  const styles = feedStyleFiles(toFeedSettings(options.feedOptions))
  const translations = translationsDir(config, TRANSLATIONS, id)
  const dataIn = (files: readonly (string | undefined)[]): SourceSpec => ({
    kind: 'data',
    dir,
    include: files.flatMap((file) => file?.replace(/^\.\//, '') ?? []),
    optional: true,
  })
  const measures = readingTime === undefined ? {countWords: config.i18n.currentLocale} : {keepsText: true}
  return [
    {
      kind: 'document',
      dir,
      include,
      exclude,
      optional: true,
      translations,
      translationFolders: translationFolders(config, {name: TRANSLATIONS, id}),
      isListed: true,
      truncateMarker: options.truncateMarker.source,
      ...(showReadingTime ? measures : {}),
    },
    {...dataIn(known), ...withoutUndefined({translations})},
    dataIn(styles),
    ...(translations === undefined ? [] : [{...dataIn([MESSAGES]), dir: translations}]),
  ]
}
