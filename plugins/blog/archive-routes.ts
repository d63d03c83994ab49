// The archive: the titles of all posts by year, on one page unless they are many. Then it has those of the first years of the list,
// and each other year has a page, or each of its months.
import {type Route, withoutUndefined} from 'quire-docs/plugin'
import type {BlogArchivePageProps, BlogArchivePeriod} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import {plainRoute, type RouteContext} from './route-context.ts'

/** Posts on one page, unless a single month has more: each takes about 280 bytes. */
const MAX_POSTS = 500

export function archiveRoutes(path: string, context: RouteContext): readonly Route[] {
  const {listed, urls} = context
  if (listed.length <= MAX_POSTS) return [archiveRoute(path, {posts: listed}, context)]
  const periods = toPeriods(listed)
  const [first = '', ...names] = periods.keys()
  const shown = [...(periods.get(first) ?? [])]
  // A period is on the first page as long as all before it are.
  for (let name = names[0]; name !== undefined; name = names[0]) {
    const posts = periods.get(name) ?? []
    if (shown.length + posts.length > MAX_POSTS) break
    shown.push(...posts)
    names.shift()
  }
  const periodOf = (name: string): BlogArchivePeriod => ({
    name,
    permalink: urls.under(path, name),
    count: periods.get(name)?.length ?? 0,
  })
  const others = names.map(periodOf)
  return [
    archiveRoute(path, {posts: shown, others}, context),
    ...others.map((period) =>
      archiveRoute(period.permalink, {posts: periods.get(period.name) ?? [], period, archivePath: path}, context),
    ),
  ]
}

/** Posts by year, or by month in years that have too many for a page, in the order of the list. */
function toPeriods(posts: readonly Post[]): ReadonlyMap<string, readonly Post[]> {
  const years = groupByDate(posts, () => 4)
  return groupByDate(posts, (date) => ((years.get(date.slice(0, 4))?.length ?? 0) > MAX_POSTS ? 7 : 4))
}

/** @param digitsOf How much of a date names its group. */
function groupByDate(posts: readonly Post[], digitsOf: (date: string) => number): ReadonlyMap<string, readonly Post[]> {
  const groups = new Map<string, Post[]>()
  for (const post of posts) {
    const date = post.metadata.date.toISOString()
    const name = date.slice(0, digitsOf(date))
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [post])
    else group.push(post)
  }
  return groups
}

interface ArchivePage extends Pick<BlogArchivePageProps['archive'], 'others' | 'period' | 'archivePath'> {
  readonly posts: readonly Post[]
}

function archiveRoute(path: string, {posts, ...periods}: ArchivePage, context: RouteContext): Route {
  const {options} = context
  const blogPosts = posts.map(({metadata: {title, permalink, date}}) => ({
    metadata: {title, permalink, date: date.toISOString()},
  }))
  const props: Omit<BlogArchivePageProps, 'blog'> = {archive: {blogPosts, ...withoutUndefined(periods)}}
  const title = periods.period === undefined ? 'Archive' : `Archive: ${periods.period.name}`
  const metadata = {title, description: title}
  return plainRoute(
    {path, layout: options.blogArchiveComponent, className: 'blog-archive-page', props, metadata},
    context,
  )
}
