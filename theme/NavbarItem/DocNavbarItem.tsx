// A navbar item for one doc, active on that doc and on all others of its sidebar.
import DefaultNavbarItem, {type LinkItemProps} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'
import {useCurrentDoc, useVersionFacts} from '../hooks/use-docs-data.ts'

export interface DocNavbarItemProps extends LinkItemProps {
  readonly docId: string
  readonly docsPluginId?: string | undefined
}

/** An id that no doc has is reported by the build; a draft's item is left out, as the draft is. */
export default function DocNavbarItem({docId, docsPluginId, label, ...props}: DocNavbarItemProps): ReactNode {
  const {docs, sidebars} = useVersionFacts(docsPluginId)
  const current = useCurrentDoc(docsPluginId)
  const doc = docs[docId]
  if (!doc) return null
  const sidebarId = doc.sidebar === undefined ? undefined : sidebars[doc.sidebar]?.id
  const isActive = current.id === docId || (sidebarId !== undefined && current.sidebar === sidebarId)
  return <DefaultNavbarItem {...props} isActive={() => isActive} label={label ?? doc.label} to={doc.path} />
}
