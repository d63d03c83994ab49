// The authors of a post. Where else to find them is told on the post's own page; in every line of a list only as Docusaurus
// has it.
import '../../BlogLayout/blog.css'
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import Author from '@theme/Blog/Components/Author'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {useClassicLists} from '../../hooks/use-classic-lists.ts'

export default function BlogPostItemHeaderAuthors({className}: {readonly className?: string}): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost()
  const hasSocials = useClassicLists() || isBlogPostPage
  const {authors} = metadata
  if (authors.length === 0) return null
  return (
    <div className={clsx('blogAuthors', className)}>
      {authors.map((author, index) => (
        <Author key={author.key ?? index} author={author} hasSocials={hasSocials} />
      ))}
    </div>
  )
}
