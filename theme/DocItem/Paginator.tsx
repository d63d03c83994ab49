// Neighbours of a doc.
import DocPaginator from '@theme/DocPaginator'
import type {DocItemProps} from 'quire-docs/client'
import type {ReactNode} from 'react'

export default function DocItemPaginator({previous, next}: Pick<DocItemProps, 'previous' | 'next'>): ReactNode {
  return <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
}
