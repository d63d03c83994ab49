// One item of the docs sidebar, by its kind.
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category'
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {longListSlot} from './long-list-slot.ts'

// Where parts of the betas of Docusaurus 2 import it from.
export {default as DocSidebarItems} from '@theme/DocSidebarItems'

export interface DocSidebarItemProps<Item extends SidebarItem = SidebarItem> {
  readonly item: Item
  readonly level: number
  /** Place among the items of the level. */
  readonly index: number
}

export default function DocSidebarItem({item, ...props}: DocSidebarItemProps): ReactNode {
  const LongList = longListSlot.List
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...props} />
  if (LongList && item.type === 'link' && item.parts) return <LongList item={item} level={props.level} />
  if (item.type === 'html') return <DocSidebarItemHtml item={item} level={props.level} />
  return <DocSidebarItemLink item={item} level={props.level} />
}
