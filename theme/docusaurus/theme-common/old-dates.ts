// Docs and posts with their dates as components had them before Docusaurus 3.2: in words, and changes in seconds.
import {useBlogPost as useNewBlogPost} from '@docusaurus/plugin-content-blog/client'
import {useDoc as useNewDoc} from '@docusaurus/plugin-content-docs/client'
import {useDateFormat} from '../../hooks/use-date-format.ts'

/** What old parts show of when a page last changed. */
export interface OldLastUpdate {
  /** Seconds since the epoch. */
  readonly lastUpdatedAt?: number
  readonly formattedLastUpdatedAt?: string
}

/** @returns Gives both forms of a time in milliseconds since the epoch. */
export function useOldLastUpdate(): (atMs: number | undefined) => OldLastUpdate {
  const format = useDateFormat({day: 'numeric', month: 'short', year: 'numeric'})
  return (atMs) =>
    atMs === undefined ? {} : {lastUpdatedAt: Math.floor(atMs / 1000), formattedLastUpdatedAt: format(atMs)}
}

export function useDoc(): ReturnType<typeof useNewDoc> & {readonly metadata: OldLastUpdate} {
  const doc = useNewDoc()
  const toOld = useOldLastUpdate()
  return {...doc, metadata: {...doc.metadata, ...toOld(doc.metadata.lastUpdatedAt)}}
}

export function useBlogPost(): ReturnType<typeof useNewBlogPost> & {
  readonly metadata: {readonly formattedDate: string}
} {
  const post = useNewBlogPost()
  const format = useDateFormat()
  return {...post, metadata: {...post.metadata, formattedDate: format(post.metadata.date)}}
}
