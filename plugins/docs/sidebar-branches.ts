// Cuts large sidebars into pieces, so that a page downloads the part of the tree that it shows and not the whole.
// A collapsed category's items become shared data of their own, which the theme loads when a reader opens it. A list that is still
// too long is cut into parts, which it loads when a reader comes near them.
import {createHash} from 'node:crypto'
import {applyTrailingSlash, type SiteConfig} from 'quire-docs/plugin'
import type {Breadcrumb, SidebarCategory, SidebarData, SidebarItem, SidebarPart} from 'quire-docs/plugin/content'
import {cutList, firstPart, shownItems} from './sidebar-parts.ts'

// About the size at which a sidebar outweighs the rest of a page's data.
const MAX_WHOLE_ITEMS = 250

/** A place in a sidebar, with the way up. */
export interface TrailStep {
  readonly label: string
  readonly href?: string
  /** Shared data that holds the items of this category. */
  readonly branch?: string
  /** What the ids of the parts of this category's list begin with, where it is a long one. */
  readonly list?: string
  /** Shared data that holds the stretch of the list that the place is in, and the one next to it. */
  readonly parts?: readonly string[]
  /** The item itself, with all that is below it. */
  readonly item: SidebarItem
  readonly parent?: TrailStep
}

export interface CutSidebar {
  readonly id: string
  /** As they were. */
  readonly items: readonly SidebarItem[]
  readonly data: SidebarData
  /** What the ids of the parts of the outermost list begin with, where it is a long one. */
  readonly list?: string
  /** Items that were cut off, by id of shared data. */
  readonly branches: Readonly<Record<string, readonly SidebarItem[]>>
  /** Parts of long lists, by id of shared data. */
  readonly parts: Readonly<Record<string, SidebarPart>>
  /** First place of every URL in the sidebar. */
  readonly trails: ReadonlyMap<string, TrailStep>
}

interface Cutting {
  readonly id: string
  readonly branches: Record<string, readonly SidebarItem[]>
  readonly parts: Record<string, SidebarPart>
  /** What the ids of parts of lists begin with. */
  readonly lists: Set<string>
  readonly trails: Map<string, TrailStep>
}

/** While its list is not cut yet. */
type OpenStep = {-readonly [Key in keyof TrailStep]: TrailStep[Key]}

/** @param id Id of the sidebar's shared data; ids of branches begin with it. */
export function cutSidebar(name: string, items: readonly SidebarItem[], id: string): CutSidebar {
  const cutting: Cutting = {id, branches: {}, parts: {}, lists: new Set(), trails: new Map()}
  const cut = cutItems(items, countItems(items) > MAX_WHOLE_ITEMS, {cutting, path: []})
  const {branches, parts, trails} = cutting
  return {id, items, data: {name, items: cut}, ...listOf(cut), branches, parts, trails}
}

/** All items of a list and below it. */
export function countItems(items: readonly SidebarItem[]): number {
  return items.reduce((count, item) => count + 1 + (item.type === 'category' ? countItems(item.items) : 0), 0)
}

interface BranchPosition {
  readonly cutting: Cutting
  /** Labels of the categories above. */
  readonly path: readonly string[]
  readonly parent?: TrailStep
}

function cutItems(items: readonly SidebarItem[], isLarge: boolean, place: BranchPosition): readonly SidebarItem[] {
  const places = items.map((item): CutItem => {
    if (item.type === 'category') return cutCategory(item, isLarge, place)
    if (item.type === 'html') return {item}
    const step = {label: item.label, href: item.href, item, ...parentOf(place)}
    remember(step, place)
    return {item, step}
  })
  const cut = places.map(({item}) => item)
  return isLarge && shownItems(cut) > MAX_WHOLE_ITEMS ? toParts(places, place) : cut
}

interface CutItem {
  readonly item: SidebarItem
  readonly step?: OpenStep
}

/** One link that stands for the items, which are shared data of their own, a part for each stretch. */
function toParts(places: readonly CutItem[], {cutting, path}: BranchPosition): readonly SidebarItem[] {
  const list = freeId(path.length === 0 ? cutting.id : idOf(path, cutting), (id) => cutting.lists.has(id))
  cutting.lists.add(list)
  const {parts, partsAt} = cutList(
    places.map(({item}) => item),
    list,
  )
  for (const {id, part} of parts) cutting.parts[id] = part
  for (const [at, {step}] of places.entries()) if (step !== undefined) step.parts = partsAt(at)
  const first = places.find(({step}) => hrefOf(step) !== undefined)?.step
  return [{type: 'link', label: first?.label ?? '', href: hrefOf(first) ?? '', parts: list}]
}

function hrefOf(step: TrailStep | undefined): string | undefined {
  return step?.href ?? (step?.item.type === 'category' ? step.item.firstHref : undefined)
}

/** What stands in the place of a long list. */
function listOf([item]: readonly SidebarItem[]): {readonly list?: string} {
  return item?.type === 'link' && item.parts !== undefined ? {list: item.parts} : {}
}

function cutCategory(category: SidebarCategory, isLarge: boolean, place: BranchPosition): CutItem {
  const {cutting} = place
  const path = [...place.path, category.label]
  const isCut = isLarge && category.collapsible && category.collapsed
  const branch = isCut ? branchId(path, cutting) : undefined
  const {label, href} = category
  const step: OpenStep = {
    label,
    ...(href === undefined ? {} : {href}),
    ...(branch === undefined ? {} : {branch}),
    item: category,
    ...parentOf(place),
  }
  remember(step, place)
  if (branch === undefined) {
    const items = cutItems(category.items, isLarge, {cutting, path, parent: step})
    Object.assign(step, listOf(items))
    return {item: {...category, items}, step}
  }
  // The id is taken before the items are cut, for a category inside may have the same path.
  cutting.branches[branch] = []
  const isStillLarge = countItems(category.items) > MAX_WHOLE_ITEMS
  const items = cutItems(category.items, isStillLarge, {cutting, path, parent: step})
  cutting.branches[branch] = items
  Object.assign(step, listOf(items))
  return {item: {...category, items: [], branch, itemCount: category.items.length}, step}
}

function remember(step: TrailStep, {cutting}: BranchPosition): void {
  if (step.href !== undefined && !cutting.trails.has(step.href)) cutting.trails.set(step.href, step)
}

function parentOf({parent}: BranchPosition): {readonly parent?: TrailStep} {
  return parent === undefined ? {} : {parent}
}

/** Ids of all parts of a long list, in order. */
export function partsOf(list: string, parts: CutSidebar['parts']): readonly string[] {
  return Object.keys(parts).filter((id) => id.startsWith(`${list}--`))
}

/** Made from the labels on the way, so that adding a category elsewhere changes no other branch's id. */
function branchId(path: readonly string[], cutting: Cutting): string {
  return freeId(idOf(path, cutting), (id) => id in cutting.branches)
}

function idOf(path: readonly string[], {id}: Cutting): string {
  const hash = createHash('sha256').update(JSON.stringify(path)).digest('hex').slice(0, 8)
  const words = toIdPart(path.at(-1) ?? '')
    .slice(0, 40)
    .replace(/-$/, '')
  return [id, words, hash].filter((part) => part !== '').join('-')
}

function freeId(base: string, isTaken: (id: string) => boolean): string {
  let free = base
  for (let count = 2; isTaken(free); count += 1) free = `${base}-${count}`
  return free
}

/** The letters and digits of a name, as ids of shared data may have them. */
export function toIdPart(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Steps from the outermost category to the place itself. */
export function stepsTo(step: TrailStep | undefined): readonly TrailStep[] {
  const steps: TrailStep[] = []
  for (let one = step; one !== undefined; one = one.parent) steps.unshift(one)
  return steps
}

/** The trail above a page; the last step is the page. None where the sidebar that it shows does not list it. */
export function toBreadcrumbs(
  step: TrailStep | undefined,
  {trailingSlash, baseUrl}: SiteConfig,
): readonly Breadcrumb[] {
  return stepsTo(step).map(({label, href, item}) => {
    const isUnlisted = item.type === 'category' && item.linkUnlisted === true
    if (href === undefined || isUnlisted) return {label}
    // As links have it: search engines read it as it is.
    return {label, href: applyTrailingSlash(href, trailingSlash ?? null, baseUrl)}
  })
}

/**
 * Ids of the shared data that hold the categories on the way to a page, its own, and the stretches of long lists that it
 * lies in. A category's page shows where a long list of its own begins, and a page that is not in a sidebar, where that does.
 */
export function branchesTo(step: TrailStep | undefined, {list}: Pick<CutSidebar, 'list'>): readonly string[] {
  const below = step === undefined ? list : step.list
  return [
    ...stepsTo(step).flatMap(({branch, parts = []}) => [...parts, ...(branch === undefined ? [] : [branch])]),
    ...(below === undefined ? [] : [firstPart(below)]),
  ]
}
