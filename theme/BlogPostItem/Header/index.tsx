// Above a post: its title, when it was written and how long it takes to read, and by whom it is.
import '../../BlogLayout/blog.css'
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors'
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info'
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title'
import type {ReactNode} from 'react'

export default function BlogPostItemHeader(): ReactNode {
  return (
    <header className="blogPostHeader">
      <BlogPostItemHeaderTitle />
      <BlogPostItemHeaderInfo />
      <BlogPostItemHeaderAuthors />
    </header>
  )
}
