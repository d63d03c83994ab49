// Routes that a plugin of Docusaurus added, as pages: nested ones, with modules that are data or code, and with a context.
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {PluginRoutes, Route} from '../../plugin/types.ts'
import type {Json, JsonObject} from '../../shared/contract.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {hashOf} from '../cache/hash.ts'
import type {Report} from '../model.ts'
import type {PluginContent} from './plugin-content.ts'
import type {RouteConfig} from './plugin-types.ts'
import {splitModules, toJson} from './route-modules.ts'
import {toSpecifier} from './route-specifiers.ts'

export interface RoutePlace {
  readonly siteDir: string
  /** Absolute folder behind `@generated`. */
  readonly generatedFilesDir: string
  /** What messages call the plugin. */
  readonly name: string
  /** Of the plugin's instance. */
  readonly id: string
  readonly report: Report
}

/** @throws Error for data that cannot be read. */
export function toPluginRoutes({routes, globalData}: PluginContent, place: RoutePlace): PluginRoutes {
  return {
    routes: routes.flatMap((route) => flatten(route, [])).flatMap((chain) => toRoute(chain, place)),
    ...(globalData === undefined ? {} : {globalData}),
  }
}

/** Chains of routes from the outermost to one that is a page. */
function flatten(route: RouteConfig, above: readonly RouteConfig[]): readonly (readonly RouteConfig[])[] {
  const chain = [...above, route]
  const {routes = []} = route
  return routes.length === 0 ? [chain] : routes.flatMap((inner) => flatten(inner, chain))
}

function toRoute(chain: readonly RouteConfig[], place: RoutePlace): readonly Route[] {
  const page = chain.at(-1)
  if (page === undefined) return []
  const {path, component, metadata} = page
  if (path.includes('*') || path.includes('/:')) {
    place.report(patternRoute(path, place))
    return []
  }
  const levels = chain.map((level, at) => splitModules(level, place, at < chain.length - 1))
  const [only] = levels
  const precedence = precedenceOf(chain)
  const about = {
    path,
    ...(precedence === 0 ? {} : {precedence}),
    htmlClass: classesOf(place),
    metadata: {
      title: metadata?.title ?? '',
      ...withoutUndefined({
        description: metadata?.description,
        lastUpdatedAt: metadata?.lastUpdatedAt,
        sourcePath: metadata?.sourceFilePath,
      }),
    },
  }
  const isPlain = levels.length === 1 && levels.every(({code, context}) => code.length === 0 && context === undefined)
  if (isPlain && only !== undefined) {
    const theme = /^@theme\/(.+)$/.exec(component)?.[1]
    if (theme !== undefined) return [{...about, props: only.props, layout: [theme]}]
    const specifier = toSpecifier(component, place.siteDir)
    return [{...about, props: only.props, layout: [], content: {kind: 'component', specifier}}]
  }
  const specifier = writeLevels(
    chain.map(({component: name, routes}, at) => ({
      component: name,
      code: levels[at]?.code ?? [],
      routes: routes?.map(describeRoute),
    })),
    place,
  )
  const context: Json = Object.assign({}, ...levels.map((level) => level.context ?? {}))
  const props: JsonObject = {levels: levels.map((level) => level.props), context}
  return [{...about, props, layout: [], content: {kind: 'component', specifier}}]
}

/** Docusaurus looks for pages inside of others last, and for others in the order of their priority. */
function precedenceOf([outermost, ...inner]: readonly RouteConfig[]): number {
  if (inner.length > 0) return -1
  return typeof outermost?.priority === 'number' ? Math.max(0, outermost.priority) : 0
}

/** As Docusaurus has them: of `docusaurus-plugin-content-blog` it is `plugin-blog`. */
function classesOf({name, id}: RoutePlace): string {
  return [name.replace(/docusaurus-(?:plugin|theme)-(?:content-)?/gi, ''), `id-${id}`]
    .map((part) => `plugin-${part.replace(/[^\w-]+/g, '-')}`)
    .join(' ')
}

/** What a component around other routes is told of each: all but what is loaded for it. */
function describeRoute({
  component: _component,
  modules: _modules,
  props: _props,
  context: _context,
  ...about
}: RouteConfig): JsonObject {
  const {routes, metadata: _metadata, ...attributes} = about
  return {...toJson(attributes), ...(routes === undefined ? {} : {routes: routes.map(describeRoute)})}
}

interface Level {
  readonly component: string
  /** Name of the prop, by its path, and what to import. */
  readonly code: readonly (readonly [path: readonly string[], specifier: string])[]
  /** Those inside of it: in the code, as all of them have the same list around. */
  readonly routes?: readonly JsonObject[] | undefined
}

/**
 * Writes the component of a nested route. Pages with the same components and code share one: their data are props.
 * @returns Its specifier.
 */
function writeLevels(levels: readonly Level[], {siteDir, generatedFilesDir}: RoutePlace): string {
  const imports: string[] = []
  const add = (specifier: string): string => {
    const name = `module${imports.length}`
    imports.push(`import * as ${name} from ${JSON.stringify(specifier)}`)
    return name
  }
  const list = levels.map(({component, code, routes}) => {
    const modules = code.map(([path, specifier]) => `[${JSON.stringify(path)}, ${add(specifier)}]`)
    const inner = routes === undefined ? '' : `, routes: ${JSON.stringify(routes)}`
    return `  {component: ${add(toSpecifier(component, siteDir))}, modules: [${modules.join(', ')}]${inner}},`
  })
  const text = `// Generated: a route of a plugin.
import {createNestedRoute} from '@docusaurus/nested-route'
${imports.join('\n')}
export default createNestedRoute([
${list.join('\n')}
])
`
  const name = hashOf(text).slice(0, 16)
  const dir = join(generatedFilesDir, FOLDER)
  mkdirSync(dir, {recursive: true})
  writeFileSync(join(dir, `${name}.js`), text)
  return `@generated/${FOLDER}/${name}`
}

const FOLDER = 'plugin-routes'

function patternRoute(path: string, {name}: RoutePlace) {
  return {
    level: 'warning',
    code: 'docusaurus/route-left-out',
    message: `The plugin "${name}" adds the route "${path}", which is a pattern: there is no page for it.`,
    hint: 'A page is made for each path that is written out. Add the pages that are to be there one by one.',
  } as const
}
