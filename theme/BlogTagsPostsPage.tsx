// Layout of a tag's page: the posts that carry it.
import './BlogLayout/blog.css'
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import ContentVisibility from '@theme/ContentVisibility'
import Heading from '@theme/Heading'
import {type BlogTagsPostsPageProps, Link, PageMetadata, ThemeClassNames, Translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from './blog-page.tsx'

export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: BlogTagsPostsPageProps): ReactNode {
  const title = useBlogTagsPostsPageTitle(tag)
  return (
    <BlogPage sidebar={sidebar} pageClassName={ThemeClassNames.page.blogTagPostListPage}>
      <PageMetadata title={title} description={tag.description} />
      <ContentVisibility unlisted={tag.unlisted} />
      <header className="blogListHeader">
        <Heading as="h1">{title}</Heading>
        {tag.description !== undefined && <p>{tag.description}</p>}
        <p>
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink">View All Tags</Translate>
          </Link>
        </p>
      </header>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  )
}
