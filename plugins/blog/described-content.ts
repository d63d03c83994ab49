// The model as plugins that were written for Docusaurus know the content of its blog plugin. The text of posts is left to them that ask.
import {type PluginContext, withoutUndefined} from 'quire-docs/plugin'
import type {BlogAuthorView} from 'quire-docs/plugin/content'
import {toListPages} from './lists.ts'
import type {BlogModel, Post, PostTag} from './model.ts'
import type {BlogOptions} from './options.ts'
import {createNeighbours} from './post-routes.ts'
import {groupPosts, type TagPosts} from './tag-routes.ts'
import {toUrls} from './urls.ts'

type BlogContext = PluginContext<BlogOptions>

/** What its `loadContent` gives. */
export function describeContent({posts, authors}: BlogModel, context: BlogContext): object {
  const {blogTitle, blogDescription, blogSidebarTitle, tagsBasePath} = context.options
  const neighboursOf = createNeighbours(posts)
  const known = [...authors].map(([key, author]): readonly [string, object] => [key, describeAuthor(author)])
  return {
    ...{blogTitle, blogDescription, blogSidebarTitle},
    blogPosts: posts.map((post) => {
      const {metadata} = post
      const own = {...metadata, tags: metadata.tags.map(describeTag), authors: metadata.authors.map(describeAuthor)}
      return {id: idOf(post), metadata: {...own, ...withoutUndefined(neighboursOf(post))}}
    }),
    blogTags: Object.fromEntries(
      groupPosts(posts).map((group) => [group.tag.permalink, describeGroup(group, context)]),
    ),
    blogTagsListPath: toUrls(context).below(tagsBasePath),
    authorsMap: known.length === 0 ? undefined : Object.fromEntries(known),
  }
}

/** As it was written. */
function idOf({id, frontMatter}: Post): string {
  return frontMatter.slug ?? decodeURI(id)
}

function describeTag({inline = true, label, permalink, description}: PostTag): object {
  return {inline, label, permalink, description}
}

/** An author whom the post describes itself has neither a key nor a page. */
function describeAuthor(author: BlogAuthorView): object {
  const {imageURL, socials} = author
  if (author.key !== undefined) return {...author, imageURL, socials}
  return {...author, socials: socials ?? {}, key: null, page: null, imageURL}
}

function describeGroup({tag, posts, isHidden}: TagPosts, {options, ...context}: BlogContext): object {
  const urls = toUrls({options, ...context})
  let rest = posts.map(idOf)
  const pages = toListPages(posts, {options, urls, path: tag.permalink}).map(({items: {length}, metadata}) => {
    const items = rest.slice(0, length)
    rest = rest.slice(length)
    return {items, metadata}
  })
  const [first] = posts.flatMap(({metadata}) => metadata.tags.filter(({permalink}) => permalink === tag.permalink))
  return {...describeTag(first ?? tag), items: posts.map(idOf), pages, unlisted: isHidden}
}
