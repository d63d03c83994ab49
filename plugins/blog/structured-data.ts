// What search engines and link previews are told of posts: Open Graph's articles, and schema.org in JSON-LD.
import type {HeadTag, JsonObject, SiteConfig} from 'quire-docs/plugin'
import {type BlogAuthorView, parseDate, toBlogOfPosts, toBlogPosting} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import type {RouteContext} from './route-context.ts'
import {absoluteUrl, pageUrl} from './urls.ts'

export function postHead(post: Post, context: RouteContext): readonly HeadTag[] {
  const {date, authors, tags} = post.metadata
  const urls = authors.flatMap(({url}) => (url === undefined ? [] : [absoluteUrl(url, context.config)]))
  const modified = modifiedAt(post)
  return [
    property('og:type', 'article'),
    property('article:published_time', date.toISOString()),
    ...(modified === undefined ? [] : [property('article:modified_time', modified)]),
    ...(urls.length === 0 ? [] : [property('article:author', urls.join(','))]),
    ...(tags.length === 0 ? [] : [property('article:tag', tags.map(({label}) => label).join(','))]),
    ...structuredData({...toPosting(post, context), isPartOf: toBlog(context)}, context.config),
  ]
}

export function listHead(posts: readonly Post[], context: RouteContext): readonly HeadTag[] {
  const {options} = context
  const blogPost = posts.map((post) => toPosting(post, context))
  const blog = {...toBlog(context), headline: options.blogTitle, description: options.blogDescription, blogPost}
  return structuredData(blog, context.config)
}

function property(name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {property: name, content}}
}

/** Nothing for a site without a URL: everything would be relative to nowhere. */
function structuredData(value: JsonObject, {url}: SiteConfig): readonly HeadTag[] {
  if (url === '') return []
  // Data of a script must not hold what an HTML parser takes for the end of it, or for a comment.
  const text = JSON.stringify({'@context': 'https://schema.org', ...value}).replaceAll('<', '\\u003c')
  return [{tag: 'script', attributes: {type: 'application/ld+json'}, text}]
}

function toBlog({urls, blog, config}: RouteContext): JsonObject {
  return toBlogOfPosts(pageUrl(urls.home, config), blog.title)
}

function toPosting(post: Post, {config}: RouteContext): JsonObject {
  const {permalink, title, description, date, authors} = post.metadata
  const {keywords, image} = post.frontMatter
  const posting = toBlogPosting({
    url: pageUrl(permalink, config),
    title,
    description,
    published: date.toISOString(),
    modified: modifiedAt(post),
    authors: authors.map((author) => withCompleteUrls(author, config)),
    // One that lies next to the post has no URL yet.
    image: image === undefined || /^\.{1,2}\//.test(image) ? undefined : absoluteUrl(image, config),
  })
  return {...posting, ...(keywords === undefined ? {} : {keywords})}
}

/** Only what the writer says of it: a change of spelling in the file is no news. */
function modifiedAt({frontMatter}: Post): string | undefined {
  const date = frontMatter.last_update?.date
  const time = date === undefined ? undefined : parseDate(date)
  return time === undefined ? undefined : new Date(time).toISOString()
}

function withCompleteUrls({url, imageURL, ...author}: BlogAuthorView, config: SiteConfig): BlogAuthorView {
  return {
    ...author,
    ...(url === undefined ? {} : {url: absoluteUrl(url, config)}),
    ...(imageURL === undefined ? {} : {imageURL: new URL(imageURL, config.url).href}),
  }
}
