// Layout of the page of all tags of a version, inside `DocVersionRoot`.
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import SearchMetadata from '@theme/SearchMetadata'
import TagsListByLetter from '@theme/TagsListByLetter'
import {type DocTagsListPageProps, PageMetadata} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {describeList} from './describe-list.ts'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

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
      {process.env.QUIRE_OWN_SEARCH_METADATA ? <SearchMetadata tag="doc_tags_list" /> : null}
      <main className="container margin-vert--lg">
        <Heading as="h1" className="pageTitle_">
          {title}
        </Heading>
        <TagsListByLetter tags={tags} />
      </main>
    </>
  )
}
