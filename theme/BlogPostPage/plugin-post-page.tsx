// The page of a post of a plugin that was written for Docusaurus: its document is a component.
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client'
import BlogLayout from '@theme/BlogLayout'
import BlogPostItem from '@theme/BlogPostItem'
import BlogPostPaginator from '@theme/BlogPostPaginator'
import ContentVisibility from '@theme/ContentVisibility'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {type BlogSidebarRef, PageMetadata, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type PluginContent, toPluginPost} from '../plugin-post.tsx'

export interface PluginPostPageProps {
  readonly content: PluginContent
  readonly sidebar?: BlogSidebarRef
}

/** The page of a post. */
export function PluginPostPage({content: Content, sidebar}: PluginPostPageProps): ReactNode {
  const post = toPluginPost(Content)
  const {metadata, frontMatter, toc, assets} = post
  const {keywords, title_meta: title, hide_table_of_contents: isTocHidden} = frontMatter
  const levels = {
    minHeadingLevel: toLevel(frontMatter.toc_min_heading_level),
    maxHeadingLevel: toLevel(frontMatter.toc_max_heading_level),
  }
  const authors = metadata.authors.flatMap(({url}) => url ?? [])
  const hasToc = isTocHidden !== true && toc.length > 0
  return (
    <BlogPostProvider content={post} isBlogPostPage>
      <PageMetadata
        title={typeof title === 'string' ? title : metadata.title}
        description={metadata.description}
        keywords={keywords as string | undefined}
        image={assets.image ?? (frontMatter.image as string | undefined)}
      >
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={metadata.date} />
        {authors.length > 0 && <meta property="article:author" content={authors.join(',')} />}
        {metadata.tags.length > 0 && (
          <meta property="article:tag" content={metadata.tags.map(({label}) => label).join(',')} />
        )}
      </PageMetadata>
      <BlogLayout
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
      </BlogLayout>
    </BlogPostProvider>
  )
}

function toLevel(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
