// Items of the list of posts next to a blog's page: with the page, or loaded when they are wanted.
import {useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client'
import {type BlogSidebarData, type BlogSidebarItem, type BlogSidebarRef, useLazySharedData} from 'quire-docs/client'

export interface BlogSidebarItems {
  /** Undefined while not loaded. */
  readonly items: readonly BlogSidebarItem[] | undefined
  /** To be called when the list is about to be seen. */
  readonly load: () => void
}

const NO_ITEMS: readonly BlogSidebarItem[] = []

/** What a part of the site, or a plugin that was written for Docusaurus, hands on: no id, and the items themselves. */
export type GivenBlogSidebar = BlogSidebarRef & Partial<BlogSidebarData>

/** False for the list of a blog that wants none (`blogSidebarCount: 0`): as Docusaurus has it, one without items. */
export function hasBlogSidebar(sidebar: GivenBlogSidebar | undefined): sidebar is GivenBlogSidebar {
  return sidebar !== undefined && (sidebar.id !== undefined || Boolean(sidebar.items?.length))
}

/** A list that is not deferred has been loaded before the page is shown; that of a plugin of Docusaurus is whole, and has no id. */
export function useBlogSidebarItems(sidebar: GivenBlogSidebar): BlogSidebarItems {
  const {data = sidebar.items && {items: sidebar.items}, load} = useLazySharedData<Pick<BlogSidebarData, 'items'>>(
    sidebar.id,
  )
  const items = useVisibleBlogSidebarItems(data?.items ?? NO_ITEMS)
  return {items: data && items, load}
}
