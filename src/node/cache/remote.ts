// The shared cache as the stages see it: entries by key, taken over in batches before a stage's work and given away behind
// it. It decides how long a build takes, and nothing else: what cannot be had is made here.

/**
 * Kinds of shared entries: all that compiling gives of a document, by its compile key; what the transforms of a document read,
 * by its own key; files and facts of a rendered page, by its render key; what a plugin made of a page's text; a bundle, by
 * all that it was made from, and what that was, by the settings.
 */
export type RemoteKind = 'compiled' | 'dependencies' | 'rendered' | 'task' | 'bundle' | 'bundle-inputs'

/** Kinds of what goes over the queue of the workers: any entry of the store, and files. */
export type QueueKind = 'entry' | 'file'

/** An entry: several values as bytes. */
export type Parts = readonly Uint8Array[]

export interface RemoteCache {
  /** False where nothing is configured, or the server has been given up. */
  readonly isOpen: () => boolean
  /** Code that this build would run may be taken: entries are signed with a key that others do not have. */
  readonly takesCode: boolean
  /**
   * Calls `take` with each entry that is there, checked, as they arrive. It says whether it could use the entry. Never rejects.
   */
  readonly fetch: (kind: RemoteKind, keys: readonly string[], take: TakeEntry) => Promise<void>
  /**
   * Sends an entry in the background.
   * @param read Called when it is the entry's turn; undefined when it is no longer there.
   */
  readonly send: (kind: RemoteKind, key: string, read: () => Parts | undefined) => void
  /** Waits for what is still to be sent. */
  readonly close: () => Promise<RemoteUse>
}

export type TakeEntry = (key: string, parts: readonly Buffer[]) => boolean

/** What came of a build's use of the shared cache. */
export interface RemoteUse {
  readonly taken: number
  readonly given: number
  /** Entries that were there and not as they were written. */
  readonly damaged: number
  /** Why it was given up, as the rest of a sentence that begins with the address. */
  readonly failure?: string
}

/** For work that no other machine has a part in. */
export const NO_REMOTE: RemoteCache = {
  isOpen: () => false,
  takesCode: false,
  fetch: async () => undefined,
  send: () => undefined,
  close: async () => ({taken: 0, given: 0, damaged: 0}),
}
