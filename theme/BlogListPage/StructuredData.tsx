// What search engines are told of the blog. The build has written it: what a site's own component writes takes its place.
import type {BlogListPageProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function BlogListPageStructuredData(_props: BlogListPageProps): ReactNode {
  return null
}
