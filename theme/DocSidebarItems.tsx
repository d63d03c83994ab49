// A level of the docs sidebar. Where the site wants it, opening one of its categories closes the others.
import {DocSidebarItemsExpandedStateProvider, isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client'
import DocSidebarItem, {type SidebarItemContext} from '@theme/DocSidebarItem'
import {type SidebarItem, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'

export interface DocSidebarItemsProps extends SidebarItemContext {
  readonly items: readonly SidebarItem[]
}

export default function DocSidebarItems({items, ...props}: DocSidebarItemsProps): ReactNode {
  const {path} = usePage()
  const {activePath = path} = props
  return (
    <DocSidebarItemsExpandedStateProvider>
      {items.map((item, index) =>
        isVisibleSidebarItem(item, activePath) ? (
          <DocSidebarItem key={index} item={item} index={index} {...props} activePath={activePath} />
        ) : null,
      )}
    </DocSidebarItemsExpandedStateProvider>
  )
}
