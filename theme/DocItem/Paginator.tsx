// Neighbours of a doc.
import DocPaginator from '@theme/DocPaginator'
import type {DocItemProps} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocItem} from '../hooks/use-doc-item.ts'

export default function DocItemPaginator(given: Partial<DocItemProps>): ReactNode {
  const {previous, next} = useDocItem(given)
  return <DocPaginator className="docusaurus-mt-lg" previous={previous} next={next} />
}
