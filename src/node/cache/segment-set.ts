// All segments of a store as one thread sees them, and the index over them. Other threads and processes append to their
// own segments at any time; what they have added is seen after a refresh.
import {fstatSync, openSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {systemCode} from '../files/errno.ts'
import {addToIndex, type LoadedIndex, loadIndex, mergeUses, NO_INDEX} from './index-file.ts'
import {createKeyIndex, hashKey, type KeyIndex, type RecordPlace} from './key-index.ts'
import {closeQuietly, OPEN, readPart, SEALED, type Segment, scanRecords, sizeOf} from './segment.ts'

export interface SegmentOptions {
  /** Check every record instead of believing the index file. */
  readonly verify: boolean
  readonly onDamage: () => void
}

export class SegmentSet {
  readonly index: KeyIndex = createKeyIndex()
  readonly #dir: string
  readonly #onDamage: () => void
  /** Of the index file. */
  readonly #kept: LoadedIndex
  readonly #segments = new Map<number, Segment>()
  /** Of all that were ever seen. */
  readonly #numbers = new Map<string, number>()
  readonly #own = new Set<number>()
  readonly #damaged = new Set<number>()
  readonly #strangers = new Set<string>()

  /** Opens what a folder holds; nothing when it does not exist. @throws the system's error. */
  constructor(dir: string, {verify, onDamage}: SegmentOptions) {
    this.#dir = dir
    this.#onDamage = onDamage
    this.#kept = verify ? NO_INDEX : loadIndex(dir)
    if (this.#kept.isDamaged) this.noteDamage()
    this.refresh()
  }

  /** By number. */
  get all(): ReadonlyMap<number, Segment> {
    return this.#segments
  }

  /** Numbers of those in which something could not be read. */
  get damaged(): ReadonlySet<number> {
    return this.#damaged
  }

  /** Paths with the name of a segment that are not files. */
  get strangers(): ReadonlySet<string> {
    return this.#strangers
  }

  /** Something that should be there was not, or was not as it was written. */
  noteDamage(segment?: number): void {
    this.#onDamage()
    if (segment !== undefined) this.#damaged.add(segment)
  }

  /** Takes in what other writers have added. @throws the system's error. */
  refresh(): void {
    for (const [number, segment] of this.#segments) {
      const isStill = this.#own.has(number) || this.#damaged.has(number) || sizeOf(segment.fd) === segment.end
      if (!isStill) this.#scan(number, segment)
    }
    for (const file of listSegments(this.#dir)) this.#takeIn(file)
  }

  /** The bytes of a record; undefined when the file ends before. */
  read({segment, position, length}: RecordPlace): Buffer | undefined {
    const fd = this.#segments.get(segment)?.fd
    return fd === undefined ? undefined : readPart(fd, position, length)
  }

  /** Takes over when other builds have used what is here. */
  mergeUses(): void {
    mergeUses(this.#dir, this.index, this.#kept)
  }

  /** Takes in a segment that this thread writes itself. Returns its number. */
  addOwn(name: string, fd: number): number {
    const number = this.#add(name, fd)
    this.#own.add(number)
    return number
  }

  /** Notes how far a segment is in the index. */
  setEnd(number: number, end: number): void {
    const segment = this.#segments.get(number)
    if (segment !== undefined) this.#segments.set(number, {...segment, end})
  }

  /** The segment's file is gone, or going. */
  forget(number: number): void {
    const segment = this.#segments.get(number)
    if (segment !== undefined) closeQuietly(segment.fd)
    this.#segments.delete(number)
  }

  close(): void {
    for (const {fd} of this.#segments.values()) closeQuietly(fd)
    this.#segments.clear()
  }

  #add(name: string, fd: number): number {
    const number = this.#numbers.size + 1
    this.#numbers.set(name, number)
    this.#segments.set(number, {name, fd, end: 0})
    return number
  }

  #takeIn(file: string): void {
    const name = file.slice(0, file.lastIndexOf('.'))
    if (this.#numbers.has(name)) return
    const fd = openFile(join(this.#dir, file), join(this.#dir, `${name}${SEALED}`))
    if (fd === 'stranger') {
      this.#strangers.add(join(this.#dir, file))
      this.noteDamage()
    }
    if (typeof fd !== 'number') return
    const number = this.#add(name, fd)
    const known = this.#kept.segments.get(name)
    const size = sizeOf(fd)
    if (known !== undefined && !addToIndex({index: this.index, segment: number, size}, known)) this.noteDamage(number)
    this.#scan(number, {name, fd, end: Math.min(known?.end ?? 0, size)})
  }

  #scan(number: number, {fd, end: from}: Segment): void {
    const found = scanRecords(fd, from, (key, position, length) =>
      this.index.set(hashKey(key), {segment: number, position, length}),
    )
    this.setEnd(number, found.end)
    if (found.isDamaged) this.noteDamage(number)
  }
}

function listSegments(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => name.endsWith(OPEN) || name.endsWith(SEALED))
      .sort()
  } catch (error) {
    // Removed while the build runs.
    if (systemCode(error) === 'ENOENT') return []
    throw error
  }
}

/** Undefined when the file is gone. A file that its writer has finished since it was listed has another ending now. */
function openFile(path: string, sealedPath: string): number | 'stranger' | undefined {
  for (const one of new Set([path, sealedPath])) {
    try {
      const fd = openSync(one, 'r')
      if (fstatSync(fd).isFile()) return fd
      closeQuietly(fd)
      return 'stranger'
    } catch (error) {
      const code = systemCode(error)
      if (code === 'EACCES' || code === 'EPERM' || code === 'EISDIR' || code === 'EIO' || code === 'ELOOP')
        return 'stranger'
      if (code !== 'ENOENT') throw error
    }
  }
  return undefined
}
