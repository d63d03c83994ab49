// Which page a vanished address has probably become: one that is new, and has its headings, its name, or nearly its path.
import {posix} from 'node:path'
import {closest} from '../../shared/closest.ts'

export interface Vanished {
  readonly address: string
  readonly anchors: readonly string[]
}

/** Fewer headings are found on many pages: "Next", "See also". */
const MIN_SHARED = 2
const MIN_LIKENESS = 0.5

/** @param pages New addresses with their anchors. */
export function findRename(
  {address, anchors}: Vanished,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  return mostAlike(anchors, pages) ?? soleNamesake(address, pages) ?? closest(address, pages.keys())
}

/** The page that has most of the same headings. */
function mostAlike(anchors: readonly string[], pages: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  let best: string | undefined
  let bestLikeness = MIN_LIKENESS
  for (const [address, ids] of pages) {
    const shared = anchors.filter((anchor) => ids.has(anchor)).length
    const likeness = shared / (anchors.length + ids.size - shared)
    if (shared < MIN_SHARED || likeness < bestLikeness || (best !== undefined && likeness === bestLikeness)) continue
    best = address
    bestLikeness = likeness
  }
  return best
}

/** A page of the same name in another folder has been moved there, when there is one alone. */
function soleNamesake(address: string, pages: ReadonlyMap<string, unknown>): string | undefined {
  const name = posix.basename(address)
  const [first, second] = [...pages.keys()].filter((other) => name !== '' && posix.basename(other) === name)
  return second === undefined ? first : undefined
}
