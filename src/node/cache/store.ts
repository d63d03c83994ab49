// The content-addressed store: values by key, shared by the main thread, the workers and other builds.
// Laws: a value depends on its key alone; a value is never changed, only deleted; losing the store loses time, not data;
// what is read is what was written, or it is not there.
import {accessSync, constants, mkdirSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {serialize} from 'node:v8'
import {removeFileAt} from './cache-folder.ts'
import type {CacheLimits} from './cache-limits.ts'
import type {CacheUser} from './cache-users.ts'
import {type EntryKind, entryKey, isInPieces} from './entry-kinds.ts'
import {hashKey, nowInSeconds} from './key-index.ts'
import {fromPieces, toPieces} from './pieces.ts'
import {randomName} from './random-name.ts'
import {readRecord, toRecord} from './record.ts'
import {createSegment, MAX_SEGMENT_BYTES, OPEN, type SegmentWriter, today} from './segment.ts'
import {SegmentSet} from './segment-set.ts'
import {openStates, type StateFiles} from './state-files.ts'
import {onDisk, StoreError} from './store-error.ts'
import {keepUp, type UpkeepReport} from './upkeep.ts'
import {readValue, storeForm} from './value-bytes.ts'

export interface Store {
  /** The value, checked; undefined when it is not there or is damaged. */
  readonly get: <T>(kind: EntryKind, key: string) => T | undefined
  /** As `get`, of an entry that is known to be there. @throws StoreError when it is lost. */
  readonly mustGet: <T>(kind: EntryKind, key: string) => T
  /** Says what the index says: the value itself may still prove damaged. */
  readonly has: (kind: EntryKind, key: string) => boolean
  /** Seen by other threads after {@link Store.flush}. @throws StoreError when the disk takes no more. */
  readonly put: (kind: EntryKind, key: string, value: unknown) => void
  /** The value as it is kept, for another store of the same {@link storeForm}. */
  readonly getBytes: (kind: EntryKind, key: string) => Buffer | undefined
  /** As `put`, of what `getBytes` gave. */
  readonly putBytes: (kind: EntryKind, key: string, bytes: Uint8Array) => void
  readonly flush: () => void
  /** What the threads of one build share. */
  readonly session: StoreSession
  /** Something that the cache keeps next to the store was damaged. */
  readonly noteDamage: () => void
  readonly findProblems: () => StoreProblems
  /** Closes; nothing is written afterwards. */
  readonly close: () => void
  /**
   * Tidies up and closes, in the thread that opened the session, when the others have ended. Undefined when that failed: the build
   * has what it needs, and what could not be tidied is looked at again by the next one.
   */
  readonly finish: (limits: CacheLimits, user: CacheUser) => UpkeepReport | undefined
}

export interface StoreSession {
  /**
   * Two words. The first goes up when a thread has written, so that a miss is looked for once more; the second is 1 when
   * one has found damage.
   */
  readonly shared: SharedArrayBuffer
  /** Part of the names of the session's segments; those of later sessions come later in the alphabet, and are believed. */
  readonly id: string
}

export interface StoreProblems {
  /** Something was there and could not be used. */
  readonly isDamaged: boolean
  /** Why a state could not be saved. */
  readonly unsaved: StoreError | undefined
}

export interface StoreOptions {
  /** Of the thread that opened the store first; a new one when left out. */
  readonly session?: StoreSession
  /** Check all that is there, after something was found damaged. */
  readonly verify?: boolean
}

/** Words of {@link StoreSession}. */
const CHANGES = 0
const DAMAGE = 1

/** Folder of the store inside of the cache folder. */
export function storeDir(cacheDir: string): string {
  return join(cacheDir, 'store', storeForm())
}

/**
 * Opens the store in a cache folder, making it when missing.
 * @throws StoreError when the folder cannot be written or read.
 */
export function openStore(cacheDir: string, options: StoreOptions = {}): Store {
  const dir = storeDir(cacheDir)
  const openedAt = nowInSeconds()
  const session = options.session ?? {shared: new SharedArrayBuffer(8), id: `${Date.now().toString(36)}${randomName()}`}
  const onDamage = (): void => void Atomics.store(new Int32Array(session.shared), DAMAGE, 1)
  const segments = onDisk(cacheDir, () => {
    for (const path of [dirname(dir), dir]) if (removeFileAt(path)) onDamage()
    mkdirSync(dir, {recursive: true})
    if (options.session === undefined) accessSync(dir, constants.W_OK)
    return new SegmentSet(dir, {verify: options.verify ?? false, onDamage})
  })
  const states = openStates(join(dir, 'state'), onDamage)
  return new OpenStore({cacheDir, dir, session, segments, states, openedAt})
}

interface StoreParts {
  readonly cacheDir: string
  readonly dir: string
  readonly session: StoreSession
  readonly segments: SegmentSet
  readonly states: StateFiles
  /** In seconds since 1970. */
  readonly openedAt: number
}

interface OwnSegment {
  readonly writer: SegmentWriter
  readonly number: number
}

class OpenStore implements Store {
  readonly session: StoreSession
  readonly #parts: StoreParts
  readonly #shared: Int32Array
  #seenChanges = 0
  #own: OwnSegment | undefined
  #failure: StoreError | undefined
  #unsaved: StoreError | undefined
  #isClosed = false

  constructor(parts: StoreParts) {
    this.#parts = parts
    this.session = parts.session
    this.#shared = new Int32Array(parts.session.shared)
  }

  get = <T>(kind: EntryKind, key: string): T | undefined => {
    const bytes = kind === 'state' ? this.#parts.states.get(key) : this.#find(entryKey(kind, key))
    if (bytes === undefined) return undefined
    // A piece that is gone is no damage: there may be a limit to what is kept.
    if (isInPieces(kind)) return fromPieces<T>(bytes, (name) => this.#find(entryKey('piece', name)))
    const value = readValue<T>(bytes)
    if (value === undefined) this.#parts.segments.noteDamage()
    return value
  }

  getBytes = (kind: EntryKind, key: string): Buffer | undefined => this.#find(entryKey(kind, key))

  mustGet = <T>(kind: EntryKind, key: string): T => {
    const {segments, cacheDir} = this.#parts
    const value = this.get<T>(kind, key)
    if (value !== undefined) return value
    // Another process may have written it, of which the session's count does not tell.
    onDisk(cacheDir, () => segments.refresh())
    const added = this.get<T>(kind, key)
    if (added !== undefined) return added
    segments.noteDamage()
    throw new StoreError('lost', {message: `The cache has lost ${entryKey(kind, key)}.`, cacheDir})
  }

  has = (kind: EntryKind, key: string): boolean => {
    const hash = hashKey(entryKey(kind, key))
    if (this.#parts.segments.index.find(hash) === undefined) this.#refresh()
    this.#parts.segments.index.use(hash)
    return this.#parts.segments.index.find(hash) !== undefined
  }

  put = (kind: EntryKind, key: string, value: unknown): void => {
    if (this.#isClosed) return
    if (kind === 'state') this.#putState(key, value)
    else this.putBytes(kind, key, isInPieces(kind) ? this.#putPieces(value) : serialize(value))
  }

  putBytes = (kind: EntryKind, key: string, bytes: Uint8Array): void => {
    const name = entryKey(kind, key)
    if (this.#isClosed) return
    this.#appendRecord(name, toRecord(name, bytes))
    this.#parts.segments.index.use(hashKey(name))
  }

  flush = (): void => {
    const own = this.#own
    if (own === undefined || this.#isClosed) return
    this.#write(() => {
      if (own.writer.flush()) this.#announce()
    })
  }

  noteDamage = (): void => this.#parts.segments.noteDamage()

  findProblems = (): StoreProblems => ({isDamaged: Atomics.load(this.#shared, DAMAGE) === 1, unsaved: this.#unsaved})

  close = (): void => {
    if (this.#isClosed) return
    try {
      this.flush()
    } catch {
      // As below.
    }
    this.#isClosed = true
    this.#parts.segments.close()
  }

  finish = (limits: CacheLimits, user: CacheUser): UpkeepReport | undefined => {
    const {cacheDir, dir, segments, openedAt} = this.#parts
    try {
      this.flush()
      return keepUp({cacheDir, dir, segments, openedAt, session: this.session.id}, limits, user)
    } catch {
      return undefined
    } finally {
      this.close()
    }
  }

  #putPieces(value: unknown): Buffer {
    return toPieces(value, (name, bytes) => {
      if (!this.has('piece', name)) this.putBytes('piece', name, bytes)
    })
  }

  #find(key: string): Buffer | undefined {
    const {segments} = this.#parts
    const hash = hashKey(key)
    if (segments.index.find(hash) === undefined) this.#refresh()
    const place = segments.index.find(hash)
    if (place === undefined) return undefined
    segments.index.use(hash)
    if (place.segment === this.#own?.number) this.flush()
    const bytes = segments.read(place)
    const record = bytes === undefined ? undefined : readRecord(bytes)
    if (record?.key === key) return record.value
    segments.index.delete(hash)
    segments.noteDamage(place.segment)
    return undefined
  }

  /** Looks at what other threads have written, if any has since the last look. */
  #refresh(): void {
    const changes = Atomics.load(this.#shared, CHANGES)
    if (changes === this.#seenChanges) return
    this.#seenChanges = changes
    onDisk(this.#parts.cacheDir, () => this.#parts.segments.refresh())
  }

  #announce(): void {
    const before = Atomics.add(this.#shared, CHANGES, 1)
    // Its own writing is no news to this thread.
    if (before === this.#seenChanges) this.#seenChanges = (before + 1) | 0
  }

  #appendRecord(key: string, record: Buffer): void {
    this.#write(() => {
      const {writer, number} = this.#ownSegment(record.length)
      const position = writer.end()
      writer.append(record)
      this.#parts.segments.index.set(hashKey(key), {segment: number, position, length: record.length})
      this.#parts.segments.setEnd(number, writer.end())
    })
  }

  #ownSegment(length: number): OwnSegment {
    const {dir, segments} = this.#parts
    const own = this.#own
    if (own !== undefined && own.writer.end() + length <= MAX_SEGMENT_BYTES) return own
    own?.writer.flush()
    // Somebody may have removed the folder since.
    mkdirSync(dir, {recursive: true})
    const name = `${today()}-${this.session.id}-${randomName()}`
    const writer = createSegment(join(dir, `${name}${OPEN}`))
    this.#own = {writer, number: segments.addOwn(name, writer.fd)}
    return this.#own
  }

  /** After a failure the end of the segment is unknown: nothing more is written to it. */
  #write(work: () => void): void {
    if (this.#failure !== undefined) throw this.#failure
    try {
      onDisk(this.#parts.cacheDir, work)
    } catch (error) {
      if (error instanceof StoreError) this.#failure = error
      throw error
    }
  }

  /** A state that is not saved costs the next build time and nothing else. */
  #putState(key: string, value: unknown): void {
    try {
      const bytes = this.#putPieces(value)
      // Nobody reads of pieces that are not there yet.
      this.flush()
      onDisk(this.#parts.cacheDir, () => this.#parts.states.put(key, bytes))
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      this.#unsaved ??= error
    }
  }
}
