// The text of a post. The title that it may start with stands in the header, as the one of every post.
import '../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import MDXContent from '@theme/MDXContent'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

/** Id of the element that holds the text of a post on its page. */
const CONTAINER_ID = '__blog-post-container'

export interface BlogPostItemContentProps {
  readonly className?: string
  readonly children: ReactNode
}

export default function BlogPostItemContent({className, children}: BlogPostItemContentProps): ReactNode {
  const {isBlogPostPage} = useBlogPost()
  return (
    <div id={isBlogPostPage ? CONTAINER_ID : undefined} className={clsx('blogPostContent', className)}>
      <MDXContent>{children}</MDXContent>
    </div>
  )
}
