// When a page last changed, below a footer that was written for Docusaurus before 3.2.
import type {ReactNode} from 'react'
import type {OldLastUpdate} from '../docusaurus/theme-common/old-dates.ts'
import LastUpdated, {type LastUpdatedProps} from '../LastUpdated.tsx'

export default function LastUpdatedInSeconds({
  formattedLastUpdatedAt,
  lastUpdatedAt,
  lastUpdatedBy,
}: LastUpdatedProps & OldLastUpdate): ReactNode {
  const isOld = formattedLastUpdatedAt !== undefined && lastUpdatedAt !== undefined
  return <LastUpdated lastUpdatedAt={isOld ? lastUpdatedAt * 1000 : lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
}
