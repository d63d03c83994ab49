// A piece of work with the states of all that it read, which were the same from its start to its end: tools tell what they
// read when they are done, and files may be saved while they work.
import {type InputPaths, type InputState, markStart, recordStates} from './input-states.ts'
import type {Snapshots} from './snapshots.ts'

/** Saving takes a moment and people save a few times; a file that changes all the time has another cause. */
export const MAX_ATTEMPTS = 4

export interface WorkSettings {
  /** Where a file may be written, on the disk of the inputs where possible. */
  readonly folder: string
  /** Paths that are likely to be among the inputs. */
  readonly known: readonly string[]
  readonly snapshots: Snapshots
}

export interface UnchangedWork<Result> {
  readonly result: Result
  readonly states: readonly InputState[]
  /** Paths that changed during each attempt, the last included; empty as a rule. */
  readonly changed: readonly string[]
}

/**
 * Does the work again while its inputs change, four times at most.
 * @param prepare Called before each attempt; what it writes does not count as a change. It answers with the work.
 * @throws what the work throws, and the system's errors.
 */
export async function workUnchanged<Result extends {readonly inputs: InputPaths}>(
  {folder, known, snapshots}: WorkSettings,
  prepare: () => Promise<() => Promise<Result>>,
): Promise<UnchangedWork<Result>> {
  let likely = known
  for (let attempt = 1; ; attempt += 1) {
    const work = await prepare()
    const start = markStart(folder, likely)
    const result = await work()
    const states = recordStates(result.inputs, snapshots)
    // After the states were taken, so that they are those of the moment that the result is of.
    const changed = start.findChanged(result.inputs)
    if (changed.length === 0 || attempt === MAX_ATTEMPTS) return {result, states, changed}
    likely = states.map(([path]) => path)
  }
}
