// A post: the whole of it on its page, its beginning in a list.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client'
import BlogPostItemContainer from '@theme/BlogPostItem/Container'
import BlogPostItemContent from '@theme/BlogPostItem/Content'
import BlogPostItemFooter from '@theme/BlogPostItem/Footer'
import BlogPostItemHeader from '@theme/BlogPostItem/Header'
import {clsx} from 'clsx'
import type {ReactNode} from 'react'
import {useClassicLists} from '../hooks/use-classic-lists.ts'

export interface BlogPostItemProps {
  readonly className?: string
  /** The post's text. */
  readonly children: ReactNode
}

export default function BlogPostItem({className, children}: BlogPostItemProps): ReactNode {
  const {isBlogPostPage} = useBlogPost()
  const margin = useClassicLists() ? 'margin-bottom--xl' : 'margin-bottom--lg'
  return (
    <BlogPostItemContainer className={clsx(!isBlogPostPage && margin, className)}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  )
}
