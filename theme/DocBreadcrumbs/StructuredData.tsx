// The breadcrumbs in the form that search engines read.
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client'
import {type Breadcrumb, Head} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: {
  readonly breadcrumbs: readonly Breadcrumb[]
}): ReactNode {
  const data = useBreadcrumbsStructuredData({breadcrumbs})
  return (
    <Head>
      {/* The text of a script ends at the first "</script", whatever it stands in. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  )
}
