// A heading with a link to itself. The sign of the link is the style sheet's, so that it is not part of the text.
import {clsx} from 'clsx'
import {Link, translate, useBrokenLinks} from 'quire-docs/client'
import type {ComponentType, HTMLAttributes, ReactNode} from 'react'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** Parts that sites took from Docusaurus before 2.0 call it with a level, for a component of that level. */
export default function Heading(props: HeadingProps['as']): ComponentType<HTMLAttributes<HTMLHeadingElement>>
export default function Heading(props: HeadingProps): ReactNode
export default function Heading(
  given: HeadingProps | HeadingProps['as'],
): ReactNode | ComponentType<HTMLAttributes<HTMLHeadingElement>> {
  return typeof given === 'string' ? (props) => <LinkedHeading {...props} as={given} /> : LinkedHeading(given)
}

/** The title of a page, by the name that it had before 2.0. */
export function MainHeading({id: _, ...props}: HTMLAttributes<HTMLHeadingElement>): ReactNode {
  return (
    <header>
      <h1 {...props} />
    </header>
  )
}

function LinkedHeading({as: Tag, id, className, children, ...props}: HeadingProps): ReactNode {
  const {collectAnchor} = useBrokenLinks()
  if (Tag === 'h1' || id === undefined) {
    return (
      <Tag {...props} className={className}>
        {children}
      </Tag>
    )
  }
  collectAnchor(id)
  const text = typeof children === 'string' ? children : id
  const label = translate({id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'}, {heading: text})
  return (
    <Tag {...props} className={clsx('anchor', className)} id={id}>
      {children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} title={label}>
        {'\u200B'}
      </Link>
    </Tag>
  )
}
