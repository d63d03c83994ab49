// The order of reading: which sidebar a doc belongs to, and what comes before and after it there.
import type {closest, Diagnostic} from 'quire-docs/plugin'
import type {NavLink} from 'quire-docs/plugin/content'
import type {Doc, Neighbours, ResolvedItem, ResolvedLink, Sidebar, VersionModel} from './model.ts'
import {createSuggest, listIds} from './unknown-ids.ts'

export type GeneratedPage = Extract<ResolvedLink, {type: 'generated-index'}>

/** A stop on the way through a sidebar. */
type Stop =
  | {readonly type: 'doc'; readonly doc: Doc; readonly label?: string}
  | {readonly type: 'page'; readonly label: string; readonly page: GeneratedPage}

interface ReadingOrder {
  readonly stops: readonly Stop[]
  /** First place of each stop, by `keyOf`. */
  readonly places: ReadonlyMap<string, number>
}

export interface Navigation {
  readonly docById: ReadonlyMap<string, Doc>
  /** Name of the sidebar that a doc shows. */
  readonly sidebarOf: (doc: Doc) => string | undefined
  readonly neighboursOf: (doc: Doc) => Neighbours
  /** Neighbours of a category's generated page in its sidebar. */
  readonly neighboursOfPage: (page: GeneratedPage, sidebar: string) => Neighbours
  /** The first stop of a sidebar. */
  readonly firstOf: (sidebar: string) => NavLink | undefined
  readonly mainDoc: Doc | undefined
}

type Report = (diagnostic: Diagnostic) => void

/** Front matter that names an unknown sidebar or neighbour is reported. */
export function createNavigation(
  {docs, sidebars, drafts}: Pick<VersionModel, 'docs' | 'sidebars' | 'drafts'>,
  report: Report,
): Navigation {
  const docById = new Map(docs.map((doc) => [doc.id, doc]))
  const orders = new Map(sidebars.map((sidebar) => [sidebar.name, toOrder(sidebar, docById)]))
  // A doc in several sidebars belongs to the last of them.
  const owners = new Map(sidebars.flatMap(({name, items}) => docIdsIn(items).map((id): [string, string] => [id, name])))
  const ids = {doc: [...docById.keys()], sidebar: [...orders.keys()]}
  const draftIds = new Set(drafts.map(({id}) => id))
  const known = {docById, drafts: draftIds, sidebars: new Set(orders.keys()), ids, suggest: createSuggest()}
  for (const doc of docs) for (const problem of findUnknown(doc, known)) report(problem)
  const sidebarOf = (doc: Doc): string | undefined => {
    if (doc.place !== undefined) return known.sidebars.has(doc.place.sidebar ?? '') ? doc.place.sidebar : undefined
    const {displayed_sidebar: chosen} = doc.frontMatter
    if (chosen === undefined) return owners.get(doc.id)
    return chosen !== null && known.sidebars.has(chosen) ? chosen : undefined
  }
  const firstOf = (sidebar: string): NavLink | undefined => toLink(orders.get(sidebar)?.stops[0])
  return {
    docById,
    sidebarOf,
    neighboursOf: (doc) => {
      if (doc.place !== undefined) return withNeighbours(doc.place.previous, doc.place.next)
      const around = neighboursAt(orders.get(sidebarOf(doc) ?? ''), doc)
      const {pagination_prev: previous, pagination_next: next} = doc.frontMatter
      return withNeighbours(chosenOr(previous, around.previous, docById), chosenOr(next, around.next, docById))
    },
    neighboursOfPage: (page, sidebar) => page.place ?? neighboursAt(orders.get(sidebar), page),
    firstOf,
    mainDoc: docs.find(({slug}) => slug === '/') ?? firstDoc(orders.get(sidebars[0]?.name ?? '')) ?? docs[0],
  }
}

function toOrder({items}: Sidebar, docById: ReadonlyMap<string, Doc>): ReadingOrder {
  const stops: Stop[] = []
  const addDoc = (id: string, label?: string): void => {
    const doc = docById.get(id)
    if (doc !== undefined && !doc.isHidden) stops.push({type: 'doc', doc, ...(label === undefined ? {} : {label})})
  }
  const walk = (list: readonly ResolvedItem[]): void => {
    for (const item of list) {
      if (item.type === 'doc') addDoc(item.id, item.label)
      if (item.type !== 'category') continue
      if (item.link?.type === 'doc') addDoc(item.link.id)
      if (item.link?.type === 'generated-index') stops.push({type: 'page', label: item.label, page: item.link})
      walk(item.items)
    }
  }
  walk(items)
  const places = new Map<string, number>()
  stops.forEach((stop, at) => {
    const key = keyOf(stop.type === 'doc' ? stop.doc : stop.page)
    if (!places.has(key)) places.set(key, at)
  })
  return {stops, places}
}

function docIdsIn(items: readonly ResolvedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.id]
    if (item.type !== 'category') return []
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...docIdsIn(item.items)]
  })
}

/** Two docs may have one permalink, of which one is shown. */
function keyOf(shown: Doc | GeneratedPage): string {
  return 'id' in shown ? `doc ${shown.id}` : `page ${shown.permalink}`
}

function toLink(stop: Stop | undefined): NavLink | undefined {
  if (stop === undefined) return undefined
  return stop.type === 'doc' ? toDocLink(stop.doc, stop.label) : {title: stop.label, permalink: stop.page.permalink}
}

function toDocLink({frontMatter, title, permalink}: Doc, itemLabel?: string): NavLink {
  return {title: frontMatter.pagination_label ?? frontMatter.sidebar_label ?? itemLabel ?? title, permalink}
}

function neighboursAt(order: ReadingOrder | undefined, shown: Doc | GeneratedPage): Neighbours {
  const place = order?.places.get(keyOf(shown))
  if (order === undefined || place === undefined) return {}
  return withNeighbours(toLink(order.stops[place - 1]), toLink(order.stops[place + 1]))
}

function withNeighbours(previous: NavLink | undefined, next: NavLink | undefined): Neighbours {
  return {...(previous === undefined ? {} : {previous}), ...(next === undefined ? {} : {next})}
}

/** The neighbour that front matter chose, or the sidebar's. `null` and docs that are hidden give none. */
function chosenOr(
  chosen: string | null | undefined,
  inSidebar: NavLink | undefined,
  docById: ReadonlyMap<string, Doc>,
): NavLink | undefined {
  if (chosen === undefined) return inSidebar
  const doc = chosen === null ? undefined : docById.get(chosen)
  return doc === undefined || doc.isHidden ? undefined : toDocLink(doc)
}

function firstDoc(order: ReadingOrder | undefined): Doc | undefined {
  for (const stop of order?.stops ?? []) if (stop.type === 'doc') return stop.doc
  return undefined
}

interface KnownNames {
  readonly docById: ReadonlyMap<string, Doc>
  readonly drafts: ReadonlySet<string>
  readonly sidebars: ReadonlySet<string>
  readonly ids: Readonly<Record<'doc' | 'sidebar', readonly string[]>>
  readonly suggest: typeof closest
}

function findUnknown(
  {frontMatter, sourcePath}: Doc,
  {docById, drafts, sidebars, ids, suggest}: KnownNames,
): readonly Diagnostic[] {
  const {displayed_sidebar: sidebar, pagination_prev: previous, pagination_next: next} = frontMatter
  const problems: Diagnostic[] = []
  const add = (key: string, id: string, what: 'doc' | 'sidebar'): void => {
    const nearest = suggest(id, ids[what])
    problems.push({
      level: 'error',
      code: what === 'doc' ? 'docs/unknown-doc' : 'docs/unknown-sidebar',
      message: `The front matter key "${key}" names the ${what} "${id}", which does not exist.`,
      location: {sourcePath, frontMatterKey: key},
      ...(nearest === undefined ? {} : {hint: `Did you mean "${nearest}"?`}),
      notes: listIds(what === 'doc' ? 'Available ids' : 'Sidebars', ids[what]),
    })
  }
  const isUnknownDoc = (id: string | null | undefined): id is string =>
    typeof id === 'string' && !docById.has(id) && !drafts.has(id)
  if (typeof sidebar === 'string' && !sidebars.has(sidebar)) add('displayed_sidebar', sidebar, 'sidebar')
  if (isUnknownDoc(previous)) add('pagination_prev', previous, 'doc')
  if (isUnknownDoc(next)) add('pagination_next', next, 'doc')
  return problems
}
