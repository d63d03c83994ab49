// Icon and name of a card.
import '../doc-card.css'
import HeadingIcon from '@theme/DocCard/Heading/Icon'
import HeadingText from '@theme/DocCard/Heading/Text'
import Heading from '@theme/Heading'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'

// Of the bundler: a card's name is a heading only in a part of the site, which is made to show it; others would fill the outline.
declare const process: {readonly env: {readonly QUIRE_OWN_HEADING?: string}}

export interface DocCardHeadingProps {
  readonly item: SidebarItem
  readonly icon: ReactNode
  readonly title: string
}

export default function DocCardHeading({item, icon, title}: DocCardHeadingProps): ReactNode {
  const className = 'theme-doc-card-heading'
  const parts = (
    <>
      <HeadingIcon item={item} icon={icon} />
      <HeadingText item={item} title={title} />
    </>
  )
  if (!process.env.QUIRE_OWN_HEADING) return <div className={className}>{parts}</div>
  return (
    <Heading as="h2" className={className} title={title}>
      {parts}
    </Heading>
  )
}
