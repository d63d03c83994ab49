// Text of the announcement: HTML from the configuration.
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export default function AnnouncementBarContent({content}: {readonly content: string}): ReactNode {
  return <div className="announcementBarContent" dangerouslySetInnerHTML={toInnerHtml(content)} />
}
