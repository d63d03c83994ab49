// The model to pages: every doc, every generated category page, and the sidebars that they share.
import type {Json, PluginRoutes} from 'quire-docs/plugin'
import {categoryRoutes} from './category-routes.ts'
import {docRoute} from './doc-route.ts'
import {allDocsId, listAllDocs, toGlobalData} from './global-data.ts'
import {createNavigation, type Navigation} from './navigation.ts'
import {toOutline} from './outline.ts'
import {type RouteContext, type RoutesInput, toJson} from './route-context.ts'
import {type CutSidebar, cutSidebar, toIdPart} from './sidebar-branches.ts'
import {toSidebarItems} from './sidebar-view.ts'
import {tagRoutes} from './tag-routes.ts'

export function createDocsRoutes({report, ...input}: RoutesInput): PluginRoutes {
  const navigation = createNavigation(input.model, report)
  const sidebars = cutSidebars(input, navigation)
  const context: RouteContext = {...input, navigation, sidebars}
  return {
    routes: [
      ...input.model.docs.map((doc) => docRoute(doc, context)),
      ...categoryRoutes(context),
      ...tagRoutes(context),
    ],
    sharedData: {...toSharedData(sidebars.values()), [allDocsId(context)]: toJson(listAllDocs(context))},
    outline: toOutline(input.model.sidebars, navigation),
    globalData: toJson(toGlobalData(context, report)),
  }
}

function cutSidebars({model, config, id}: Omit<RoutesInput, 'report'>, {docById}: Navigation): Map<string, CutSidebar> {
  const ids = new Set<string>()
  return new Map(
    model.sidebars.map(({name, items}) => {
      const sharedId = sidebarId(name, id, ids)
      ids.add(sharedId)
      return [name, cutSidebar(name, toSidebarItems(items, {docById, config}), sharedId)]
    }),
  )
}

/** `sidebar-docs`, with the instance in front when it is not the default one. Names that look alike are numbered. */
function sidebarId(name: string, instanceId: string, taken: ReadonlySet<string>): string {
  const prefix = instanceId === 'default' ? '' : `${toIdPart(instanceId)}-`
  const base = `${prefix}sidebar-${toIdPart(name)}`
  let free = base
  for (let count = 2; taken.has(free); count += 1) free = `${base}-${count}`
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
