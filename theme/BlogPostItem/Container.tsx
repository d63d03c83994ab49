// The element around a post.
import '../BlogLayout/blog.css'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export interface BlogPostItemContainerProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

export default function BlogPostItemContainer({className, children}: BlogPostItemContainerProps): ReactNode {
  return <article className={clsx('blogPostItem', className)}>{children}</article>
}
