// Pages that a reader may have meant who came to none: those whose titles have the words of the URL. Texts are not searched: a
// whole index is too much for a page that was not asked for.
import {Link, Translate, usePluginData, useSite} from 'quire-docs/client'
import {type ReactNode, useEffect, useState} from 'react'
import {pageTitle} from './hit-url.ts'
import type {SearchData} from './search-data.ts'
import {useSearch} from './use-search.ts'
import {useSearchPlace} from './use-target.ts'

const MAX_PAGES = 5

export interface SuggestionsProps {
  /** Searched for one after the other, until something is found. */
  readonly queries: readonly string[]
}

export default function Suggestions({queries}: SuggestionsProps): ReactNode {
  const {baseUrl} = useSite()
  // The search plugin makes the data in this shape; without it this part is not rendered.
  const data = usePluginData('search') as unknown as SearchData
  const {target} = useSearchPlace(data)
  const [at, setAt] = useState(0)
  const query = queries[at] ?? ''
  const {answer, answered, isInterim} = useSearch({
    target: {...target, titlesOnly: true},
    data,
    query,
    limit: MAX_PAGES,
    contextLength: 0,
  })
  const isFruitless = answer?.hits.length === 0 && answered === query && !isInterim
  useEffect(() => {
    if (isFruitless) setAt((last) => last + 1)
  }, [isFruitless])
  const pages = (answer?.hits ?? [])
    .map(({document}) => ({...document, title: pageTitle(document, baseUrl)}))
    .filter(({title}) => title !== '')
  if (pages.length === 0) return null
  return (
    <section className="margin-top--lg">
      <h2>
        <Translate id="theme.NotFound.suggestions">Pages that you may be looking for</Translate>
      </h2>
      <ul className="clean-list">
        {pages.map(({u, b = [], title}) => (
          <li key={u} className="padding-vert--xs">
            <Link to={u} autoAddBaseUrl={false}>
              {title}
            </Link>
            {b.length > 0 && <small>{b.join(' › ')}</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
