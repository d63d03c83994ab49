// Stage: plugins' models to the site's routes, with shared data; duplicates are reported.
import type {OutlineSection, PluginRoutes, RouteMetadata} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {SiteError} from '../../shared/diagnostics.ts'
import {applyTrailingSlash, normalisePathname} from '../../shared/permalink.ts'
import {attempt} from '../known.ts'
import type {PlannedRoute, PluginModel, RoutePlan, SiteConfig} from '../model.ts'
import {describeContents} from '../plugins/describe-contents.ts'
import {runHook} from '../plugins/run-hook.ts'
import {toLayoutName} from '../program/layout-names.ts'
import type {Tools} from '../tools.ts'
import {keepDistinct} from './keep-distinct.ts'

export async function planRoutes(models: readonly PluginModel[], config: SiteConfig, tools: Tools): Promise<RoutePlan> {
  const routes: PlannedRoute[] = []
  const sharedData: Record<string, Json> = {}
  const globalData: Record<string, Record<string, Json>> = {}
  const outline: OutlineSection[] = []
  let isWhole = true
  const toSitePath = (path: string): string => applyTrailingSlash(path, config.trailingSlash, config.baseUrl)
  const add = async (step: Step, {plugin, model}: PluginModel): Promise<void> => {
    const {name} = plugin.definition
    const {definition, context} = plugin
    const call = () =>
      step === 'createRoutes'
        ? definition.createRoutes?.(model, context)
        : definition.completeRoutes?.(model, context, {
            routes: [...routes],
            globalData,
            sharedData,
            describeContents: () => describeContents(models),
          })
    // Findings of one plugin do not hide those of the next.
    const answer = await attempt(() => runHook<PluginRoutes | undefined>(plugin, step, call), tools.report)
    isWhole &&= answer.isKnown
    const made = answer.isKnown ? answer.value : undefined
    if (made === undefined) return
    const identity = {name, id: plugin.context.id}
    for (const route of made.routes)
      routes.push({
        ...route,
        path: toSitePath(route.path),
        metadata: withSitePath(route.metadata, toSitePath),
        layout: route.layout.map((name) => toLayoutName(name, config.siteDir)),
        plugin: identity,
      })
    addSharedData(made, name, sharedData)
    for (const {title, paths} of made.outline ?? []) outline.push({title, paths: paths.map(toSitePath)})
    if (made.globalData !== undefined) globalData[name] = {...globalData[name], [plugin.context.id]: made.globalData}
  }
  for (const step of STEPS) for (const model of models) await add(step, model)
  // First, so that its file is its own; last, as it is on no list.
  const distinct = keepDistinct(withNotFound(routes, config), config, tools.report)
  const [notFound, ...unique] = distinct.routes
  const planned = notFound === undefined ? unique : [...unique, notFound]
  const tagged = await attempt(() => addTags(planned, models), tools.report)
  isWhole &&= tagged.isKnown
  return {
    routes: tagged.isKnown ? tagged.value : planned,
    replaced: distinct.replaced,
    sharedData,
    globalData,
    outline,
    isWhole,
  }
}

function withSitePath(metadata: RouteMetadata, toSitePath: (path: string) => string): RouteMetadata {
  return metadata.canonical === undefined ? metadata : {...metadata, canonical: toSitePath(metadata.canonical)}
}

/** What plugins say in the heads of pages. @throws SiteError when one fails. */
async function addTags(
  routes: readonly PlannedRoute[],
  models: readonly PluginModel[],
): Promise<readonly PlannedRoute[]> {
  const tagging = models.filter(({plugin}) => plugin.definition.pageTags !== undefined)
  if (tagging.length === 0) return routes
  const heads = routes.map(({head = []}) => [...head])
  for (const {plugin, model} of tagging)
    await runHook(plugin, 'pageTags', () => {
      for (const [at, route] of routes.entries())
        heads[at]?.push(...(plugin.definition.pageTags?.(model, plugin.context, route) ?? []))
    })
  return routes.map((route, at) => ({...route, ...(heads[at]?.length === 0 ? {} : {head: heads[at] ?? []})}))
}

const STEPS = ['createRoutes', 'completeRoutes'] as const

type Step = (typeof STEPS)[number]

function addSharedData(made: PluginRoutes, pluginName: string, into: Record<string, Json>): void {
  for (const [id, value] of Object.entries(made.sharedData ?? {})) {
    if (!/^[a-z0-9-]+$/.test(id) || id === 'site')
      throw new SiteError([
        {
          level: 'error',
          code: 'plugin/bad-shared-id',
          message: `The plugin "${pluginName}" names shared data "${id}"; ids consist of a-z, 0-9 and "-".`,
        },
      ])
    if (id in into)
      throw new SiteError([
        {
          level: 'error',
          code: 'plugin/duplicate-shared-id',
          message: `Shared data "${id}" of the plugin "${pluginName}" exists already.`,
        },
      ])
    into[id] = value
  }
}

/** The page for what is not there, and the others. Hosts take `404.html` for it, so a page that the site has at `/404` is that page. */
function withNotFound(routes: readonly PlannedRoute[], config: SiteConfig): readonly PlannedRoute[] {
  const path = `${config.baseUrl}404.html`
  const own = routes.find((route) => normalisePathname(route.path) === normalisePathname(path))
  if (own === undefined) return [notFoundRoute(path), ...routes]
  return [{...own, path, metadata: {...own.metadata, noIndex: true}}, ...routes.filter((route) => route !== own)]
}

function notFoundRoute(path: string): PlannedRoute {
  return {
    path,
    layout: ['NotFound'],
    props: {},
    metadata: {title: 'Page Not Found', noIndex: true},
    htmlClass: 'plugin-native plugin-id-default',
    plugin: {name: 'native', id: 'default'},
  }
}
