// What search engines and link previews are told of posts: Open Graph's articles, and schema.org in JSON-LD.
import {type HeadTag, type JsonObject, type SiteConfig, withoutUndefined} from 'quire-docs/plugin'
import {type BlogAuthorView, parseDate} from 'quire-docs/plugin/content'
import type {Post} from './model.ts'
import type {RouteContext} from './route-context.ts'
import {absoluteUrl} from './urls.ts'

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
    ...structuredData({...toBlogPosting(post, context), isPartOf: toBlog(context)}, context.config),
  ]
}

export function listHead(posts: readonly Post[], context: RouteContext): readonly HeadTag[] {
  const {options} = context
  const blogPost = posts.map((post) => toBlogPosting(post, context))
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
  const url = config.url + urls.home
  return {'@type': 'Blog', '@id': url, mainEntityOfPage: url, name: blog.title}
}

function toBlogPosting(post: Post, {config}: RouteContext): JsonObject {
  const {permalink, title, description, date, authors} = post.metadata
  const {keywords, image} = post.frontMatter
  const url = config.url + permalink
  const people = authors.map((author) => toPerson(author, config))
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: date.toISOString(),
    ...withoutUndefined({dateModified: modifiedAt(post)}),
    ...(people.length === 0 ? {} : {author: people.length === 1 ? people[0] : people}),
    ...toImage(image, title, config),
    ...(keywords === undefined ? {} : {keywords}),
  }
}

/** Only what the writer says of it: a change of spelling in the file is no news. */
function modifiedAt({frontMatter}: Post): string | undefined {
  const date = frontMatter.last_update?.date
  const time = date === undefined ? undefined : parseDate(date)
  return time === undefined ? undefined : new Date(time).toISOString()
}

function toPerson({name, title, description, email, ...author}: BlogAuthorView, config: SiteConfig): JsonObject {
  const url = author.url === undefined ? undefined : absoluteUrl(author.url, config)
  const image = author.imageURL === undefined ? undefined : new URL(author.imageURL, config.url).href
  return {
    '@type': 'Person',
    ...withoutUndefined({name, description: title ?? description, url, email, image}),
  }
}

/** The social card, unless it lies next to the post: its URL is not known yet. */
function toImage(image: string | undefined, title: string, config: SiteConfig): JsonObject {
  if (image === undefined || /^\.{1,2}\//.test(image)) return {}
  const address = absoluteUrl(image, config)
  const caption = `title image for the blog post: ${title}`
  return {image: {'@type': 'ImageObject', '@id': address, url: address, contentUrl: address, caption}}
}
