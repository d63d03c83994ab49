// Title, description and image of a doc in the head. The build has written them: a site replaces this to change or add some.
import type {ReactNode} from 'react'

export default function DocItemMetadata(): ReactNode {
  return null
}
