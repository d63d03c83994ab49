// The `<Head>`s of the tree: in the browser those that are mounted, on the server those that were rendered.
import type {HeadTag} from '../../shared/contract.ts'
import {mergeHead} from '../../shared/merge-head.ts'
import type {HeadEntry} from './head-elements.ts'

export interface HeadRegistry {
  /** A place in the order. Outer components render first, so a deeper `<Head>` comes later and wins. */
  readonly takePlace: () => number
  readonly set: (place: number, entry: HeadEntry) => void
  readonly remove: (place: number) => void
  /** What all entries come to. */
  readonly collect: () => HeadEntry
  /** Calls back after `set` and `remove`. */
  readonly subscribe: (onChange: () => void) => () => void
}

export function createHeadRegistry(): HeadRegistry {
  const entries = new Map<number, HeadEntry>()
  const listeners = new Set<() => void>()
  let placeCount = 0
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    takePlace: () => {
      placeCount += 1
      return placeCount
    },
    set(place, entry) {
      entries.set(place, entry)
      notify()
    },
    remove(place) {
      entries.delete(place)
      notify()
    },
    collect: () => joinEntries([...entries].sort(([one], [other]) => one - other).map(([, entry]) => entry)),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function joinEntries(entries: readonly HeadEntry[]): HeadEntry {
  const tags: readonly HeadTag[] = mergeHead(entries.map((entry) => entry.tags))
  return {
    tags,
    htmlAttributes: Object.assign({}, ...entries.map((entry) => entry.htmlAttributes)),
    bodyAttributes: Object.assign({}, ...entries.map((entry) => entry.bodyAttributes)),
  }
}
