// Puts new files and folders in the place of old ones, each by a rename, so that all of them are exchanged or none: a list
// of what is to be exchanged is written first, and the next run completes what a killed one began. A file takes the place of
// another in one step, so that a reader finds one of them at any moment.
import {existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {systemCode} from '../files/errno.ts'
import {linkOrCopy} from './output-writer.ts'

/** Folder of the new files in a workspace: where a build writes. */
export const NEW = 'new'
/** Folder of what was replaced. */
export const OLD = 'old'
const JOURNAL = 'journal.json'

export interface ExchangePlace {
  /** The output folder. */
  readonly root: string
  /** The workspace, on the same file system. */
  readonly work: string
}

/** A file or folder to exchange. */
export interface ExchangeEntry {
  /** Relative to the output folder, with `/`; `''` is the folder itself. No entry lies inside another. */
  readonly path: string
  readonly hasOld: boolean
  /** False: the old one is removed. */
  readonly hasNew: boolean
}

/**
 * Exchanges entries of the output with those of the same path in the workspace. The old ones stay in the workspace.
 * @throws the system's error, after everything has been put back. When even that fails the list stays, and
 *   {@link finishExchange} completes the work in the next run.
 */
export function exchange(place: ExchangePlace, entries: readonly ExchangeEntry[]): void {
  const journal = join(place.work, JOURNAL)
  rmSync(join(place.work, OLD), {recursive: true, force: true})
  mkdirSync(join(place.work, OLD))
  // Under its name only when it is whole: from then on a killed run is completed, and before it nothing has happened.
  writeFileSync(`${journal}.part`, JSON.stringify(entries))
  renameSync(`${journal}.part`, journal)
  const begun: ExchangeEntry[] = []
  const made: string[] = []
  try {
    for (const entry of entries) {
      begun.push(entry)
      made.push(...advance(entry, place))
    }
  } catch (error) {
    for (const entry of begun.reverse()) takeBack(entry, place)
    for (const dir of made.reverse()) removeEmpty(dir)
    rmSync(journal)
    throw error
  }
  removeEmptied(entries, place)
  rmSync(journal)
}

/** Completes what a killed run began. */
export function finishExchange(place: ExchangePlace): void {
  const journal = join(place.work, JOURNAL)
  if (!existsSync(journal)) return
  // Written by exchange() in this shape.
  const entries = JSON.parse(readFileSync(journal, 'utf8')) as ExchangeEntry[]
  for (const entry of entries) advance(entry, place)
  removeEmptied(entries, place)
  rmSync(journal)
}

/** An exchange was begun, and was neither completed nor taken back. */
export function isHalfExchanged(work: string): boolean {
  return existsSync(join(work, JOURNAL))
}

/** What is left to do for an entry: nothing, when it is done. Gives the folders of the output that were made for it. */
function advance(entry: ExchangeEntry, exchangePlace: ExchangePlace): readonly string[] {
  const {place, next, old} = pathsOf(entry, exchangePlace)
  const isPending = entry.hasNew ? isThere(next) : true
  if (entry.hasOld && isPending && !isThere(old)) {
    if (entry.hasNew && isFile(place) && isFile(next)) keep(place, old)
    else move(place, old)
  }
  return entry.hasNew && isPending ? move(next, place) : []
}

function takeBack(entry: ExchangeEntry, exchangePlace: ExchangePlace): void {
  const {place, next, old} = pathsOf(entry, exchangePlace)
  const isReplacedFile = entry.hasOld && isFile(old) && isFile(place)
  if (entry.hasNew && !isThere(next) && !isReplacedFile) move(place, next)
  if (entry.hasOld && isThere(old)) move(old, place)
}

function pathsOf({path}: ExchangeEntry, {root, work}: ExchangePlace) {
  return {place: join(root, path), next: join(work, NEW, path), old: join(work, OLD, 'output', path)}
}

/** The file under a second name, until the exchange is done. */
function keep(from: string, to: string): void {
  mkdirSync(dirname(to), {recursive: true})
  linkOrCopy(from, to)
}

/** Gives the folders that it makes, the outermost first. */
function move(from: string, to: string): readonly string[] {
  const outermost = mkdirSync(dirname(to), {recursive: true})
  const made: string[] = []
  for (let dir = dirname(to); outermost !== undefined && dir.length >= outermost.length; dir = dirname(dir))
    made.unshift(dir)
  try {
    renameSync(from, to)
  } catch (error) {
    for (const dir of made.reverse()) removeEmpty(dir)
    throw error
  }
  return made
}

/** Folders that held nothing but what is gone. */
function removeEmptied(entries: readonly ExchangeEntry[], {root}: ExchangePlace): void {
  for (const {path, hasNew} of entries) {
    if (hasNew) continue
    for (let dir = dirname(join(root, path)); dir.length > root.length && removeEmpty(dir); ) dir = dirname(dir)
  }
}

const NOT_EMPTY: ReadonlySet<string> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM', 'EBUSY'])

/** Whether it was. */
function removeEmpty(dir: string): boolean {
  try {
    rmdirSync(dir)
    return true
  } catch (error) {
    if (NOT_EMPTY.has(systemCode(error) ?? '')) return false
    throw error
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}

function isFile(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false})?.isFile() === true
}
