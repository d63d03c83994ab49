// Place of a card's icon.
import '../doc-card.css'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardHeadingIconProps {
  readonly item: SidebarItem
  readonly icon: ReactNode
}

export default function DocCardHeadingIcon({icon}: DocCardHeadingIconProps): ReactNode {
  return (
    <span className="theme-doc-card-icon" aria-hidden="true">
      {icon}
    </span>
  )
}
