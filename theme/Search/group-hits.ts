// Hits of one page together, below its title. A page is where its best hit is.
import type {SearchHit} from 'quire-docs/client'
import {isTitle, pageOf} from './hit-url.ts'

export interface PageGroup {
  readonly page: SearchHit['document']
  /** The hit that is the page's title. */
  readonly title: SearchHit | undefined
  /** Headings and texts, best first. */
  readonly parts: readonly SearchHit[]
}

export function groupHits(hits: readonly SearchHit[]): readonly PageGroup[] {
  const pages = new Map<number, SearchHit[]>()
  for (const hit of hits) {
    const {i} = pageOf(hit)
    pages.set(i, [...(pages.get(i) ?? []), hit])
  }
  return [...pages.values()].flatMap((own) => {
    const [best] = own
    if (best === undefined) return []
    const title = own.find(isTitle)
    return [{page: pageOf(best), title, parts: own.filter((hit) => hit !== title)}]
  })
}
