// Which pages can be found, and in which index file each of them is.
import type {SearchContext} from './options.ts'

export type PageKind = 'docs' | 'blog' | 'page'

/** A version of the docs, as far as search has to know it. */
export interface DocsVersion {
  /** Address of the version's root, base URL included. */
  readonly path: string
  readonly isLast: boolean
  readonly permalinks: readonly string[]
}

export interface SelectInput {
  readonly baseUrl: string
  /** Urls of all pages, base URL included. */
  readonly routes: readonly string[]
  readonly versions: readonly DocsVersion[]
  readonly options: SelectOptions
}

export interface SelectOptions {
  readonly indexDocs: boolean
  readonly indexBlog: boolean
  readonly indexPages: boolean
  readonly docsRouteBasePath: readonly string[]
  readonly blogRouteBasePath: readonly string[]
  readonly ignoreFiles: readonly (string | RegExp)[]
}

export interface SelectedPage {
  readonly url: string
  readonly kind: PageKind
}

/** Pages that one folder's index files hold; a version that is not the last has a folder of its own. */
export interface IndexFolder {
  /** Below the output folder, `''` for the output folder itself. */
  readonly dir: string
  readonly pages: readonly SelectedPage[]
}

export function selectPages(input: SelectInput): readonly IndexFolder[] {
  return foldersOf(input).map(({dir, permalinks}) => ({
    dir,
    pages: [...input.routes].sort(byCodeUnit).flatMap((url) => {
      const kind = kindOf(url, permalinks, input)
      return kind === undefined ? [] : [{url, kind}]
    }),
  }))
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

interface Folder {
  readonly dir: string
  readonly permalinks: ReadonlySet<string>
}

/** Versions that are the last of their docs share the site's own folder. */
function foldersOf({versions, baseUrl}: SelectInput): readonly Folder[] {
  const folders = new Map<string, string[]>(versions.length === 0 ? [['', []]] : [])
  for (const {path, isLast, permalinks} of versions) {
    const dir = isLast ? '' : routeOf(path, baseUrl)
    folders.set(dir, [...(folders.get(dir) ?? []), ...permalinks])
  }
  return [...folders]
    .map(([dir, permalinks]) => ({dir, permalinks: new Set(permalinks)}))
    .sort((a, b) => byCodeUnit(a.dir, b.dir))
}

/** An address below the base URL, without slashes at its ends. */
export function routeOf(url: string, baseUrl: string): string {
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length).replace(/\/$/, '') : url.replace(/^\/|\/$/g, '')
}

function kindOf(url: string, permalinks: ReadonlySet<string>, input: SelectInput): PageKind | undefined {
  const {baseUrl, options} = input
  const route = routeOf(url, baseUrl)
  const isHome = route === '' && options.docsRouteBasePath[0] !== ''
  if (route === '404.html' || route === 'search' || isHome || isIgnored(route, options)) return undefined
  const blog = options.indexBlog ? findBase(route, options.blogRouteBasePath) : undefined
  if (blog !== undefined) {
    const below = route.slice(blog.length).replace(/^\//, '')
    return below === '' || below === 'tags' || below.startsWith('tags/') ? undefined : 'blog'
  }
  if (options.indexDocs && findBase(route, options.docsRouteBasePath) !== undefined)
    return permalinks.size === 0 || isPermalink(url, permalinks) ? 'docs' : undefined
  return options.indexPages ? 'page' : undefined
}

export function isIgnored(route: string, {ignoreFiles}: Pick<SelectOptions, 'ignoreFiles'>): boolean {
  // As it is in an address, and as people write it: with spaces and letters of any language.
  const spellings = [...new Set([route, decode(route)])].map((one) => one.normalize())
  return ignoreFiles.some((one) => {
    if (typeof one === 'string') return spellings.includes(one.normalize())
    const pattern = new RegExp(one.source, one.flags.replace(/[gy]/g, ''))
    return spellings.some((route) => pattern.test(route))
  })
}

function decode(route: string): string {
  try {
    return decodeURIComponent(route)
  } catch {
    return route
  }
}

function findBase(route: string, bases: readonly string[]): string | undefined {
  return bases.find((base) => base === '' || route === base || route.startsWith(`${base}/`))
}

/** Permalinks may be written with or without the slash that the site's policy adds. */
function isPermalink(url: string, permalinks: ReadonlySet<string>): boolean {
  const bare = url.length > 1 ? url.replace(/\/$/, '') : url
  return permalinks.has(url) || permalinks.has(bare) || permalinks.has(`${bare}/`)
}

/** Pages of one index file; `context` is the path of a part of the site, `''` for the whole. */
export interface ContextPages {
  readonly context: string
  readonly pages: readonly SelectedPage[]
}

export interface ContextOptions {
  readonly contexts: readonly SearchContext[]
  readonly useAllContextsWithNoSearchContext: boolean
  readonly hideSearchBarWithNoSearchContext: boolean
}

/** A page below a context is in that context's index, and in the whole site's only when that has everything. */
export function splitByContext(
  pages: readonly SelectedPage[],
  {contexts, useAllContextsWithNoSearchContext, hideSearchBarWithNoSearchContext}: ContextOptions,
  baseUrl: string,
): readonly ContextPages[] {
  const isBelow = ({url}: SelectedPage, path: string): boolean => {
    const route = routeOf(url, baseUrl)
    const base = path.replace(/^\/|\/$/g, '')
    return route === base || route.startsWith(`${base}/`)
  }
  const root = pages.filter(
    (page) => useAllContextsWithNoSearchContext || !contexts.some(({path}) => isBelow(page, path)),
  )
  const own = contexts.map(({path}) => ({context: path, pages: pages.filter((page) => isBelow(page, path))}))
  const all = hideSearchBarWithNoSearchContext ? own : [{context: '', pages: root}, ...own]
  return all.filter(({pages: list}) => list.length > 0)
}

/** Name of an index file: `search-index.json`, `search-index-docs-guide.json`. */
export function indexFileName(context: string, hash = ''): string {
  const part = context === '' ? '' : `-${context.replaceAll('/', '-')}`
  return `search-index${part}${hash === '' ? '' : `-${hash}`}.json`
}
