// What search engines are told of a post. The build has written it: what a site's own component writes takes its place.
import type {ReactNode} from 'react'

export default function BlogPostPageStructuredData(): ReactNode {
  return null
}
