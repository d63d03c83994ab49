// Title, description, dates and authors of a post in the head. The build has written them: a site replaces this to change or add some.
import type {ReactNode} from 'react'

export default function BlogPostPageMetadata(): ReactNode {
  return null
}
