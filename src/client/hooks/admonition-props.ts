// Props of an admonition as components want them.
import {Children, type ReactNode} from 'react'
import {isElementOf} from './is-element-of.ts'

interface AdmonitionInput {
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** Takes the title out of the children: Markdown gives it as one of them, so that it may have formatting. */
export function processAdmonitionProps<Props extends AdmonitionInput>(props: Props): Props {
  const children = Children.toArray(props.children)
  const heading = children.find((child) => isElementOf(child, 'mdxAdmonitionTitle'))
  if (heading === undefined) return props
  const rest = children.filter((child) => child !== heading)
  return {...props, title: props.title ?? heading.props.children, children: rest.length > 0 ? rest : undefined}
}
