// Pages that a plugin written for Docusaurus added with components around them: each shows the next by `renderRoutes`.
import {type ComponentType, type ReactNode, useMemo} from 'react'
import {useLocation} from 'react-router-dom'
import type {Json} from '../../shared/contract.ts'
import type {SidebarItem, VersionView} from '../../shared/views.ts'
import type {LoadedPage} from '../page/loaded-page.ts'
import {NestedContext} from '../page/nested-layout.tsx'
import {PageContext, useLoadedPage} from '../page/page-context.ts'
import {useHistory} from '../router/use-history.ts'
import {type MatchOptions, matchPath} from './match-path.ts'
import {DocsVersionProvider} from './plugin-content-docs/current-doc.tsx'
import {DocsSidebarProvider} from './plugin-content-docs/current-sidebar.tsx'
import {RouteDataContext} from './route-data-context.ts'

type Module = Readonly<Record<string, unknown>>

/** A component of a nested route, with the code that it is given as props. */
export interface RouteLevel {
  readonly component: Module
  readonly modules: readonly (readonly [path: readonly string[], module: Module])[]
  /** What the component is told of the routes inside of it. */
  readonly routes?: readonly object[]
}

interface PluginRoute extends MatchOptions {
  /** Of docs. */
  readonly sidebar?: string
  readonly routes?: readonly object[]
}

interface RouteProps {
  readonly route: PluginRoute
  readonly context: object
  readonly [name: string]: unknown
}

interface NestedProps {
  /** Data of each level. */
  readonly levels: readonly object[]
  readonly context: object
}

type Level = ComponentType<{readonly children: ReactNode}>

/** The component of a page, from the outermost level to the page's own. */
export function createNestedRoute(levels: readonly RouteLevel[]): ComponentType<NestedProps> {
  const components = levels.map(({component}) => defaultOf(component) as Level)
  return function NestedRoute({levels: data, context}) {
    const location = useLocation()
    const history = useHistory()
    const given = levels.map(({modules, routes}, at) => {
      const props: Readonly<Record<string, unknown>> = structuredClone({...data[at]})
      // A plugin's route, without what was loaded for it.
      const route: PluginRoute = {
        ...(props.route as PluginRoute | undefined),
        ...(routes && {routes: structuredClone(routes)}),
      }
      const {pathname} = location
      // As version 5 of the router gives them to the component of a route.
      const match = matchPath(pathname, route) ?? {path: pathname, url: pathname, isExact: true, params: {}}
      const root: RouteProps = {location, history, match, ...props, route, context: structuredClone(context)}
      for (const [path, module] of modules) place(root, path, defaultOf(module))
      return root
    })
    const sidebar = given.at(-1)?.route.sidebar
    let tree: ReactNode = null
    for (const [at, Component] of [...components.entries()].reverse()) {
      const {context: _context, ...props} = given[at] ?? {context: {}, version: undefined}
      tree = (
        <NestedContext value={tree}>
          <Component {...props}>{tree}</Component>
        </NestedContext>
      )
      if (isVersion(props.version)) tree = <InVersion {...{version: props.version, sidebar}}>{tree}</InVersion>
    }
    // Code of any level may be part of the context.
    const whole = Object.assign({}, ...given.map((one) => one.context)) as object
    return <RouteDataContext value={whole}>{tree}</RouteDataContext>
  }
}

/** What plugins that show their pages as docs give to `DocVersionRoot`. */
interface Version extends VersionView {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>
}

function isVersion(value: unknown): value is Version {
  return typeof value === 'object' && value !== null && 'docsSidebars' in value
}

/** Hooks and parts for docs show the plugin's version, and the sidebar that the page's route names. */
function InVersion({version, sidebar, children}: InVersionProps): ReactNode {
  const loaded = useLoadedPage()
  const shown = useMemo((): LoadedPage => {
    const {page} = loaded
    // It was read from a file of JSON.
    return {...loaded, page: {...page, props: {...page.props, version: version as unknown as Json}}}
  }, [loaded, version])
  return (
    <PageContext value={shown}>
      <DocsVersionProvider version={version}>
        <DocsSidebarProvider name={sidebar} items={sidebar === undefined ? undefined : version.docsSidebars[sidebar]}>
          {children}
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </PageContext>
  )
}

interface InVersionProps {
  readonly version: Version
  readonly sidebar: string | undefined
  readonly children: ReactNode
}

/** The default export, with the others as its properties, as Docusaurus hands it over. */
function defaultOf(module: Module): unknown {
  const {default: main, ...others} = module
  if (main === undefined) return module
  if (typeof main === 'function' || (typeof main === 'object' && main !== null))
    for (const [name, value] of Object.entries(others)) if (!(name in main)) Reflect.set(main, name, value)
  return main
}

function place(root: object, path: readonly string[], value: unknown): void {
  const last = path.at(-1)
  let owner: unknown = root
  for (const key of path.slice(0, -1)) owner = (owner as Record<string, unknown>)[key]
  if (last !== undefined && typeof owner === 'object' && owner !== null) Object.assign(owner, {[last]: value})
}
