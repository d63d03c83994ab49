// Layout of the page of all tags of a blog.
import './BlogLayout/blog.css'
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import TagsListByLetter from '@theme/TagsListByLetter'
import {type BlogTagsListPageProps, PageMetadata, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {BlogPage} from './blog-page.tsx'
import {describeList} from './describe-list.ts'

export default function BlogTagsListPage({tags, sidebar}: BlogTagsListPageProps): ReactNode {
  const title = translateTagsPageTitle()
  return (
    <BlogPage sidebar={sidebar} pageClassName={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata
        title={title}
        description={describeList(
          title,
          tags.map(({label}) => label),
        )}
      />
      <header className="blogListHeader">
        <Heading as="h1">{title}</Heading>
      </header>
      <TagsListByLetter tags={tags} />
    </BlogPage>
  )
}
