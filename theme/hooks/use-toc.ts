// The table of contents as a tree, and the entry that the reader has reached.
import {type TocItem, useLocation, usePage} from 'quire-docs/client'
import {useEffect, useMemo, useState} from 'react'
import {useClassicThemeConfig} from '../config/theme-config.ts'
import {decodeText} from './decode-text.ts'
import {useScroll} from './use-scroll.ts'

export interface TocNode extends TocItem {
  readonly children: readonly TocNode[]
}

export interface TocLevels {
  readonly minHeadingLevel?: number | undefined
  readonly maxHeadingLevel?: number | undefined
}

/** The headings of the given levels, the site's by default, each below the nearest higher one before it. */
export function useTocTree(toc: readonly TocItem[], levels: TocLevels): readonly TocNode[] {
  const defaults = useClassicThemeConfig().tableOfContents
  const min = levels.minHeadingLevel ?? defaults.minHeadingLevel
  const max = levels.maxHeadingLevel ?? defaults.maxHeadingLevel
  return useMemo(() => toTocTree(toc, min, max), [toc, min, max])
}

/** Nests headings by level; a level that is left out does not make a gap. */
export function toTocTree(toc: readonly TocItem[], min: number, max: number): readonly TocNode[] {
  interface Growing extends TocItem {
    readonly children: Growing[]
  }
  const roots: Growing[] = []
  const open: Growing[] = []
  for (const item of toc) {
    if (item.level < min || item.level > max) continue
    const node: Growing = {...item, children: []}
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= node.level) open.pop()
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}

/** Whether the page has headings to list. */
export function useHasToc(levels: TocLevels): boolean {
  return useTocTree(usePage().toc, levels).length > 0
}

/** Id of the heading that the reader is at; undefined above the first. */
export function useActiveHeading(tree: readonly TocNode[], isActive: boolean): string | undefined {
  const [active, setActive] = useState<string>()
  const {hash} = useLocation()
  useScroll(() => setActive(findActive(flatIds(tree))), isActive)
  // Another page in the same layout brings other headings, and need not scroll; nor need a link at the end of a page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading that was jumped to counts
  useEffect(() => {
    if (!isActive) return undefined
    const frame = requestAnimationFrame(() => setActive(findActive(flatIds(tree))))
    return () => cancelAnimationFrame(frame)
  }, [tree, isActive, hash])
  return active
}

function flatIds(nodes: readonly TocNode[]): readonly string[] {
  return nodes.flatMap(({id, children}) => [id, ...flatIds(children)])
}

/** A browser scrolls to whole pixels of the screen: a heading that was jumped to can be this much above its place. */
const TOLERANCE = 1

/**
 * The heading in the upper half of the window that comes first, else the last one above it. At the end of a page, which
 * cannot scroll on, the one that was jumped to.
 */
export function findActive(ids: readonly string[]): string | undefined {
  const target = isAtEnd() ? ids.find((id) => id === decodeText(location.hash.slice(1))) : undefined
  if (target !== undefined && isInWindow(target)) return target
  const padding = readScrollPadding()
  let last: string | undefined
  for (const id of ids) {
    const heading = document.getElementById(id)
    // Headings in a closed tab or section have no place on the page.
    if (!heading || heading.getClientRects().length === 0) continue
    const {top} = heading.getBoundingClientRect()
    if (top >= padding - TOLERANCE) return top < window.innerHeight / 2 ? id : last
    last = id
  }
  return last
}

function isAtEnd(): boolean {
  const {scrollHeight} = document.documentElement
  return window.scrollY + window.innerHeight >= scrollHeight - TOLERANCE
}

function isInWindow(id: string): boolean {
  const {top, bottom} = document.getElementById(id)?.getBoundingClientRect() ?? {top: -1, bottom: 0}
  return top >= readScrollPadding() - TOLERANCE && bottom <= window.innerHeight
}

/** Where a heading comes to stand when it is jumped to: just below the navbar. */
function readScrollPadding(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
