// A level of the docs sidebar. Where the site wants it, opening one of its categories closes the others.
import {DocSidebarItemsExpandedStateProvider, isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client'
import DocSidebarItem from '@theme/DocSidebarItem'
import {type SidebarItem, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocSidebarItemsProps {
  readonly items: readonly SidebarItem[]
  /** URL of the page, where it is known already. */
  readonly activePath?: string
  /** 1 for the outermost level. */
  readonly level: number
}

export default function DocSidebarItems({items, level, activePath}: DocSidebarItemsProps): ReactNode {
  const page = usePage()
  const path = activePath ?? page.path
  return (
    <DocSidebarItemsExpandedStateProvider>
      {items.map((item, index) =>
        isVisibleSidebarItem(item, path) ? (
          <DocSidebarItem key={index} item={item} level={level} index={index} />
        ) : null,
      )}
    </DocSidebarItemsExpandedStateProvider>
  )
}
