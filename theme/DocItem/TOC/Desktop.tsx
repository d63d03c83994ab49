// Table of contents next to a doc, in wide windows.
import TOC from '@theme/TOC'
import {ThemeClassNames, usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import {useDocTocLevels} from '../../hooks/use-doc-item.ts'
import type {TocLevels} from '../../hooks/use-toc.ts'

export default function DocItemTOCDesktop(given: TocLevels): ReactNode {
  const levels = useDocTocLevels(given)
  return <TOC {...levels} toc={usePage().toc} className={ThemeClassNames.docs.docTocDesktop} />
}
