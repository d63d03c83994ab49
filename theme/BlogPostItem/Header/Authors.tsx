// The authors of a post. Where else to find them is told on the post's own page, not in every line of a list.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import Author from '@theme/Blog/Components/Author'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'

export default function BlogPostItemHeaderAuthors({className}: {readonly className?: string}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  const {authors} = metadata
  if (authors.length === 0) return null
  return (
    <div className={clsx('blogAuthors', className)}>
      {authors.map((author, index) => (
        <Author key={author.key ?? index} author={author} hasSocials={isBlogPostPage} />
      ))}
    </div>
  )
}
