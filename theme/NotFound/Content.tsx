// What the not-found page says, and what the site has on the words of the URL that led nowhere.
import './not-found.css'
import Heading from '@theme/Heading'
import SearchForm from '@theme/SearchForm'
import {Link, Translate, translate, useIsBrowser, useLocation, usePluginData, useSite} from 'quire-docs/client'
import {lazy, type ReactNode, Suspense, useEffect, useRef} from 'react'
import {decodeText} from '../hooks/decode-text.ts'

const Suggestions = lazy(() => import(/* webpackChunkName: "search" */ '../Search/Suggestions.tsx'))

export default function NotFoundContent({className}: {readonly className?: string}): ReactNode {
  return (
    <main className={className ?? 'container margin-vert--xl notFound_'}>
      <Heading as="h1" className="hero__title pageTitle_">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <p>
        <Translate id="theme.NotFound.p2">
          Please contact the owner of the site that linked you to the original URL and let them know their link is
          broken.
        </Translate>
      </p>
      <SearchForUrl>
        <Link to="/" className="button button--primary">
          <Translate id="theme.docs.breadcrumbs.home">Home page</Translate>
        </Link>
      </SearchForUrl>
    </main>
  )
}

/**
 * A box with the words of the URL, and the pages that they lead to, on sites with a search of their own. What comes later is
 * below what is there: nothing moves for it.
 */
function SearchForUrl({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation()
  const {baseUrl} = useSite()
  const hasSearch = usePluginData('search') !== undefined
  // One document is sent for all URLs that lead nowhere.
  const isBrowser = useIsBrowser()
  const queries = isBrowser && hasSearch ? queriesOf(pathname.slice(baseUrl.length)) : []
  const [query = ''] = queries
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const input = place.current?.querySelector('input')
    if (input) input.value = query
  }, [query])
  if (!hasSearch) return <p className="margin-top--md">{children}</p>
  const label = {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}
  return (
    <div ref={place} className="margin-vert--lg notFoundSearch">
      <SearchForm />
      <p className="margin-vert--lg">{children}</p>
      {query !== '' && (
        <>
          <p>
            <Link to={`/search?${new URLSearchParams({q: query})}`}>{translate(label, {query})}</Link>
          </p>
          <Suspense>
            <Suggestions key={pathname} queries={queries} />
          </Suspense>
        </>
      )}
    </div>
  )
}

/** What the parts of a path say, in words, the last one first; names of files and folders that say nothing are left out. */
function queriesOf(path: string): readonly string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && !/^index(?:\.\w+)?$/i.test(segment))
  return segments
    .reverse()
    .map((segment) =>
      decodeText(segment.replace(/\.\w{1,5}$/, ''))
        .split(/[^\p{L}\p{M}\p{N}]+/u)
        .filter((word) => word !== '')
        .join(' '),
    )
    .filter((words) => words !== '')
}
