// Layout of docs that a site replaced in Docusaurus 2: it got the version as a prop.
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import DocPage from '@theme/DocPage'
import type {ComponentType, ReactNode} from 'react'

const SiteDocPage: ComponentType<Readonly<Record<string, unknown>>> = DocPage

export default function DocRoot(props: Readonly<Record<string, unknown>>): ReactNode {
  return <SiteDocPage {...props} versionMetadata={useDocsVersion()} />
}
