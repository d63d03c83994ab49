// Category of the docs sidebar of the site, with all of its items: where a large sidebar is in pieces, they are loaded when the page is there.
import type {DocSidebarItemProps} from '@theme/DocSidebarItem'
// @ts-expect-error: a part of the site's; its name leads to this file where there is none.
import given from '@theme-given/DocSidebarItem/Category'
import {type SidebarCategory, type SidebarItem, useLazySharedData} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useEffect, useMemo} from 'react'
import OwnCategory from '../DocSidebarItem/Category.tsx'

type CategoryProps = DocSidebarItemProps<SidebarCategory>

const Given = given as ComponentType<CategoryProps>

export default function WithItems({item, ...props}: CategoryProps): ReactNode {
  const {data: items, load} = useLazySharedData<readonly SidebarItem[]>(item.branch)
  useEffect(load, [load])
  const whole = useMemo(() => {
    const {branch, ...rest} = item
    return branch === undefined || items === undefined ? rest : {...rest, items}
  }, [item, items])
  // Theirs would take it for an empty one.
  if (item.branch !== undefined && items === undefined) return <OwnCategory item={item} {...props} />
  return <Given item={whole} {...props} />
}
