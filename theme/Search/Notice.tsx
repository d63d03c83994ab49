// What is said when there are no hits to show: still loading, failed, nothing found. And, to screen readers, how many there are.
import {translate, usePluralForm} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useNumberFormat} from '../hooks/use-number-format.ts'
import {HitIcon} from './HitIcon.tsx'
import type {Search} from './use-search.ts'

export interface NoticeProps {
  readonly search: Search
  readonly query: string
  /** Said when nothing is found. */
  readonly emptyText: string
  readonly onRetry: () => void
  /** Hits that are shown at most. */
  readonly limit?: number
}

export function Notice({search, query, emptyText, onRetry, limit = Number.POSITIVE_INFINITY}: NoticeProps): ReactNode {
  const {state, answer, answered, isInterim} = search
  const countText = useCountText()
  if (query === '') return null
  if (state.status === 'failed')
    return (
      <div className="searchNotice" role="alert">
        <HitIcon name="failed" />
        <p>
          {translate({id: 'theme.SearchBar.failed', message: 'The search could not be loaded.'})}
          {state.message !== '' && <small>{state.message}</small>}
        </p>
        <button type="button" className="button button--primary button--sm" onClick={onRetry}>
          {translate({id: 'theme.SearchBar.retry', message: 'Try again'})}
        </button>
      </div>
    )
  const count = answer?.hits.length
  const isEmpty = count === 0 && answered === query
  return (
    <>
      <p role="status" className="searchStatus">
        {count === undefined || isInterim ? '' : count === 0 ? emptyText : countText(count, limit)}
      </p>
      {isEmpty && (
        <div className="searchNotice">
          <HitIcon name="none" />
          <p>{emptyText}</p>
        </div>
      )}
      {count === undefined && <Skeleton />}
    </>
  )
}

/** `3 documents found`; `100+ documents found` where more are found than shown. */
export function useCountText(): (count: number, limit?: number) => string {
  const {selectMessage} = usePluralForm()
  const format = useNumberFormat()
  return (count, limit = count) =>
    selectMessage(
      Math.min(count, limit),
      translate(
        {id: 'theme.SearchPage.documentsFound.plurals', message: '{count} document found|{count} documents found'},
        {count: count > limit ? `${format(limit)}+` : format(count)},
      ),
    )
}

/** Rows to come. */
function Skeleton(): ReactNode {
  return (
    <div className="searchSkeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
