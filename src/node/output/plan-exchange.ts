// Decides which entries of an output folder are exchanged: the whole folder where all of it is ours, and else as few as
// leave a stranger's files where they are.
import {lstatSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {haveSameBytes} from '../files/read-in-parts.ts'
import type {ExchangeEntry} from './exchange.ts'
import type {OldEntry, OldFolder} from './old-output.ts'

export interface ExchangePlan {
  readonly entries: readonly ExchangeEntry[]
  /** Files of strangers that the new site would have to overwrite. */
  readonly conflicts: readonly string[]
}

export interface ExchangeFolders {
  readonly outDir: string
  /** What takes its place. */
  readonly newDir: string
  /** The folder can be renamed as a whole. */
  readonly isMovable: boolean
}

/** @param old What is in the output folder; undefined when there is none. */
export function planExchange(old: OldFolder | undefined, {outDir, newDir, isMovable}: ExchangeFolders): ExchangePlan {
  if (isMovable && (old === undefined || old.isOwn))
    return {entries: [{path: '', hasOld: old !== undefined, hasNew: true}], conflicts: []}
  const entries: ExchangeEntry[] = []
  const conflicts: string[] = []
  const compare = (folder: OldFolder | undefined, prefix: string): void => {
    const next = childrenOf(join(newDir, prefix))
    for (const [name, child] of folder?.children ?? []) {
      const path = prefix + name
      const isFolder = next.get(name)
      if (child.isOwn) entries.push({path, hasOld: true, hasNew: isFolder !== undefined})
      else if (child.kind === 'folder' && isFolder !== false) compare(child, `${path}/`)
      else if (isFolder !== undefined && !isSame(child, join(outDir, path), join(newDir, path))) conflicts.push(path)
    }
    for (const name of next.keys())
      if (folder?.children.has(name) !== true) entries.push({path: prefix + name, hasOld: false, hasNew: true})
  }
  compare(old, '')
  return {entries, conflicts}
}

/** Names in a folder, and whether each is a folder; none when it does not exist. */
function childrenOf(dir: string): ReadonlyMap<string, boolean> {
  if (lstatSync(dir, {throwIfNoEntry: false}) === undefined) return new Map()
  return new Map(readdirSync(dir, {withFileTypes: true}).map((entry) => [entry.name, entry.isDirectory()]))
}

/** A stranger's file of the same bytes can stay. */
function isSame(old: OldEntry, path: string, next: string): boolean {
  if (old.kind === 'folder' || !lstatSync(path).isFile() || !lstatSync(next).isFile()) return false
  return lstatSync(path).size === lstatSync(next).size && haveSameBytes(path, next)
}
