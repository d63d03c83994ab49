// Archive of the site, with dates in words as parts had them before Docusaurus 3.2.
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/BlogArchivePage'
import type {BlogArchivePageProps} from 'quire-docs/client'
import type {ComponentType, ReactNode} from 'react'
import {useDateFormat} from '../hooks/use-date-format.ts'

const Given = given as ComponentType<BlogArchivePageProps>

export default function WithFormattedDates({archive, ...props}: BlogArchivePageProps): ReactNode {
  const format = useDateFormat()
  const blogPosts = archive.blogPosts.map((post) => ({
    ...post,
    metadata: {...post.metadata, formattedDate: format(post.metadata.date)},
  }))
  return <Given {...props} archive={{...archive, blogPosts}} />
}
