// Order of the parts of a card.
import './doc-card.css'
import Description from '@theme/DocCard/Description'
import Heading from '@theme/DocCard/Heading'
import {clsx} from 'clsx'
import {Link, type SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardLayoutProps {
  readonly item: SidebarItem
  readonly className?: string | undefined
  readonly href: string
  readonly icon: ReactNode
  readonly title: string
  readonly description?: string | undefined
}

export default function DocCardLayout(props: DocCardLayoutProps): ReactNode {
  const {item, className, href, icon, title, description} = props
  return (
    <Link href={href} className={clsx('card padding--md theme-doc-card-container', className)}>
      <Heading item={item} icon={icon} title={title} />
      {description && <Description item={item} description={description} />}
    </Link>
  )
}
