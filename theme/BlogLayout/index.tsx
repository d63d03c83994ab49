// Frame of a blog's pages: the list of posts, the page's own part, and a table of contents.
import './blog.css'
import BlogSidebar from '@theme/BlogSidebar'
import Layout, {type LayoutProps} from '@theme/Layout'
import {clsx} from 'clsx'
import type {BlogSidebarRef} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {hasBlogSidebar} from '../hooks/use-blog-sidebar-items.ts'

export interface BlogLayoutProps extends LayoutProps {
  readonly sidebar?: BlogSidebarRef | undefined
  readonly toc?: ReactNode
}

export default function BlogLayout(props: BlogLayoutProps): ReactNode {
  const {sidebar, toc, children, ...layout} = props
  const hasSidebar = hasBlogSidebar(sidebar)
  return (
    <Layout {...layout}>
      <div className={clsx('container margin-vert--lg blogContainer', hasSidebar && 'blogWithSidebar')}>
        <div className="row">
          {hasSidebar && <BlogSidebar sidebar={sidebar} />}
          <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1 blogMainAlone')}>{children}</main>
          {toc && <div className="col col--2">{toc}</div>}
        </div>
      </div>
    </Layout>
  )
}
