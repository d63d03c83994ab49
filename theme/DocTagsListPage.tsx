// Layout of the page of all tags of a version.
import {translateTagsPageTitle} from '@docusaurus/theme-common'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import TagsListByLetter from '@theme/TagsListByLetter'
import type {DocTagsListPageProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocTagsListPage({tags}: DocTagsListPageProps): ReactNode {
  const title = translateTagsPageTitle()
  return (
    <Layout title={title}>
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </main>
    </Layout>
  )
}
