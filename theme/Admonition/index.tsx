// A remark set apart: `<Admonition type="tip">` in MDX and in components. Markdown's `:::tip` becomes the same elements
// without any code in the browser, unless the site has an admonition of its own.
import AdmonitionLayout from '@theme/Admonition/Layout'
import types from '@theme/Admonition/Types'
import {Children, isValidElement, type ReactNode} from 'react'

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger`, `caution`; or an alias. Anything else looks like `info`. */
  readonly type: string
  readonly title?: ReactNode
  /** Instead of the type's own. */
  readonly icon?: ReactNode
  readonly className?: string
  readonly id?: string
  readonly children?: ReactNode
}

export default function Admonition(given: AdmonitionProps): ReactNode {
  const props = takeTitle(given)
  const {type} = props
  const known = Object.hasOwn(types, type) ? types[type] : undefined
  if (typeof known === 'function') {
    const Own = known
    return <Own {...props} />
  }
  const {alert, icon, title} = known ?? {alert: 'info', icon: 'info', title: () => type}
  return <AdmonitionLayout {...props} alert={alert} iconName={icon} title={props.title ?? title()} />
}

/** Markdown gives the title as a child, so that it may have formatting. */
function takeTitle(props: AdmonitionProps): AdmonitionProps {
  const children = Children.toArray(props.children)
  const heading = children.find((child) => isValidElement(child) && child.type === 'mdxAdmonitionTitle')
  if (!isValidElement<AdmonitionProps>(heading)) return props
  return {...props, title: heading.props.children, children: children.filter((child) => child !== heading)}
}
