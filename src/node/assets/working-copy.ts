// A copy of the output as far as it is made, for plugins that read pages on the disk and write next to them: neither the last
// output nor the one that is being made is within their reach. What they write or change is told by comparing.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {toSourcePath} from '../files/source-path.ts'
import type {OutputSource} from '../model.ts'
import {createOutputWriter} from '../output/output-writer.ts'

/** Where the bytes of pages are that are not written again. */
export interface OutputFolders {
  readonly stagingDir: string
  readonly outDir: string
}

export interface WorkingCopies {
  /**
   * Brings a folder up to date.
   * @param dir Absolute. Files in it that are not of the output stay, and count as written by the plugin.
   * @param output Everything that the output holds so far.
   */
  readonly fill: (dir: string, output: ReadonlyMap<string, OutputSource>) => void
  /**
   * Takes files out of a folder until it is filled with them again. What has changed in them is to be taken before.
   * @param files Paths in the output folder.
   */
  readonly withdraw: (dir: string, files: readonly string[]) => void
  /** Files that were written since the last call, of all folders. */
  readonly takeChanges: () => readonly ChangedFile[]
  /** Removes the folders. */
  readonly close: () => void
}

export interface ChangedFile {
  /** Path in the output folder. */
  readonly path: string
  readonly content: Uint8Array
}

export function createWorkingCopies(folders: OutputFolders): WorkingCopies {
  // By folder: its files with the state in which they were last seen.
  const known = new Map<string, Map<string, string>>()
  return {
    fill: (dir, output) => {
      mkdirSync(dir, {recursive: true})
      const states = known.get(dir) ?? new Map<string, string>()
      known.set(dir, states)
      const writer = createOutputWriter(dir)
      for (const [file, source] of output) {
        const path = join(dir, file)
        if (states.has(file) || existsSync(path)) continue
        if (source.kind === 'text') writer.write(file, source.content)
        else if (source.kind === 'joined') writer.join(file, source.parts)
        else writer.copy(file, fileOf(file, source, folders))
        states.set(file, stateOf(path))
      }
    },
    withdraw: (dir, files) => {
      const states = known.get(dir)
      for (const file of files) if (states?.delete(file)) removeWithFolders(dir, file)
    },
    takeChanges: () => [...known].flatMap(([dir, states]) => findChanges(dir, states)),
    close: () => {
      for (const dir of known.keys()) rmSync(dir, {recursive: true, force: true})
    },
  }
}

/** With those of its folders that are empty then. */
function removeWithFolders(dir: string, file: string): void {
  rmSync(join(dir, file), {force: true})
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = join(dir, folder)
    if (!existsSync(path)) continue
    if (readdirSync(path).length > 0) return
    rmdirSync(path)
  }
}

type FileSource = Extract<OutputSource, {readonly kind: 'copy' | 'placed'}>

function fileOf(file: string, source: FileSource, {stagingDir, outDir}: OutputFolders): string {
  if (source.kind === 'copy') return source.from
  return join(source.isStaged ? stagingDir : outDir, file)
}

function findChanges(dir: string, states: Map<string, string>): readonly ChangedFile[] {
  return filesBelow(dir).flatMap((path) => {
    const file = toSourcePath(path, dir)
    const state = stateOf(path)
    if (states.get(file) === state) return []
    states.set(file, state)
    return [{path: file, content: readFileSync(path)}]
  })
}

/** In nanoseconds, as a plugin may write a moment after the copy. */
function stateOf(path: string): string {
  const {size, mtimeNs, ctimeNs, ino} = statSync(path, {bigint: true})
  return `${size} ${mtimeNs} ${ctimeNs} ${ino}`
}

function filesBelow(dir: string): readonly string[] {
  return readdirSync(dir, {withFileTypes: true})
    .flatMap((entry) => {
      const path = join(dir, entry.name)
      return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
    })
    .sort()
}
