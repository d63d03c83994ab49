// Layout of the page of all tags of a blog.
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import BlogLayout from '@theme/BlogLayout'
import TagsListByLetter from '@theme/TagsListByLetter'
import {type BlogTagsListPageProps, PageMetadata, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {describeList} from './describe-list.ts'

export default function BlogTagsListPage({tags, sidebar}: BlogTagsListPageProps): ReactNode {
  const title = translateTagsPageTitle()
  return (
    <BlogLayout sidebar={sidebar} pageClassName={ThemeClassNames.page.blogTagsListPage}>
      <PageMetadata
        title={title}
        description={describeList(
          title,
          tags.map(({label}) => label),
        )}
      />
      <header className="blogListHeader">
        <h1>{title}</h1>
      </header>
      <TagsListByLetter tags={tags} />
    </BlogLayout>
  )
}
