// Posts of a list, shown by the site: each is a component with what is known of the post.
import {type BlogPostContent, useListedPosts} from '@docusaurus/plugin-content-blog/client'
import ContentEnhancer from '@theme/ContentEnhancer'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/BlogPostItems'
import {type BlogListItem, EmbeddedContent} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useMemo} from 'react'
import type {BlogPostItemsProps} from '../BlogPostItems.tsx'

interface GivenProps extends Omit<BlogPostItemsProps, 'items'> {
  readonly items: readonly object[]
}

const Given = given as ComponentType<GivenProps>

export default function WithComponents({items, ...props}: BlogPostItemsProps): ReactNode {
  const toListed = useListedPosts()
  const components = useMemo(() => items.map((item) => toComponent(item, toListed)), [items, toListed])
  return (
    <>
      <Given {...props} items={components} />
      <ContentEnhancer />
    </>
  )
}

/** Plugins of Docusaurus give components. */
function toComponent(item: BlogListItem, toListed: (item: BlogListItem) => BlogPostContent): object {
  const {post, content} = item
  if (typeof content !== 'string') return item
  const Content = () => <EmbeddedContent id={content} className="markdown" />
  return {post, content: Object.assign(Content, toListed(item))}
}
