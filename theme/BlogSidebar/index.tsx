// The list of posts next to a blog's page: in wide windows there, in narrow ones in the mobile menu.
import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop'
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile'
import {useWindowSize} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {BlogSidebarProps} from './props.ts'

export type {BlogSidebarProps}

/** The server does not know the window: it renders the wide form, which the style sheet hides in narrow windows. */
export default function BlogSidebar(props: BlogSidebarProps): ReactNode {
  return useWindowSize() === 'mobile' ? <BlogSidebarMobile {...props} /> : <BlogSidebarDesktop {...props} />
}
