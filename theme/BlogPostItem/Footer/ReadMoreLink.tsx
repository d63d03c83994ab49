// Leads from the beginning of a post, in a list, to the whole of it.
import {Link, type LinkProps, Translate, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface ReadMoreLinkProps extends LinkProps {
  readonly blogPostTitle: string
}

export default function BlogPostItemFooterReadMoreLink({blogPostTitle, ...props}: ReadMoreLinkProps): ReactNode {
  const label = translate(
    {id: 'theme.blog.post.readMoreLabel', message: 'Read more about {title}'},
    {title: blogPostTitle},
  )
  return (
    <Link aria-label={label} {...props}>
      <b>
        <Translate id="theme.blog.post.readMore">Read more</Translate>
      </b>
    </Link>
  )
}
