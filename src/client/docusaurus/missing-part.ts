// Stands for a part of a theme that the site imports and no theme has: shows what is inside of it.
import type {ReactNode} from 'react'

export default function MissingPart(props?: {readonly children?: ReactNode}): ReactNode {
  return props?.children ?? null
}
