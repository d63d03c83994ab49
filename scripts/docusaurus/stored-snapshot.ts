// Facts of a site as JSON, so that a test can compare without Docusaurus: each list of lines once, or only its digest
// where the lines would be too many.
import {createHash} from 'node:crypto'
import {ASPECTS, type Aspect, type PageSnapshot} from './page-snapshot.ts'
import type {SiteSnapshot} from './site-snapshot.ts'

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

export function restoreSnapshot({lists, pages}: StoredSnapshot): SiteSnapshot {
  return new Map(
    Object.entries(pages).map(([page, numbers]): [string, PageSnapshot] => [
      page,
      Object.fromEntries(ASPECTS.map((aspect, at) => [aspect, lists[numbers[at] ?? -1] ?? []])) as PageSnapshot,
    ]),
  )
}

export function toDigest(lines: readonly string[]): string {
  return DIGEST + createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 8)
}

export function isDigest([line, ...rest]: readonly string[]): boolean {
  return rest.length === 0 && line?.startsWith(DIGEST) === true
}

const DIGEST = 'sha256:'
