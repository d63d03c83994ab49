// Layout of the page of all versions of the docs, inside `DocsRoot`.
import Heading from '@theme/Heading'
import SearchMetadata from '@theme/SearchMetadata'
import {type DocVersionsPageProps, Link, PageMetadata, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

type ListedVersion = DocVersionsPageProps['versions'][number]

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

export default function DocVersionsPage({versions}: DocVersionsPageProps): ReactNode {
  const title = translate({id: 'theme.docs.versionsPage.title', message: 'Versions'})
  return (
    <>
      <PageMetadata title={title} />
      {process.env.QUIRE_OWN_SEARCH_METADATA ? <SearchMetadata tag="doc_versions" /> : null}
      <main className="container margin-vert--lg">
        <Heading as="h1" className="pageTitle_">
          {title}
        </Heading>
        <table>
          <tbody>
            {versions.map((version) => (
              <tr key={version.name}>
                <th scope="row">
                  <Link to={version.permalink}>{version.label}</Link>
                </th>
                <td>{stateOf(version)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </>
  )
}

function stateOf({isLast, banner}: ListedVersion): string {
  if (isLast) return translate({id: 'theme.docs.versionsPage.latest', message: 'Latest version'})
  if (banner === 'unreleased') return translate({id: 'theme.docs.versionsPage.unreleased', message: 'Not yet released'})
  if (banner === 'unmaintained')
    return translate({id: 'theme.docs.versionsPage.unmaintained', message: 'No longer maintained'})
  return ''
}
