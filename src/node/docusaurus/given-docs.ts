// What the docs plugin of Docusaurus hands to its pages: what plugins of a site around it have changed is in it, wherever they did.
import {basename} from 'node:path'
import type {JsonObject} from '../../shared/contract.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import type {PluginActions, RouteConfig} from './plugin-types.ts'
import {recordsIn} from './records-in.ts'
import {toJson} from './route-modules.ts'

/** In the shape that the program's own docs plugin takes back. */
export interface GivenDocs {
  readonly versions: readonly JsonObject[]
  /** Paths of all pages. */
  readonly paths: readonly string[]
  /** Types of items of sidebars that are not known, or that lack something. */
  readonly unknownItems: readonly string[]
}

export interface DocsRecorder {
  readonly actions: PluginActions
  readonly given: () => GivenDocs
}

/** Keeps the routes of docs, and passes on all others. */
export function recordDocs(actions: PluginActions): DocsRecorder {
  const routes: RouteConfig[] = []
  const data = new Map<string, unknown>()
  return {
    actions: {
      ...actions,
      addRoute: (route) => {
        if (isOfDocs(route)) routes.push(route)
        else actions.addRoute(route)
      },
      createData: (name, value) => {
        data.set(basename(name), value)
        return actions.createData(name, value)
      },
    },
    given: () => toGiven(routes, new Map([...data].map(([name, value]) => [name, toValue(value)]))),
  }
}

/** The root of docs, and all pages of docs in versions of Docusaurus that have none. */
function isOfDocs({component}: RouteConfig): boolean {
  return /^@theme\/Docs?[A-Z]/.test(component)
}

type Data = ReadonlyMap<string, unknown>

function toGiven(routes: readonly RouteConfig[], data: Data): GivenDocs {
  const all = routes.flatMap(withInner)
  const docs = recordsIn([...data.values()]).filter(({id, permalink, source}) => [id, permalink, source].every(isText))
  const unknownItems: string[] = []
  const versions = all.flatMap((route) => {
    const version = propOf(route, 'version', data)
    if (!isPlainRecord(version) || !isPlainRecord(version.docsSidebars)) return []
    const pages = withInner(route).map((inner) => propOf(inner, 'categoryGeneratedIndex', data))
    const name = version.version
    const sidebars = Object.entries(version.docsSidebars).map(([key, items]) => [key, knownItems(items, unknownItems)])
    return [
      toJson({
        name,
        sidebars: Object.fromEntries(sidebars),
        docs: docs.filter((doc) => doc.version === name),
        pages: recordsIn(pages),
      }),
    ]
  })
  return {
    versions,
    unknownItems,
    paths: all.flatMap(({path, routes: inner = []}) => (inner.length === 0 ? [path] : [])),
  }
}

type Item = Readonly<Record<string, unknown>>

function knownItems(items: unknown, unknownItems: string[]): readonly Item[] {
  return recordsIn(items).flatMap((item) => {
    const {type, label, href, value, items: inner} = item
    if (type === 'html' && isText(value)) return [item]
    if (type === 'link' && isText(label) && isText(href)) return [item]
    if (type === 'category' && isText(label)) return [{...item, items: knownItems(inner, unknownItems)}]
    unknownItems.push(String(type))
    return []
  })
}

function withInner(route: RouteConfig): readonly RouteConfig[] {
  return [route, ...(route.routes ?? []).flatMap(withInner)]
}

/** Earlier versions of Docusaurus write props into files. */
function propOf({props = {}, modules = {}}: RouteConfig, name: string, data: Data): unknown {
  const file = modules[name]
  return props[name] ?? (isText(file) ? data.get(basename(file)) : undefined)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Earlier versions of Docusaurus give data as JSON. */
function toValue(data: unknown): unknown {
  if (!isText(data)) return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
