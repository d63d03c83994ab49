// A site on disk whose files are known: edits change both, and what was there before can be put back.
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {dirname, join, sep} from 'node:path'
import type {Files} from './seed-sites.ts'

export class SiteFolder {
  readonly dir: string
  private files: Map<string, string | Uint8Array>
  private readonly past: Map<string, string | Uint8Array>[] = []

  constructor(dir: string, files: Files) {
    this.dir = dir
    this.files = new Map()
    for (const [path, content] of Object.entries(files)) this.write(path, content)
  }

  /** Paths of files, sorted, that match. */
  paths(pattern: RegExp): string[] {
    return [...this.files.keys()].filter((path) => pattern.test(path)).sort()
  }

  /** @throws Error when there is no such text. */
  text(path: string): string {
    const content = this.files.get(path)
    if (typeof content !== 'string') throw new Error(`The site has no text "${path}".`)
    return content
  }

  has(path: string): boolean {
    return this.files.has(path)
  }

  write(path: string, content: string | Uint8Array): void {
    const file = join(this.dir, path)
    mkdirSync(dirname(file), {recursive: true})
    writeFileSync(file, content)
    this.files.set(path, content)
  }

  remove(path: string): void {
    rmSync(join(this.dir, path), {force: true})
    this.files.delete(path)
  }

  move(from: string, to: string): void {
    const content = this.files.get(from)
    if (content === undefined) throw new Error(`The site has no file "${from}".`)
    this.remove(from)
    this.write(to, content)
  }

  /** Only the times of a file. */
  touch(path: string): void {
    const now = new Date()
    utimesSync(join(this.dir, path), now, now)
  }

  /** Remembers the state that {@link undo} goes back to. */
  keep(): void {
    this.past.push(new Map(this.files))
  }

  /** Goes back to the state before the last {@link keep}; false when there is none. */
  undo(): boolean {
    const before = this.past.at(-2)
    if (before === undefined) return false
    for (const path of [...this.files.keys()]) if (!before.has(path)) this.remove(path)
    for (const [path, content] of before) if (this.files.get(path) !== content) this.write(path, content)
    return true
  }

  /** The same site in a folder that no build has seen: without output and cache. */
  copyTo(dir: string): void {
    const generated = [join(this.dir, 'build'), join(this.dir, 'node_modules/.cache')]
    cpSync(this.dir, dir, {
      recursive: true,
      filter: (path) => !generated.some((one) => path === one || path.startsWith(one + sep)),
    })
  }
}

/** Every file of a folder with its bytes, by path; empty when there is no such folder. */
export function readFolder(dir: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  if (!existsSync(dir)) return files
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(
      path
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
      readFileSync(path),
    )
  }
  return files
}

/** What differs between two folders, a line each; empty when they are the same byte for byte. */
export function compareFolders(found: ReadonlyMap<string, Buffer>, wanted: ReadonlyMap<string, Buffer>): string[] {
  const differences: string[] = []
  for (const [path, bytes] of wanted) {
    const other = found.get(path)
    if (other === undefined) differences.push(`${path}: missing`)
    else if (!other.equals(bytes)) differences.push(`${path}: ${firstDifference(other, bytes)}`)
  }
  for (const path of found.keys()) if (!wanted.has(path)) differences.push(`${path}: should not be there`)
  return differences.sort()
}

const CONTEXT = 60

function firstDifference(found: Buffer, wanted: Buffer): string {
  const at = wanted.findIndex((byte, index) => found[index] !== byte)
  const from = Math.max(0, (at < 0 ? wanted.length : at) - CONTEXT)
  const show = (bytes: Buffer): string => JSON.stringify(bytes.subarray(from, from + 2 * CONTEXT).toString('utf8'))
  return `${show(found)} instead of ${show(wanted)}`
}
