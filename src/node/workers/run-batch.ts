// Runs a batch in the pool so that one bad item costs itself alone.
import {type Diagnostic, SiteError} from '../../shared/diagnostics.ts'
import {describeFailure, WorkerFailure} from './worker-failure.ts'

export interface BatchOptions<Item, Result> {
  /** Runs some of the items; its results are theirs, in order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** How messages call an item. */
  readonly name: (item: Item) => {readonly name: string; readonly sourcePath?: string | undefined}
  /** What stands for the result of an item at which a thread hung or died. */
  readonly fail: (item: Item, finding: Diagnostic) => Result
}

/**
 * The results of a batch, in order. Where a thread hangs or dies, its item fails, and the others are done again elsewhere.
 * @throws SiteError that names the item when so many have hung that the fault is not theirs.
 */
export async function runBatch<Item, Result>(
  items: readonly Item[],
  options: BatchOptions<Item, Result>,
): Promise<Result[]> {
  if (items.length === 0) return []
  try {
    return [...(await options.run(items))]
  } catch (error) {
    const at = error instanceof WorkerFailure ? error.details.itemIndex : undefined
    const item = at === undefined ? undefined : items[at]
    if (!(error instanceof WorkerFailure) || at === undefined || item === undefined) throw error
    const finding = describeFailure(error.details, options.name(item))
    if (error.details.isLast) throw new SiteError([finding], {cause: error})
    const before = await runBatch(items.slice(0, at), options)
    const after = await runBatch(items.slice(at + 1), options)
    return [...before, options.fail(item, finding), ...after]
  }
}
