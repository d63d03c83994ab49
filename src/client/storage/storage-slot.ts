// Small remembered strings in the browser's storage. Storage that is unavailable behaves as if it were empty.
import {useCallback, useMemo, useSyncExternalStore} from 'react'

import type {StorageSettings} from '../../shared/contract.ts'

export type StorageKind = 'localStorage' | 'sessionStorage' | 'none'

/** One key of the storage. Failures are logged and otherwise ignored. */
export interface StorageSlot {
  readonly get: () => string | null
  readonly set: (value: string) => void
  readonly del: () => void
  /** Calls back when the value changes, here or in another tab. Gives a function that stops it. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void
}

export interface StorageOptions {
  /** By default the storage that the site's configuration names. */
  readonly persistence?: StorageKind
}

// Slots are made anywhere, also outside of React, so the site's settings cannot come by context. They are set once, before
// the client renders.
let settings: StorageSettings = {type: 'localStorage', suffix: ''}

/** Sets where slots are from now on. */
export function setStorageSettings(site: StorageSettings): void {
  settings = site
}

/** A slot for a key. On the server it is empty and forgets everything. */
export function createStorageSlot(key: string, {persistence = settings.type}: StorageOptions = {}): StorageSlot {
  if (typeof window === 'undefined') return emptySlot
  const storage = findStorage(persistence)
  return storage ? createSlot(key + settings.suffix, storage) : emptySlot
}

const emptySlot: StorageSlot = {get: () => null, set: () => {}, del: () => {}, listen: () => () => {}}

/** All keys in the storage; empty when it is unavailable. */
export function listStorageKeys(persistence: StorageKind = settings.type): readonly string[] {
  const storage = typeof window === 'undefined' ? undefined : findStorage(persistence)
  return storage ? Array.from({length: storage.length}, (_, index) => storage.key(index) ?? '') : []
}

// A browser that denies storage says so at every access, and one warning is enough.
let hasWarned = false

function findStorage(persistence: StorageKind): Storage | undefined {
  if (persistence === 'none') return undefined
  try {
    return window[persistence]
  } catch (error) {
    if (!hasWarned) console.warn(`Browser storage is unavailable; settings will not be remembered. ${String(error)}`)
    hasWarned = true
    return undefined
  }
}

function createSlot(key: string, storage: Storage): StorageSlot {
  const attempt = <T>(what: string, action: () => T, otherwise: T): T => {
    try {
      return action()
    } catch (error) {
      console.error(`Storage: cannot ${what} "${key}".`, error)
      return otherwise
    }
  }
  const get = () => attempt<string | null>('get', () => storage.getItem(key), null)
  const write = (what: string, newValue: string | null, action: () => void) => {
    const oldValue = get()
    if (oldValue === newValue) return
    attempt(what, action, undefined)
    // Browsers tell the other tabs; code in this one wants to know as well.
    window.dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue, storageArea: storage}))
  }
  return {
    get,
    set: (value) => write('set', value, () => storage.setItem(key, value)),
    del: () => write('delete', null, () => storage.removeItem(key)),
    listen(onChange) {
      const filter = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.storageArea === storage && (event.key === key || event.key === null)) onChange(event)
      }
      window.addEventListener('storage', filter)
      return () => window.removeEventListener('storage', filter)
    },
  }
}

/** The slot's value, null during hydration and without a key; it follows changes in other tabs. */
export function useStorageSlot(
  key: string | null,
  {persistence = settings.type}: StorageOptions = {},
): readonly [string | null, StorageSlot] {
  const slot = useMemo(() => (key === null ? emptySlot : createStorageSlot(key, {persistence})), [key, persistence])
  const subscribe = useCallback((onChange: () => void) => slot.listen(onChange), [slot])
  const value = useSyncExternalStore(subscribe, slot.get, () => null)
  return [value, slot]
}

/** The storage of this tab's session; null when it is unavailable. */
export function findSessionStorage(): Storage | null {
  return findStorage('sessionStorage') ?? null
}
