// The pages of a built site as the routes that plugins of Docusaurus walk through: those of docs below their version.
import type {BuiltPage} from '../../plugin/types.ts'
import {toDocusaurusName} from '../../shared/docusaurus-names.ts'
import {isPlainRecord} from '../../shared/is-plain-record.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {layoutSpecifier} from '../program/layout-names.ts'
import type {AllContent} from './all-content.ts'
import {recordsIn} from './records-in.ts'
import {toVersionProp} from './version-prop.ts'

export interface BuiltRoute {
  readonly plugin?: {readonly name: string; readonly id: string}
  readonly path: string
  readonly component: string
  readonly exact: boolean
  readonly metadata?: object
  readonly props?: object
  readonly priority?: number
  readonly routes?: readonly BuiltRoute[]
}

/** The page for what is not found is none. In the order in which the router of Docusaurus looks at them. */
export function toBuiltRoutes(
  pages: readonly BuiltPage[],
  {all, baseUrl}: {readonly all: AllContent; readonly baseUrl: string},
): readonly BuiltRoute[] {
  const shown = pages.filter(({plugin}) => plugin.name !== 'native')
  const docs = shown.filter(({plugin}) => plugin.name === 'docs')
  const instances = [...new Set(docs.map(({plugin}) => plugin.id))]
  const routes = [
    ...shown.filter(({plugin}) => plugin.name !== 'docs').map((page) => toRoute(page)),
    ...instances.map((id) => {
      const content = all[toDocusaurusName('docs')]?.[id]
      return toDocsRoute(
        docs.filter(({plugin}) => plugin.id === id),
        recordsIn(isPlainRecord(content) ? content.loadedVersions : undefined),
      )
    }),
  ]
  return inOrder(routes, baseUrl)
}

/** Routes that hold others come last, and of these the ones that lead deeper first; the rest goes by priority and path. */
function inOrder(routes: readonly BuiltRoute[], baseUrl: string): readonly BuiltRoute[] {
  const keyOf = ({path, routes: inner, priority = 0}: BuiltRoute, other: BuiltRoute) => [
    Number(path === baseUrl),
    Number(inner !== undefined),
    inner !== undefined && other.routes !== undefined && other.path !== path && other.path.includes(path) ? 1 : 0,
    -priority,
  ]
  return routes
    .toSorted((a, b) => compareKeys(keyOf(a, b), keyOf(b, a)) || a.path.localeCompare(b.path, 'en'))
    .map((route) => (route.routes === undefined ? route : {...route, routes: inOrder(route.routes, baseUrl)}))
}

function compareKeys(keys: readonly number[], others: readonly number[]): number {
  return keys.map((key, at) => key - (others[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function toRoute(page: BuiltPage): BuiltRoute {
  return {...withPlugin(page), ...toInnerRoute(page)}
}

/** Of routes below others, Docusaurus names no plugin: who walks through them takes what the ones around tell of all. */
function toInnerRoute({path, metadata, content, layout = []}: BuiltPage, attributes: object = {}): BuiltRoute {
  const source = content?.kind === 'document' ? `@site/${content.sourcePath}` : undefined
  const {sourcePath, lastUpdatedAt} = metadata
  const ownComponent = content?.kind === 'component' ? content.specifier : undefined
  return {
    path,
    component: ownComponent ?? layoutSpecifier(layout.at(-1) ?? 'Page'),
    exact: true,
    ...withoutUndefined({modules: source === undefined ? undefined : {content: source}}),
    // Plugins find documents by the name that Docusaurus has for their files.
    metadata: {...metadata, ...(sourcePath !== undefined && {sourceFilePath: sourcePath, lastUpdatedAt})},
    ...attributes,
  }
}

type Version = Readonly<Record<string, unknown>>

/** Docs and generated pages of categories have one more component around them than lists of tags. */
function toDocsRoute(pages: readonly BuiltPage[], versions: readonly Version[]): BuiltRoute {
  const [first] = pages
  const [root = 'DocsRoot', versionRoot = 'DocVersionRoot'] = first?.layout ?? []
  const byVersion = new Map(versions.map((version) => [version, pages.filter((page) => isOf(page, version, versions))]))
  const paths = versions.map(({path}) => String(path))
  const found = new Set([...byVersion.values()].flat())
  return {
    path: paths.toSorted((a, b) => a.length - b.length)[0] ?? first?.path ?? '/',
    component: layoutSpecifier(root),
    exact: false,
    routes: [
      ...pages.filter((page) => !found.has(page)).map((page) => toInnerRoute(page)),
      ...[...byVersion].map(([version, own]) => ({
        ...toVersionRoute(own, version, versionRoot),
        props: {version: toVersionProp(version, first?.plugin.id ?? '')},
      })),
    ],
    ...withPlugin(first),
  }
}

function withPlugin(page: BuiltPage | undefined): Pick<BuiltRoute, 'plugin'> {
  return page === undefined ? {} : {plugin: {name: toDocusaurusName(page.plugin.name), id: page.plugin.id}}
}

/** The version with the longest path: the last one's is the beginning of all others. */
function isOf({path}: BuiltPage, version: Version, versions: readonly Version[]): boolean {
  const owners = versions.filter((one) => isBelow(path, String(one.path)))
  return (
    owners.length > 0 &&
    owners.every((one) => String(one.path).length <= String(version.path).length) &&
    owners.includes(version)
  )
}

function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`)
}

function toVersionRoute(pages: readonly BuiltPage[], version: Version, component: string): BuiltRoute {
  const sidebars = new Map(recordsIn(version.docs).map(({permalink, sidebar}) => [permalink, sidebar]))
  const inDocs = pages.filter(({layout = []}) => layout.length > 3)
  const path = String(version.path)
  const sidebarOf = ({path: own, props = {}}: BuiltPage) => ({sidebar: sidebars.get(props.permalink ?? own)})
  return {
    path,
    component: layoutSpecifier(component),
    exact: false,
    ...(typeof version.routePriority === 'number' ? {priority: version.routePriority} : {}),
    routes: [
      ...pages.filter((page) => !inDocs.includes(page)).map((page) => toInnerRoute(page)),
      {
        path,
        component: layoutSpecifier(inDocs[0]?.layout?.at(-2) ?? 'DocRoot'),
        exact: false,
        routes: inDocs.map((page) => toInnerRoute(page, withoutUndefined(sidebarOf(page)))),
      },
    ],
  }
}
