// Around MDX content that a component renders by itself. Content has the theme's components already.
import type {ReactNode} from 'react'

export default function MDXContent({children}: {readonly children: ReactNode}): ReactNode {
  return children
}
