// A remark set apart: `<Admonition type="tip">` in MDX and in components. Markdown's `:::tip` becomes the same elements
// without any code in the browser.
import AdmonitionLayout from '@theme/Admonition/Layout'
import types from '@theme/Admonition/Types'
import type {ReactNode} from 'react'

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

export default function Admonition({type, ...props}: AdmonitionProps): ReactNode {
  const {alert, icon, title} = (Object.hasOwn(types, type) ? types[type] : undefined) ?? {
    alert: 'info',
    icon: 'info',
    title: () => type,
  }
  return <AdmonitionLayout {...props} type={type} alert={alert} iconName={icon} title={props.title ?? title()} />
}
