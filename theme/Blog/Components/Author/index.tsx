// An author: image, name, role, and where else to be found.
import '../../../BlogLayout/blog.css'
import AuthorSocials from '@theme/Blog/Components/Author/Socials'
import Heading from '@theme/Heading'
import {clsx} from 'clsx'
import {type BlogAuthorView, Link} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useClassicLists} from '../../../hooks/use-classic-lists.ts'
import {usePostCount} from '../../../hooks/use-post-count.ts'

export interface AuthorProps {
  readonly author: BlogAuthorView
  /** Makes the name a heading: `h1` on the author's own page, `h2` in the list of authors. */
  readonly as?: 'h1' | 'h2'
  readonly className?: string
  /** Links to the author elsewhere are shown too. */
  readonly hasSocials?: boolean
  /** Number of posts, where it is told. */
  readonly count?: number
}

export default function Author({as, author, className, hasSocials = true, count}: AuthorProps): ReactNode {
  const {name, title, imageURL} = author
  // On the author's own page a link to that page leads nowhere; Docusaurus has it all the same.
  const leadsElsewhere = !useClassicLists() && as === 'h1'
  const href = leadsElsewhere ? author.url : findLink(author)
  return (
    <div className={clsx('avatar blogAuthor', as && `blogAuthor-${as}`, className)}>
      {imageURL !== undefined && <Picture src={imageURL} name={name} href={href} />}
      {(name !== undefined || title !== undefined) && (
        <div className="avatar__intro">
          {name !== undefined && <Name as={as} name={name} href={href} count={count} />}
          {title !== undefined && <small className="avatar__subtitle">{title}</small>}
          {hasSocials && <AuthorSocials author={author} />}
        </div>
      )}
    </div>
  )
}

/** Where an author's name leads: the page of their posts before a page elsewhere. */
function findLink({page, url, email}: BlogAuthorView): string | undefined {
  return page?.permalink ?? url ?? (email === undefined ? undefined : `mailto:${email}`)
}

interface PictureProps {
  readonly src: string
  readonly name: string | undefined
  readonly href: string | undefined
}

function Picture({src, name, href}: PictureProps): ReactNode {
  const image = <img className="avatar__photo" src={src} alt={name ?? ''} width="48" height="48" loading="lazy" />
  if (href === undefined) return image
  // The name next to it is the same link, and once is enough for keyboards and screen readers.
  const isRepeated = name !== undefined && {'aria-hidden': true, tabIndex: -1}
  return (
    <Link href={href} className="avatar__photo-link" {...isRepeated}>
      {image}
    </Link>
  )
}

interface NameProps {
  readonly as: AuthorProps['as']
  readonly name: string
  readonly href: string | undefined
  readonly count: number | undefined
}

function Name({as, name, href, count}: NameProps): ReactNode {
  const countPosts = usePostCount()
  const shown =
    as === undefined ? (
      name
    ) : (
      <Heading as={as} className="blogAuthorName" translate="no">
        {name}
      </Heading>
    )
  return (
    <div className="avatar__name">
      {href === undefined ? shown : <Link href={href}>{shown}</Link>}
      {count !== undefined && (
        <span className="blogAuthorCount" title={countPosts(count)}>
          {count}
        </span>
      )}
    </div>
  )
}
