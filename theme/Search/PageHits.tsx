// Hits as the search page shows them: where, what, and a piece of the text.
import {Link, type SearchHit, useSite} from 'quire-docs/client'
import {memo, type ReactNode} from 'react'
import {groupHits, type PageGroup} from './group-hits.ts'
import {HIT_ICONS, HitIcon} from './HitIcon.tsx'
import {hitPath, hitSection, hitUrl, pageTitle} from './hit-url.ts'
import {Segments} from './Segments.tsx'

export interface PageHitsProps {
  readonly hits: readonly SearchHit[]
  /** Hits that are shown at most. */
  readonly limit: number
  readonly marksWords: boolean
  /** Those of a page are shown below its title. */
  readonly groupsByPage: boolean
}

/** There are many: they are rendered when there is another answer, not at each letter. */
export const PageHits = memo(({hits, limit, marksWords, groupsByPage}: PageHitsProps): ReactNode => {
  const shown = hits.slice(0, limit)
  if (groupsByPage)
    return groupHits(shown).map((group) => <PageOfHits key={group.page.i} group={group} marksWords={marksWords} />)
  return shown.map((hit, at) => <PageHit key={at} hit={hit} marksWords={marksWords} />)
})

interface HitProps {
  readonly hit: SearchHit
  readonly marksWords: boolean
}

function PageHit({hit, marksWords}: HitProps): ReactNode {
  const {baseUrl} = useSite()
  return (
    <article className="searchHit">
      <PathLine path={hitPath(hit, baseUrl)} />
      <h2>
        <HitLink hit={hit} marksWords={marksWords} />
      </h2>
      <Summary hit={hit} />
    </article>
  )
}

function PageOfHits({group: {page, title, parts}, marksWords}: HitGroupProps): ReactNode {
  const {baseUrl} = useSite()
  return (
    <article className="searchHit">
      <PathLine path={page.b ?? []} />
      <h2>
        {title === undefined ? (
          <>
            <HitIcon name="page" />
            <Link to={page.u} autoAddBaseUrl={false}>
              {pageTitle(page, baseUrl)}
            </Link>
          </>
        ) : (
          <HitLink hit={title} marksWords={marksWords} />
        )}
      </h2>
      {parts.filter(isOfPage).map((hit) => (
        <Summary key={keyOf(hit)} hit={hit} />
      ))}
      {parts
        .filter((hit) => !isOfPage(hit))
        .map((hit) => (
          <section key={keyOf(hit)} className="searchPart">
            <h3>
              <HitLink hit={hit} marksWords={marksWords} />
            </h3>
            <Summary hit={hit} />
          </section>
        ))}
    </article>
  )
}

interface HitGroupProps {
  readonly group: PageGroup
  readonly marksWords: boolean
}

function HitLink({hit, marksWords}: HitProps): ReactNode {
  return (
    <>
      <HitIcon name={HIT_ICONS[hit.type] ?? 'text'} />
      <Link to={hitUrl(hit, marksWords)} autoAddBaseUrl={false}>
        <Segments of={isText(hit) ? hit.section : hit.snippet} />
      </Link>
    </>
  )
}

function Summary({hit}: {readonly hit: SearchHit}): ReactNode {
  return isText(hit) && <p className="searchSummary">{hit.isPending ? '\u00a0' : <Segments of={hit.snippet} />}</p>
}

function PathLine({path}: {readonly path: readonly string[]}): ReactNode {
  return path.length > 0 && <p className="searchPath">{path.join(' › ')}</p>
}

const keyOf = ({type, document}: SearchHit): string => `${type} ${document.i}`

/** Text below the title itself, which is there already. */
const isOfPage = (hit: SearchHit): boolean => isText(hit) && hitSection(hit).length === 0

const isText = ({type}: SearchHit): boolean => type === 2 || type === 4
