// Admonitions of the type `warning`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconWarning from '@theme/Admonition/Icon/Warning'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeWarning({
  className,
  icon = <IconWarning />,
  title = translate({id: 'theme.admonition.warning', message: 'warning'}),
  ...props
}: AdmonitionProps): ReactNode {
  return <AdmonitionLayout {...props} className={clsx('alert alert--warning', className)} icon={icon} title={title} />
}
