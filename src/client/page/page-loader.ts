// Loads pages in the browser: route module, shared data and what the content imports, all before the page is shown.
import {
  LAYOUT_PREFIX,
  MDX_COMPONENTS,
  type PageData,
  type PartialModule,
  type RouteModule,
} from '../../shared/contract.ts'
import {holdsMdx} from '../../shared/holds-mdx.ts'
import {decodePath, normalisePathname, routeModuleOf} from '../../shared/permalink.ts'
import type {SharedDataStore} from '../data/shared-data-store.ts'
import {importOffline} from '../offline/offline-site.ts'
import type {ClientRuntime, LayoutComponent, ModuleNamespace} from '../runtime-types.ts'
import type {LoadedPage} from './loaded-page.ts'
import {inTime} from './time-limit.ts'
import {type MdxSupport, type PageParts, toLoadedPage} from './to-loaded-page.ts'

/** Written into the script by the bundler. */
declare const process: {readonly env: {readonly QUIRE_OFFLINE?: string}}

export interface PageLoader {
  /** The page at a path. Loads once; a failure is forgotten, so that it may be tried again. */
  readonly load: (pathname: string) => Promise<LoadedPage>
  /** The page that the document came with: only what it lacks is loaded. */
  readonly loadFirst: (page: PageData, parts: PageParts) => Promise<LoadedPage>
  /**
   * For a site that is being written: what has been loaded is out of date.
   * @param version Another one at each call, as browsers keep modules by their URL.
   * @param runtime Hash of the bundle that the server has now, whose scripts are those that run here.
   */
  readonly renew: (version: string, runtime: string) => void
}

export interface LoaderOptions {
  readonly runtime: ClientRuntime
  /** Hash of the runtime bundle. A page built for another one must come from the server. */
  readonly runtimeHash: string
  readonly baseUrl: string
  readonly shared: SharedDataStore
}

/** The server has a newer or older build than the one that runs here. */
export class OtherBuildError extends Error {}

type ImportModule = (url: string) => Promise<unknown>

// The browser's own `import()`: pages are no part of the bundle.
const importNatively: ImportModule = (url) =>
  process.env.QUIRE_OFFLINE ? importOffline(url) : import(/* webpackIgnore: true */ url)

export function createPageLoader(options: LoaderOptions, importModule: ImportModule = importNatively): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>()
  let {runtimeHash} = options
  let query = ''
  const importCurrent: ImportModule = (url) => importModule(url + query)
  const dependencies = createDependencyLoader(options, importCurrent)

  async function loadRoute(pathname: string): Promise<LoadedPage> {
    const module = await importRoute(pathname)
    return complete(module.page, module)
  }

  async function importRoute(pathname: string): Promise<RouteModule> {
    const url = options.baseUrl + routeModuleOf(pathname, options.baseUrl)
    // Files at these URLs are written by the build in this shape.
    const module = (await importCurrent(url)) as RouteModule
    if (module.runtime !== runtimeHash)
      throw new OtherBuildError(`"${pathname}" was built for another version of the site.`)
    return module
  }

  async function complete(page: PageData, parts: PageParts): Promise<LoadedPage> {
    const [mdx] = await Promise.all([
      holdsMdx(page) ? dependencies.loadMdx() : undefined,
      dependencies.load(page),
      ...page.shared.map((id, at) => options.shared.load(id, page.sharedHashes?.[at] || undefined)),
    ])
    return toLoadedPage(page, parts, {...dependencies, mdx})
  }

  const remember = (pathname: string, coming: Promise<LoadedPage>): Promise<LoadedPage> => {
    const key = toKey(pathname)
    const loading = inTime(coming, `"${pathname}"`)
    pages.set(key, loading)
    loading.catch(() => pages.delete(key))
    return loading
  }

  return {
    load: (pathname) => pages.get(toKey(pathname)) ?? remember(pathname, loadRoute(pathname)),
    loadFirst(page, parts) {
      // The page data is the document's, which is what hydration must equal.
      const loading = holdsMdx(page)
        ? importRoute(page.path).then((module) => complete(page, module))
        : complete(page, parts)
      return remember(page.path, loading)
    },
    renew(version, runtime) {
      query = `?${version}`
      runtimeHash = runtime
      pages.clear()
      dependencies.forgetPartials()
    },
  }
}

function toKey(pathname: string): string {
  return normalisePathname(decodePath(pathname))
}

interface DependencyLoader {
  readonly load: (page: PageData) => Promise<void>
  readonly loadMdx: () => Promise<MdxSupport>
  readonly findModule: (specifier: string) => ModuleNamespace | undefined
  /** Those of the first script, and those that have been loaded since. */
  readonly layouts: Readonly<Record<string, LayoutComponent>>
  readonly findPartial: (specifier: string, url: string) => PartialModule | undefined
  readonly forgetPartials: () => void
}

interface Dependencies {
  readonly imports: readonly string[]
  readonly partials: Readonly<Record<string, string>>
}

/** Loads components from the runtime's import table and imported content files, with what those import in turn. */
function createDependencyLoader({runtime, baseUrl}: LoaderOptions, importModule: ImportModule): DependencyLoader {
  const modules = new Map<string, ModuleNamespace>()
  const partials = new Map<string, PartialModule>()
  const layouts: Record<string, LayoutComponent> = {...runtime.layouts}

  async function loadLayout(name: string): Promise<void> {
    const specifier = LAYOUT_PREFIX + name
    if (Object.hasOwn(layouts, name) || !Object.hasOwn(runtime.imports, specifier)) return
    await loadComponent(specifier)
    // Themes give a layout as the default export of its module, as all of their components.
    layouts[name] = modules.get(specifier)?.default as LayoutComponent
  }

  async function loadComponent(specifier: string): Promise<void> {
    if (modules.has(specifier)) return
    const load = Object.hasOwn(runtime.imports, specifier) ? runtime.imports[specifier] : undefined
    if (!load) throw new Error(`"${specifier}" is not in the runtime bundle.`)
    modules.set(specifier, await load())
  }

  async function loadMdx(): Promise<MdxSupport> {
    const [{evaluateContent}] = await Promise.all([
      import(/* webpackChunkName: "content" */ './evaluate-content.tsx'),
      loadComponent(MDX_COMPONENTS),
    ])
    // Themes give a map of components.
    return {evaluateContent, components: modules.get(MDX_COMPONENTS)?.default as MdxSupport['components']}
  }

  async function loadPartial(url: string, trail: readonly string[]): Promise<void> {
    if (partials.has(url) || trail.includes(url)) return
    // Files at these URLs are written by the build in this shape.
    const partial = (await importModule(baseUrl + url)) as PartialModule
    await load(partial, [...trail, url])
    partials.set(url, partial)
  }

  async function load(needs: Dependencies, trail: readonly string[] = []): Promise<void> {
    await Promise.all([
      ...needs.imports.map(loadComponent),
      ...Object.values(needs.partials).map((url) => loadPartial(url, trail)),
    ])
  }

  return {
    async load({imports, partials: wanted, content, layout, embedded = []}) {
      const own = content.kind === 'component' ? [content.specifier] : []
      const needs = [{imports: [...imports, ...own], partials: wanted}, ...embedded]
      await Promise.all([...layout.map(loadLayout), ...needs.map((need) => load(need))])
    },
    loadMdx,
    layouts,
    findModule: (specifier) => modules.get(specifier),
    findPartial: (_specifier, url) => partials.get(url),
    forgetPartials: () => partials.clear(),
  }
}
