// A page that cannot be loaded is asked for from the server instead: once, so that a broken site does not reload for ever.

export interface ReloadGuard {
  /** True the first time for an address; from then on false, until that address has been shown. */
  readonly mayReload: (href: string) => boolean
  /** The address was loaded well. */
  readonly clear: (href: string) => void
}

const STORAGE_KEY = 'quire-reload'

/** @param storage Session storage; without it no reload can be remembered, so none is allowed. */
export function createReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): ReloadGuard {
  const withoutHash = (href: string) => href.replace(/#.*$/s, '')
  const read = () => {
    try {
      return storage?.getItem(STORAGE_KEY) ?? null
    } catch {
      return null
    }
  }
  return {
    mayReload(href) {
      if (!storage || read() === withoutHash(href)) return false
      try {
        storage.setItem(STORAGE_KEY, withoutHash(href))
        return true
      } catch {
        return false
      }
    },
    clear(href) {
      if (read() === withoutHash(href)) storage?.removeItem(STORAGE_KEY)
    },
  }
}
