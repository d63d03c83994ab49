// One item of the docs sidebar, by its kind.
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category'
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import type {SidebarItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {longListSlot} from './long-list-slot.ts'

// Where parts of the betas of Docusaurus 2 import it from.
export {default as DocSidebarItems} from '@theme/DocSidebarItems'

/** What all items of a level are given. Our own need the level alone: the rest is for parts that a site has replaced. */
export interface SidebarItemContext {
  /** 1 for the outermost level. */
  readonly level: number
  /** URL of the page, where it is known already. */
  readonly activePath?: string | undefined
  /** Called when an item is chosen. */
  readonly onItemClick?: ((item: SidebarItem) => void) | undefined
  /** -1 in a closed category. */
  readonly tabIndex?: number | undefined
}

export interface DocSidebarItemProps<Item extends SidebarItem = SidebarItem> extends SidebarItemContext {
  readonly item: Item
  /** Place among the items of the level. */
  readonly index: number
}

export default function DocSidebarItem({item, ...props}: DocSidebarItemProps): ReactNode {
  const LongList = longListSlot.List
  if (item.type === 'category') return <DocSidebarItemCategory item={item} {...props} />
  if (LongList && item.type === 'link' && item.parts) return <LongList item={item} level={props.level} />
  if (item.type === 'html') return <DocSidebarItemHtml item={item} {...props} />
  return <DocSidebarItemLink item={item} {...props} />
}
