// Puts the list of posts into the mobile menu.
import '../BlogLayout/blog.css'
import {BlogSidebarItemList} from '@docusaurus/plugin-content-blog/client'
import BlogSidebarContent, {type BlogSidebarListProps} from '@theme/BlogSidebar/Content'
import {type ReactNode, useEffect} from 'react'
import {useBlogSidebarItems} from '../hooks/use-blog-sidebar-items.ts'
import {useNavbarState} from '../state/navbar-state.tsx'
import type {BlogSidebarProps} from './props.ts'

export default function BlogSidebarMobile({sidebar}: BlogSidebarProps): null {
  const {setSecondaryMenu, isShown} = useNavbarState()
  const {items, load} = useBlogSidebarItems(sidebar)
  useEffect(() => {
    if (isShown) load()
  }, [isShown, load])
  useEffect(() => {
    setSecondaryMenu(
      <>
        <div className="blogSidebarTitle">{sidebar.title}</div>
        <BlogSidebarContent
          sidebar={sidebar}
          items={items}
          ListComponent={MobileList}
          yearGroupHeadingClassName="blogSidebarYear"
        />
      </>,
    )
    return () => setSecondaryMenu(null)
  }, [sidebar, items, setSecondaryMenu])
  return null
}

function MobileList({items}: BlogSidebarListProps): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName="menu__list-item"
      linkClassName="menu__link"
      linkActiveClassName="menu__link--active"
    />
  )
}
