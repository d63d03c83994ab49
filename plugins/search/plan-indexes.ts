// Which index files a site has, and the pages that each of them is made of.
import type {BuiltSite, PluginContext} from 'quire-docs/plugin'
import {contextsOf, type SearchOptions} from './options.ts'
import {type ContextPages, type IndexFolder, isIgnored, routeOf, selectPages, splitByContext} from './select-pages.ts'
import {isSearchable, versionsOf} from './site-pages.ts'
import {findUnmatchedOptions} from './unused-options.ts'

export type EmitContext = PluginContext<SearchOptions> & {readonly site: BuiltSite}

export interface PlannedIndex {
  readonly folder: IndexFolder
  readonly part: ContextPages
}

export function planIndexes({options, config, site}: EmitContext): readonly PlannedIndex[] {
  const {baseUrl} = config
  const routes = site.pages.filter((page) => isSearchable(page, options)).map(({path}) => path)
  const folders = selectPages({baseUrl, routes, versions: versionsOf(site), options})
  const contexts = {...options, contexts: contextsOf(options)}
  return folders.flatMap((folder) => splitByContext(folder.pages, contexts, baseUrl).map((part) => ({folder, part})))
}

/** What the options say, and the site has not. Pages that are not found are missed by readers first. */
export function reportMissing(planned: readonly PlannedIndex[], {options, report, config, site}: EmitContext): void {
  const found = new Set(planned.flatMap(({part}) => part.pages.map(({url}) => url)))
  const contexts = new Set(planned.map(({part}) => part.context))
  for (const finding of findUnmatchedOptions(options, site, contexts)) report(finding)
  if (site.pages.every(({plugin}) => plugin.name !== 'docs' && plugin.name !== 'blog') && found.size === 0)
    report({
      level: 'warning',
      code: 'search/nothing-indexed',
      message: 'No page can be found by search: the site has no docs and no blog.',
      hint: 'Set "indexPages: true" in the options of the search plugin to have other pages found.',
    })
  const kinds = [
    {plugin: 'docs', isOn: options.indexDocs, option: 'docsRouteBasePath', bases: options.docsRouteBasePath},
    {plugin: 'blog', isOn: options.indexBlog, option: 'blogRouteBasePath', bases: options.blogRouteBasePath},
  ] as const
  for (const {plugin, isOn, option, bases} of kinds) {
    const own = site.pages.filter((page) => page.plugin.name === plugin && isSearchable(page, options))
    for (const id of isOn ? new Set(own.map((page) => page.plugin.id)) : []) {
      const pages = own.filter((page) => page.plugin.id === id)
      if (pages.some(({path}) => found.has(path) || isIgnored(routeOf(path, config.baseUrl), options))) continue
      report({
        level: 'warning',
        code: 'search/nothing-indexed',
        message: `No page of the ${plugin} plugin "${id}" can be found by search: there is none below ${bases.map((base) => config.baseUrl + base).join(' or ')}.`,
        hint: `Set "${option}" of the search plugin to where its pages begin: ${pages[0]?.path} is one.`,
      })
    }
  }
}
