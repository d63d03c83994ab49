// Table of contents above a doc, in narrow windows.
import TOCCollapsible from '@theme/TOCCollapsible'
import {clsx} from 'clsx'
import {ThemeClassNames, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocTocLevels} from '../../hooks/use-doc-item.ts'
import type {TocLevels} from '../../hooks/use-toc.ts'

export default function DocItemTOCMobile(given: TocLevels): ReactNode {
  const levels = useDocTocLevels(given)
  return (
    <TOCCollapsible {...levels} toc={usePage().toc} className={clsx(ThemeClassNames.docs.docTocMobile, 'tocMobile')} />
  )
}
