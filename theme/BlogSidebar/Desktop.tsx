// The list of posts in a column of its own, which stays in view and scrolls by itself.
import '../BlogLayout/blog.css'
import {BlogSidebarItemList} from '@docusaurus/plugin-content-blog/client'
import BlogSidebarContent, {type BlogSidebarListProps} from '@theme/BlogSidebar/Content'
import {translate} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useBlogSidebarItems} from '../hooks/use-blog-sidebar-items.ts'
import {useCurrentLinkInView} from '../hooks/use-current-link-in-view.ts'
import {useSeen} from '../hooks/use-seen.ts'
import type {BlogSidebarProps} from './props.ts'

export default function BlogSidebarDesktop({sidebar}: BlogSidebarProps): ReactNode {
  const {items, load} = useBlogSidebarItems(sidebar)
  const nav = useCurrentLinkInView<HTMLElement>(items)
  useSeen(nav, load)
  return (
    <aside className="col col--3 blogSidebarColumn">
      <nav
        ref={nav}
        className="blogSidebar thin-scrollbar"
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
        })}
      >
        <div className="blogSidebarTitle">{sidebar.title}</div>
        <BlogSidebarContent
          sidebar={sidebar}
          items={items}
          ListComponent={DesktopList}
          yearGroupHeadingClassName="blogSidebarYear"
        />
      </nav>
    </aside>
  )
}

function DesktopList({items}: BlogSidebarListProps): ReactNode {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="clean-list"
      linkClassName="blogSidebarLink"
      linkActiveClassName="blogSidebarLinkActive"
    />
  )
}
