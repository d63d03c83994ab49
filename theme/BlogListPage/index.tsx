// Layout of the blog's own page: its posts, newest first, a page of them at a time.
import BlogLayout from '@theme/BlogLayout'
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import {type BlogListPageProps, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function BlogListPage(props: BlogListPageProps): ReactNode {
  const {blog, sidebar, items, metadata} = props
  return (
    <BlogLayout sidebar={sidebar} pageClassName={ThemeClassNames.page.blogListPage}>
      <BlogListPageStructuredData {...props} />
      {!blog.classicLists && (
        <header className="blogListHeader">
          <h1>{blog.title}</h1>
          {blog.description !== blog.title && <p>{blog.description}</p>}
        </header>
      )}
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogLayout>
  )
}
