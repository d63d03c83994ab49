// A dropdown in the mobile menu: a section that opens below its label, with a button next to it. One that leads somewhere keeps
// its link, and opens by the button alone.
import type {DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import {Collapsible, isSamePath, translate, useBaseUrlUtils, useCollapsible, useLocation} from 'quire-docs/client'
import {type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect} from 'react'
import type {NavbarItemConfig} from '../../config/theme-config.ts'
import {NavbarItems} from '../../navbar-items.tsx'

export default function DropdownNavbarItemMobile({
  items,
  position: _,
  className,
  ...props
}: DropdownItemProps): ReactNode {
  const {isOwnPage, holdsPage} = useShownPage(items, props.to)
  const {collapsed, setCollapsed, toggleCollapsed} = useCollapsible({initialState: !holdsPage})
  useEffect(() => {
    if (holdsPage) setCollapsed(false)
  }, [holdsPage, setCollapsed])
  const isLink = props.to !== undefined || props.href !== undefined
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault()
    toggleCollapsed()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') toggle(event)
  }
  const asButton = {role: 'button', href: '#', 'aria-expanded': !collapsed, onClick: toggle, onKeyDown}
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div className={clsx('menu__list-item-collapsible', isOwnPage && 'menu__list-item-collapsible--active')}>
        {/* On its own page it is `active`, as in Docusaurus: the item below it that leads there is the one that is marked. */}
        <NavbarNavLink
          {...props}
          {...(!isLink && asButton)}
          className={clsx('menu__link menu__link--sublist', className)}
        />
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-label={labelOf(collapsed)}
          aria-expanded={!collapsed}
          onClick={toggleCollapsed}
        />
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <NavbarItems mobile isDropdownItem items={items} />
      </Collapsible>
    </li>
  )
}

/** Whether the dropdown itself leads to the shown page, and whether it or an item of it does. */
function useShownPage(items: readonly NavbarItemConfig[], own: string | undefined) {
  const {withBaseUrl} = useBaseUrlUtils()
  const {pathname} = useLocation()
  const leadsHere = (to: unknown): boolean => typeof to === 'string' && isSamePath(withBaseUrl(to), pathname)
  const isOwnPage = leadsHere(own)
  const isActive = ({to, activeBasePath, activeBaseRegex}: NavbarItemConfig): boolean =>
    leadsHere(to) ||
    (typeof activeBaseRegex === 'string' && new RegExp(activeBaseRegex).test(pathname)) ||
    (typeof activeBasePath === 'string' && pathname.startsWith(withBaseUrl(activeBasePath)))
  return {isOwnPage, holdsPage: isOwnPage || items.some(isActive)}
}

function labelOf(collapsed: boolean): string {
  return collapsed
    ? translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel',
        message: 'Expand the dropdown',
      })
    : translate({
        id: 'theme.navbar.mobileDropdown.collapseButton.collapseAriaLabel',
        message: 'Collapse the dropdown',
      })
}
