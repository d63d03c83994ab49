// Layout of the page of all tags of a version, inside `DocVersionRoot`.
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import TagsListByLetter from '@theme/TagsListByLetter'
import {type DocTagsListPageProps, PageMetadata} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {describeList} from './describe-list.ts'

export default function DocTagsListPage({tags}: DocTagsListPageProps): ReactNode {
  const title = translateTagsPageTitle()
  return (
    <>
      <PageMetadata
        title={title}
        description={describeList(
          title,
          tags.map(({label}) => label),
        )}
      />
      <main className="container margin-vert--lg">
        <Heading as="h1" className="pageTitle">
          {title}
        </Heading>
        <TagsListByLetter tags={tags} />
      </main>
    </>
  )
}
