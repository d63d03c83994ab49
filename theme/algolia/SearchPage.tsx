// The page of all results of Algolia: the query is in its URL.
import '../Search/search.css'
import {
  type FacetFilters,
  mergeFacetFilters,
  useAlgoliaContextualFacetFiltersIfEnabled,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {Head, Link, Translate, translate, useIsBrowser, useQueryString} from 'quire-docs/client'
import {type ReactNode, useEffect, useState} from 'react'
import {useCountText} from '../Search/Notice.tsx'
import {SEARCH_LABEL} from '../Search/search-data.ts'
import {type AlgoliaHit, askAlgolia, type MarkedPart} from './query.ts'

/** Milliseconds without a letter after which the service is asked. */
const PAUSE = 300

export default function SearchPage(): ReactNode {
  // The prerendered document has no query: it is shown after hydration.
  const isBrowser = useIsBrowser()
  const [query, setQuery] = useQueryString('q')
  const shown = isBrowser ? query : ''
  const title =
    shown.trim() === ''
      ? translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})
      : translate(
          {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
          {query: shown},
        )
  return (
    <Layout title={title}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg searchPage">
        <Heading as="h1">{title}</Heading>
        {isBrowser && (
          <>
            <input
              type="search"
              name="q"
              className="searchPageInput"
              value={shown}
              placeholder={SEARCH_LABEL()}
              aria-label={SEARCH_LABEL()}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: readers come to this page to type
              autoFocus
              onChange={({target}) => setQuery(target.value === '' ? null : target.value)}
            />
            <Results text={shown.trim()} />
          </>
        )}
      </main>
    </Layout>
  )
}

interface Found {
  readonly text: string
  readonly hits: readonly AlgoliaHit[]
  readonly count: number
  readonly pageCount: number
  readonly failure?: string
}

function Results({text}: {readonly text: string}): ReactNode {
  const [page, setPage] = useState({text, number: 0})
  const number = page.text === text ? page.number : 0
  const found = useFound(text, number)
  const countText = useCountText()
  if (text === '' || found === undefined) return null
  if (found.failure !== undefined)
    return (
      <p role="alert">
        <Translate id="theme.SearchBar.failed">The search could not be loaded.</Translate> {found.failure}
      </p>
    )
  return (
    <>
      <p role="status" className="searchCount">
        {found.count === 0
          ? translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'})
          : countText(found.count)}
      </p>
      {found.hits.map((hit) => (
        <Hit key={hit.id} hit={hit} />
      ))}
      {number + 1 < found.pageCount && (
        <button
          type="button"
          className="button button--secondary searchMore"
          onClick={() => setPage({text, number: number + 1})}
        >
          <Translate id="theme.SearchPage.more">Show more results</Translate>
        </button>
      )}
    </>
  )
}

/** Results up to a page, once they are there; those of another text until then. */
function useFound(text: string, page: number): Found | undefined {
  const {algolia} = useAlgoliaThemeConfig()
  const contextual = useAlgoliaContextualFacetFiltersIfEnabled()
  const filters = mergeFacetFilters(contextual, algolia.searchParameters.facetFilters) ?? []
  const filterKey = JSON.stringify(filters)
  const [found, setFound] = useState<Found | undefined>()
  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const facetFilters = JSON.parse(filterKey) as FacetFilters
    const ask = async (): Promise<void> => {
      try {
        const answer = await askAlgolia({config: algolia, text, page, facetFilters, signal: controller.signal})
        setFound((before) => {
          const earlier = page > 0 && before?.text === text ? before.hits : []
          return {...answer, text, hits: [...earlier, ...answer.hits]}
        })
      } catch (error) {
        if (!controller.signal.aborted)
          setFound({text, hits: [], count: 0, pageCount: 0, failure: error instanceof Error ? error.message : ''})
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [algolia, text, page, filterKey])
  return found
}

function Hit({hit: {url, titles, snippet}}: {readonly hit: AlgoliaHit}): ReactNode {
  const toUrl = useSearchResultUrlProcessor()
  const trail = titles.slice(0, -1)
  return (
    <article className="margin-bottom--lg">
      <Heading as="h2" className="margin-bottom--none">
        <Link to={toUrl(url)}>
          <Marked parts={titles.at(-1) ?? []} />
        </Link>
      </Heading>
      {trail.length > 0 && (
        <small>
          {trail.map((title, at) => (
            <span key={at}>
              {at > 0 && ' › '}
              <Marked parts={title} />
            </span>
          ))}
        </small>
      )}
      {snippet.length > 0 && (
        <p>
          <Marked parts={snippet} />
        </p>
      )}
    </article>
  )
}

function Marked({parts}: {readonly parts: readonly MarkedPart[]}): ReactNode {
  return parts.map(({text, isMatch}, at) => (isMatch ? <mark key={at}>{text}</mark> : text))
}
