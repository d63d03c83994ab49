// Elements of an admonition, the same as the build writes for Markdown.
import type {AdmonitionProps} from '@theme/Admonition'
import {clsx} from 'clsx'
import {ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'

export type AdmonitionLayoutProps = AdmonitionProps

export default function AdmonitionLayout(props: AdmonitionLayoutProps): ReactNode {
  const {type, title, icon, className, id, children} = props
  const {admonition, admonitionType} = ThemeClassNames.common
  return (
    <div className={clsx(admonition, admonitionType(type), className)} id={id}>
      {(title || icon) && (
        <div className="admonitionHeading_">
          {icon && <span className="admonitionIcon_">{icon}</span>}
          {title}
        </div>
      )}
      {children !== undefined && <div className="admonitionContent_">{children}</div>}
    </div>
  )
}
