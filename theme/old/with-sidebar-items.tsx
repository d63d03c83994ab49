// Parts around a blog's list of posts that a site has taken from Docusaurus: there the list comes with its items.
import type {BlogSidebarItem, BlogSidebarRef} from 'quire-docs/client'
import {type ComponentType, type ReactNode, useEffect, useMemo} from 'react'
import {useBlogSidebarItems} from '../hooks/use-blog-sidebar-items.ts'

export interface SidebarProps {
  readonly sidebar?: (BlogSidebarRef & {readonly items?: readonly BlogSidebarItem[]}) | undefined
}

const NO_ITEMS: readonly BlogSidebarItem[] = []

/** @param given The part of the site. */
export function withSidebarItems(given: unknown): ComponentType<SidebarProps> {
  const Given = given as ComponentType<SidebarProps>
  function WithItems({sidebar, ...props}: Required<SidebarProps> & {readonly sidebar: BlogSidebarRef}): ReactNode {
    const {items = NO_ITEMS, load} = useBlogSidebarItems(sidebar)
    useEffect(load, [load])
    const whole = useMemo(() => ({...sidebar, items}), [sidebar, items])
    return <Given {...props} sidebar={whole} />
  }
  // A plugin of Docusaurus gives a list that is whole.
  return (props) =>
    props.sidebar?.id === undefined ? <Given {...props} /> : <WithItems {...props} sidebar={props.sidebar} />
}
