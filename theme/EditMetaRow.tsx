// The link to a page's source, and when the page last changed.
import EditThisPage from '@theme/EditThisPage'
import LastUpdated from '@theme/LastUpdated'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface EditMetaRowProps {
  readonly className?: string
  readonly editUrl?: string | undefined
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number | undefined
  readonly lastUpdatedBy?: string | undefined
}

export default function EditMetaRow({className, editUrl, lastUpdatedAt, lastUpdatedBy}: EditMetaRowProps): ReactNode {
  const isUpdateKnown = lastUpdatedAt !== undefined || lastUpdatedBy !== undefined
  return (
    <div className={clsx('row editMetaRow', className)}>
      <div className="col noPrint">{editUrl !== undefined && <EditThisPage editUrl={editUrl} />}</div>
      <div className="col">
        {isUpdateKnown && <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />}
      </div>
    </div>
  )
}
