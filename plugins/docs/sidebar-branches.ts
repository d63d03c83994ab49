// Cuts large sidebars into pieces, so that a page downloads the part of the tree that it shows and not the whole.
// A collapsed category's items become shared data of their own, which the theme loads when a reader opens it.
import {createHash} from 'node:crypto'
import type {Breadcrumb, SidebarCategory, SidebarData, SidebarItem} from 'quire-docs/plugin/content'

// About the size at which a sidebar outweighs the rest of a page's data.
const MAX_WHOLE_ITEMS = 250

/** A place in a sidebar, with the way up. */
export interface TrailStep {
  readonly label: string
  readonly href?: string
  /** Shared data that holds the items of this category. */
  readonly branch?: string
  /** The item itself, with all that is below it. */
  readonly item: SidebarItem
  readonly parent?: TrailStep
}

export interface CutSidebar {
  readonly id: string
  readonly data: SidebarData
  /** Items that were cut off, by id of shared data. */
  readonly branches: Readonly<Record<string, readonly SidebarItem[]>>
  /** First place of every URL in the sidebar. */
  readonly trails: ReadonlyMap<string, TrailStep>
}

interface Cutting {
  readonly id: string
  readonly branches: Record<string, readonly SidebarItem[]>
  readonly trails: Map<string, TrailStep>
}

/** @param id Id of the sidebar's shared data; ids of branches begin with it. */
export function cutSidebar(name: string, items: readonly SidebarItem[], id: string): CutSidebar {
  const cutting: Cutting = {id, branches: {}, trails: new Map()}
  const data = {name, items: cutItems(items, countItems(items) > MAX_WHOLE_ITEMS, {cutting, path: []})}
  return {id, data, branches: cutting.branches, trails: cutting.trails}
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
  return items.map((item) => {
    if (item.type === 'category') return cutCategory(item, isLarge, place)
    if (item.type === 'link') remember({label: item.label, href: item.href, item, ...parentOf(place)}, place)
    return item
  })
}

function cutCategory(category: SidebarCategory, isLarge: boolean, place: BranchPosition): SidebarCategory {
  const {cutting} = place
  const path = [...place.path, category.label]
  const isCut = isLarge && category.collapsible && category.collapsed
  const branch = isCut ? branchId(path, cutting) : undefined
  const {label, href} = category
  const step: TrailStep = {
    label,
    ...(href === undefined ? {} : {href}),
    ...(branch === undefined ? {} : {branch}),
    item: category,
    ...parentOf(place),
  }
  remember(step, place)
  if (branch === undefined)
    return {...category, items: cutItems(category.items, isLarge, {cutting, path, parent: step})}
  // The id is taken before the items are cut, for a category inside may have the same path.
  cutting.branches[branch] = []
  const isStillLarge = countItems(category.items) > MAX_WHOLE_ITEMS
  cutting.branches[branch] = cutItems(category.items, isStillLarge, {cutting, path, parent: step})
  return {...category, items: [], branch, itemCount: category.items.length}
}

function remember(step: TrailStep, {cutting}: BranchPosition): void {
  if (step.href !== undefined && !cutting.trails.has(step.href)) cutting.trails.set(step.href, step)
}

function parentOf({parent}: BranchPosition): {readonly parent?: TrailStep} {
  return parent === undefined ? {} : {parent}
}

/** Made from the labels on the way, so that adding a category elsewhere changes no other branch's id. */
function branchId(path: readonly string[], {id, branches}: Cutting): string {
  const hash = createHash('sha256').update(JSON.stringify(path)).digest('hex').slice(0, 8)
  const words = toIdPart(path.at(-1) ?? '')
    .slice(0, 40)
    .replace(/-$/, '')
  const base = [id, words, hash].filter((part) => part !== '').join('-')
  let free = base
  for (let count = 2; free in branches; count += 1) free = `${base}-${count}`
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

/** The trail above a page; the last step is the page. `null` when the page is not in the sidebar. */
export function toBreadcrumbs(step: TrailStep | undefined): readonly Breadcrumb[] | null {
  if (step === undefined) return null
  return stepsTo(step).map(({label, href, item}) => {
    const isUnlisted = item.type === 'category' && item.linkUnlisted === true
    return href === undefined || isUnlisted ? {label} : {label, href}
  })
}

/** Ids of the shared data that hold the categories on the way to a page, and its own. */
export function branchesTo(step: TrailStep | undefined): readonly string[] {
  return stepsTo(step).flatMap(({branch}) => branch ?? [])
}
