// Layout of docs that a site replaced in Docusaurus 2: it got the version and the routes of its docs as props.
import {useDocRootMetadata, useDocsVersion} from '@docusaurus/plugin-content-docs/client'
import {useLocation} from '@docusaurus/router'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import DocPage from '@theme/DocPage'
import type {ComponentType, ReactNode} from 'react'

const SiteDocPage: ComponentType<Readonly<Record<string, unknown>>> = DocPage

export default function DocRoot(props: Readonly<Record<string, unknown>>): ReactNode {
  const location = useLocation()
  const {sidebarName, sidebarItems} = useDocRootMetadata()
  const docsSidebars = sidebarName === undefined ? {} : {[sidebarName]: sidebarItems}
  // Of the docs the one that is shown: a page does not know the others.
  const shown = {path: location.pathname, exact: true, sidebar: sidebarName}
  const old = {location, route: {routes: [shown]}, versionMetadata: {...useDocsVersion(), docsSidebars}}
  return <SiteDocPage {...props} {...old} />
}
