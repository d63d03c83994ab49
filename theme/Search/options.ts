// What the list below the box offers, from top to bottom.
import type {SearchAnswer, SearchHit} from 'quire/client'
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
  readonly answer: SearchAnswer | undefined
  readonly query: string
  readonly recent: readonly string[]
  readonly marksWords: boolean
  /** The way to all results; absent where an empty list leads nowhere else. */
  readonly all: {readonly url: string; readonly text: string} | undefined
}

export function toOptions({answer, query, recent, marksWords, all}: OptionsInput): readonly PanelOption[] {
  if (query === '') {
    const former = recent.map((one): PanelOption => ({kind: 'recent', query: one}))
    return former.length === 0 ? [] : [...former, {kind: 'forget'}]
  }
  const hits = (answer?.hits ?? []).map((hit): PanelOption => ({kind: 'hit', url: hitUrl(hit, marksWords), hit}))
  return answer !== undefined && all !== undefined ? [...hits, {kind: 'all', ...all}] : hits
}
