// A category of the docs sidebar. What is in a closed one is not rendered, and for a large one not even loaded.
import {
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDocSidebarItemsExpandedState,
} from '@docusaurus/plugin-content-docs/client'
import type {DocSidebarItemProps} from '@theme/DocSidebarItem'
import DocSidebarItemCategoryLabel from '@theme/DocSidebarItem/CategoryLabel'
import DocSidebarItemLink from '@theme/DocSidebarItem/Link'
import DocSidebarItems from '@theme/DocSidebarItems'
import {clsx} from 'clsx'
import {
  Collapsible,
  isAnswered,
  type LazySharedData,
  type SidebarCategory,
  type SidebarItem,
  ThemeClassNames,
  translate,
  useCollapsible,
  useLazySharedData,
  usePage,
  useSharedMarkup,
} from 'quire-docs/client'
import {type ReactNode, useEffect, useState} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {toInnerHtml} from '../inner-html.ts'
import OwnLabel from './CategoryLabel.tsx'

export default function DocSidebarItemCategory(props: DocSidebarItemProps<SidebarCategory>): ReactNode {
  const {item} = props
  const {path} = usePage()
  const {href} = item
  const isEmpty = item.branch === undefined && !item.items.some((child) => isVisibleSidebarItem(child, path))
  // A category with nothing to open is shown as the link that it is.
  if (isEmpty) return href === undefined ? null : <DocSidebarItemLink {...props} item={{...item, type: 'link', href}} />
  return <FilledCategory {...props} />
}

function FilledCategory(props: DocSidebarItemProps<SidebarCategory>): ReactNode {
  const {item, index, level, activePath, onItemClick, tabIndex, ...added} = props
  const {autoCollapseCategories} = useClassicThemeConfig().docs.sidebar
  const {path, shared: ids} = usePage()
  const isActive = isActiveSidebarItem(item, path, ids)
  const {collapsed, setCollapsed} = useCollapsible({initialState: item.collapsible && !isActive && item.collapsed})
  const branch = useLazySharedData<readonly SidebarItem[]>(item.branch)
  const items = item.branch === undefined ? item.items : branch.data
  useEffect(() => {
    if (isActive) setCollapsed(false)
  }, [isActive, setCollapsed])
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState()
  const hasOpenSibling = expandedItem !== null && expandedItem !== index
  useEffect(() => {
    if (item.collapsible && hasOpenSibling && autoCollapseCategories) setCollapsed(true)
  }, [item.collapsible, hasOpenSibling, autoCollapseCategories, setCollapsed])
  const {load} = branch
  useEffect(() => {
    if (!collapsed) load()
  }, [collapsed, load])
  const update = (next: boolean) => {
    setCollapsed(next)
    if (!next) setExpandedItem(index)
  }
  const {docSidebarItemCategory, docSidebarItemCategoryLevel} = ThemeClassNames.docs
  const className = clsx(
    docSidebarItemCategory,
    docSidebarItemCategoryLevel(level),
    'menu__list-item',
    collapsed && 'menu__list-item--collapsed',
    item.className,
  )
  const isPlain = DocSidebarItemCategoryLabel === OwnLabel && Object.keys(added).length === 0
  const shared = useSharedMarkup(item, collapsed && !isActive && isPlain)
  if (shared?.html !== undefined) return <li className={className} dangerouslySetInnerHTML={toInnerHtml(shared.html)} />
  return (
    <li className={className} {...shared?.attributes}>
      <DocSidebarItemCategoryLabel {...{item, isActive, collapsed, added}} onChange={update} />
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items ? (
          <DocSidebarItems
            items={items}
            activePath={activePath}
            onItemClick={onItemClick}
            level={level + 1}
            tabIndex={collapsed ? -1 : 0}
          />
        ) : (
          <Pending branch={branch} />
        )}
      </Collapsible>
      {shared?.end}
    </li>
  )
}

/** Stands for items that are on their way, or that did not come. */
function Pending({branch}: {readonly branch: LazySharedData<readonly SidebarItem[]>}): ReactNode {
  const {error, retry} = branch
  const [isRetried, setRetried] = useState(false)
  useEffect(() => {
    // Twice in vain: the site has been published again without this part, and the page with today's sidebar is asked for.
    if (error && isRetried) void isAnswered(window.location.href).then((isThere) => isThere && window.location.reload())
  }, [error, isRetried])
  const tryAgain = () => {
    setRetried(true)
    retry()
  }
  return (
    <li className="menu__list-item menuPending" role="status">
      {error ? (
        <button type="button" className="clean-btn menu__link" onClick={tryAgain}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </button>
      ) : (
        <span className="menu__link">{translate({id: 'theme.DocSidebarItem.loading', message: 'Loading …'})}</span>
      )}
    </li>
  )
}
