// A level of the docs sidebar. Where the site wants it, opening one of its categories closes the others.
import DocSidebarItem from '@theme/DocSidebarItem'
import {type SidebarItem, usePage} from 'quire/client'
import {type ReactNode, useState} from 'react'
import {isVisible} from './hooks/use-sidebar-items.ts'

export interface DocSidebarItemsProps {
  readonly items: readonly SidebarItem[]
  /** 1 for the outermost level. */
  readonly level: number
}

export default function DocSidebarItems({items, level}: DocSidebarItemsProps): ReactNode {
  const page = usePage()
  const [expanded, setExpanded] = useState<number | null>(null)
  return items.map((item, index) =>
    isVisible(item, page) ? (
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
