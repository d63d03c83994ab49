// Spaces between the two halves of a reference, which MDX 1 reads as none: `[text] [name]`. What is no reference loses them as well.

/** A text in brackets, and the one behind it. */
export interface JoinedReference {
  /** Offset behind the first. */
  readonly end: number
  /** Offset of the second. */
  readonly next: number
  /** Offset behind the second. */
  readonly close: number
}

const TASK = /^[ \t>]*(?:[-*+]|\d{1,9}\.)[ \t]+\[[ \txX]\](?=[ \t])/

/** @param prose A line, with code and tags as spaces. */
export function findJoinedReferences(prose: string): readonly JoinedReference[] {
  if (!/\][ \t]+\[/.test(prose)) return []
  const ends = findEnds(prose, '[', ']')
  const parentheses = findEnds(prose, '(', ')')
  const found: JoinedReference[] = []
  let at = TASK.exec(prose)?.[0].length ?? 0
  while (at < prose.length) {
    const last = ends.get(at)
    if (last === undefined) {
      at += 1
      continue
    }
    const end = last + 1
    const next = prose[end] === '(' ? -1 : afterSpaces(prose, end)
    const close = prose[next] === '[' ? endOfName(prose, next, ends) : undefined
    if (close === undefined) at = afterLink(prose, at, {end, parentheses})
    else {
      if (next > end && prose[at + 1] !== '^') found.push({end, next, close})
      at = close
    }
  }
  return found
}

/** By the offset of each that opens, that of the one that closes it. */
function findEnds(prose: string, open: string, close: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const opened: number[] = []
  for (let at = 0; at < prose.length; at += 1) {
    if (prose[at] === open) opened.push(at)
    const start = prose[at] === close ? opened.pop() : undefined
    if (start !== undefined) ends.set(start, at)
  }
  return ends
}

function afterSpaces(prose: string, from: number): number {
  let at = from
  while (prose[at] === ' ' || prose[at] === '\t') at += 1
  return at
}

/** A name has no brackets in it. */
function endOfName(prose: string, start: number, ends: ReadonlyMap<number, number>): number | undefined {
  const end = ends.get(start)
  if (end === undefined || prose[start + 1] === '^') return undefined
  const inner = prose.indexOf('[', start + 1)
  return inner < 0 || inner > end ? end + 1 : undefined
}

interface Brackets {
  readonly end: number
  readonly parentheses: ReadonlyMap<number, number>
}

/** Behind a link, or behind what holds no other. */
function afterLink(prose: string, at: number, {end, parentheses}: Brackets): number {
  const close = parentheses.get(end)
  if (close !== undefined) return close + 1
  const inner = prose.indexOf('[', at + 1)
  return inner < 0 || inner > end ? end : at + 1
}
