// A whole index built and opened in one go. The program does both bit by bit: shards are put aside as they are made, and groups are asked
// as they arrive.
import {assembleIndex, type BuildOptions, type IndexedPage} from '../../plugins/search/build-index.ts'
import type {Shard} from '../../plugins/search/shard.ts'
import type {OpenIndex} from '../../src/client/search/engine/index-groups.ts'
import {createWholeIndex} from '../../src/client/search/whole-index.ts'
import type {SearchGroup} from '../../src/shared/search/search-data.ts'

export interface BuiltIndex {
  /** Text of the file that is loaded first: all groups, or the directory of the shards. */
  readonly text: string
  /** Without repetition. */
  readonly shards: readonly Shard[]
}

export function buildIndex(pages: readonly IndexedPage[], options: BuildOptions): BuiltIndex {
  const shards: Shard[] = []
  const steps = assembleIndex(pages, options)
  let step = steps.next()
  for (; step.done !== true; step = steps.next()) shards.push(step.value)
  return {text: step.value.text, shards}
}

export function openWhole(groups: readonly SearchGroup[]): OpenIndex {
  const index = createWholeIndex()
  groups.forEach(index.add)
  index.isArriving = false
  return index
}
