// The text of a post. The title that it may start with stands in the header, as the one of every post.
import '../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import MDXContent from '@theme/MDXContent'
import {clsx} from 'clsx'
import {isValidElement, type ReactNode} from 'react'

/** Id of the element that holds the text of a post on its page. */
const CONTAINER_ID = '__blog-post-container'

export interface BlogPostItemContentProps {
  readonly className?: string
  readonly children: ReactNode
}

export default function BlogPostItemContent({className, children}: BlogPostItemContentProps): ReactNode {
  const {isBlogPostPage} = useBlogPost()
  // A page of the site's own gives the content without the class, which Docusaurus has in this part.
  const isBare = isBlogPostPage && isContent(children)
  return (
    <div id={isBlogPostPage ? CONTAINER_ID : undefined} className={clsx('blogPostContent', className)}>
      <MDXContent>{isBare ? <div className="markdown">{children}</div> : children}</MDXContent>
    </div>
  )
}

/** The content by the name that Docusaurus has for it: the only component that has metadata. */
function isContent(children: ReactNode): boolean {
  return isValidElement(children) && typeof children.type === 'function' && 'metadata' in children.type
}
