// What the reader searched last, kept in this browser alone.
import {useStorageSlot} from 'quire-docs/client'

const KEY = 'quire.search.recent'
const MAX_COUNT = 5

export interface Recent {
  /** Newest first. */
  readonly list: readonly string[]
  readonly add: (query: string) => void
  readonly clear: () => void
}

export function useRecent(isOn: boolean): Recent {
  const [stored, slot] = useStorageSlot(isOn ? KEY : null)
  const list = parse(stored)
  return {
    list,
    add: (query) => {
      if (query !== '') slot.set(JSON.stringify([query, ...list.filter((one) => one !== query)].slice(0, MAX_COUNT)))
    },
    clear: slot.del,
  }
}

/** Anyone may have written into the storage. */
function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MAX_COUNT) : []
  } catch {
    return []
  }
}
