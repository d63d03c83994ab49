// Parts around a blog's list of posts that a site has taken from Docusaurus: there the list comes with its items.
import {type BlogSidebarData, type BlogSidebarItem, type BlogSidebarRef, useLazySharedData} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useEffect, useMemo} from 'react'

export interface SidebarProps {
  readonly sidebar?: (BlogSidebarRef & {readonly items?: readonly BlogSidebarItem[]}) | undefined
}

interface GivenProps {
  readonly sidebar: Partial<BlogSidebarRef> & {readonly items?: readonly BlogSidebarItem[]}
}

const NO_ITEMS: readonly BlogSidebarItem[] = []

/** Where a blog wants no list, parts of Docusaurus get one without items, and read how many it has. */
const NO_SIDEBAR = {title: '', items: NO_ITEMS}

/** @param given The part of the site. */
export function withSidebarItems(given: unknown): ComponentType<SidebarProps> {
  const Given = given as ComponentType<GivenProps>
  function WithItems({sidebar, ...props}: Required<SidebarProps> & {readonly sidebar: BlogSidebarRef}): ReactNode {
    const {data, load} = useLazySharedData<Pick<BlogSidebarData, 'items'>>(sidebar.id)
    // Unlisted ones as well, as there.
    const items = data?.items ?? NO_ITEMS
    useEffect(load, [load])
    const whole = useMemo(() => ({...sidebar, items}), [sidebar, items])
    return <Given {...props} sidebar={whole} />
  }
  return ({sidebar, ...props}) =>
    sidebar?.id === undefined ? (
      // A plugin of Docusaurus gives a list that is whole.
      <Given {...props} sidebar={sidebar ?? NO_SIDEBAR} />
    ) : (
      <WithItems {...props} sidebar={sidebar} />
    )
}
