// The menu of the docs sidebar. It scrolls by itself, so the shown page's link is brought into view when it is outside.
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {type SidebarItem, ThemeClassNames, translate, useIsomorphicLayoutEffect, usePage} from 'quire/client'
import {type ReactNode, useRef} from 'react'

export default function DocSidebarDesktopContent({items}: {readonly items: readonly SidebarItem[]}): ReactNode {
  const element = useRef<HTMLElement>(null)
  const {path} = usePage()
  useIsomorphicLayoutEffect(() => {
    if (element.current) bringIntoView(element.current)
  }, [path])
  return (
    <nav
      ref={element}
      aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
      className="menu thin-scrollbar"
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={items} level={1} />
      </ul>
    </nav>
  )
}

function bringIntoView(menu: HTMLElement): void {
  const link = menu.querySelector('[aria-current="page"]')
  if (!link) return
  const box = menu.getBoundingClientRect()
  const {top, bottom} = link.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 3
}
