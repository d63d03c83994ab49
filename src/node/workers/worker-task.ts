// What a thread can be asked to do, by name: the pool knows no stage, and each stage knows the types of its own task.
import type {SiteCode} from '../model.ts'
import type {RemoteAction} from './remote-action.ts'

export type TaskName = 'scan' | 'compile' | 'render' | 'pageTask'

/** A task with the types of what goes to the thread and of what comes back. Both are plain data. */
export interface WorkerTask<Input, Output> {
  readonly name: TaskName
  /** How another machine does it; absent where reading the input costs as much as the task. */
  readonly remote?: RemoteAction<Input, Output>
  /** Code that is not the program's and that the task imports: threads that have run it in another state do not run the task. */
  readonly code?: (input: Input) => SiteCode | undefined
  /** For the compiler alone; never set. */
  readonly types?: (input: Input) => Output
}
