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

export default function DocSidebarItemLink(props: DocSidebarItemProps<SidebarLink>): ReactNode {
  // As in Docusaurus, the link has what a part of the site around this one adds to its props.
  const {item, level, index, activePath, onItemClick, tabIndex, ...added} = props
  const {href, label, className} = item
  const isCurrent = isSamePath(href, usePage().path)
  const isInternal = isInternalUrl(href)
  const {docSidebarItemLink, docSidebarItemLinkLevel} = ThemeClassNames.docs
  const classNames = clsx(docSidebarItemLink, docSidebarItemLinkLevel(level), 'menu__list-item', className)
  const shared = useSharedMarkup(item, !isCurrent && isInternal && Object.keys(added).length === 0)
  if (shared?.html !== undefined)
    return <li className={classNames} dangerouslySetInnerHTML={toInnerHtml(shared.html)} />
  return (
    <li className={classNames} {...shared?.attributes}>
      <Link
        className={clsx('menu__link', !isInternal && 'menuExternalLink', isCurrent && 'menu__link--active')}
        aria-current={isCurrent ? 'page' : undefined}
        to={href}
        {...added}
      >
        <span className="menuLabel">{label}</span>
        {!isInternal && <IconExternalLink />}
      </Link>
      {shared?.end}
    </li>
  )
}
