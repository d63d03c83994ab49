// An item of a list of MDX content.
import type {LiHTMLAttributes, ReactNode} from 'react'

export default function MDXLi(props: LiHTMLAttributes<HTMLLIElement>): ReactNode {
  return <li {...props} />
}
