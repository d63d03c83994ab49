// Parts around a blog's list of posts that a site has taken from Docusaurus: there the list comes with its items.
import {type BlogSidebarData, type BlogSidebarItem, type BlogSidebarRef, useLazySharedData} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useEffect, useMemo} from 'react'

export interface SidebarProps {
  readonly sidebar?: (BlogSidebarRef & {readonly items?: readonly BlogSidebarItem[]}) | undefined
}

const NO_ITEMS: readonly BlogSidebarItem[] = []

/** @param given The part of the site. */
export function withSidebarItems(given: unknown): ComponentType<SidebarProps> {
  const Given = given as ComponentType<SidebarProps>
  function WithItems({sidebar, ...props}: Required<SidebarProps> & {readonly sidebar: BlogSidebarRef}): ReactNode {
    const {data, load} = useLazySharedData<Pick<BlogSidebarData, 'items'>>(sidebar.id)
    // Unlisted ones as well, as there.
    const items = data?.items ?? NO_ITEMS
    useEffect(load, [load])
    const whole = useMemo(() => ({...sidebar, items}), [sidebar, items])
    return <Given {...props} sidebar={whole} />
  }
  // A plugin of Docusaurus gives a list that is whole.
  return (props) =>
    props.sidebar?.id === undefined ? <Given {...props} /> : <WithItems {...props} sidebar={props.sidebar} />
}
