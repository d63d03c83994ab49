// Layout around the pages of a version. Does nothing: a site replaces it to add to each of them.
import type {ReactNode} from 'react'

export default function DocVersionRoot({children}: {readonly children: ReactNode}): ReactNode {
  return children
}
