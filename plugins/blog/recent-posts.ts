// The newest posts as every page of the site may show them. Without descriptions: these are often the first paragraph, and
// an edit of a text must not touch all pages.
import type {PluginContext} from 'quire-docs/plugin'
import type {BlogGlobalData} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import type {BlogOptions} from './options.ts'

/** Newest first, whatever the order of the lists. Undefined when the site wants none. */
export function toRecentPosts(
  listed: readonly Post[],
  {options, config}: PluginContext<BlogOptions>,
): BlogGlobalData['recentPosts'] | undefined {
  if (options.recentPostsCount === 0) return undefined
  const {currentLocale, localeConfigs} = config.i18n
  const {dateLocale = currentLocale, calendar = 'gregory'} = localeConfigs[currentLocale] ?? {}
  const parts = {calendar, day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const
  const format = new Intl.DateTimeFormat(dateLocale, parts)
  return listed
    .toSorted((a, b) => b.metadata.date.getTime() - a.metadata.date.getTime())
    .slice(0, options.recentPostsCount)
    .map(({metadata: {title, permalink, date}}) => ({
      title,
      permalink,
      date: date.toISOString(),
      formattedDate: format.format(date),
    }))
}
