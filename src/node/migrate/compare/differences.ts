// Two sites side by side: which pages only one has, and per aspect the lines in which a page differs.
import {isDigest, toDigest} from './digest.ts'
import {ASPECTS, type Aspect, type PageSnapshot} from './page-snapshot.ts'
import type {SiteSnapshot} from './site-snapshot.ts'

/** A line that differs. `undefined` on a side that lacks it. */
export interface Difference {
  readonly page: string
  readonly aspect: Aspect | 'route'
  /** What the page lists: `tags`, `authors`. */
  readonly kind?: string | undefined
  readonly theirs: string | undefined
  readonly ours: string | undefined
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** Number of pages that both have, and how many of them agree in an aspect. */
  readonly pageCount: number
  readonly equalCounts: Readonly<Record<Aspect, number>>
}

/** The snapshot of a site of which some aspects may not be known. */
export type KnownSnapshot = ReadonlyMap<string, Partial<PageSnapshot>>

export function compareSites(theirs: KnownSnapshot, ours: SiteSnapshot): Comparison {
  const routes = [...new Set([...theirs.keys(), ...ours.keys()])].sort()
  const differences: Difference[] = []
  const equalCounts = Object.fromEntries(ASPECTS.map((aspect) => [aspect, 0])) as Record<Aspect, number>
  let pageCount = 0
  for (const page of routes) {
    const [one, other] = [theirs.get(page), ours.get(page)]
    if (one === undefined || other === undefined) {
      differences.push({page, aspect: 'route', theirs: one && page, ours: other && page, ...kindOf(other ?? one)})
      continue
    }
    pageCount += 1
    const known: Difference[] = []
    for (const aspect of ASPECTS) {
      const all = compareAspect(page, aspect, one, other)
      const found = aspect === 'body' ? all.filter((difference) => !isTold(difference, known)) : all
      if (found.length === 0) equalCounts[aspect] += 1
      known.push(...found)
    }
    differences.push(...known)
  }
  return {differences, pageCount, equalCounts}
}

/** All text of a page holds that of other aspects. */
function isTold({theirs, ours}: Difference, known: readonly Difference[]): boolean {
  const isNamed = (line: string | undefined, side: 'theirs' | 'ours'): boolean =>
    line === undefined || known.some((one) => one[side] === line)
  return isNamed(theirs, 'theirs') && isNamed(ours, 'ours')
}

function compareAspect(page: string, aspect: Aspect, theirs: Partial<PageSnapshot>, ours: PageSnapshot): Difference[] {
  const known = theirs[aspect]
  if (known === undefined) return []
  if (isDigest(known) && known[0] === toDigest(ours[aspect])) return []
  const pairs = alignLines(known, ours[aspect])
  return (aspect === 'head' ? pairNames(pairs) : pairs).map(([one, other]) => ({
    page,
    aspect,
    theirs: one,
    ours: other,
    ...kindOf(ours),
  }))
}

function kindOf(page: Partial<PageSnapshot> | undefined): Pick<Difference, 'kind'> {
  const [kind] = page?.kind ?? []
  return kind === undefined ? {} : {kind}
}

/** Lines that begin with a name, and a colon: those of one name are about one thing, wherever they stand. */
function pairNames(pairs: readonly Pair[]): readonly Pair[] {
  const theirs = pairs.flatMap(([one]) => one ?? [])
  const ours = pairs.flatMap(([, other]) => other ?? [])
  const paired = theirs.map((one): Pair => {
    const at = ours.findIndex((other) => nameOf(other) === nameOf(one))
    return [one, at < 0 ? undefined : ours.splice(at, 1)[0]]
  })
  return [...paired, ...ours.map((other): Pair => [undefined, other])]
}

function nameOf(line: string): string {
  return line.split(': ', 1)[0] ?? line
}

type Pair = readonly [string | undefined, string | undefined]

/** Lines that are not common to both lists, paired in order where one replaces another. */
export function alignLines(allTheirs: readonly string[], allOurs: readonly string[]): Pair[] {
  const [theirs, ours] = withoutCommonEnds(allTheirs, allOurs)
  const lengths = commonLengths(theirs, ours)
  const pairs: Pair[] = []
  let removed: string[] = []
  let added: string[] = []
  const flush = (): void => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) pairs.push([removed[at], added[at]])
    removed = []
    added = []
  }
  let [i, j] = [0, 0]
  while (i < theirs.length || j < ours.length) {
    const [one, other] = [theirs[i], ours[j]]
    if (one !== undefined && one === other) {
      flush()
      i += 1
      j += 1
    } else if (
      other === undefined ||
      (one !== undefined && lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      removed.push(one ?? '')
      i += 1
    } else {
      added.push(other)
      j += 1
    }
  }
  flush()
  return pairs
}

type Lines = readonly string[]

/** Most pages are equal, and most of the others nearly so: the comparison that costs is for what is in between. */
function withoutCommonEnds(a: Lines, b: Lines): readonly [Lines, Lines] {
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}

/** Length of the longest common subsequence of the tails from `[i][j]`. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({length: a.length + 1}, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row === undefined) continue
      row[j] =
        a[i] === b[j]
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
    }
  return lengths
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}
