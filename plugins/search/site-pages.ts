// What search has to know of the built site: which pages may be found, the versions of the docs, and what is above a page.
import type {BuiltPage, BuiltSite, JsonObject, SiteConfig} from 'quire-docs/plugin'
import type {SearchOptions} from './options.ts'
import {type DocsVersion, routeOf} from './select-pages.ts'

/** Whether a page may be found at all, whichever index it is in. */
export function isSearchable(
  {noIndex, metadata, frontMatter, content, plugin}: BuiltPage,
  options: SearchOptions,
): boolean {
  const isHidden = noIndex || metadata.noIndex === true || frontMatter?.unlisted === true
  // Lists of posts, tags and authors say again what the posts say.
  const isList = plugin.name === 'blog' && content === undefined
  return !isExcluded(frontMatter) && !isList && (!isHidden || options.forceIgnoreNoIndex)
}

/** Front matter `search: false`, or `search: {exclude: true}`. */
function isExcluded(frontMatter: BuiltPage['frontMatter']): boolean {
  const search = frontMatter?.search
  if (search === false) return true
  return typeof search === 'object' && search !== null && 'exclude' in search && search.exclude === true
}

/** Versions of all docs, from the global data of their plugins, with the pages that belong to each. */
export function versionsOf({pages, globalData = {}}: BuiltSite): readonly DocsVersion[] {
  return Object.entries(globalData.docs ?? {}).flatMap(([pluginId, data]) => {
    const {versions} = asObject(data)
    return (Array.isArray(versions) ? versions : []).map((one): DocsVersion => {
      const {name, path, isLast} = asObject(one)
      const own = pages.filter(
        (page) => page.plugin.name === 'docs' && page.plugin.id === pluginId && versionName(page) === name,
      )
      return {path: String(path ?? ''), isLast: isLast === true, permalinks: own.map((page) => page.path)}
    })
  })
}

function versionName({props}: BuiltPage): unknown {
  return asObject(props?.version).name
}

function asObject(value: unknown): JsonObject {
  // Global data and props are JSON.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** Labels of what is above a page: the navbar's item, then the categories of the sidebar. */
export function breadcrumbsOf(page: BuiltPage, site: BuiltSite, config: SiteConfig): readonly string[] {
  const {breadcrumbs} = page.props ?? {}
  const labels = (Array.isArray(breadcrumbs) ? breadcrumbs : [])
    .slice(0, -1)
    .map((step) => String(asObject(step).label ?? ''))
  const navbar = navbarLabel(page, site, config)
  // A category is often called as the navbar's item that leads to it.
  return navbar === undefined || navbar === labels[0] ? labels : [navbar, ...labels]
}

/** The item of the navbar that is marked while the page is shown. */
function navbarLabel(page: BuiltPage, site: BuiltSite, {themeConfig, baseUrl}: SiteConfig): string | undefined {
  const route = routeOf(page.path, baseUrl)
  for (const item of themeConfig.navbar.items) {
    const {label, type = 'default', to, docsPluginId = 'default', sidebarId, activeBasePath} = asObject(item)
    if (typeof label !== 'string') continue
    const base = activeBasePath ?? to
    const isDocs = page.plugin.name === 'docs' && page.plugin.id === docsPluginId
    if (type === 'doc' && isDocs) return label
    if (type === 'docSidebar' && isDocs && isInSidebar(page, String(sidebarId), site)) return label
    if (type !== 'default' || typeof base !== 'string') continue
    const below = base.replace(/^\/|\/$/g, '')
    if (below !== '' && (route === below || route.startsWith(`${below}/`))) return label
  }
  return undefined
}

function isInSidebar(page: BuiltPage, name: string, {globalData = {}}: BuiltSite): boolean {
  const {sidebar} = page.props ?? {}
  const {versions} = asObject(globalData.docs?.[page.plugin.id])
  return (Array.isArray(versions) ? versions : []).some((one) => {
    const version = asObject(one)
    return version.name === versionName(page) && asObject(asObject(version.sidebars)[name]).id === sidebar
  })
}
