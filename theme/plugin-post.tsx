// Posts of a plugin that was written for Docusaurus, such as one that goes on where its blog ends: a component for each, which
// has what is known of the post.
import {type BlogPostContent, BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import type {ComponentType, ReactNode} from 'react'

/** A component with what is known of the post. */
export type PluginContent = ComponentType & Omit<BlogPostContent, 'assets'> & Partial<Pick<BlogPostContent, 'assets'>>

/** What the parts of a post read. Images of authors that are files have got their URLs. */
export function toPluginPost({
  metadata,
  frontMatter,
  assets = {authorsImageUrls: []},
  toc,
}: PluginContent): BlogPostContent {
  const authors = metadata.authors.map((author, at) => {
    const imageURL = assets.authorsImageUrls?.[at]
    return imageURL === undefined ? author : {...author, imageURL}
  })
  return {metadata: {...metadata, authors}, frontMatter, assets, toc}
}

export interface PluginPostProps {
  readonly content: PluginContent
  /** Shows the post. */
  readonly component: ComponentType<{readonly children: ReactNode}>
}

/** A post of a list. */
export function PluginPost({content: Content, component: Item}: PluginPostProps): ReactNode {
  return (
    <BlogPostProvider content={toPluginPost(Content)}>
      <Item>
        <div className="markdown">
          <Content />
        </div>
      </Item>
    </BlogPostProvider>
  )
}
