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
  ['DocRoot', isDocFramed],
  ['DocTagDocListPage', isTagFramed],
  ['DocTagsListPage', areTagsFramed],
])

export default function DocsRoot({children}: {readonly children: ReactNode}): ReactNode {
  const isFramed = usePage().layout.some((name) => FRAMED.get(name))
  return isFramed ? children : <Original>{children}</Original>
}
