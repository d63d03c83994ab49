// Icon of a card whose label has none of its own.
import IconDocument from '@theme/Icon/Document'
import IconExternalLink from '@theme/Icon/ExternalLink'
import IconFolder from '@theme/Icon/Folder'
import type {ReactNode} from 'react'

export default function DocCardIcon({kind}: {readonly kind: 'category' | 'page' | 'external'}): ReactNode {
  if (kind === 'category') return <IconFolder />
  return kind === 'page' ? <IconDocument /> : <IconExternalLink width="20" height="20" />
}
