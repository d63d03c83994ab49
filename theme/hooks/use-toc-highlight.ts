// Marks the entry of a table of contents that the reader has reached, in one whose links are not of this theme.

import {useRef} from 'react'
import {decodeText} from './decode-text.ts'
import {useScroll} from './use-scroll.ts'
import {findActive} from './use-toc.ts'

export interface TOCHighlightConfig {
  /** A class that all links of the table have. */
  readonly linkClassName: string
  /** The class of the link to the heading that the reader is at. */
  readonly linkActiveClassName: string
  readonly minHeadingLevel: number
  readonly maxHeadingLevel: number
}

/** Does nothing without a configuration. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  const former = useRef<Element | undefined>(undefined)
  useScroll(() => {
    if (config === undefined) return
    const links = [...document.getElementsByClassName(config.linkClassName)].filter((link) => isInLevels(link, config))
    const active = findActive(links.map(idOf))
    const link = links.find((one) => idOf(one) === active)
    if (former.current !== link) former.current?.classList.remove(config.linkActiveClassName)
    link?.classList.add(config.linkActiveClassName)
    former.current = link
  }, config !== undefined)
}

function idOf(link: Element): string {
  return decodeText(link.getAttribute('href')?.split('#')[1] ?? '')
}

function isInLevels(link: Element, {minHeadingLevel, maxHeadingLevel}: TOCHighlightConfig): boolean {
  const level = Number(/^H([1-6])$/.exec(document.getElementById(idOf(link))?.tagName ?? '')?.[1])
  return level >= minHeadingLevel && level <= maxHeadingLevel
}
