// When a page last changed, and by whose hand.
import {interpolate, ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDateFormat} from './hooks/use-date-format.ts'

export interface LastUpdatedProps {
  /** Milliseconds since the epoch. */
  readonly lastUpdatedAt?: number | undefined
  readonly lastUpdatedBy?: string | undefined
}

export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: LastUpdatedProps): ReactNode {
  const atDate =
    lastUpdatedAt === undefined
      ? ''
      : interpolate(translate({id: 'theme.lastUpdated.atDate', message: ' on {date}'}), {
          date: <DateText atMs={lastUpdatedAt} />,
        })
  const byUser =
    lastUpdatedBy === undefined
      ? ''
      : interpolate(translate({id: 'theme.lastUpdated.byUser', message: ' by {user}'}), {user: <b>{lastUpdatedBy}</b>})
  const text = translate({id: 'theme.lastUpdated.lastUpdatedAtBy', message: 'Last updated{atDate}{byUser}'})
  return <span className={ThemeClassNames.common.lastUpdated}>{interpolate(text, {atDate, byUser})}</span>
}

function DateText({atMs}: {readonly atMs: number}): ReactNode {
  const format = useDateFormat({day: 'numeric', month: 'short', year: 'numeric'})
  return (
    <b>
      <time dateTime={new Date(atMs).toISOString()} itemProp="dateModified">
        {format(atMs)}
      </time>
    </b>
  )
}
