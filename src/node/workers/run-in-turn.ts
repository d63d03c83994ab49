// Gives work to the pool a little ahead of those who do it.
import type {WorkerPool} from './pool.ts'

/**
 * Works on the batches in order, a few at a time.
 * @throws the first error; what is under way then ends before, and nothing more is begun.
 */
export async function runInTurn<Batch>(
  batches: Iterable<Batch>,
  {batchesAhead}: Pick<WorkerPool, 'batchesAhead'>,
  work: (batch: Batch) => Promise<void>,
): Promise<void> {
  const waiting = batches[Symbol.iterator]()
  let failure: {readonly error: unknown} | undefined
  const workOn = async (): Promise<void> => {
    while (failure === undefined) {
      const next = waiting.next()
      if (next.done === true) return
      try {
        await work(next.value)
      } catch (error) {
        failure ??= {error}
      }
    }
  }
  await Promise.all(Array.from({length: batchesAhead}, workOn))
  if (failure !== undefined) throw failure.error
}
