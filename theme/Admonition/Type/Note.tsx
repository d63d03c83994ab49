// Admonitions of the type `note`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconNote from '@theme/Admonition/Icon/Note'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeNote({
  className,
  icon = <IconNote />,
  title = translate({id: 'theme.admonition.note', message: 'note'}),
  ...props
}: AdmonitionProps): ReactNode {
  return <AdmonitionLayout {...props} className={clsx('alert alert--secondary', className)} icon={icon} title={title} />
}
