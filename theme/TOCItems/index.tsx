// Entries of a table of contents.
import TOCItemsTree from '@theme/TOCItems/Tree'
import type {TocItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type TocLevels, useActiveHeading, useTocTree} from '../hooks/use-toc.ts'

export interface TOCItemsProps extends TocLevels {
  readonly toc: readonly TocItem[]
  readonly className?: string
  readonly linkClassName?: string
  /** Mark the heading that the reader is at. */
  readonly highlights?: boolean
}

export default function TOCItems({
  toc,
  className,
  linkClassName,
  highlights = false,
  ...levels
}: TOCItemsProps): ReactNode {
  const tree = useTocTree(toc, levels)
  const active = useActiveHeading(tree, highlights)
  return <TOCItemsTree toc={tree} className={className} linkClassName={linkClassName} activeId={active} />
}
