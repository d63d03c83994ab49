// Hits as the search page shows them: where, what, and a piece of the text.
import {Link, type SearchHit, useSite} from 'quire-docs/client'
import {memo, type ReactNode} from 'react'
import {HIT_ICONS, HitIcon} from './HitIcon.tsx'
import {hitPath, hitUrl} from './hit-url.ts'
import {Segments} from './Segments.tsx'

export interface PageHitsProps {
  readonly hits: readonly SearchHit[]
  /** Hits that are shown at most. */
  readonly limit: number
  readonly marksWords: boolean
}

/** There are many: they are rendered when there is another answer, not at each letter. */
export const PageHits = memo(({hits, limit, marksWords}: PageHitsProps): ReactNode => {
  return hits.slice(0, limit).map((hit, at) => <PageHit key={at} hit={hit} marksWords={marksWords} />)
})

function PageHit({hit, marksWords}: {readonly hit: SearchHit; readonly marksWords: boolean}): ReactNode {
  const {baseUrl} = useSite()
  const {type, snippet, section, isPending} = hit
  const isText = type === 2 || type === 4
  const url = hitUrl(hit, marksWords)
  const path = hitPath(hit, baseUrl).join(' › ')
  return (
    <article className="searchHit">
      {path !== '' && <p className="searchPath">{path}</p>}
      <h2>
        <HitIcon name={HIT_ICONS[type] ?? 'text'} />
        <Link to={url} autoAddBaseUrl={false}>
          <Segments of={isText ? section : snippet} />
        </Link>
      </h2>
      {isText && <p className="searchSummary">{isPending ? '\u00a0' : <Segments of={snippet} />}</p>}
    </article>
  )
}
