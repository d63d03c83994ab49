// The section of the hit that is chosen, next to the list: where it is, what it is called, and its text.
import {type SearchHit, type Segment, translate, useSite} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {hitSection, isTitle, pageOf, pageTitle} from './hit-url.ts'
import {Segments} from './Segments.tsx'

export const PREVIEW_ID = 'search-preview'

export interface PreviewProps {
  /** Absent while another row is chosen. */
  readonly hit: SearchHit | undefined
  /** Absent while it is on its way. */
  readonly section: readonly Segment[] | undefined
}

export function Preview({hit, section}: PreviewProps): ReactNode {
  return (
    <section
      id={PREVIEW_ID}
      className="searchPreview"
      // A press does not take the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
      aria-label={translate({id: 'theme.SearchBar.preview', message: 'Preview'})}
      aria-busy={hit !== undefined && section === undefined}
    >
      {hit !== undefined && <Head hit={hit} />}
      {section !== undefined && (
        <p className="searchPreviewText">
          <Segments of={section} />
        </p>
      )}
    </section>
  )
}

function Head({hit}: {readonly hit: SearchHit}): ReactNode {
  const {baseUrl} = useSite()
  const page = pageOf(hit)
  const title = pageTitle(page, baseUrl)
  const isHeading = hit.type === 1
  const isPage = !isHeading && hitSection(hit).length === 0
  const path = [...(page.b ?? []), isPage ? '' : title].filter((label) => label !== '')
  return (
    <>
      {path.length > 0 && <p className="searchPath">{path.join(' › ')}</p>}
      <p className="searchPreviewTitle">
        {isTitle(hit) || isHeading ? <Segments of={hit.snippet} /> : isPage ? title : <Segments of={hit.section} />}
      </p>
    </>
  )
}
