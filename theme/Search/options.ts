// What the list below the box offers, from top to bottom.
import type {SearchHit} from 'quire-docs/client'
import {hitUrl} from './hit-url.ts'

export type PanelOption =
  | {readonly kind: 'hit'; readonly url: string; readonly hit: SearchHit}
  /** All results, on a page of their own. */
  | {readonly kind: 'all'; readonly url: string; readonly text: string}
  | {readonly kind: 'recent'; readonly query: string}
  | {readonly kind: 'forget'}

export const LIST_ID = 'search-options'

export function optionId(at: number): string {
  return `search-option-${at}`
}

export interface OptionsInput {
  /** Absent while there is no answer. */
  readonly hits: readonly PanelOption[] | undefined
  readonly query: string
  readonly recent: readonly string[]
  /** The way to all results; absent where an empty list leads nowhere else. */
  readonly all: {readonly url: string; readonly text: string} | undefined
}

export function toHits(hits: readonly SearchHit[], marksWords: boolean): readonly PanelOption[] {
  return hits.map((hit) => ({kind: 'hit', url: hitUrl(hit, marksWords), hit}))
}

export function toOptions({hits, query, recent, all}: OptionsInput): readonly PanelOption[] {
  if (query === '') {
    const former = recent.map((one): PanelOption => ({kind: 'recent', query: one}))
    return former.length === 0 ? [] : [...former, {kind: 'forget'}]
  }
  if (hits === undefined) return []
  return all === undefined ? hits : [...hits, {kind: 'all', ...all}]
}
