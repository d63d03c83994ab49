// What stands around the code of a fenced block in MDX, on sites that have their own part in this place. Nothing here: the
// block itself is made by `MDXComponents/Code`.
import type {ComponentProps, ReactNode} from 'react'

export type MDXPreProps = ComponentProps<'pre'>

export default function MDXPre({children}: MDXPreProps): ReactNode {
  return children
}
