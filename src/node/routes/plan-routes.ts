// Stage: plugins' models to the site's routes, with shared data; duplicates are reported.
import type {OutlineSection, PluginRoutes} from '../../plugin/types.ts'
import type {Json} from '../../shared/contract.ts'
import {SiteError, withSeverity} from '../../shared/diagnostics.ts'
import {applyTrailingSlash, normalisePathname} from '../../shared/permalink.ts'
import type {PlannedRoute, PluginModel, RoutePlan, SiteConfig} from '../model.ts'
import {runHook} from '../plugins/run-hook.ts'
import {collectErrors, type Tools} from '../tools.ts'

export async function planRoutes(models: readonly PluginModel[], config: SiteConfig, tools: Tools): Promise<RoutePlan> {
  const routes: PlannedRoute[] = []
  const sharedData: Record<string, Json> = {}
  const globalData: Record<string, Record<string, Json>> = {}
  const outline: OutlineSection[] = []
  let isWhole = true
  for (const {plugin, model} of models) {
    const {name} = plugin.definition
    // Findings of one plugin do not hide those of the next.
    const answers = await collectErrors(
      () => runHook(plugin, 'createRoutes', () => plugin.definition.createRoutes?.(model, plugin.context)),
      tools.report,
    )
    isWhole &&= answers.length > 0
    const [made] = answers
    if (made === undefined) continue
    const identity = {name, id: plugin.context.id}
    for (const route of made.routes)
      routes.push({
        ...route,
        path: applyTrailingSlash(route.path, config.trailingSlash, config.baseUrl),
        plugin: identity,
      })
    addSharedData(made, name, sharedData)
    outline.push(...(made.outline ?? []))
    if (made.globalData !== undefined) globalData[name] = {...globalData[name], [plugin.context.id]: made.globalData}
  }
  const unique = reportDuplicates(routes, config, tools)
  return {routes: [...unique, notFoundRoute(config)], sharedData, globalData, outline, isWhole}
}

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

/** Reports paths that several routes claim; the first of them keeps it. */
function reportDuplicates(routes: readonly PlannedRoute[], config: SiteConfig, tools: Tools): PlannedRoute[] {
  const first = new Map<string, PlannedRoute>()
  for (const route of routes) {
    const key = normalisePathname(route.path)
    const other = first.get(key)
    if (other === undefined) {
      first.set(key, route)
      continue
    }
    const source = route.metadata.sourcePath
    const finding = withSeverity(config.onDuplicateRoutes, {
      code: 'routes/duplicate',
      message: `Two pages claim the path "${route.path}"${describeSources(other, route)}.`,
      ...(source === undefined ? {} : {location: {sourcePath: source}}),
      hint: 'Give one of them another "slug" in its front matter, or rename its file. The first page is kept.',
    })
    if (finding !== undefined) tools.report(finding)
  }
  return [...first.values()]
}

function describeSources(one: PlannedRoute, other: PlannedRoute): string {
  const names = [one, other].map((route) => route.metadata.sourcePath ?? `the ${route.plugin.name} plugin`)
  return `: ${names.join(' and ')}`
}

function notFoundRoute(config: SiteConfig): PlannedRoute {
  return {
    path: `${config.baseUrl}404.html`,
    layout: ['NotFound'],
    props: {},
    metadata: {title: 'Page Not Found', noIndex: true},
    htmlClass: 'plugin-native plugin-id-default',
    plugin: {name: 'native', id: 'default'},
  }
}
