// Cuts a long list of a sidebar into parts, of which a page shows the two around its own place. Where a part ends follows from the
// items near its end, so that a new document changes the part that it is in, and the pages that show it, and no others.
import {createHash} from 'node:crypto'
import type {SidebarItem, SidebarPart, SidebarPartEdge} from 'quire-docs/plugin/content'

/** Items of a part, with all that is open in them; a page shows two. Only a single item may have more. */
const MIN_PART = 50
const MAX_PART = 100
/** About one in so many items begins a part. */
const BEGINS = 25

export interface CutList {
  /** In the order of the list. */
  readonly parts: readonly {readonly id: string; readonly part: SidebarPart}[]
  /** Ids of the parts that a page shows when it is at this place among the items. */
  readonly partsAt: (index: number) => readonly string[]
}

/** The items that a list shows, those in its open categories included. */
export function shownItems(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? shownItems(item.items) : 0), 0)
}

/** @param list Begins the ids of the parts; the id of the first is always the same. */
export function cutList(items: readonly SidebarItem[], list: string): CutList {
  const stretches = toStretches(items)
  const ids = stretches.map(({start}, at) => (at === 0 ? firstPart(list) : `${list}--${hashOf(items[start])}`))
  const free = distinct(ids)
  const edge = (at: number, item: SidebarItem | undefined): SidebarPartEdge | undefined => {
    const part = free[at]
    return part === undefined || item === undefined ? undefined : {part, ...linkOf(item)}
  }
  const parts = stretches.map(({start, end}, at) => {
    const previous = edge(at - 1, items[start - 1])
    const next = edge(at + 1, items[end])
    const part = {items: items.slice(start, end), ...(previous && {previous}), ...(next && {next})}
    return {id: free[at] ?? '', part}
  })
  return {parts, partsAt: (index) => idsAround(index, stretches).map((at) => free[at] ?? '')}
}

/** Id of the first part of a list. */
export function firstPart(list: string): string {
  return `${list}--0`
}

interface Stretch {
  readonly start: number
  /** Behind the last. */
  readonly end: number
}

function toStretches(items: readonly SidebarItem[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  let weight = 0
  for (const [at, item] of items.entries()) {
    const added = shownItems([item])
    const isFull = weight + added > MAX_PART || (weight >= MIN_PART && Number.parseInt(hashOf(item), 16) % BEGINS === 0)
    if (at > start && isFull) {
      stretches.push({start, end: at})
      start = at
      weight = 0
    }
    weight += added
  }
  if (start < items.length) stretches.push({start, end: items.length})
  return stretches
}

/** The stretch of an item, and the one that it is nearer to. */
function idsAround(index: number, stretches: readonly Stretch[]): readonly number[] {
  const own = stretches.findIndex(({end}) => index < end)
  const {start, end} = stretches[own] ?? {start: 0, end: 0}
  const isNearStart = index - start < (end - start) / 2
  const hasOther = isNearStart ? own > 0 : own + 1 < stretches.length
  const other = isNearStart === hasOther ? own - 1 : own + 1
  return [own, other].filter((at) => stretches[at] !== undefined).sort((a, b) => a - b)
}

function hashOf(item: SidebarItem | undefined): string {
  const name = item === undefined || item.type === 'html' ? item?.value : [item.label, item.href]
  return createHash('sha256').update(JSON.stringify(name)).digest('hex').slice(0, 8)
}

/** Ids, numbered where the same was there before. */
function distinct(ids: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return ids.map((id) => {
    let free = id
    for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`
    taken.add(free)
    return free
  })
}

function linkOf(item: SidebarItem): Omit<SidebarPartEdge, 'part'> {
  if (item.type === 'html') return {}
  const href = item.type === 'link' ? item.href : (item.href ?? item.firstHref)
  return href === undefined ? {label: item.label} : {label: item.label, href}
}
