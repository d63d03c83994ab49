// The sitemap plugin: a list of all pages for search engines.
import {type BuiltSite, definePlugin, type EmittedAssets, type PluginContext} from 'quire-docs/plugin'
import {sitemapDiagnostics} from './diagnostics.ts'
import {toItems} from './items.ts'
import {type GivenSitemapOptions, type SitemapItem, type SitemapOptions, sitemapOptions} from './options.ts'
import {toSitemapFiles} from './sitemap-file.ts'

export type {ChangeFrequency, CreateSitemapItems, SitemapItem, SitemapOptions} from './options.ts'

type SitemapContext = PluginContext<SitemapOptions> & {readonly site: BuiltSite}

/** The file `sitemap.xml`: all pages that may be indexed. Of more than 50,000 it lists the files `sitemap-1.xml` and so on, which list them. */
export const sitemap = definePlugin<SitemapOptions, null, GivenSitemapOptions>({
  name: 'sitemap',
  options: sitemapOptions,
  diagnostics: sitemapDiagnostics,
  wantsGitHistory: ({options}) => options.lastmod !== null,
  emitAssets: async (_model, context) => emitSitemap(context),
  textChanges: () => ({}),
})

export default sitemap

async function emitSitemap(context: SitemapContext): Promise<EmittedAssets> {
  const {options, config, report} = context
  if (config.noIndex) return []
  if (config.url === '') {
    report({
      level: 'warning',
      code: 'sitemap/no-url',
      message: 'No sitemap is written: it needs complete URLs, and the site has no "url".',
      hint: 'Set "url" in the configuration, or remove the sitemap plugin.',
    })
    return []
  }
  const items = await createItems(context)
  if (items.length === 0) return []
  return toSitemapFiles(items, options, {hostname: config.url, baseUrl: config.baseUrl})
}

async function createItems({options, config, site}: SitemapContext): Promise<readonly SitemapItem[]> {
  const input = {routes: site.pages, siteConfig: config}
  if (options.createSitemapItems === undefined) return toItems(input, options)
  return options.createSitemapItems({...input, defaultCreateSitemapItems: async (given) => toItems(given, options)})
}
