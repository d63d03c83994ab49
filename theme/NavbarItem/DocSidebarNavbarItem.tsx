// A navbar item for a whole sidebar: leads to its first page and is active on all of them.
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client'
import DefaultNavbarItem, {type LinkItemProps} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'

export interface DocSidebarNavbarItemProps extends LinkItemProps {
  readonly sidebarId: string
  readonly docsPluginId?: string | undefined
}

/** @throws Error when the sidebar does not exist or leads nowhere. */
export default function DocSidebarNavbarItem(props: DocSidebarNavbarItemProps): ReactNode {
  const {sidebarId, docsPluginId, label, ...rest} = props
  const {activeDoc} = useActiveDocContext(docsPluginId)
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId)
  if (!link) throw new Error(`The navbar names the sidebar "${sidebarId}", which has no link.`)
  const isActive = activeDoc?.sidebar === sidebarId
  return <DefaultNavbarItem {...rest} isActive={() => isActive} label={label ?? link.label} to={link.path} />
}
