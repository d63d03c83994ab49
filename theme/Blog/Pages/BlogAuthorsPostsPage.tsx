// Layout of an author's page: who it is, and the posts by them.
import '../../BlogLayout/blog.css'
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client'
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal'
import Author from '@theme/Blog/Components/Author'
import BlogListPaginator from '@theme/BlogListPaginator'
import BlogPostItems from '@theme/BlogPostItems'
import {type BlogAuthorsPostsPageProps, Link, PageMetadata, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from '../../blog-page.tsx'
import {usePostCount} from '../../hooks/use-post-count.ts'
import {PLUGIN_BLOG} from '../../plugin-blog.ts'

export default function BlogAuthorsPostsPage(props: BlogAuthorsPostsPageProps): ReactNode {
  const {blog = PLUGIN_BLOG, author, items, sidebar, listMetadata} = props
  const {authorsListPath} = useBlogMetadata()
  const countPosts = usePostCount()
  const title = useBlogAuthorPageTitle(author)
  return (
    <BlogPage sidebar={sidebar} pageClassName={ThemeClassNames.page.blogAuthorsPostsPage}>
      <PageMetadata title={title} description={author.description} />
      <header className="blogListHeader">
        <Author as="h1" author={author} />
        {author.description !== undefined && <p>{author.description}</p>}
        <p>
          {author.count === 0 && <BlogAuthorNoPostsLabel />}
          {author.count > 0 && !blog.classicLists && countPosts(author.count)}
          {authorsListPath !== undefined && (
            <>
              {(author.count === 0 || !blog.classicLists) && ' · '}
              <Link href={authorsListPath}>
                <BlogAuthorsListViewAllLabel />
              </Link>
            </>
          )}
        </p>
      </header>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  )
}
