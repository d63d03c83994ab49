// Admonitions of the type `info`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconInfo from '@theme/Admonition/Icon/Info'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeInfo({
  className,
  icon = <IconInfo />,
  title = translate({id: 'theme.admonition.info', message: 'info'}),
  ...props
}: AdmonitionProps): ReactNode {
  return <AdmonitionLayout {...props} className={clsx('alert alert--info', className)} icon={icon} title={title} />
}
