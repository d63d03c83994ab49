// Order of a doc's parts.
import ContentVisibility from '@theme/ContentVisibility'
import DocBreadcrumbs from '@theme/DocBreadcrumbs'
import DocItemContent from '@theme/DocItem/Content'
import DocItemFooter from '@theme/DocItem/Footer'
import DocItemPaginator from '@theme/DocItem/Paginator'
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop'
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile'
import DocVersionBadge from '@theme/DocVersionBadge'
import DocVersionBanner from '@theme/DocVersionBanner'
import DocVersionChanges from '@theme/DocVersionChanges'
import {clsx} from 'clsx'
import type {DocItemProps} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'
import {useHasToc} from '../hooks/use-toc.ts'

export default function DocItemLayout(given: Partial<DocItemProps>): ReactNode {
  const doc = useDocItem(given)
  const {hideTableOfContents, tocMinHeadingLevel, tocMaxHeadingLevel, version} = doc
  const levels = {minHeadingLevel: tocMinHeadingLevel, maxHeadingLevel: tocMaxHeadingLevel}
  const hasToc = useHasToc(levels) && !hideTableOfContents
  return (
    <div className="row">
      <div className={clsx('col', !hideTableOfContents && 'docItemCol')}>
        <ContentVisibility unlisted={doc.unlisted} draft={doc.draft} />
        <DocVersionBanner version={version} />
        <div className="docItemContainer">
          <article>
            <DocBreadcrumbs breadcrumbs={doc.breadcrumbs} />
            <DocVersionBadge version={version} />
            {hasToc && <DocItemTOCMobile {...levels} />}
            <DocItemContent {...doc} />
            {doc.changes !== undefined && <DocVersionChanges changes={doc.changes} />}
            <DocItemFooter {...doc} />
          </article>
          <DocItemPaginator {...doc} />
        </div>
      </div>
      {hasToc && (
        <div className="col col--3">
          <DocItemTOCDesktop {...levels} />
        </div>
      )}
    </div>
  )
}
