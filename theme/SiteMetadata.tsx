// What the head of every page has. The build has written it: a site replaces this to change or add some.
import SearchMetadata from '@theme/SearchMetadata'
import {useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_SEARCH_METADATA?: string}}

export default function SiteMetadata(): ReactNode {
  return process.env.QUIRE_OWN_SEARCH_METADATA ? <OwnSearchMetadata /> : null
}

/** What a part of the site's does. */
function OwnSearchMetadata(): ReactNode {
  return <SearchMetadata tag="default" locale={useSite().i18n.currentLocale} />
}
