// The line of a category in the docs sidebar: its link and, next to it, the button that opens it. A category without a page
// is one button; before hydration that is a link to the first page inside, so that it works without a script.
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client'
import {clsx} from 'clsx'
import {isSamePath, Link, type SidebarCategory, translate, useIsBrowser, usePage} from 'quire-docs/client'
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react'

export interface CategoryLabelProps {
  readonly item: SidebarCategory
  /** The shown page is the category's own or inside it. */
  readonly isActive: boolean
  readonly collapsed: boolean
  readonly onChange: (collapsed: boolean) => void
  /** For the link: what a part of the site around the category adds to its props. */
  readonly added?: object
}

export default function DocSidebarItemCategoryLabel(props: CategoryLabelProps): ReactNode {
  const {item, isActive, collapsed, onChange, added} = props
  const {label, collapsible} = item
  const isCurrent = isSamePath(item.href, usePage().path)
  const href = item.linkUnlisted && !isCurrent ? undefined : item.href
  const isBrowser = useIsBrowser()
  const isButton = collapsible && href === undefined
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onChange(!collapsed)
  }
  const onClick = (event: MouseEvent) => {
    if (isButton || (collapsible && isCurrent)) toggle(event)
    else if (collapsible) onChange(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') toggle(event)
  }
  return (
    <div className={clsx('menu__list-item-collapsible', isCurrent && 'menu__list-item-collapsible--active')}>
      <Link
        className={clsx('menu__link', {
          'menu__link--sublist': collapsible,
          'menu__link--sublist-caret': isButton,
          'menu__link--active': isActive,
        })}
        aria-current={isCurrent ? 'page' : undefined}
        to={isButton ? (isBrowser ? '#' : findFirstSidebarItemLink(item)) : href}
        onClick={onClick}
        {...(isButton && isBrowser && {role: 'button', 'aria-expanded': !collapsed, onKeyDown})}
        {...added}
      >
        <span className="menuLabel">{label}</span>
      </Link>
      {collapsible && !isButton && (
        <button
          type="button"
          className="clean-btn menu__caret"
          aria-expanded={!collapsed}
          aria-label={describeToggle(label, collapsed)}
          onClick={toggle}
        />
      )}
    </div>
  )
}

function describeToggle(label: string, collapsed: boolean): string {
  return collapsed
    ? translate({id: 'theme.DocSidebarItem.expandCategoryAriaLabel', message: 'Expand ‘{label}’'}, {label})
    : translate({id: 'theme.DocSidebarItem.collapseCategoryAriaLabel', message: 'Collapse ‘{label}’'}, {label})
}
