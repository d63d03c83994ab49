// One request to Algolia for the page of all results.
import type {AlgoliaConfig, FacetFilters} from '@docusaurus/theme-search-algolia/client'

/** A text in parts, of which some are what was searched for. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch: boolean
}

export interface AlgoliaHit {
  readonly id: string
  /** As the index has it. */
  readonly url: string
  /** From the title of the page to the heading that was found. */
  readonly titles: readonly (readonly MarkedPart[])[]
  readonly snippet: readonly MarkedPart[]
}

export interface AlgoliaAnswer {
  readonly hits: readonly AlgoliaHit[]
  readonly count: number
  readonly pageCount: number
}

export interface AlgoliaQuery {
  readonly config: AlgoliaConfig
  readonly text: string
  /** From 0. */
  readonly page: number
  readonly facetFilters: FacetFilters
  readonly signal: AbortSignal
}

interface Highlighted {
  readonly value?: string
}

interface RawHit {
  readonly objectID: string
  readonly url: string
  readonly hierarchy?: Readonly<Record<string, string | null>>
  readonly _highlightResult?: {readonly hierarchy?: Readonly<Record<string, Highlighted | undefined>>}
  readonly _snippetResult?: {readonly content?: Highlighted}
}

/** @throws Error when the service does not answer, or with a mistake. */
export async function askAlgolia({config, text, page, facetFilters, signal}: AlgoliaQuery): Promise<AlgoliaAnswer> {
  const {appId, apiKey, indexName, searchParameters} = config
  const response = await fetch(
    `https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/${encodeURIComponent(indexName)}/query`,
    {
      method: 'POST',
      headers: {'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
      body: JSON.stringify({
        hitsPerPage: 15,
        attributesToSnippet: ['content:15'],
        ...searchParameters,
        facetFilters,
        query: text,
        page,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      }),
      signal,
    },
  )
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // The service's own form, of which the parts that are read may be missing.
  const answer = (await response.json()) as {hits?: RawHit[]; nbHits?: number; nbPages?: number}
  return {hits: (answer.hits ?? []).map(toHit), count: answer.nbHits ?? 0, pageCount: answer.nbPages ?? 0}
}

function toHit({objectID, url, hierarchy = {}, _highlightResult, _snippetResult}: RawHit): AlgoliaHit {
  const levels = Object.keys(hierarchy).sort()
  const titles = levels.flatMap((level) => {
    const value = _highlightResult?.hierarchy?.[level]?.value ?? hierarchy[level]
    return value ? [toParts(value)] : []
  })
  return {id: objectID, url, titles, snippet: toParts(_snippetResult?.content?.value ?? '')}
}

/** HTML whose only tags that count are the marks. */
export function toParts(html: string): readonly MarkedPart[] {
  const [start = '', ...others] = html.split('<mark>')
  const parts = others.flatMap((part) => {
    const [marked = '', ...rest] = part.split('</mark>')
    return [
      {html: marked, isMatch: true},
      {html: rest.join('</mark>'), isMatch: false},
    ]
  })
  return [{html: start, isMatch: false}, ...parts]
    .filter((part) => part.html !== '')
    .map((part) => ({text: toText(part.html), isMatch: part.isMatch}))
}

function toText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
