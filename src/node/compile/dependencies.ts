// What a document's transforms read besides the document: told by them, and kept with the state that it had.
import {AsyncLocalStorage} from 'node:async_hooks'
import {readFileSync, statSync} from 'node:fs'
import {resolve} from 'node:path'
import {type InputState, recordStates} from '../cache/input-states.ts'
import {NO_SNAPSHOTS} from '../cache/snapshots.ts'

/** What transforms of a site find in `file.data`, and preprocessors among their input. */
export interface DependencyApi {
  /**
   * Names a file or folder that the document's result is made from; call it before reading. It need not exist.
   * @param path Absolute, or relative to the site folder.
   */
  readonly addDependency: (path: string) => void
  /** The text of a file, which is a dependency then. @throws the system's error when it cannot be read. */
  readonly readFile: (path: string) => string
}

declare module 'vfile' {
  interface DataMap extends DependencyApi {}
}

/** States in the order of their paths. */
export type Dependencies = readonly InputState[]

/** The states that are kept, and those at the end: they differ when a file was saved meanwhile. */
export interface FoundDependencies {
  readonly atUse: Dependencies
  readonly atEnd: Dependencies
}

interface Collector {
  readonly siteDir: string
  readonly states: Map<string, InputState>
}

// Transforms are shared by all documents of a thread; the call that is running tells whose dependency it is.
const running = new AsyncLocalStorage<Collector>()

/** Collects the dependencies of a document while it is compiled. */
export async function collectDependencies<T>(
  siteDir: string,
  work: () => Promise<T>,
): Promise<{readonly result: T; readonly dependencies: FoundDependencies}> {
  const collector: Collector = {siteDir, states: new Map()}
  const result = await running.run(collector, work)
  const atUse = [...collector.states.values()].sort(([a], [b]) => (a < b ? -1 : 1))
  return {result, dependencies: {atUse, atEnd: currentStates(atUse)}}
}

export const dependencyApi: DependencyApi = {
  addDependency: (path) => {
    note(path)
  },
  readFile: (path) => readFileSync(note(path), 'utf8'),
}

function note(path: string): string {
  const collector = running.getStore()
  if (collector === undefined) return resolve(path)
  const full = resolve(collector.siteDir, path)
  const isFolder = statSync(full, {throwIfNoEntry: false})?.isDirectory() === true
  const [state] = recordStates(isFolder ? toPaths([], [full]) : toPaths([full], []), NO_SNAPSHOTS)
  if (state !== undefined && !collector.states.has(full)) collector.states.set(full, state)
  return full
}

/** The states of files and folders, by their paths. */
export function statesOf(paths: readonly string[]): Dependencies {
  const isFolder = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isDirectory() === true
  return paths.flatMap((path) => recordStates(isFolder(path) ? toPaths([], [path]) : toPaths([path], []), NO_SNAPSHOTS))
}

/** The same paths, as they are now. */
export function currentStates(states: Dependencies): Dependencies {
  return states.flatMap(([path, kind]) =>
    recordStates(kind === 'folder' ? toPaths([], [path]) : toPaths([path], []), NO_SNAPSHOTS),
  )
}

function toPaths(files: readonly string[], folders: readonly string[]) {
  return {files, folders, missing: []}
}
