// Layout of the page of all authors of a blog.
import '../../BlogLayout/blog.css'
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal'
import Author from '@theme/Blog/Components/Author'
import Heading from '@theme/Heading'
import {type BlogAuthorsListPageProps, PageMetadata, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from '../../blog-page.tsx'
import {describeList} from '../../describe-list.ts'
import {PLUGIN_BLOG} from '../../plugin-blog.ts'

export default function BlogAuthorsListPage({
  blog = PLUGIN_BLOG,
  authors,
  sidebar,
}: BlogAuthorsListPageProps): ReactNode {
  const title = translateBlogAuthorsListPageTitle()
  return (
    <BlogPage sidebar={sidebar} pageClassName={ThemeClassNames.page.blogAuthorsListPage}>
      <PageMetadata
        title={title}
        description={describeList(
          title,
          authors.flatMap(({name}) => name ?? []),
        )}
      />
      <header className="blogListHeader">
        <Heading as="h1">{title}</Heading>
      </header>
      <ul className="clean-list blogAuthorsList">
        {authors.map(({count, ...author}, index) => (
          <li key={author.key ?? index}>
            <Author as="h2" author={author} count={count} />
            {!blog.classicLists && author.description !== undefined && <p>{author.description}</p>}
          </li>
        ))}
      </ul>
    </BlogPage>
  )
}
