// Layout of the blog's own page: its posts, newest first, a page of them at a time.
import '../BlogLayout/blog.css'
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import {
  type BlogListPageProps,
  type BlogWaysIn,
  Link,
  PageMetadata,
  ThemeClassNames,
  translate,
} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from '../blog-page.tsx'
import {PLUGIN_BLOG} from '../plugin-blog.ts'

export default function BlogListPage(props: BlogListPageProps): ReactNode {
  const {blog = PLUGIN_BLOG, sidebar, items, metadata, waysIn} = props
  return (
    <BlogPage sidebar={sidebar} pageClassName={ThemeClassNames.page.blogListPage}>
      {props.blog === undefined && <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />}
      <BlogListPageStructuredData {...props} />
      {!blog.classicLists && (
        <header className="blogListHeader">
          <h1>{blog.title}</h1>
          {blog.description !== blog.title && <p>{blog.description}</p>}
          <WaysIn {...waysIn} />
        </header>
      )}
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  )
}

/** What else a reader may be after: a time, a subject, a person, or news as they come. */
function WaysIn({archivePath, tagsPath, authorsPath, feed}: BlogWaysIn): ReactNode {
  if (!(archivePath || tagsPath || authorsPath || feed)) return null
  return (
    <ul className="clean-list blogWaysIn">
      {archivePath && (
        <li>
          <Link to={archivePath}>{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
        </li>
      )}
      {tagsPath && (
        <li>
          <Link to={tagsPath}>{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Link>
        </li>
      )}
      {authorsPath && (
        <li>
          <Link to={authorsPath}>{translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'})}</Link>
        </li>
      )}
      {feed && (
        <li>
          <a href={feed.href}>{feed.label}</a>
        </li>
      )}
    </ul>
  )
}
