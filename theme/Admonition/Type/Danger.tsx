// Admonitions of the type `danger`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconDanger from '@theme/Admonition/Icon/Danger'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeDanger({
  className,
  icon = <IconDanger />,
  title = translate({id: 'theme.admonition.danger', message: 'danger'}),
  ...props
}: AdmonitionProps): ReactNode {
  return <AdmonitionLayout {...props} className={clsx('alert alert--danger', className)} icon={icon} title={title} />
}
