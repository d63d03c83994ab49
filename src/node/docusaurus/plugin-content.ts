// What a plugin of Docusaurus makes while the site is loaded: its content, pages, data files and data for every page.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {PluginRoutes, Route} from '../../plugin/types.ts'
import type {Json, JsonObject} from '../../shared/contract.ts'
import {isInside} from '../files/publish-rule.ts'
import {toSourcePath} from '../files/source-path.ts'
import type {DocusaurusPlugin, PluginActions, RouteConfig} from './plugin-types.ts'

/** The model of an adapted plugin. */
export interface PluginContent {
  readonly content: unknown
  readonly routes: readonly RouteConfig[]
  readonly globalData: Json | undefined
}

export interface ContentInput {
  readonly plugin: DocusaurusPlugin
  readonly name: string
  readonly id: string
  /** Absolute folder for the files of `createData`. */
  readonly dataDir: string
}

/** Runs the steps that load content, as Docusaurus does: each plugin sees its own content. */
export async function loadPluginContent({plugin, name, id, dataDir}: ContentInput): Promise<PluginContent> {
  const routes: RouteConfig[] = []
  let globalData: Json | undefined
  const actions: PluginActions = {
    addRoute: (route) => {
      routes.push(route)
    },
    createData: async (file, data) => {
      const path = join(dataDir, file)
      if (!isInside(path, dataDir)) throw new Error(`createData: "${file}" leads out of the folder of the plugin.`)
      mkdirSync(dirname(path), {recursive: true})
      writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data))
      return path
    },
    // Plain data by contract: it is sent to the browser.
    setGlobalData: (data) => {
      globalData = JSON.parse(JSON.stringify(data ?? null)) as Json
    },
  }
  const content = (await plugin.loadContent?.()) ?? null
  const allContent = {[name]: {[id]: content}}
  await plugin.contentLoaded?.({content, allContent, actions})
  await plugin.allContentLoaded?.({allContent, actions})
  return {content, routes, globalData}
}

/** Pages of the plugin. @throws Error for a page whose component or data cannot be had. */
export function toPluginRoutes({routes, globalData}: PluginContent, siteDir: string): PluginRoutes {
  return {
    routes: routes.map((route) => toRoute(route, siteDir)),
    ...(globalData === undefined ? {} : {globalData}),
  }
}

function toRoute(route: RouteConfig, siteDir: string): Route {
  const {path, component, modules = {}, props = {}, routes = [], metadata} = route
  if (routes.length > 0)
    throw new Error(
      `addRoute: "${path}" has nested routes, which are not supported. Add each page by a route of its own.`,
    )
  const given = {...loadModules(modules, {siteDir, path}), ...(JSON.parse(JSON.stringify(props)) as JsonObject)}
  const theme = /^@theme\/(.+)$/.exec(component)?.[1]
  const about = {
    title: metadata?.title ?? '',
    ...(metadata?.description === undefined ? {} : {description: metadata.description}),
  }
  const page = {path, props: given, metadata: about}
  if (theme !== undefined) return {...page, layout: [theme]}
  return {...page, layout: [], content: {kind: 'component', specifier: toSpecifier(component, siteDir)}}
}

function toSpecifier(component: string, siteDir: string): string {
  if (component.startsWith('@site/')) return component
  const file = resolve(siteDir, component)
  if (!isInside(file, siteDir)) throw new Error(`addRoute: the component "${component}" is outside of the site.`)
  return `@site/${toSourcePath(file, siteDir)}`
}

interface ModulesOf {
  readonly siteDir: string
  /** Of the route, for messages. */
  readonly path: string
}

/** Data files become props; lists and objects of them keep their shape. */
function loadModules(value: Readonly<Record<string, unknown>>, about: ModulesOf): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, loadValue(inner, about)]))
}

function loadValue(value: unknown, about: ModulesOf): Json {
  if (Array.isArray(value)) return value.map((inner) => loadValue(inner, about))
  if (typeof value === 'string') return readData(value, about)
  if (!isObject(value)) return null
  if (value.__import === true && typeof value.path === 'string') return readData(value.path, about)
  return loadModules(value, about)
}

function readData(path: string, {siteDir, path: route}: ModulesOf): Json {
  const file = path.startsWith('@site/') ? join(siteDir, path.slice('@site/'.length)) : resolve(siteDir, path)
  if (!file.endsWith('.json'))
    throw new Error(
      `addRoute: "${route}" asks for the module "${path}". Only data files (.json) can be given to a page.`,
    )
  // Written by JSON.stringify, or a file that claims to be JSON.
  return JSON.parse(readFileSync(file, 'utf8')) as Json
}
