// The shape of a file of search vectors: what was asked of the reference plugin, and what it answered.
import type {SearchDocument} from '../../src/shared/search/search-data.ts'

export interface VectorFile {
  readonly corpora?: readonly Corpus[]
  readonly vectors?: readonly QueryVector[]
  readonly extraction?: readonly ExtractionVector[]
  readonly snippets?: readonly SnippetVector[]
  readonly routes?: readonly RouteVector[]
}

/** Options as a site gives them. */
export type GivenOptions = Readonly<Record<string, unknown>>

export interface Corpus {
  readonly id: string
  readonly options: GivenOptions
  /** By group. */
  readonly documents: readonly (readonly SearchDocument[])[]
  readonly indexTerms: readonly (readonly string[])[]
  /** Names of program text; files of vectors have none. */
  readonly identifiers?: readonly string[]
}

export interface QueryVector {
  readonly id: string
  readonly corpus: string
  readonly query: string
  readonly limit: number
  readonly tokens: readonly string[]
  readonly smartQueries: readonly (readonly string[])[]
  readonly resultIds: readonly number[]
  readonly results: readonly VectorResult[]
  readonly ties?: readonly (readonly number[])[]
}

export interface VectorResult {
  readonly i: number
  readonly type: number
  readonly page: number | null
  readonly tree: string
  readonly score: number
  readonly tokens: readonly string[]
  readonly positions: readonly (readonly [number, number])[]
  readonly snippet: string
}

export interface ExtractionVector {
  readonly id: string
  readonly options: GivenOptions
  readonly type: 'docs' | 'blog' | 'page'
  readonly url: string
  readonly html: string
  readonly documents: readonly (readonly SearchDocument[])[]
}

export interface SnippetVector {
  readonly id: string
  readonly content: string
  readonly positions: readonly (readonly [number, number])[]
  readonly tokens: readonly string[]
  readonly maxLength: number
  readonly html: string
}

export interface RouteVector {
  readonly id: string
  readonly options: GivenOptions
  readonly baseUrl: string
  readonly trailingSlash?: boolean
  readonly routes: readonly string[]
  readonly docVersions: readonly {path: string; isLast: boolean; permalinks: readonly string[]}[]
  readonly indexed: readonly {outDir: string; paths: readonly {filePath: string; url: string; type: string}[]}[]
  /** Index file to the addresses of its documents, by group. */
  readonly files?: Readonly<Record<string, readonly (readonly string[])[]>>
}

/** What is wrong with an answer; none when it is right. */
export type Problems = readonly string[]

export function compare(name: string, actual: unknown, expected: unknown): Problems {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  return a === b ? [] : [`${name}: ${a}, expected ${b}`]
}
