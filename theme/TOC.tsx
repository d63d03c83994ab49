// Table of contents that stays in view and marks the heading that the reader is at.
import TOCItems from '@theme/TOCItems'
import {clsx} from 'clsx'
import type {TocItem} from 'quire-docs/client'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {TocLevels} from './hooks/use-toc.ts'

export interface TOCProps extends TocLevels {
  readonly toc: readonly TocItem[]
  readonly className?: string
}

export default function TOC({className, ...props}: TOCProps): ReactNode {
  return (
    <nav
      className={clsx('tableOfContents thin-scrollbar', className)}
      aria-label={translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
    >
      <div className="tableOfContentsTitle" aria-hidden="true">
        {translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
      </div>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  )
}
