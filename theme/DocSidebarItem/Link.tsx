// A link of the docs sidebar.
import type {DocSidebarItemProps} from '@theme/DocSidebarItem'
import IconExternalLink from '@theme/Icon/ExternalLink'
import {clsx} from 'clsx'
import {
  isInternalUrl,
  isSamePath,
  Link,
  type SidebarLink,
  ThemeClassNames,
  usePage,
  useSharedMarkup,
} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {toInnerHtml} from '../inner-html.ts'

export default function DocSidebarItemLink({item, level}: DocSidebarItemProps<SidebarLink>): ReactNode {
  const {href, label, className} = item
  const isCurrent = isSamePath(href, usePage().path)
  const isInternal = isInternalUrl(href)
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs
  const classNames = clsx(docSidebarItemLink, docSidebarItemLinkLevel(level), 'menu__list-item', className)
  const shared = useSharedMarkup(item, !isCurrent && isInternal)
  if (shared?.html !== undefined)
    return <li className={classNames} dangerouslySetInnerHTML={toInnerHtml(shared.html)} />
  return (
    <li className={classNames} {...shared?.attributes}>
      <Link
        className={clsx('menu__link', !isInternal && 'menuExternalLink', isCurrent && 'menu__link--active')}
        aria-current={isCurrent ? 'page' : undefined}
        to={href}
      >
        <span className="menuLabel">{label}</span>
        {!isInternal && <IconExternalLink />}
      </Link>
      {shared?.end}
    </li>
  )
}
