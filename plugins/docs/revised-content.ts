// The model with what a plugin of the site around the docs plugin of Docusaurus has made of the docs: other sidebars, other texts of
// docs, and fewer docs.
import {isDeepStrictEqual} from 'node:util'
import {type PluginContext, withoutUndefined} from 'quire-docs/plugin'
import type {SidebarItem} from 'quire-docs/plugin/content'
import {type GivenDoc, type GivenItem, type GivenVersion, givenContent} from './given-content.ts'
import type {Doc, DocsModel, ResolvedItem, ResolvedLink, Sidebar, VersionModel} from './model.ts'
import {createNavigation} from './navigation.ts'
import type {DocsOptions} from './options.ts'
import {findFirstHref, toSidebarItems} from './sidebar-view.ts'

type Config = PluginContext<DocsOptions>['config']

/** @param given In which items of sidebars have what their types ask for. */
export function reviseContent(model: DocsModel, given: unknown, {config}: PluginContext<DocsOptions>): DocsModel {
  const data = givenContent.parse(given)
  const byName = new Map(data.versions.map((version) => [version.name, version]))
  return {
    versions: model.versions.map((version) => {
      const changed = byName.get(version.version.name)
      return changed === undefined ? version : reviseVersion(version, changed, config)
    }),
  }
}

function reviseVersion(model: VersionModel, given: GivenVersion, config: Config): VersionModel {
  const byId = new Map(given.docs.map((doc) => [doc.id, doc]))
  const docs = model.docs.flatMap((doc): readonly Doc[] => {
    const changed = byId.get(doc.id)
    return changed === undefined ? [] : [reviseTexts(doc, changed)]
  })
  const revised = {...model, docs}
  const docById = new Map(docs.map((doc) => [doc.id, doc]))
  const sidebars = Object.entries(given.sidebars).map(([name, items]): Sidebar => {
    const own = model.sidebars.find((sidebar) => sidebar.name === name)
    const shown = items.map((item) => toShown(item, config))
    if (own !== undefined && isDeepStrictEqual(toSidebarItems(own.items, {docById, config}), shown)) return own
    const toResolved = createResolver({docs, pages: given.pages, refs: new Set(refsIn(own?.items ?? []))})
    return {name, items: items.flatMap(toResolved), shown}
  })
  return withPlaces({...revised, sidebars}, byId)
}

function reviseTexts(doc: Doc, {title, description, editUrl}: GivenDoc): Doc {
  const {editUrl: _, ...rest} = doc
  return {...rest, ...withoutUndefined({title, description, editUrl})}
}

/** Docusaurus finds the neighbours of a doc before a plugin of the site can change the sidebars, and does not look again. */
function withPlaces(model: VersionModel, given: ReadonlyMap<string, GivenDoc>): VersionModel {
  const {neighboursOf, sidebarOf} = createNavigation(model, () => {})
  const docs = model.docs.map((doc): Doc => {
    const {sidebar, previous, next} = given.get(doc.id) ?? {}
    const place = withoutUndefined({sidebar, previous, next})
    const found = {...withoutUndefined({sidebar: sidebarOf(doc)}), ...neighboursOf(doc)}
    return isDeepStrictEqual(found, place) ? doc : {...doc, place}
  })
  return {...model, docs}
}

/** As it is shown. What only code of the site reads of an item stays. */
function toShown(given: GivenItem, config: Config): SidebarItem {
  const {key: _key, translatable: _translatable, ...item} = given
  if (item.type === 'category') {
    const {items, collapsible, collapsed, linkUnlisted, ...category} = item
    const inside = items.map((one) => toShown(one, config))
    const isReachable = category.href !== undefined && linkUnlisted !== true
    return checked({
      ...category,
      ...{collapsible, collapsed: collapsible && collapsed, items: inside},
      linkUnlisted: linkUnlisted || undefined,
      firstHref: isReachable ? undefined : findFirstHref(inside),
    })
  }
  if (item.type === 'html') return checked(item)
  const {unlisted, autoAddBaseUrl, ...link} = item
  if (link.docId !== undefined) return checked({...link, unlisted: unlisted || undefined})
  const {href} = link
  const [shown] = toSidebarItems([{type: 'link', label: '', href, ...withoutUndefined({autoAddBaseUrl})}], {
    docById: new Map(),
    config,
  })
  return checked({...link, ...(shown?.type === 'link' ? {href: shown.href} : {})})
}

/** The schema has checked what the type asks for, and lets other fields pass, which the type does not know. */
function checked(fields: object): SidebarItem {
  return withoutUndefined(fields) as SidebarItem
}

function refsIn(items: readonly ResolvedItem[]): readonly string[] {
  return items.flatMap((item) => (item.type === 'category' ? refsIn(item.items) : item.type === 'ref' ? [item.id] : []))
}

interface Targets {
  readonly docs: readonly Doc[]
  readonly pages: GivenVersion['pages']
  /** Ids of docs that the sidebar leads to without being theirs. */
  readonly refs: ReadonlySet<string>
}

/** Items as a sidebars file has them, for the order of reading. */
function createResolver({docs, pages, refs}: Targets): (item: GivenItem) => readonly ResolvedItem[] {
  const docAt = new Map(docs.map((doc) => [doc.permalink, doc]))
  const pageAt = new Map(pages.map((page) => [page.permalink, page]))
  const ids = new Set(docs.map(({id}) => id))
  const toTarget = (href: string | undefined): ResolvedLink | undefined => {
    const page = pageAt.get(href ?? '')
    if (page !== undefined) {
      const {navigation, ...link} = page
      return {type: 'generated-index', ...withoutUndefined(link), place: withoutUndefined(navigation)}
    }
    const doc = docAt.get(href ?? '')
    return doc === undefined ? undefined : {type: 'doc', id: doc.id}
  }
  const resolve = (item: GivenItem): readonly ResolvedItem[] => {
    const {className, customProps} = item
    const look = withoutUndefined({className, customProps})
    if (item.type === 'html') return [{type: 'html', value: item.value, ...look}]
    const {label} = item
    if (item.type === 'category') {
      const {collapsible, collapsed} = item
      const target = withoutUndefined({link: toTarget(item.href)})
      return [{type: 'category', label, collapsible, collapsed, ...target, ...look, items: item.items.flatMap(resolve)}]
    }
    const {docId: id, href} = item
    if (id === undefined) return [{type: 'link', label, href, ...look}]
    return ids.has(id) ? [{type: refs.has(id) ? 'ref' : 'doc', id, label, ...look}] : []
  }
  return resolve
}
