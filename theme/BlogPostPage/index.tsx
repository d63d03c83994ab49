// Layout of one post.
import {BlogPostProvider, toBlogPostContent} from '@docusaurus/plugin-content-blog/client'
import BlogPostItem from '@theme/BlogPostItem'
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata'
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData'
import BlogPostPaginator from '@theme/BlogPostPaginator'
import ContentEnhancer from '@theme/ContentEnhancer'
import ContentVisibility from '@theme/ContentVisibility'
import TOC from '@theme/TOC'
import TOCCollapsible from '@theme/TOCCollapsible'
import {type BlogPostPageProps, PageContent, ThemeClassNames, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from '../blog-page.tsx'
import {useHasToc} from '../hooks/use-toc.ts'
import {PluginPostPage, type PluginPostPageProps} from './plugin-post-page.tsx'

export default function BlogPostPage(props: BlogPostPageProps | PluginPostPageProps): ReactNode {
  return 'post' in props ? <OwnPostPage {...props} /> : <PluginPostPage {...props} />
}

function OwnPostPage(props: BlogPostPageProps): ReactNode {
  const {post, prevItem, nextItem, frontMatter, sidebar} = props
  const {hideTableOfContents, tocMinHeadingLevel, tocMaxHeadingLevel} = props
  const {toc, dates} = usePage()
  const levels = {minHeadingLevel: tocMinHeadingLevel, maxHeadingLevel: tocMaxHeadingLevel}
  const hasToc = useHasToc(levels) && !hideTableOfContents
  return (
    <BlogPostProvider content={toBlogPostContent(post, {frontMatter, dates, toc, prevItem, nextItem})} isBlogPostPage>
      <BlogPostPageMetadata />
      <BlogPostPageStructuredData />
      <BlogPage
        sidebar={sidebar}
        pageClassName={ThemeClassNames.page.blogPostPage}
        toc={hasToc && <TOC toc={toc} {...levels} />}
      >
        <ContentVisibility unlisted={post.unlisted} draft={post.draft} />
        {hasToc && <TOCCollapsible toc={toc} className="tocMobile" {...levels} />}
        <BlogPostItem>
          <PageContent className="markdown" />
          <ContentEnhancer />
        </BlogPostItem>
        <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />
      </BlogPage>
    </BlogPostProvider>
  )
}
