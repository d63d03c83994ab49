// Layout of one doc, inside `DocRoot`.
import ContentEnhancer from '@theme/ContentEnhancer'
import DocItemLayout from '@theme/DocItem/Layout'
import DocItemMetadata from '@theme/DocItem/Metadata'
import type {DocItemProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

/** The content is placed by `DocItem/Content`, so the children, which are the same, are not used. */
export default function DocItem(props: DocItemProps): ReactNode {
  return (
    <>
      <DocItemMetadata />
      <DocItemLayout {...props} />
      <ContentEnhancer />
    </>
  )
}
