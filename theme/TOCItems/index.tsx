// Entries of a table of contents.
import TOCItemsTree from '@theme/TOCItems/Tree'
import type {TocItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {type TocLevels, useActiveHeading, useTocTree} from '../hooks/use-toc.ts'

export interface TOCItemsProps extends TocLevels {
  readonly toc: readonly TocItem[]
  readonly className?: string
  /** Null for links without a class. */
  readonly linkClassName?: string | null
  /** Class of the link to the heading that the reader is at; without it, none is marked. */
  readonly linkActiveClassName?: string | undefined
}

export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  ...levels
}: TOCItemsProps): ReactNode {
  const tree = useTocTree(toc, levels)
  const activeId = useActiveHeading(tree, Boolean(linkClassName && linkActiveClassName))
  return <TOCItemsTree toc={tree} {...{className, linkClassName, linkActiveClassName, activeId}} />
}
