// Props of an admonition as components want them.
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react'

interface AdmonitionInput {
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** Takes the title out of the children: Markdown gives it as one of them, so that it may have formatting. */
export function processAdmonitionProps<Props extends AdmonitionInput>(props: Props): Props {
  const children = Children.toArray(props.children)
  const heading = children.find((child) => isValidElement<TypedProps>(child) && nameOf(child) === 'mdxAdmonitionTitle')
  if (!isValidElement<AdmonitionInput>(heading)) return props
  const rest = children.filter((child) => child !== heading)
  return {...props, title: props.title ?? heading.props.children, children: rest.length > 0 ? rest : undefined}
}

/** Of MDX 1's. */
interface TypedProps {
  readonly mdxType?: string
}

function nameOf({type, props}: ReactElement<TypedProps>): unknown {
  return props.mdxType ?? type
}
