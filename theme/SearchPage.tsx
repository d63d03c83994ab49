// The page of all results: the query is in its URL.
import './Search/search.css'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'
import {
  Head,
  type SearchHit,
  Translate,
  translate,
  useIsBrowser,
  useLocation,
  usePluginData,
  useQueryString,
  useSite,
} from 'quire-docs/client'
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react'
import {describeList} from './describe-list.ts'
import {Notice, useCountText} from './Search/Notice.tsx'
import {PageHits} from './Search/PageHits.tsx'
import {SectionFilter} from './Search/SectionFilter.tsx'
import {SEARCH_LABEL, type SearchData} from './Search/search-data.ts'
import {useSectionedSearch} from './Search/use-sections.ts'
import {useContextLabel} from './Search/use-target.ts'
import {Start, useSectionLabels} from './search-start.tsx'

/** Hits that are shown at first, and added when more are asked for. */
const STEP = 100
/** Characters of text around a hit. */
const CONTEXT_LENGTH = 100
const NO_HITS: readonly SearchHit[] = []

const EMPTY_TITLE = (): string =>
  translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'})

export default function SearchPage(): ReactNode {
  // The prerendered document has no query: it is shown after hydration.
  const isBrowser = useIsBrowser()
  const [query] = useQueryString('q')
  const shown = isBrowser ? query : ''
  const title =
    shown.trim() === ''
      ? EMPTY_TITLE()
      : translate(
          {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
          {query: shown},
        )
  // The plugin that makes this page's route makes the data in this shape.
  const data = usePluginData('search') as unknown as SearchData
  return (
    <Layout title={title} description={describeList(EMPTY_TITLE(), useSectionLabels()) ?? EMPTY_TITLE()}>
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg searchPage">
        <Heading as="h1">{title}</Heading>
        <p className="searchNeedsScript">
          <Translate id="theme.SearchPage.needsScript">
            The search works in your browser, with JavaScript. It seems to be turned off.
          </Translate>
        </p>
        <Results data={data} />
      </main>
    </Layout>
  )
}

function Results({data}: {readonly data: SearchData}): ReactNode {
  const {baseUrl} = useSite()
  const [typed, setTyped] = useTyped()
  const input = useEarlyText(typed, setTyped)
  const [context, setContext] = useContextParameter(data)
  const version = new URLSearchParams(useLocation().search).get('version')?.replace(/\/$/, '') ?? ''
  const query = typed.trim()
  const [shown, setShown] = useState({query, count: STEP})
  const count = shown.query === query ? shown.count : STEP
  const target = {baseUrl, version, context}
  // One more shows whether there are more.
  const sectioned = useSectionedSearch({target, data, query, contextLength: CONTEXT_LENGTH}, count + 1)
  const {search, offered, choice, setChoice, hasMore} = sectioned
  const hits = search.answer?.hits ?? NO_HITS
  const countText = useCountText()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: one element is both the landmark and the form */}
      <form
        role="search"
        aria-label={EMPTY_TITLE()}
        action={`${baseUrl}search`}
        className="searchPageFields"
        onSubmit={(event) => {
          event.preventDefault()
          // The results follow each letter; only an index that could not be loaded waits to be asked for again.
          search.load()
        }}
      >
        <SearchField input={input} value={typed} onChange={setTyped} onFocus={search.load} />
        <ContextField data={data} value={context} onChange={setContext} />
        <button type="submit" className="searchPageSubmit" tabIndex={-1} aria-label={SEARCH_LABEL()} />
      </form>
      {query === '' && <Start data={data} />}
      {data.hasSectionFilter && query !== '' && (
        <SectionFilter offered={offered} choice={choice} onChoose={setChoice} />
      )}
      {hits.length > 0 && (
        <p className="searchCount" aria-hidden="true">
          {/* How many there are is known at last; until then the line keeps its place. */}
          {search.isInterim ? '\u00a0' : countText(hits.length, count)}
        </p>
      )}
      <Notice
        search={search}
        query={query}
        limit={count}
        onRetry={search.load}
        emptyText={translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'})}
      />
      <PageHits hits={hits} limit={count} marksWords={data.highlightsTarget} groupsByPage={data.groupsByPage} />
      {hasMore && <MoreButton onPress={() => setShown({query, count: count + STEP})} />}
    </>
  )
}

function MoreButton({onPress}: {readonly onPress: () => void}): ReactNode {
  return (
    <button type="button" className="button button--secondary searchMore" onClick={onPress}>
      <Translate id="theme.SearchPage.more">Show more results</Translate>
    </button>
  )
}

/** What is typed, and the same in the URL, which follows a little later. */
function useTyped(): readonly [string, (text: string) => void] {
  const [query, setQuery] = useQueryString('q')
  const [typed, setTyped] = useState(query)
  // Texts that are on their way into the URL.
  const written = useRef<readonly string[]>([])
  useEffect(() => {
    const at = written.current.lastIndexOf(query)
    written.current = written.current.slice(at + 1)
    // Someone else has changed the URL: the box of the navbar, or the way back.
    if (at < 0) setTyped(query)
  }, [query])
  return [
    typed,
    (text) => {
      setTyped(text)
      written.current = [...written.current, text]
      setQuery(text === '' ? null : text)
    },
  ]
}

/** Takes over what was typed while the script was on its way. */
function useEarlyText(typed: string, onText: (text: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = input.current?.value ?? ''
    if (early !== '' && early !== typed) onText(early)
  }, [])
  return input
}

/** A context that the site does not have counts as none. */
function useContextParameter({contexts, hidesWithoutContext}: SearchData) {
  const [value, setValue] = useQueryString('ctx')
  // No index of the rest of the site is made then.
  const fallback = hidesWithoutContext ? (contexts[0]?.path ?? '') : ''
  const known = contexts.some(({path}) => path === value) ? value : fallback
  return [known, (next: string) => setValue(next === '' ? null : next)] as const
}

interface FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

interface SearchFieldProps extends FieldProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFocus: () => void
}

function SearchField({value, onChange, onFocus, input}: SearchFieldProps): ReactNode {
  return (
    <input
      ref={input}
      type="search"
      name="q"
      className="searchPageInput"
      value={value}
      placeholder={SEARCH_LABEL()}
      aria-label={SEARCH_LABEL()}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: readers come to this page to type
      autoFocus
      onFocus={onFocus}
      onChange={({target}) => onChange(target.value)}
    />
  )
}

function ContextField({data, value, onChange}: FieldProps & {readonly data: SearchData}): ReactNode {
  const labelOf = useContextLabel()
  if (data.contexts.length === 0) return null
  return (
    <select
      className="searchPageContext"
      aria-label={translate({id: 'theme.SearchPage.searchContext.ariaLabel', message: 'Part of the site'})}
      value={value}
      onChange={({target}) => onChange(target.value)}
    >
      {!data.hidesWithoutContext && (
        <option value="">
          {data.usesAllWithoutContext
            ? translate({id: 'theme.SearchPage.searchContext.everywhere', message: 'Everywhere'})
            : translate({id: 'theme.SearchPage.searchContext.elsewhere', message: 'Elsewhere'})}
        </option>
      )}
      {data.contexts.map((one) => (
        <option key={one.path} value={one.path}>
          {labelOf(one)}
        </option>
      ))}
    </select>
  )
}
