// What crawlers of search services filter by, for pages that are React components. All other pages have it from the build.
import {Head} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface SearchMetadataProps {
  readonly locale?: string
  readonly version?: string
  /** Name of the group of pages that this one is among. */
  readonly tag?: string
}

export default function SearchMetadata({locale, version, tag}: SearchMetadataProps): ReactNode {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  )
}
