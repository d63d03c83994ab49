// What has to be known of a task so that another machine can do it: a machine with the same program and a checkout of the same
// site, but with folders of other names and nothing of this build in its store.
import type {EntryKind} from '../cache/entry-kinds.ts'
import type {Store} from '../cache/store.ts'

/** Name of an entry of the store. */
export type EntryName = readonly [kind: EntryKind, key: string]

/** Names on another machine for what is on this one, or the other way round. */
export interface Moves {
  /** Of a file or folder of the site, of the program or of a package; or of one that goes along with the task. */
  readonly path: (path: string) => string
  /** Of the configuration as it is run: each machine makes its own. */
  readonly configCode: (path: string) => string
}

export interface RemoteAction<Input, Output> {
  /** False for input that means something on this machine alone. */
  readonly isPortable: (input: Input) => boolean
  readonly moveInput: (input: Input, moves: Moves) => Input
  readonly moveOutput: (output: Output, moves: Moves) => Output
  /** Entries of the store that the task reads. */
  readonly reads: (input: Input) => readonly EntryName[]
  /** Absolute paths of files that a build has made and that the task reads. */
  readonly files: (input: Input) => readonly string[]
  /** Entries of the store that the task has made; all are there, or the answer is not used. */
  readonly makes: (input: Input, output: Output) => readonly EntryName[]
  /**
   * The answer as though the task had run here; undefined when it says something else than it would here, or something that
   * has to be told with places on this machine. Called before what it has made is in the store.
   */
  readonly accept: (input: Input, output: Output, store: Pick<Store, 'put'>) => Output | undefined
}
