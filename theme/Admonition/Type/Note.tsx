// Admonitions of the type `note`.
import type {AdmonitionProps} from '@theme/Admonition'
import IconNote from '@theme/Admonition/Icon/Note'
import AdmonitionLayout from '@theme/Admonition/Layout'
import {clsx} from 'clsx'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function AdmonitionTypeNote({className, icon, title, ...props}: AdmonitionProps): ReactNode {
  return (
    <AdmonitionLayout
      {...props}
      className={clsx('alert alert--secondary', className)}
      icon={icon === undefined ? <IconNote /> : icon}
      title={title === undefined ? translate({id: 'theme.admonition.note', message: 'note'}) : title}
    />
  )
}
