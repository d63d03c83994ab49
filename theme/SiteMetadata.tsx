// What the head of every page has. The build has written it: a site replaces this to change or add some.
import type {ReactNode} from 'react'

export default function SiteMetadata(): ReactNode {
  return null
}
