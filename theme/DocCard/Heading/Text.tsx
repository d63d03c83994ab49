// Name of a card.
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardHeadingTextProps {
  readonly item: SidebarItem
  readonly title: string
}

export default function DocCardHeadingText({title}: DocCardHeadingTextProps): ReactNode {
  return <span className="theme-doc-card-title">{title}</span>
}
