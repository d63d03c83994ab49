// Table of contents inside the content: `<TOCInline toc={toc} />` in MDX.
import './toc-inline.css'
import TOCItems from '@theme/TOCItems'
import type {TocItem} from 'quire-docs/client'
import type {ReactNode} from 'react'
import type {TocLevels} from '../hooks/use-toc.ts'

export default function TOCInline(props: TocLevels & {readonly toc: readonly TocItem[]}): ReactNode {
  return (
    <div className="tableOfContentsInline">
      <TOCItems {...props} className="table-of-contents" linkClassName={null} />
    </div>
  )
}
