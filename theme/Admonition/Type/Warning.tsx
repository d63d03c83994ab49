// Admonitions of the type `warning`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconWarning from '@theme/Admonition/Icon/Warning'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeWarning({className, icon, title, ...props}: AdmonitionProps): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert alert--warning', className)}
      icon={icon === undefined ? <IconWarning /> : icon}
      title={title === undefined ? translate({id: 'theme.admonition.warning', message: 'warning'}) : title}
    />
  )
}
