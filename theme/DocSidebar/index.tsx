// The docs sidebar: beside the page in wide windows, in the mobile menu in narrow ones.
import DocSidebarDesktop from '@theme/DocSidebar/Desktop'
import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import {type SidebarItem, useWindowSize} from 'quire/client'
import type {ReactNode} from 'react'

export interface DocSidebarProps {
  readonly items: readonly SidebarItem[]
  readonly isHidden: boolean
  readonly onCollapse: () => void
}

/** The server does not know the window: it renders the wide form, which the style sheet hides in narrow windows. */
export default function DocSidebar(props: DocSidebarProps): ReactNode {
  return useWindowSize() === 'mobile' ? <DocSidebarMobile items={props.items} /> : <DocSidebarDesktop {...props} />
}
