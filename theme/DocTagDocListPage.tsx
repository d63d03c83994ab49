// Layout of the page of one tag, inside `DocVersionRoot`: the docs that carry it.
import ContentVisibility from '@theme/ContentVisibility'
import Heading from '@theme/Heading'
import SearchMetadata from '@theme/SearchMetadata'
import {
  type DocTagDocListPageProps,
  Link,
  PageMetadata,
  type TaggedDoc,
  Translate,
  translate,
  usePluralForm,
} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNumberFormat} from './hooks/use-number-format.ts'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

export default function DocTagDocListPage({tag}: DocTagDocListPageProps): ReactNode {
  const title = useTitle(tag)
  const {description, unlisted, allTagsPath, items} = tag
  return (
    <>
      <PageMetadata title={title} description={description} />
      {process.env.QUIRE_OWN_SEARCH_METADATA ? <SearchMetadata tag="doc_tag_doc_list" /> : null}
      <main className="container margin-vert--lg">
        <ContentVisibility unlisted={unlisted} />
        <header className="margin-bottom--xl">
          <Heading as="h1" className="pageTitle_">
            {title}
          </Heading>
          {description !== undefined && <p>{description}</p>}
          {allTagsPath !== undefined && (
            <Link href={allTagsPath}>
              <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
            </Link>
          )}
        </header>
        <section className="margin-vert--lg">
          {items.map((doc) => (
            <Doc key={doc.id} {...doc} />
          ))}
        </section>
      </main>
    </>
  )
}

function Doc({title, permalink, description}: TaggedDoc): ReactNode {
  return (
    <article className="margin-bottom--lg">
      <Link to={permalink}>
        <Heading as="h2">{title}</Heading>
      </Link>
      {description !== '' && <p>{description}</p>}
    </article>
  )
}

function useTitle({count, label}: DocTagDocListPageProps['tag']): string {
  const {selectMessage} = usePluralForm()
  const format = useNumberFormat()
  const forms = translate(
    {id: 'theme.docs.tagDocListPageTitle.nDocsTagged', message: 'One doc tagged|{count} docs tagged'},
    {count: format(count)},
  )
  return translate(
    {id: 'theme.docs.tagDocListPageTitle', message: '{nDocsTagged} with "{tagName}"'},
    {nDocsTagged: selectMessage(count, forms), tagName: label},
  )
}
