// Entries of a table of contents.
import TOCItemsTree from '@theme/TOCItems/Tree'
import type {TocItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {type TocLevels, useActiveHeading, useTocTree} from '../hooks/use-toc.ts'
import {type TOCHighlightConfig, useTOCHighlight} from '../hooks/use-toc-highlight.ts'

// Of the bundler.
declare const process: {readonly env: {readonly QUIRE_OWN_TOC_TREE?: string}}

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
  return (
    <>
      <TOCItemsTree toc={tree} {...{className, linkClassName, linkActiveClassName, activeId}} />
      {process.env.QUIRE_OWN_TOC_TREE && linkClassName && linkActiveClassName ? (
        <LinkMarker {...{linkClassName, linkActiveClassName}} {...levels} />
      ) : null}
    </>
  )
}

/** One that was taken from Docusaurus is not told which link to mark, and has it marked in the document. */
function LinkMarker({linkClassName, linkActiveClassName, ...levels}: MarkerProps): ReactNode {
  const defaults = useClassicThemeConfig().tableOfContents
  useTOCHighlight({
    linkClassName,
    linkActiveClassName,
    minHeadingLevel: levels.minHeadingLevel ?? defaults.minHeadingLevel,
    maxHeadingLevel: levels.maxHeadingLevel ?? defaults.maxHeadingLevel,
  })
  return null
}

type MarkerProps = TocLevels & Pick<TOCHighlightConfig, 'linkClassName' | 'linkActiveClassName'>
