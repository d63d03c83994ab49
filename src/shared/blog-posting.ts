// Posts and blogs as schema.org describes them: https://schema.org/BlogPosting. All URLs are complete.
import type {BlogAuthorView} from './blog-views.ts'
import type {JsonObject} from './contract.ts'
import {withoutUndefined} from './without-undefined.ts'

/** A post, with complete URLs. */
export interface BlogPosting {
  readonly url: string
  readonly title: string
  readonly description: string
  /** ISO 8601. */
  readonly published: string
  /** ISO 8601. */
  readonly modified: string | undefined
  readonly authors: readonly BlogAuthorView[]
  readonly image: string | undefined
}

/** The post as plain data of JSON-LD, without its context. */
export function toBlogPosting({url, title, description, published, modified, authors, image}: BlogPosting): JsonObject {
  const people = authors.map(toPerson)
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    description,
    datePublished: published,
    ...withoutUndefined({dateModified: modified}),
    ...(people.length === 0 ? {} : {author: people.length === 1 ? people[0] : people}),
    ...(image === undefined ? {} : {image: toImage(image, title)}),
  }
}

/** The blog that posts are part of. */
export function toBlogOfPosts(url: string, name: string): JsonObject {
  return {'@type': 'Blog', '@id': url, mainEntityOfPage: url, name}
}

function toPerson({name, title, description, url, email, imageURL}: BlogAuthorView): JsonObject {
  return {
    '@type': 'Person',
    ...withoutUndefined({name, description: title ?? description, url, email, image: imageURL}),
  }
}

function toImage(url: string, title: string): JsonObject {
  const caption = `title image for the blog post: ${title}`
  return {'@type': 'ImageObject', '@id': url, url, contentUrl: url, caption}
}
