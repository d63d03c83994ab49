// What a card says of its page.
import './doc-card.css'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardDescriptionProps {
  readonly item: SidebarItem
  readonly description: string
}

export default function DocCardDescription({description}: DocCardDescriptionProps): ReactNode {
  return <p className="theme-doc-card-description">{description}</p>
}
