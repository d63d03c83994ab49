// A worker pool that has other machines besides its own threads. A batch goes to a free thread first, then to the queue; what
// is out for long when threads are free is done here, so that a worker that was killed, or hangs, keeps nobody waiting.
import type {WorkerPool} from '../workers/pool.ts'
import type {TaskName, WorkerTask} from '../workers/worker-task.ts'
import {JobError} from './job-error.ts'
import type {RemoteJobs} from './remote-jobs.ts'

/**
 * A job that nobody has answered for so many times as long as the longest one of its kind took here is late: it is done here
 * when there is nothing else to do.
 */
const LATE_TIMES = 3
/** But not before so long, in milliseconds. */
const LATE_MS = 3000
/** Where none of its kind was done here. */
const UNKNOWN_MS = 10_000
const LOOK_MS = 200

export function createSharedPool(local: WorkerPool, remote: RemoteJobs): WorkerPool {
  return new SharedPool(local, remote)
}

interface Batch {
  readonly task: TaskName
  readonly runHere: () => Promise<void>
  /** @throws JobError */
  readonly runThere: (signal: AbortSignal) => Promise<void>
}

interface Outstanding {
  readonly batch: Batch
  readonly since: number
  readonly taken: AbortController
}

/** How many threads other machines have is not known: this is enough for 500. */
const BATCHES_AHEAD = 1000

class SharedPool implements WorkerPool {
  readonly threadCount: number
  readonly batchesAhead = BATCHES_AHEAD
  readonly #local: WorkerPool
  readonly #remote: RemoteJobs
  readonly #waiting: Batch[] = []
  /** Those that no other machine does. */
  readonly #own: Batch[] = []
  readonly #outstanding = new Set<Outstanding>()
  /** Longest time that a batch of each task took here, in milliseconds. */
  readonly #longest = new Map<TaskName, number>()
  #busy = 0
  #timer: NodeJS.Timeout | undefined

  constructor(local: WorkerPool, remote: RemoteJobs) {
    this.#local = local
    this.#remote = remote
    this.threadCount = local.threadCount
  }

  run = <Input, Output>(task: WorkerTask<Input, Output>, input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      const isPortable = task.remote?.isPortable(input) === true
      const list = isPortable ? this.#waiting : this.#own
      list.push({
        task: task.name,
        runHere: () => this.#local.run(task, input).then(resolve, reject),
        runThere: async (signal) => resolve(await this.#remote.run(task, input, signal)),
      })
      this.#hand()
    })

  close = (): Promise<void> => {
    clearInterval(this.#timer)
    return this.#local.close()
  }

  /** Gives out what can be given out now. */
  #hand(): void {
    while (this.#busy < this.threadCount) {
      const next = this.#own.shift() ?? this.#waiting.shift() ?? this.#takeLate()
      if (next === undefined) break
      void this.#runHere(next)
    }
    while (this.#waiting.length > 0 && this.#outstanding.size < this.#remote.capacity()) {
      const next = this.#waiting.shift()
      if (next !== undefined) void this.#runThere(next)
    }
    this.#look()
  }

  /** Workers come and go while nothing else happens here. */
  #look(): void {
    const isNeeded = this.#waiting.length + this.#outstanding.size > 0
    if (isNeeded) this.#timer ??= setInterval(() => this.#hand(), LOOK_MS)
    else {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  #takeLate(): Batch | undefined {
    const [oldest] = this.#outstanding
    if (oldest === undefined || performance.now() - oldest.since < this.#patience(oldest.batch.task)) return undefined
    this.#outstanding.delete(oldest)
    // From now on its answer is not taken: two would write the same files.
    oldest.taken.abort(new JobError('lost'))
    return oldest.batch
  }

  #patience(task: TaskName): number {
    const longest = this.#longest.get(task)
    return longest === undefined ? UNKNOWN_MS : Math.max(LATE_MS, LATE_TIMES * longest)
  }

  async #runHere({task, runHere}: Batch): Promise<void> {
    this.#busy += 1
    const start = performance.now()
    await runHere()
    this.#longest.set(task, Math.max(this.#longest.get(task) ?? 0, performance.now() - start))
    this.#busy -= 1
    this.#hand()
  }

  async #runThere(batch: Batch): Promise<void> {
    const outstanding = {batch, since: performance.now(), taken: new AbortController()}
    this.#outstanding.add(outstanding)
    try {
      await batch.runThere(outstanding.taken.signal)
    } catch (error) {
      const isTaken = outstanding.taken.signal.aborted
      const mayTryAgain = error instanceof JobError && error.reason === 'lost'
      if (!isTaken) (mayTryAgain ? this.#waiting : this.#own).unshift(batch)
    }
    this.#outstanding.delete(outstanding)
    this.#hand()
  }
}
