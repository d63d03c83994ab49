// What the bar of narrow windows shows while the page scrolls below it: the section that the reader is in. Loaded in narrow
// windows alone, with the style sheet that makes the bar stay.
import './sticky-toc.css'
import type {TocItem} from 'quire-docs/client'
import {type ReactNode, useRef} from 'react'
import {useClickOutside} from '../hooks/use-click-outside.ts'
import {useEscape} from '../hooks/use-escape.ts'
import {type TocLevels, useActiveHeading, useTocTree} from '../hooks/use-toc.ts'
import {toInnerHtml} from '../inner-html.ts'

export interface TOCCollapsibleCurrentProps extends TocLevels {
  readonly toc: readonly TocItem[]
  readonly isOpen: boolean
  readonly close: () => void
}

export default function TOCCollapsibleCurrent({toc, isOpen, close, ...levels}: TOCCollapsibleCurrentProps): ReactNode {
  const mark = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLElement>(null)
  const active = useActiveHeading(useTocTree(toc, levels), true)
  const value = toc.find(({id}) => id === active)?.value ?? ''
  const setMark = (element: HTMLSpanElement | null): void => {
    mark.current = element
    bar.current = element?.closest<HTMLElement>('.tocCollapsible') ?? null
  }
  useClickOutside(bar, isOpen, close)
  useEscape(isOpen, () => {
    // The link that has the focus goes away with the list.
    if (bar.current?.contains(document.activeElement)) mark.current?.closest('button')?.focus()
    close()
  })
  return <span ref={setMark} className="tocCurrent" dangerouslySetInnerHTML={toInnerHtml(value)} />
}
