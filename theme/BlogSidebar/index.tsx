// The list of posts next to a blog's page: in wide windows there, in narrow ones in the mobile menu.
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop'
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile'
import {useWindowSize} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {hasBlogSidebar} from '../hooks/use-blog-sidebar-items.ts'
import type {BlogSidebarProps} from './props.ts'

export type {BlogSidebarProps}

/**
 * The server does not know the window: it renders the wide form, which the style sheet hides in narrow windows. A frame of the
 * site renders it for a blog without a list, too, which shows nothing.
 */
export default function BlogSidebar({sidebar}: Partial<BlogSidebarProps>): ReactNode {
  const windowSize = useWindowSize()
  if (!hasBlogSidebar(sidebar)) return null
  return windowSize === 'mobile' ? <BlogSidebarMobile sidebar={sidebar} /> : <BlogSidebarDesktop sidebar={sidebar} />
}
