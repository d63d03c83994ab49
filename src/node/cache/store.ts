// The content-addressed store: values by key in one LMDB environment, shared by the main thread and the workers.
// Laws: a value depends on its key alone; a value is never changed, only deleted; losing the store loses time, not data.
import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {type Database, open, type RootDatabase} from 'lmdb'

/**
 * Kinds of entries, each a prefix of its keys: scanned file by hash; compiled record, compiled text, the text's sections
 * and its Markdown twin by compile key; facts of a rendered page by render key; what plugins made of a page's text; shared
 * data by hash; and the few mutable states (snapshots, manifests).
 */
export type EntryKind =
  | 'scan'
  | 'record'
  | 'text'
  | 'sections'
  | 'twin'
  | 'rendered'
  | 'task'
  | 'data'
  | 'image'
  | 'state'
  | 'bundle'

export interface Store {
  readonly get: <T>(kind: EntryKind, key: string) => T | undefined
  readonly has: (kind: EntryKind, key: string) => boolean
  /** Queued; durable after {@link Store.flush}. */
  readonly put: (kind: EntryKind, key: string, value: unknown) => void
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the store in a folder, making it when missing. A store that cannot be read is thrown away and made anew. */
export function openStore(dir: string): Store {
  mkdirSync(dir, {recursive: true})
  const path = join(dir, 'store')
  try {
    return wrap(openDatabase(path))
  } catch (error) {
    if (isUnwritable(error)) throw error
    rmSync(path, {recursive: true, force: true})
    return wrap(openDatabase(path))
  }
}

/** The key under which an entry is kept. */
export function entryKey(kind: EntryKind, key: string): string {
  return `${kind}:${key}`
}

function openDatabase(path: string): RootDatabase {
  // noSync would risk the store on a power cut; overlapping sync flushes in the background and costs nothing here.
  return open({path, compression: true, encoding: 'msgpack', maxReaders: 256})
}

function wrap(root: RootDatabase): Store {
  const database: Database = root
  let pending: Promise<unknown> = Promise.resolve()
  return {
    // The caller names the type that it stored under this kind; the store is written by this program alone.
    get: <T>(kind: EntryKind, key: string) => database.get(entryKey(kind, key)) as T | undefined,
    has: (kind, key) => database.doesExist(entryKey(kind, key)),
    put: (kind, key, value) => {
      pending = database.put(entryKey(kind, key), value)
    },
    flush: async () => {
      await pending
      await root.flushed
    },
    close: async () => {
      await pending
      await root.close()
    },
  }
}

function isUnwritable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC' || code === 13 || code === 30 || code === 28
}
