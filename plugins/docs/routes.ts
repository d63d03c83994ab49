// The model to pages: every doc, every generated category page, and the sidebars that they share.
import type {Json, PluginRoutes} from 'quire-docs/plugin'
import {placeInVersion, toAllDocs} from 'quire-docs/plugin/content'
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
import {versionsRoutes} from './versions-route.ts'

export function createDocsRoutes({report, ...input}: RoutesInput): PluginRoutes {
  const {versions} = input.model
  const permalinks = new Map(versions.map((model) => [model.version.name, toPermalinks(model)]))
  const permalinkIn = (version: string, id: string): string | undefined => permalinks.get(version)?.get(id)
  const lastVersion = versions.find(({version}) => version.isLast)?.version.name ?? CURRENT
  const takenIds = {sidebars: new Set<string>(), versions: new Set<string>()}
  const contexts = versions.map((model): RouteContext => {
    const {name} = model.version
    const navigation = createNavigation(model, report)
    const versionId = freeId(toIdPart(name), takenIds.versions)
    const others = versions.flatMap(({version}) => (version.name === name ? [] : version))
    const alternatesOf: RouteContext['alternatesOf'] = ({id, permalink}) => {
      const elsewhere = others.flatMap(({name: other, path}): readonly (readonly [string, string | null])[] => {
        const there = permalinkIn(other, id)
        return there === placeInVersion(permalink, model.version.path, path) ? [] : [[other, there ?? null]]
      })
      return elsewhere.length === 0 ? undefined : Object.fromEntries(elsewhere)
    }
    const context = {...input, model, navigation, versionId, lastVersion, permalinkIn, alternatesOf}
    return {...context, sidebars: cutSidebars(context, takenIds.sidebars)}
  })
  const last = contexts.find(({model}) => model.version.isLast)
  return {
    routes: [
      ...contexts.flatMap((context) => [
        ...context.model.docs.map((doc) => docRoute(doc, context)),
        ...categoryRoutes(context),
        ...tagRoutes(context),
      ]),
      ...versionsRoutes(contexts, input.options),
    ],
    sharedData: Object.assign(
      {},
      ...contexts.map((context) => ({
        ...toSharedData(context.sidebars.values()),
        ...toAllDocs(allDocsId(context), listAllDocs(context)),
      })),
    ),
    // Readers who are given one list of the docs want those that hold now.
    outline: last === undefined ? [] : toOutline(last.model.sidebars, last.navigation),
    globalData: toJson(toGlobalData(contexts, {...input, report})),
  }
}

/** Permalinks of the docs of a version, and of its generated pages, which go by their slugs. */
function toPermalinks({docs, sidebars}: VersionModel): ReadonlyMap<string, string> {
  const pages = sidebars.flatMap(({items}) => pagesIn(items).map(({slug, permalink}) => ({id: slug, permalink})))
  return new Map([...docs, ...pages].map(({id, permalink}) => [id, permalink]))
}

type SidebarsContext = Pick<RouteContext, 'model' | 'config' | 'id' | 'versionId'> & {readonly navigation: Navigation}

function cutSidebars(
  {model, config, id, versionId, navigation: {docById}}: SidebarsContext,
  takenIds: Set<string>,
): Map<string, CutSidebar> {
  return new Map(
    model.sidebars.map(({name, items, shown = toSidebarItems(items, {docById, config})}) => {
      const parts = [id === 'default' ? '' : toIdPart(id), 'sidebar', versionId === CURRENT ? '' : versionId]
      const sharedId = freeId([...parts.filter(Boolean), toIdPart(name)].join('-'), takenIds)
      return [name, cutSidebar(name, shown, sharedId)]
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
  for (const {id, data, branches, parts} of sidebars) {
    shared[id] = toJson(data)
    for (const [part, value] of Object.entries(parts)) shared[part] = toJson(value)
    for (const [branch, items] of Object.entries(branches)) shared[branch] = toJson(items)
  }
  return shared
}
