// What a thread can be asked to do, by name: the pool knows no stage, and each stage knows the types of its own task.

export type TaskName = 'scan' | 'compile' | 'render' | 'pageTask'

/** A task with the types of what goes to the thread and of what comes back. Both are plain data. */
export interface WorkerTask<Input, Output> {
  readonly name: TaskName
  /** For the compiler alone; never set. */
  readonly types?: (input: Input) => Output
}
