// A navbar item for one doc, active on that doc and on all others of its sidebar.
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client'
import DefaultNavbarItem, {type LinkItemProps} from '@theme/NavbarItem/DefaultNavbarItem'
import type {ReactNode} from 'react'

export interface DocNavbarItemProps extends LinkItemProps {
  readonly docId: string
  readonly docsPluginId?: string | undefined
}

/** A draft's item is left out, as the draft is; an unlisted doc's shows only while the reader is there. */
export default function DocNavbarItem({docId, docsPluginId, label, ...props}: DocNavbarItemProps): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId)
  const doc = useLayoutDoc(docId, docsPluginId)
  const isCurrent = activeDoc?.id === docId
  if (!doc || (doc.unlisted && !isCurrent)) return null
  const isActive = isCurrent || (doc.sidebar !== undefined && activeDoc?.sidebar === doc.sidebar)
  return <DefaultNavbarItem {...props} isActive={() => isActive} label={label ?? doc.label ?? doc.id} to={doc.path} />
}
