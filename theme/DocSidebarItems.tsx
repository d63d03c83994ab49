// A level of the docs sidebar. Where the site wants it, opening one of its categories closes the others.

import {isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client'
import DocSidebarItem from '@theme/DocSidebarItem'
import {type SidebarItem, usePage} from 'quire/client'
import {type ReactNode, useState} from 'react'

export interface DocSidebarItemsProps {
  readonly items: readonly SidebarItem[]
  /** 1 for the outermost level. */
  readonly level: number
}

export default function DocSidebarItems({items, level}: DocSidebarItemsProps): ReactNode {
  const {path} = usePage()
  const [expanded, setExpanded] = useState<number | null>(null)
  return items.map((item, index) =>
    isVisibleSidebarItem(item, path) ? (
      <DocSidebarItem
        key={index}
        item={item}
        level={level}
        hasOpenSibling={expanded !== null && expanded !== index}
        onExpand={() => setExpanded(index)}
      />
    ) : null,
  )
}
