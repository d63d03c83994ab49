// The title of a post: the page's own on its page, a link to that in a list.
import '../../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import {clsx} from 'clsx'
import {Link} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function BlogPostItemHeaderTitle({className}: {readonly className?: string}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  const {permalink, title} = metadata
  if (isBlogPostPage) return <h1 className={clsx('blogPostTitle', className)}>{title}</h1>
  return (
    <h2 className={clsx('blogPostTitle', className)}>
      <Link to={permalink}>{title}</Link>
    </h2>
  )
}
