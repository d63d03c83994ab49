// When a page last changed, and by whose hand.
import {interpolate, ThemeClassNames, translate, useSite} from 'quire/client'
import type {ReactNode} from 'react'

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

/** A date in the words of the site's language. In UTC, so that server and browser agree. */
function DateText({atMs}: {readonly atMs: number}): ReactNode {
  const {currentLocale, localeConfigs} = useSite().i18n
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale
  const date = new Date(atMs)
  return (
    <time dateTime={date.toISOString()} itemProp="dateModified">
      <b>
        {new Intl.DateTimeFormat(language, {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
          date,
        )}
      </b>
    </time>
  )
}
