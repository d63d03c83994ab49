// What the not-found page says.

import {Link, Translate, translate, useIsBrowser, useLocation, usePluginData, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {decodeText} from '../hooks/decode-text.ts'

export default function NotFoundContent({className}: {readonly className?: string}): ReactNode {
  const {title} = useSite()
  return (
    <main className={className ?? 'container margin-vert--xl notFound'}>
      <h1 className="hero__title pageTitle">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <Link to="/" className="button button--primary">
        {title}
      </Link>
      <SearchForUrl />
    </main>
  )
}

/** Leads to what the site has on the words of the URL, on sites with a search of their own. */
function SearchForUrl(): ReactNode {
  const {pathname} = useLocation()
  const {baseUrl} = useSite()
  // One document is sent for all URLs that lead nowhere.
  const query = useIsBrowser() ? wordsOf(pathname.slice(baseUrl.length)) : ''
  if (usePluginData('search') === undefined || query === '') return null
  const label = {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}
  return (
    <p className="margin-top--lg">
      <Link to={`/search?${new URLSearchParams({q: query})}`}>{translate(label, {query})}</Link>
    </p>
  )
}

/** What the last part of a path says, in words; the names of files and folders that say nothing are left out. */
function wordsOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !/^index(?:\.\w+)?$/i.test(segment))
  const last = segments.at(-1) ?? ''
  return decodeText(last.replace(/\.\w{1,5}$/, ''))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}
