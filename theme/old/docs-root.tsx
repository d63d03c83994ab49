// The frame around pages of docs, in sites of which some parts have it inside of them, as in Docusaurus 2.
// @ts-expect-error: which file of the folder frame the name leads to is for the site to say.
import isDocFramed from '@theme-framed/DocRoot'
// @ts-expect-error: as above.
import isTagFramed from '@theme-framed/DocTagDocListPage'
// @ts-expect-error: as above.
import areTagsFramed from '@theme-framed/DocTagsListPage'
import {usePage} from 'quire-docs/client'
import type {ReactNode} from 'react'
import Original from '../DocsRoot.tsx'

const FRAMED = new Map<string, boolean>([
  ['DocLongSidebar', false],
  ['DocRoot', isDocFramed],
  ['DocTagDocListPage', isTagFramed],
  ['DocTagsListPage', areTagsFramed],
])

export default function DocsRoot({children}: {readonly children: ReactNode}): ReactNode {
  // Below this layout and that of versions: what the site has put around its docs, and the page.
  const around = usePage().layout.slice(2)
  const isFramed = around.some((name, at) => FRAMED.get(name) ?? (isDocFramed && at < around.length - 1))
  return isFramed ? children : <Original>{children}</Original>
}
