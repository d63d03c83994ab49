// The list of posts next to a blog's page.
import {clsx} from 'clsx'
import {type ReactNode, useMemo} from 'react'
import {type BlogSidebarItem, isSamePath, Link, usePage} from '../../index.ts'

/** Without the unlisted posts, except for the shown one. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): readonly BlogSidebarItem[] {
  const {path} = usePage()
  return useMemo(() => items.filter(({unlisted, permalink}) => !unlisted || isSamePath(permalink, path)), [items, path])
}

/** Years, newest first, each with its posts in the order of the list. The year is that of the date in UTC. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): readonly (readonly [year: string, items: readonly BlogSidebarItem[]])[] {
  const years = new Map<number, BlogSidebarItem[]>()
  for (const item of items) {
    const year = new Date(item.date).getUTCFullYear()
    const known = years.get(year)
    if (known) known.push(item)
    else years.set(year, [item])
  }
  return [...years].sort(([one], [other]) => other - one).map(([year, ofYear]) => [String(year), ofYear])
}

export interface BlogSidebarItemListProps {
  readonly items: readonly BlogSidebarItem[]
  readonly ulClassName?: string
  readonly liClassName?: string
  readonly linkClassName?: string
  readonly linkActiveClassName?: string
}

export function BlogSidebarItemList(props: BlogSidebarItemListProps): ReactNode {
  const {items, ulClassName, liClassName, linkClassName, linkActiveClassName} = props
  const {path} = usePage()
  return (
    <ul className={ulClassName}>
      {items.map(({permalink, title}) => {
        const isCurrent = isSamePath(permalink, path)
        return (
          <li key={permalink} className={liClassName}>
            <Link
              to={permalink}
              className={clsx(linkClassName, isCurrent && linkActiveClassName)}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
