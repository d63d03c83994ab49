// Posts of a list, each up to its truncation marker.
import {BlogPostProvider, useListedPosts} from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme/BlogPostItem'
import ContentEnhancer from '@theme/ContentEnhancer'
import {type BlogListItem, EmbeddedContent} from 'quire-docs/client'
import type {ComponentType, ReactNode} from 'react'
import {type PluginContent, PluginPost} from './plugin-post.tsx'

export interface BlogPostItemsProps {
  readonly items: readonly BlogListItem[]
  /** Shows one post; `BlogPostItem` by default. */
  readonly component?: ComponentType<{readonly children: ReactNode}>
}

export default function BlogPostItems({items, component: Item = BlogPostItem}: BlogPostItemsProps): ReactNode {
  const toListed = useListedPosts()
  return (
    <>
      {items.map(({post, content}) =>
        typeof content === 'string' ? (
          <BlogPostProvider key={post.permalink} content={toListed({post, content})}>
            <Item>
              <EmbeddedContent id={content} className="markdown" />
            </Item>
          </BlogPostProvider>
        ) : (
          <PluginPost
            key={toPluginContent(content).metadata.permalink}
            content={toPluginContent(content)}
            component={Item}
          />
        ),
      )}
      <ContentEnhancer />
    </>
  )
}

/** Plugins of Docusaurus give components. */
function toPluginContent(content: unknown): PluginContent {
  return content as PluginContent
}
