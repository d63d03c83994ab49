// Facts of a site as JSON, so that a test can compare without Docusaurus: each list of lines once, or only its digest
// where the lines would be too many.
import type {KnownSnapshot} from '../../src/node/migrate/compare/differences.ts'
import {toDigest} from '../../src/node/migrate/compare/digest.ts'
import {ASPECTS, type Aspect, type PageSnapshot} from '../../src/node/migrate/compare/page-snapshot.ts'
import type {SiteSnapshot} from '../../src/node/migrate/compare/site-snapshot.ts'

export interface StoredSnapshot {
  /** Distinct lists; pages name them by number. */
  readonly lists: readonly (readonly string[])[]
  /** By URL, one number for each aspect, in the order of `ASPECTS`. */
  readonly pages: Readonly<Record<string, readonly number[]>>
}

/** @param isDigest Tells the aspects of a page of which only the digest is kept. */
export function storeSnapshot(site: SiteSnapshot, isDigest: (page: string, aspect: Aspect) => boolean): StoredSnapshot {
  const numbers = new Map<string, number>()
  const numberOf = (lines: readonly string[]): number => {
    const text = JSON.stringify(lines)
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const pages = [...site].map(([page, snapshot]): [string, number[]] => [
    page,
    ASPECTS.map((aspect) => numberOf(isDigest(page, aspect) ? [toDigest(snapshot[aspect])] : snapshot[aspect])),
  ])
  return {lists: [...numbers.keys()].map((text) => JSON.parse(text)), pages: Object.fromEntries(pages)}
}

/** As JSON with a line for each list and each page. */
export function printSnapshot({lists, pages}: StoredSnapshot): string {
  const rows = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(',\n')
  const entries = Object.entries(pages).map(([page, numbers]) => `${JSON.stringify(page)}:${JSON.stringify(numbers)}`)
  return `{"lists":[\n${rows(lists)}\n],"pages":{\n${entries.join(',\n')}\n}}\n`
}

/** Aspects that are younger than what was stored are absent. */
export function restoreSnapshot({lists, pages}: StoredSnapshot): KnownSnapshot {
  return new Map(
    Object.entries(pages).map(([page, numbers]): [string, Partial<PageSnapshot>] => [
      page,
      Object.fromEntries(
        ASPECTS.slice(0, numbers.length).map((aspect, at) => [aspect, lists[numbers[at] ?? -1] ?? []]),
      ),
    ]),
  )
}
