// What the list below the box offers, from top to bottom.
import type {SearchHit} from 'quire-docs/client'
import {groupHits, type PageGroup} from './group-hits.ts'
import {hitPath, hitSection, hitUrl, pageTitle} from './hit-url.ts'

export interface HitOption {
  readonly kind: 'hit'
  readonly url: string
  readonly hit: SearchHit
  /** Where it is, as far as the row itself has to say it. */
  readonly path: string
  /** The same object for all rows of a page, where they are shown together. */
  readonly group?: HitGroup
}

export interface HitGroup {
  readonly title: string
  /** Labels from the navbar's item down to the page, where no row is the page itself. */
  readonly caption?: readonly string[]
}

export type PanelOption =
  | HitOption
  /** All results, on a page of their own. */
  | {readonly kind: 'all'; readonly url: string; readonly text: string}
  | {readonly kind: 'recent'; readonly query: string}
  | {readonly kind: 'suggested'; readonly query: string}
  /** A link of the navbar. */
  | {readonly kind: 'section'; readonly url: string; readonly text: string}
  | {readonly kind: 'forget'}

export const LIST_ID = 'search-options'

export function optionId(at: number): string {
  return `search-option-${at}`
}

/** A part of the site, as the navbar calls it. */
export interface SiteSection {
  readonly url: string
  readonly text: string
}

export interface OptionsInput {
  /** Absent while there is no answer. */
  readonly hits: readonly PanelOption[] | undefined
  readonly query: string
  readonly recent: readonly string[]
  readonly suggested: readonly string[]
  readonly sections: readonly SiteSection[]
  /** The way to all results; absent where an empty list leads nowhere else. */
  readonly all: {readonly url: string; readonly text: string} | undefined
}

export interface HitSettings {
  readonly baseUrl: string
  readonly marksWords: boolean
  /** Breadcrumbs also below another hit of the page. */
  readonly showsPath: boolean
  readonly groupsByPage: boolean
}

export function toHits(hits: readonly SearchHit[], settings: HitSettings): readonly PanelOption[] {
  if (settings.groupsByPage) return groupHits(hits).flatMap((group) => toGroup(group, settings))
  // Below another hit of the page, only what that one does not say.
  return hits.map((hit) => toHit(hit, hit.tree === 'none' || settings.showsPath, settings))
}

function toGroup({page, title, parts}: PageGroup, settings: HitSettings): readonly HitOption[] {
  const name = pageTitle(page, settings.baseUrl)
  const group: HitGroup = {
    title: name,
    ...(title === undefined ? {caption: [...(page.b ?? []), name].filter((label) => label !== '')} : {}),
  }
  const below = parts.map((hit, at): SearchHit => {
    const place = at === parts.length - 1 ? 'last' : 'inter'
    return {...hit, tree: title === undefined ? 'none' : place}
  })
  return [
    ...(title === undefined ? [] : [toHit({...title, tree: 'none'}, true, settings)]),
    ...below.map((hit) => toHit(hit, settings.showsPath, settings)),
  ].map((option) => ({...option, group}))
}

function toHit(hit: SearchHit, showsPath: boolean, {baseUrl, marksWords}: HitSettings): HitOption {
  const path = [...(showsPath ? hitPath(hit, baseUrl) : []), ...hitSection(hit)]
  return {kind: 'hit', url: hitUrl(hit, marksWords), hit, path: path.join(' › ')}
}

export function toOptions({hits, query, all, ...start}: OptionsInput): readonly PanelOption[] {
  if (query === '') return toStart(start)
  if (hits === undefined) return []
  return all === undefined ? hits : [...hits, {kind: 'all', ...all}]
}

function toStart({recent, suggested, sections}: Omit<OptionsInput, 'hits' | 'query' | 'all'>): readonly PanelOption[] {
  const former = recent.map((one): PanelOption => ({kind: 'recent', query: one}))
  const others = suggested.filter((one) => !recent.includes(one))
  return [
    ...former,
    ...(former.length === 0 ? [] : [{kind: 'forget'} as const]),
    ...others.map((one): PanelOption => ({kind: 'suggested', query: one})),
    ...sections.map((one): PanelOption => ({kind: 'section', ...one})),
  ]
}
