// Icon and name of a card.
import HeadingIcon from '@theme/DocCard/Heading/Icon'
import HeadingText from '@theme/DocCard/Heading/Text'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocCardHeadingProps {
  readonly item: SidebarItem
  readonly icon: ReactNode
  readonly title: string
}

export default function DocCardHeading({item, icon, title}: DocCardHeadingProps): ReactNode {
  return (
    <div className="theme-doc-card-heading">
      <HeadingIcon item={item} icon={icon} />
      <HeadingText item={item} title={title} />
    </div>
  )
}
