// The menu of the docs sidebar.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {type SidebarItem, ThemeClassNames, translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useCurrentLinkInView} from '../../hooks/use-current-link-in-view.ts'

export default function DocSidebarDesktopContent({items}: {readonly items: readonly SidebarItem[]}): ReactNode {
  return (
    <nav
      ref={useCurrentLinkInView()}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      className="menu thin-scrollbar"
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={items} level={1} />
      </ul>
    </nav>
  )
}
