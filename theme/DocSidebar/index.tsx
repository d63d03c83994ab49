// The docs sidebar: next to the page in wide windows, in the mobile menu in narrow ones.
import DocSidebarDesktop from '@theme/DocSidebar/Desktop'
import DocSidebarMobile from '@theme/DocSidebar/Mobile'
import {useWindowSize} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {DocSidebarProps} from './props.ts'

export type {DocSidebarProps}

/** The server does not know the window: it renders the wide form, which the style sheet hides in narrow windows. */
export default function DocSidebar(props: DocSidebarProps): ReactNode {
  return useWindowSize() === 'mobile' ? <DocSidebarMobile {...props} /> : <DocSidebarDesktop {...props} />
}
