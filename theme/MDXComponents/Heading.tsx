// Headings of MDX content. Those from Markdown come with their link, if the site has no part of its own for them; others get one.
import Heading, {type HeadingProps} from '@theme/Heading'
import type {ReactNode} from 'react'

export default function MDXHeading({as: Tag, ...props}: HeadingProps): ReactNode {
  return /\banchor\b/.test(props.className ?? '') ? <Tag {...props} /> : <Heading as={Tag} {...props} />
}
