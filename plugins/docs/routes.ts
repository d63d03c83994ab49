// The model to pages: every doc, every generated category page, and the sidebars that they share.
import type {Json, PluginRoutes} from 'quire-docs/plugin'
import {categoryRoutes, pagesIn} from './category-routes.ts'
import {docRoute} from './doc-route.ts'
import {allDocsId, listAllDocs, toGlobalData} from './global-data.ts'
import type {VersionModel} from './model.ts'
import {createNavigation, type Navigation} from './navigation.ts'
import {toOutline} from './outline.ts'
import {type RouteContext, type RoutesInput, toJson} from './route-context.ts'
import {type CutSidebar, cutSidebar, toIdPart} from './sidebar-branches.ts'
import {toSidebarItems} from './sidebar-view.ts'
import {tagRoutes} from './tag-routes.ts'
import {CURRENT} from './version-folders.ts'

export function createDocsRoutes({report, ...input}: RoutesInput): PluginRoutes {
  const {versions} = input.model
  const alternates = toAlternates(versions)
  const lastVersion = versions.find(({version}) => version.isLast)?.version.name ?? CURRENT
  const takenIds = {sidebars: new Set<string>(), versions: new Set<string>()}
  const contexts = versions.map((model): RouteContext => {
    const {name} = model.version
    const navigation = createNavigation(model, report)
    const versionId = freeId(toIdPart(name), takenIds.versions)
    const alternatesOf = (id: string): Readonly<Record<string, string>> | undefined =>
      withoutKey(alternates.get(id), name)
    const context = {...input, model, navigation, versionId, lastVersion, alternatesOf}
    return {...context, sidebars: cutSidebars(context, takenIds.sidebars)}
  })
  const last = contexts.find(({model}) => model.version.isLast)
  return {
    routes: contexts.flatMap((context) => [
      ...context.model.docs.map((doc) => docRoute(doc, context)),
      ...categoryRoutes(context),
      ...tagRoutes(context),
    ]),
    sharedData: Object.assign(
      {},
      ...contexts.map((context) => ({
        ...toSharedData(context.sidebars.values()),
        [allDocsId(context)]: toJson(listAllDocs(context)),
      })),
    ),
    // Readers who are given one list of the docs want those that hold now.
    outline: last === undefined ? [] : toOutline(last.model.sidebars, last.navigation),
    globalData: toJson(toGlobalData(contexts, {...input, report})),
  }
}

/** Where each id has a page, by the names of the versions. */
function toAlternates(versions: readonly VersionModel[]): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const byId = new Map<string, Record<string, string>>()
  for (const {version, docs, sidebars} of versions) {
    const pages = sidebars.flatMap(({items}) => pagesIn(items).map(({slug, permalink}) => ({id: slug, permalink})))
    for (const {id, permalink} of [...docs, ...pages]) byId.set(id, {...byId.get(id), [version.name]: permalink})
  }
  return byId
}

function withoutKey(
  record: Readonly<Record<string, string>> | undefined,
  key: string,
): Readonly<Record<string, string>> | undefined {
  const {[key]: _, ...others} = record ?? {}
  return Object.keys(others).length === 0 ? undefined : others
}

type SidebarsContext = Pick<RouteContext, 'model' | 'config' | 'id' | 'versionId'> & {readonly navigation: Navigation}

function cutSidebars(
  {model, config, id, versionId, navigation: {docById}}: SidebarsContext,
  takenIds: Set<string>,
): Map<string, CutSidebar> {
  return new Map(
    model.sidebars.map(({name, items}) => {
      const parts = [id === 'default' ? '' : toIdPart(id), 'sidebar', versionId === CURRENT ? '' : versionId]
      const sharedId = freeId([...parts.filter(Boolean), toIdPart(name)].join('-'), takenIds)
      return [name, cutSidebar(name, toSidebarItems(items, {docById, config}), sharedId)]
    }),
  )
}

/** The id, numbered where another that looks alike has taken it. */
function freeId(base: string, taken: Set<string>): string {
  let free = base
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`
  taken.add(free)
  return free
}

function toSharedData(sidebars: Iterable<CutSidebar>): Record<string, Json> {
  const shared: Record<string, Json> = {}
  for (const {id, data, branches} of sidebars) {
    shared[id] = toJson(data)
    for (const [branch, items] of Object.entries(branches)) shared[branch] = toJson(items)
  }
  return shared
}
