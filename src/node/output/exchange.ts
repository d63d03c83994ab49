// Puts new files and folders in the place of old ones, each by a rename, so that all of them are exchanged or none: a list
// of what is to be exchanged is written first, and the next run completes what a killed one began.
import {existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'

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
  try {
    for (const entry of entries) {
      begun.push(entry)
      advance(entry, place)
    }
  } catch (error) {
    for (const entry of begun.reverse()) takeBack(entry, place)
    rmSync(journal)
    throw error
  }
  rmSync(journal)
}

/** Completes what a killed run began. */
export function finishExchange(place: ExchangePlace): void {
  const journal = join(place.work, JOURNAL)
  if (!existsSync(journal)) return
  // Written by exchange() in this shape.
  for (const entry of JSON.parse(readFileSync(journal, 'utf8')) as ExchangeEntry[]) advance(entry, place)
  rmSync(journal)
}

/** An exchange was begun, and was neither completed nor taken back. */
export function isHalfExchanged(work: string): boolean {
  return existsSync(join(work, JOURNAL))
}

/** What is left to do for an entry: nothing, when it is done. */
function advance(entry: ExchangeEntry, exchangePlace: ExchangePlace): void {
  const {place, next, old} = pathsOf(entry, exchangePlace)
  const isPending = entry.hasNew ? isThere(next) : true
  if (entry.hasOld && isPending && !isThere(old)) move(place, old)
  if (entry.hasNew && isPending) move(next, place)
}

function takeBack(entry: ExchangeEntry, exchangePlace: ExchangePlace): void {
  const {place, next, old} = pathsOf(entry, exchangePlace)
  if (entry.hasNew && !isThere(next)) move(place, next)
  if (entry.hasOld && isThere(old)) move(old, place)
}

function pathsOf({path}: ExchangeEntry, {root, work}: ExchangePlace) {
  return {place: join(root, path), next: join(work, NEW, path), old: join(work, OLD, 'output', path)}
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), {recursive: true})
  renameSync(from, to)
}

function isThere(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}
