// Decides whether a few files of an output are exchanged one by one, and in which order: readers ask for files while that
// happens. Whatever is not known for sure is a case for an exchange of the whole.
import {lstatSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {ExchangeEntry} from './exchange.ts'
import type {LocaleOutput} from './locale-output.ts'
import type {MadeList} from './made-list.ts'
import {OWN_NAMES} from './output-writer.ts'

export interface UpdateInput {
  /** The output folder. */
  readonly root: string
  /** What Quire made of it; undefined when that is not known. */
  readonly list: MadeList | undefined
  readonly locales: readonly LocaleOutput[]
  /** All files of the new output but the list itself. */
  readonly made: ReadonlySet<string>
  /** Whether a file stands in the output. */
  readonly isOld: (file: string) => boolean
}

/** Files that are exchanged one by one at most: each takes about as long as three that are carried over. */
const MOST = 500
const MOST_OF_ALL = 1 / 4

/** Undefined when the whole output is to be exchanged. */
export function planUpdate({root, list, locales, made, isOld}: UpdateInput): readonly ExchangeEntry[] | undefined {
  if (list === undefined) return undefined
  const staged = locales.flatMap((one) => Array.from(one.staged, (file) => one.prefix + file))
  if (staged.length > Math.min(MOST, made.size * MOST_OF_ALL)) return undefined
  const before = new Set([
    ...locales.flatMap((one) => Array.from(one.before, (file) => one.prefix + file)),
    ...list.assetSets.flat().filter(isOld),
  ])
  // Of each file that is there it has to be known whether it stays.
  if (before.size !== list.count || ![...before].every(list.isMade)) return undefined
  const removed = [...before].filter((file) => !made.has(file))
  if (staged.length + removed.length > Math.min(MOST, made.size * MOST_OF_ALL)) return undefined
  const added = staged.filter((file) => !before.has(file))
  const isBelow = isBelowOneOf(new Set(removed))
  const isFree = (file: string): boolean => !isBelow(file) && !isThere(join(root, file))
  const isReal = realFolders(root)
  if (!added.every(isFree) || ![...staged, ...removed].every((file) => isReal(dirname(join(root, file)))))
    return undefined
  return [
    ...inOrder(staged).map((path) => ({path, hasOld: before.has(path), hasNew: true})),
    ...removed.sort().map((path) => ({path, hasOld: true, hasNew: false})),
    {path: OWN_NAMES.list, hasOld: true, hasNew: true},
  ]
}

/** What pages ask for comes before them, and what nobody asks for yet before what names it. */
function inOrder(files: readonly string[]): readonly string[] {
  const rankOf = (file: string): number => (file.startsWith('assets/') ? 0 : file.endsWith('.html') ? 2 : 1)
  return [...files].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
}

/** A folder cannot be made where a file still is. */
function isBelowOneOf(files: ReadonlySet<string>): (file: string) => boolean {
  return (file) => {
    for (let dir = dirname(file); dir !== '.'; dir = dirname(dir)) if (files.has(dir)) return true
    return false
  }
}

/** Links are never followed: whatever they lead to is not the output's. */
function realFolders(root: string): (dir: string) => boolean {
  const known = new Map([[root, true]])
  const isReal = (dir: string): boolean => {
    const answer = known.get(dir) ?? (isReal(dirname(dir)) && isFolderOrNothing(dir))
    known.set(dir, answer)
    return answer
  }
  return isReal
}

function isFolderOrNothing(dir: string): boolean {
  return lstatSync(dir, {throwIfNoEntry: false})?.isDirectory() ?? true
}

function isThere(path: string): boolean {
  return lstatSync(path, {throwIfNoEntry: false}) !== undefined
}
