// What the end of a build does for the store: entries that it used move out of segments that are old or damaged, those
// segments go, small ones of a day become one, and the index is written.
import {existsSync, renameSync, rmSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {saveIndex} from './index-file.ts'
import {hashKey, type IndexEntry} from './key-index.ts'
import {randomName} from './random-name.ts'
import {type KeyedValue, readRecord} from './record.ts'
import {ageOf, createSegment, MS_A_DAY, OPEN, SEALED, sizeOf} from './segment.ts'
import type {SegmentSet} from './segment-set.ts'

export interface UpkeepInput {
  readonly dir: string
  readonly segments: SegmentSet
  /** Id of the session whose threads have all ended, but for this one. */
  readonly session: string
  /** Adds a record to this thread's own segment. */
  readonly append: (key: string, record: Buffer) => void
  /** Writes what was appended. */
  readonly flush: () => void
}

/** An entry that a build uses moves when its segment is older. Days. */
const FRESH_DAYS = 7
/** A segment goes when it is older: no build of the last seven days has used what is still in it. Days. */
export const KEPT_DAYS = 14
/** More finished segments than this are looked through for some to join. */
const MAX_SEGMENTS = 16
/** Only smaller ones are joined, so that a large one is not copied again and again. */
const SMALL_BYTES = 32 << 20

/** @throws the system's error, or a StoreError; what is done by then is whole. */
export function keepUp(input: UpkeepInput): void {
  const {dir, segments, session} = input
  segments.refresh()
  retire(input)
  for (const path of segments.strangers) rmSync(path, {recursive: true, force: true})
  for (const {name} of segments.all.values())
    if (name.includes(`-${session}-`) || isAbandoned(join(dir, name + OPEN))) seal(dir, name)
  for (const numbers of findJoinable(input)) joinSegments(numbers, input)
  if (segments.hasChanged) saveIndex(dir, segments.index, segments.all)
}

/** Lets old and damaged segments go, and keeps what this build has used. */
function retire({dir, segments, append, flush}: UpkeepInput): void {
  const leaving = [...segments.all].filter(
    ([number, {name}]) => ageOf(name) > FRESH_DAYS || segments.damaged.has(number),
  )
  if (leaving.length === 0) return
  const numbers = new Set(leaving.map(([number]) => number))
  const used = [...segments.index.entries()].filter(({isUsed, segment}) => isUsed && numbers.has(segment))
  for (const entry of used) {
    const found = readSound(entry, segments)
    if (found !== undefined) append(found.key, found.record)
  }
  flush()
  for (const [number, {name}] of leaving)
    if (ageOf(name) > KEPT_DAYS || segments.damaged.has(number)) remove(number, {dir, segments})
}

interface SoundRecord extends KeyedValue {
  readonly record: Buffer
}

function readSound(entry: IndexEntry, segments: SegmentSet): SoundRecord | undefined {
  const record = segments.read(entry)
  const content = record === undefined ? undefined : readRecord(record)
  return record === undefined || content === undefined ? undefined : {...content, record}
}

function remove(number: number, {dir, segments}: Pick<UpkeepInput, 'dir' | 'segments'>): void {
  const name = segments.all.get(number)?.name
  if (name === undefined) return
  segments.forget(number)
  for (const ending of [OPEN, SEALED]) rmSync(join(dir, name + ending), {recursive: true, force: true})
}

/** Its writer was killed, a day ago or longer; a process identifier would tell nothing across containers. */
function isAbandoned(path: string): boolean {
  const stats = statSync(path, {throwIfNoEntry: false})
  return stats !== undefined && Math.abs(Date.now() - stats.mtimeMs) > MS_A_DAY
}

function seal(dir: string, name: string): void {
  if (existsSync(join(dir, name + OPEN))) renameSync(join(dir, name + OPEN), join(dir, name + SEALED))
}

/** Numbers of small finished segments of one day, when there are many: together they keep their age. */
function findJoinable({dir, segments}: UpkeepInput): number[][] {
  const sealed = [...segments.all].filter(([, {name}]) => existsSync(join(dir, name + SEALED)))
  if (sealed.length <= MAX_SEGMENTS) return []
  const byDay = new Map<number, number[]>()
  for (const [number, {name, fd}] of sealed) {
    const day = Number.parseInt(name, 10)
    if (sizeOf(fd) < SMALL_BYTES) byDay.set(day, [...(byDay.get(day) ?? []), number])
  }
  return [...byDay.values()].filter(({length}) => length > 1)
}

function joinSegments(numbers: readonly number[], {dir, segments}: UpkeepInput): void {
  const day = Number.parseInt(segments.all.get(numbers[0] ?? 0)?.name ?? '', 10)
  const name = `${day}-joined-${randomName()}`
  const writer = createSegment(join(dir, name + OPEN))
  const joined = segments.addOwn(name, writer.fd)
  const parts = new Set(numbers)
  for (const entry of [...segments.index.entries()].filter(({segment}) => parts.has(segment))) {
    const found = readSound(entry, segments)
    if (found === undefined) continue
    const place = {segment: joined, position: writer.end(), length: found.record.length}
    writer.append(found.record)
    segments.index.set(hashKey(found.key), place)
  }
  writer.flush()
  segments.setEnd(joined, writer.end())
  seal(dir, name)
  for (const number of numbers) remove(number, {dir, segments})
}
