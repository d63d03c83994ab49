// A remark set apart: `<Admonition type="tip">` in MDX and in components. Markdown's `:::tip` becomes the same elements
// without any code in the browser, unless the site has an admonition of its own.
import AdmonitionLayout from '@theme/Admonition/Layout'
import AdmonitionTypeInfo from '@theme/Admonition/Type/Info'
import types from '@theme/Admonition/Types'
import {clsx} from 'clsx'
import {processAdmonitionProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface AdmonitionProps {
  /** `note`, `tip`, `info`, `warning`, `danger`, `caution`; or an alias. Anything else looks like `info`. */
  readonly type: string
  /** Instead of the type's own, as the icon; null for none. */
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly className?: string
  readonly id?: string
  readonly children?: ReactNode
}

export default function Admonition(given: AdmonitionProps): ReactNode {
  const props = processAdmonitionProps(given)
  const {type} = props
  const known = Object.hasOwn(types, type) ? types[type] : undefined
  if (typeof known === 'function') {
    const Own = known
    return <Own {...props} />
  }
  if (known === undefined)
    return <AdmonitionTypeInfo {...props} title={props.title === undefined ? type : props.title} />
  const {alert, icon, title} = known
  return (
    <AdmonitionLayout
      {...props}
      className={clsx(`alert alert--${alert}`, props.className)}
      icon={props.icon === undefined ? <span className={`admonition-icon-${icon}`} /> : props.icon}
      title={props.title === undefined ? title() : props.title}
    />
  )
}
