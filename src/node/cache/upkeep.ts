// What the end of a build does for the cache: what is over the limits goes, segments with much in them that is no longer needed
// and small ones become one, and the index is written.
import {existsSync, renameSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {type CacheLimits, chooseForSize, isTooOld, type Removable} from './cache-limits.ts'
import {type CachePart, listParts, removePart} from './cache-parts.ts'
import type {CacheUser} from './cache-users.ts'
import {INDEX_ENTRY_BYTES, saveIndex} from './index-file.ts'
import {hashKey, type IndexEntry, type KeyHash, nowInSeconds} from './key-index.ts'
import {randomName} from './random-name.ts'
import {type KeyedValue, readRecord} from './record.ts'
import {createSegment, MAX_SEGMENT_BYTES, MS_A_DAY, OPEN, SEALED, sizeOf, today} from './segment.ts'
import type {SegmentSet} from './segment-set.ts'
import {touch} from './touch.ts'

export interface UpkeepInput {
  readonly cacheDir: string
  /** Folder of the store. */
  readonly dir: string
  readonly segments: SegmentSet
  /** Id of the session whose threads have all ended, but for this one. */
  readonly session: string
  /** When it began, in seconds since 1970. */
  readonly openedAt: number
}

export interface UpkeepReport {
  /** Another process uses the cache: nothing was removed that it may need. */
  readonly isShared: boolean
  /** Entries and files that went for a limit. */
  readonly removedCount: number
  /** What this build has used, in bytes. */
  readonly neededBytes: number
}

/** More finished segments than this are looked through for some to join. */
const MAX_SEGMENTS = 16
/** Only smaller ones are joined, so that a large one is not copied again and again. */
const SMALL_BYTES = 32 << 20
/** Share of a segment that is not needed any more, above which the rest is copied. */
const WASTE = 0.25
/** Room for the mark of the folder and the head of the index. */
const OTHER_BYTES = 4096
/** A configuration that another process has just loaded is about to be used. Seconds. */
const SETTLING = 600

/** @throws the system's error, or a StoreError; what is done by then is whole. */
export function keepUp(input: UpkeepInput, limits: CacheLimits, user: CacheUser): UpkeepReport {
  // Programs of other formats see that this one is used.
  touch(input.dir)
  input.segments.refresh()
  input.segments.mergeUses()
  const alone = user.alone(() => tidy(input, limits))
  return alone?.result ?? tidy(input, undefined)
}

/** @param limits Undefined while other processes use the cache. */
function tidy(input: UpkeepInput, limits: CacheLimits | undefined): UpkeepReport {
  const {dir, segments, session} = input
  const removal = limits === undefined ? NO_REMOVAL : removeOver(limits, input)
  for (const path of segments.strangers) rmSync(path, {recursive: true, force: true})
  for (const {name} of segments.all.values())
    if (limits !== undefined || name.includes(`-${session}-`) || isAbandoned(join(dir, name + OPEN))) seal(dir, name)
  // Two that end at once would each remove the other's segment, as what is in it is in their own, too.
  if (limits !== undefined) for (const numbers of planCopies(input, removal.isTight)) copyTogether(numbers, input)
  saveIndex(dir, segments.index, segments.all)
  return {isShared: limits === undefined, removedCount: removal.count, neededBytes: removal.neededBytes}
}

interface Removal {
  readonly count: number
  readonly neededBytes: number
  /** There is no room for anything that is not needed. */
  readonly isTight: boolean
}

const NO_REMOVAL: Removal = {count: 0, neededBytes: 0, isTight: false}

type Item = Removable & {readonly what: KeyHash | CachePart}

/** Takes entries from the index, and files from the folder. */
function removeOver(limits: CacheLimits, input: UpkeepInput): Removal {
  const {segments} = input
  const now = nowInSeconds()
  const parts = listUsedParts(input, now)
  let count = 0
  let neededBytes = 0
  let keptBytes = OTHER_BYTES
  let recordBytes = 0
  // One by one: a large site has millions.
  for (const item of itemsOf(input, parts)) {
    if (isTooOld(item, limits, now)) {
      removeItem(item, segments)
      count += 1
    } else {
      keptBytes += item.bytes
      if (!('kind' in item.what)) recordBytes += item.bytes - INDEX_ENTRY_BYTES
      if (item.isUsed) neededBytes += item.bytes
    }
  }
  const {maxBytes = Number.POSITIVE_INFINITY} = limits
  if (keptBytes > maxBytes) {
    const young = [...itemsOf(input, parts)].filter((item) => !isTooOld(item, limits, now))
    const gone = chooseForSize(young, limits, OTHER_BYTES)
    for (const item of gone) removeItem(item, segments)
    count += gone.length
  }
  const wasteBytes = [...segments.all.values()].reduce((sum, {fd}) => sum + sizeOf(fd), -recordBytes)
  return {count, neededBytes, isTight: keptBytes + wasteBytes > maxBytes}
}

function removeItem({what}: Item, {index}: SegmentSet): void {
  if ('kind' in what) removePart(what)
  else index.delete(what)
}

function* itemsOf({segments, session}: UpkeepInput, parts: readonly Item[]): Generator<Item> {
  // What other threads of this build have written they have not asked for, and this one has not either.
  const own = new Set([...segments.all].flatMap(([number, {name}]) => (name.includes(`-${session}-`) ? [number] : [])))
  for (const {hash, segment, length, isUsed, usedAt} of segments.index.entries())
    yield {what: hash, bytes: length + INDEX_ENTRY_BYTES, isUsed: isUsed || own.has(segment), usedAt}
  yield* parts
}

function listUsedParts({cacheDir, dir, openedAt}: UpkeepInput, now: number): readonly Item[] {
  return listParts(cacheDir, dir).map((part) => {
    const {kind, bytes, usedAt} = part
    const since = kind === 'modules' ? Math.min(openedAt, now - SETTLING) : openedAt
    return {what: part, bytes, usedAt, isUsed: usedAt >= since}
  })
}

/** Its writer was killed, a day ago or longer; a process identifier would tell nothing across containers. */
function isAbandoned(path: string): boolean {
  const stats = statSync(path, {throwIfNoEntry: false})
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > MS_A_DAY
}

function seal(dir: string, name: string): void {
  if (existsSync(join(dir, name + OPEN))) renameSync(join(dir, name + OPEN), join(dir, name + SEALED))
}

/** Numbers of finished segments whose entries go to a new one together: what is in it has to fit. */
function planCopies({dir, segments}: UpkeepInput, isTight: boolean): readonly number[][] {
  const sealed = [...segments.all].filter(([, {name}]) => existsSync(join(dir, name + SEALED)))
  const needed = new Map<number, number>()
  for (const {segment, length} of segments.index.entries()) needed.set(segment, (needed.get(segment) ?? 0) + length)
  const isWasteful = ([number, {fd}]: (typeof sealed)[number]): boolean => {
    const size = sizeOf(fd)
    const waste = size - (needed.get(number) ?? 0)
    return segments.damaged.has(number) || waste > (isTight ? 0 : size * WASTE)
  }
  const isSmall = ([, {fd}]: (typeof sealed)[number]): boolean => sizeOf(fd) < SMALL_BYTES
  const wasteful = sealed.filter(isWasteful)
  const small = sealed.length > MAX_SEGMENTS ? sealed.filter((one) => isSmall(one) && !isWasteful(one)) : []
  const chosen = wasteful.length + small.length > 1 ? [...wasteful, ...small] : wasteful
  const groups: number[][] = []
  let room = -1
  for (const [number] of chosen) {
    const bytes = needed.get(number) ?? 0
    if (bytes > room) {
      groups.push([])
      room = MAX_SEGMENT_BYTES
    }
    groups.at(-1)?.push(number)
    room -= bytes
  }
  return groups
}

function copyTogether(numbers: readonly number[], {dir, segments}: UpkeepInput): void {
  const parts = new Set(numbers)
  const entries = [...segments.index.entries()].filter(({segment}) => parts.has(segment))
  if (entries.length > 0) copyEntries(entries, {dir, segments})
  for (const number of numbers) remove(number, {dir, segments})
}

type Place = Pick<UpkeepInput, 'dir' | 'segments'>

function copyEntries(entries: readonly IndexEntry[], {dir, segments}: Place): void {
  const name = `${today()}-joined-${randomName()}`
  const writer = createSegment(join(dir, name + OPEN))
  const joined = segments.addOwn(name, writer.fd)
  for (const entry of entries) {
    const found = readSound(entry, segments)
    if (found === undefined) segments.index.delete(entry.hash)
    else {
      const place = {segment: joined, position: writer.end(), length: found.record.length}
      writer.append(found.record)
      segments.index.set(hashKey(found.key), place)
    }
  }
  writer.flush()
  segments.setEnd(joined, writer.end())
  seal(dir, name)
}

interface SoundRecord extends KeyedValue {
  readonly record: Buffer
}

function readSound(entry: IndexEntry, segments: SegmentSet): SoundRecord | undefined {
  const record = segments.read(entry)
  const content = record === undefined ? undefined : readRecord(record)
  return record === undefined || content === undefined ? undefined : {...content, record}
}

function remove(number: number, {dir, segments}: Place): void {
  const name = segments.all.get(number)?.name
  if (name === undefined) return
  segments.forget(number)
  for (const ending of [OPEN, SEALED]) rmSync(join(dir, name + ending), {recursive: true, force: true})
}
