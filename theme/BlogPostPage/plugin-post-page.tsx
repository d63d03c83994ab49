// The page of a post of a plugin that was written for Docusaurus: its document is a component.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme/BlogPostItem'
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata'
import BlogPostPaginator from '@theme/BlogPostPaginator'
import ContentVisibility from '@theme/ContentVisibility'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {type BlogSidebarRef, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from '../blog-page.tsx'
import {type PluginContent, toPluginPost} from '../plugin-post.tsx'

export interface PluginPostPageProps {
  readonly content: PluginContent
  readonly sidebar?: BlogSidebarRef
}

/** The page of a post. */
export function PluginPostPage({content: Content, sidebar}: PluginPostPageProps): ReactNode {
  const post = toPluginPost(Content)
  const {metadata, frontMatter, toc} = post
  const levels = {
    minHeadingLevel: toLevel(frontMatter.toc_min_heading_level),
    maxHeadingLevel: toLevel(frontMatter.toc_max_heading_level),
  }
  const hasToc = frontMatter.hide_table_of_contents !== true && toc.length > 0
  return (
    <BlogPostProvider content={post} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPage
        sidebar={sidebar}
        pageClassName={ThemeClassNames.page.blogPostPage}
        toc={hasToc && <TOC toc={toc} {...levels} />}
      >
        <ContentVisibility unlisted={metadata.unlisted} />
        {hasToc && <TOCCollapsible toc={toc} className="tocMobile" {...levels} />}
        <BlogPostItem>
          <div className="markdown">
            <Content />
          </div>
        </BlogPostItem>
        <BlogPostPaginator nextItem={metadata.nextItem} prevItem={metadata.prevItem} />
      </BlogPage>
    </BlogPostProvider>
  )
}

function toLevel(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
