// The modules of a route: data files are read and become props, everything else is imported, code and documents alike.
import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {Json, JsonObject} from '../../shared/contract.ts'
import type {RouteConfig} from './plugin-types.ts'
import {toSpecifier} from './route-specifiers.ts'

export interface RouteLevel {
  readonly props: JsonObject
  /** What is to be imported, with the path of the prop that it becomes. */
  readonly code: readonly (readonly [path: readonly string[], specifier: string])[]
  /** Data for `useRouteContext`. */
  readonly context: Json | undefined
}

export interface ModulePlace {
  readonly siteDir: string
  /** Absolute. */
  readonly generatedFilesDir: string
  readonly name: string
}

/**
 * @param isShared The route is around others: its data are imported, too, so that not each of their pages has a copy.
 * @throws Error for a data file that cannot be read.
 */
export function splitModules(route: RouteConfig, place: ModulePlace, isShared = false): RouteLevel {
  const {
    component: _component,
    modules = {},
    props = {},
    routes: _routes,
    context,
    metadata: _metadata,
    ...attributes
  } = route
  const code: (readonly [readonly string[], string])[] = []
  const data = readModules(modules, [], {...place, code, isShared})
  return {
    props: {...data, ...toJson(props), route: toJson(attributes)},
    code,
    context: context === undefined ? undefined : readModules(context, ['context'], {...place, code, isShared: false}),
  }
}

/** Functions and what else is no data is left out. */
export function toJson(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject
}

interface Reading extends ModulePlace {
  readonly code: (readonly [path: readonly string[], specifier: string])[]
  readonly isShared: boolean
}

function readModules(value: Readonly<Record<string, unknown>>, path: readonly string[], reading: Reading): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, readValue(inner, [...path, name], reading)]),
  )
}

/** Lists and objects of modules keep their shape. */
function readValue(value: unknown, path: readonly string[], reading: Reading): Json {
  if (Array.isArray(value)) return value.map((inner, at) => readValue(inner, [...path, String(at)], reading))
  if (typeof value === 'string') return readModule(value, path, reading)
  if (!isObject(value)) return null
  if (value.__import !== true || typeof value.path !== 'string') return readModules(value, path, reading)
  const query = isObject(value.query) ? `?${new URLSearchParams(Object.entries(value.query).map(toPair))}` : ''
  return readModule(value.path + query, path, reading)
}

function toPair([name, value]: readonly [string, unknown]): [string, string] {
  return [name, String(value)]
}

function readModule(module: string, path: readonly string[], reading: Reading): Json {
  // Written by JSON.stringify, or a file that claims to be JSON.
  const isData = module.endsWith('.json')
  const file = isData ? toDataFile(module, reading) : module
  if (isData && !reading.isShared) return JSON.parse(readFileSync(file, 'utf8')) as Json
  reading.code.push([path, toSpecifier(file, reading.siteDir)])
  return null
}

/** Plugins add the alias `~docs` or the like for their folder of generated files. */
function toDataFile(module: string, {siteDir, generatedFilesDir, name}: ModulePlace): string {
  const [start = '', ...rest] = module.split('/')
  if (start === '@site') return join(siteDir, ...rest)
  if (start === '@generated') return join(generatedFilesDir, ...rest)
  if (!start.startsWith('~')) return resolve(siteDir, module)
  const file = join(generatedFilesDir, name, ...rest)
  // Many make the path by hand, from where Docusaurus has that folder.
  const fromTheirs = join(siteDir, '.docusaurus', name, ...rest)
  return !existsSync(file) && existsSync(fromTheirs) ? fromTheirs : file
}
