// The sidebars of a site as they are shown, whole again: large ones are in pieces of shared data.
import type {Json} from '../../shared/contract.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'

export type SharedData = Readonly<Record<string, Json>>

/** A link, or a category with a page, in the order from the top of the sidebar to its end. */
export interface SidebarEntry {
  readonly href: string
  /** Undefined when the doc itself gives it. */
  readonly label: string | undefined
  /** Labels of the categories around it, the outermost first. */
  readonly above: readonly string[]
}

export interface ShownSidebar {
  readonly name: string
  readonly entries: readonly SidebarEntry[]
}

type Item = Readonly<Record<string, unknown>>

export function shownSidebars(sharedData: SharedData): readonly ShownSidebar[] {
  return Object.entries(sharedData).flatMap(([id, data]) =>
    id.startsWith('sidebar-') && isPlainRecord(data) && typeof data.name === 'string'
      ? [{name: data.name, entries: entriesOf(data.items, [], sharedData)}]
      : [],
  )
}

function entriesOf(items: unknown, above: readonly string[], sharedData: SharedData): readonly SidebarEntry[] {
  return recordsIn(items).flatMap(({type, label, href, parts, branch, items: below}) => {
    if (typeof parts === 'string') return entriesOf(itemsOfParts(parts, sharedData), above, sharedData)
    if (typeof label !== 'string') return []
    const own = typeof href === 'string' ? [{href, label, above}] : []
    if (type !== 'category') return own
    const inside = typeof branch === 'string' ? sharedData[branch] : below
    return [...own, ...entriesOf(inside, [...above, label], sharedData)]
  })
}

function itemsOfParts(list: string, sharedData: SharedData): readonly unknown[] {
  return Object.entries(sharedData).flatMap(([id, part]) =>
    id.startsWith(`${list}--`) && isPlainRecord(part) ? recordsIn(part.items) : [],
  )
}

export function recordsIn(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isPlainRecord) : []
}
