// A navbar item for a whole sidebar: leads to its first page and is active on all of them.
import DefaultNavbarItem, {type LinkItemProps} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'
import {useCurrentDoc, useVersionFacts} from '../hooks/use-docs-data.ts'

export interface DocSidebarNavbarItemProps extends LinkItemProps {
  readonly sidebarId: string
  readonly docsPluginId?: string | undefined
}

/** @throws Error when the sidebar does not exist or leads nowhere. */
export default function DocSidebarNavbarItem(props: DocSidebarNavbarItemProps): ReactNode {
  const {sidebarId, docsPluginId, label, ...rest} = props
  const {sidebars} = useVersionFacts(docsPluginId)
  const current = useCurrentDoc(docsPluginId)
  const sidebar = sidebars[sidebarId]
  if (!sidebar?.link) {
    const known = Object.keys(sidebars).join(', ')
    throw new Error(`The navbar names the sidebar "${sidebarId}", which has no link. Sidebars: ${known}.`)
  }
  const {id, link} = sidebar
  return (
    <DefaultNavbarItem {...rest} isActive={() => current.sidebar === id} label={label ?? link.label} to={link.path} />
  )
}
