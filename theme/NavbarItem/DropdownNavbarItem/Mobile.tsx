// A dropdown in the mobile menu: a section that opens below its label. One that leads somewhere keeps its link, and has a
// button next to it.
import type {DropdownItemProps} from '@theme/NavbarItem/DropdownNavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {clsx} from 'clsx'
import {Collapsible, isSamePath, translate, useBaseUrlUtils, useCollapsible, useLocation} from 'quire-docs/client'
import type {KeyboardEvent, ReactNode, SyntheticEvent} from 'react'
import {NavbarItems} from '../../navbar-items.tsx'

export default function DropdownNavbarItemMobile({
  items,
  position: _,
  className,
  ...props
}: DropdownItemProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils()
  const {pathname} = useLocation()
  const holdsPage = items.some(({to}) => typeof to === 'string' && isSamePath(withBaseUrl(to), pathname))
  const {collapsed, toggleCollapsed} = useCollapsible({initialState: !holdsPage})
  const isLink = props.to !== undefined || props.href !== undefined
  const toggle = (event: SyntheticEvent) => {
    event.preventDefault()
    toggleCollapsed()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') toggle(event)
  }
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      {isLink ? (
        <div className="menu__list-item-collapsible">
          {/* On its own page it is `active`, as in Docusaurus: the item below it that leads there is the one that is marked. */}
          <NavbarNavLink {...props} className={clsx('menu__link menu__link--sublist', className)} />
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={labelOf(collapsed)}
            aria-expanded={!collapsed}
            onClick={toggleCollapsed}
          />
        </div>
      ) : (
        <NavbarNavLink
          role="button"
          {...props}
          href="#"
          aria-expanded={!collapsed}
          className={clsx('menu__link menu__link--sublist menu__link--sublist-caret', className)}
          onClick={toggle}
          onKeyDown={onKeyDown}
        />
      )}
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <NavbarItems mobile isDropdownItem items={items} />
      </Collapsible>
    </li>
  )
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
