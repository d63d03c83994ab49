// When a page last changed, shown by a part that was written for Docusaurus before 3.2.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/LastUpdated'
import type {ComponentType, ReactNode} from 'react'
import {type OldLastUpdate, useOldLastUpdate} from '../docusaurus/theme-common/old-dates.ts'
import type {LastUpdatedProps} from '../LastUpdated.tsx'

const Given = given as ComponentType<OldLastUpdate & Pick<LastUpdatedProps, 'lastUpdatedBy'>>

export default function WithOldDates(props: LastUpdatedProps & OldLastUpdate): ReactNode {
  const toOld = useOldLastUpdate()
  // A footer of the site's own has told it as the part wants it.
  const isOld = props.formattedLastUpdatedAt !== undefined
  return <Given {...props} {...(isOld ? {} : toOld(props.lastUpdatedAt))} />
}
