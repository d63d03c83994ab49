// Admonitions of the type `tip`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconTip from '@theme/Admonition/Icon/Tip'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeTip({
  className,
  icon = <IconTip />,
  title = translate({id: 'theme.admonition.tip', message: 'tip'}),
  ...props
}: AdmonitionProps): ReactNode {
  return <AdmonitionLayout {...props} className={clsx('alert alert--success', className)} icon={icon} title={title} />
}
