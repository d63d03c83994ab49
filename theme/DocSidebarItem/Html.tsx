// A piece of HTML in the docs sidebar.
import type {DocSidebarItemProps} from '@theme/DocSidebarItem'
import {clsx} from 'clsx'
import {type SidebarHtml, ThemeClassNames} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export default function DocSidebarItemHtml({item, level}: DocSidebarItemProps<SidebarHtml>): ReactNode {
  const {value, defaultStyle = false, className} = item
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs
  return (
    <li
      className={clsx(
        docSidebarItemLink,
        docSidebarItemLinkLevel(level),
        defaultStyle && 'menuHtmlItem menu__list-item',
        className,
      )}
      dangerouslySetInnerHTML={toInnerHtml(value)}
    />
  )
}
