// Text of the announcement: HTML from the configuration.
import type {ReactNode} from 'react'

export default function AnnouncementBarContent({content}: {readonly content: string}): ReactNode {
  return <div className="announcementBarContent" dangerouslySetInnerHTML={{__html: content}} />
}
