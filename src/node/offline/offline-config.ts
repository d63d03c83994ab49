// The configuration of a site for a disk: its pages lie below a base URL that the reader's browser fills in.
import type {ParsedConfig} from '../../config/schema.ts'
import type {SiteConfig} from '../../config/types.ts'
import type {Diagnostic} from '../../shared/diagnostics.ts'
import {OFFLINE_BASE} from '../../shared/offline.ts'
import {joinPath} from '../../shared/permalink.ts'

/** Languages lie in folders of the one site, also those that are published elsewhere. */
export function atOfflineBase(parsed: ParsedConfig): ParsedConfig {
  const {i18n} = parsed
  const localeConfigs = Object.fromEntries(
    Object.entries(i18n.localeConfigs).map(([name, {baseUrl: _published, ...rest}]) => [name, rest]),
  )
  return {...parsed, baseUrl: OFFLINE_BASE, baseUrlIssueBanner: false, keepAssets: 0, i18n: {...i18n, localeConfigs}}
}

/** What a published URL is in this build, and what it is on the site's own server; longer ones first. */
export type PublicUrls = readonly (readonly [built: string, published: string])[]

/**
 * URLs that other machines are meant to follow, such as those of the sitemap, stay those of the published site.
 * @param written The configuration as the site has it.
 */
export function publicUrls(written: ParsedConfig, built: readonly SiteConfig[]): PublicUrls {
  const pairs = built.flatMap(({i18n}) =>
    Object.entries(i18n.localeConfigs).map(([name, {url, baseUrl}]) => {
      const own = written.i18n.localeConfigs[name]?.baseUrl
      const segment = baseUrl.slice(OFFLINE_BASE.length)
      return [url + baseUrl, url + (own ?? joinPath(written.baseUrl, segment))] as const
    }),
  )
  return [...new Map(pairs)].sort(([a], [b]) => b.length - a.length)
}

/** Plugins that do nothing without a server, by name, and what a reader lacks. */
const NEEDS_SERVER: Readonly<Record<string, string>> = {
  pwa: 'Browsers run its service worker for sites of a server alone; what it would keep lies in this folder anyway.',
  'search-algolia': 'Its search asks the servers of Algolia; a reader without a network finds nothing.',
}

/** What the site has that does not work from a disk. */
export function findServerNeeds({plugins}: SiteConfig): readonly Diagnostic[] {
  return plugins.flatMap(({definition: {name}}): Diagnostic[] => {
    const lost = Object.hasOwn(NEEDS_SERVER, name) ? NEEDS_SERVER[name] : undefined
    if (lost === undefined) return []
    const hint =
      name === 'search-algolia'
        ? 'Leave out "themeConfig.algolia" where the folder is built, and the site has its own search.'
        : 'Nothing has to be done; leave the plugin out where the folder is built to have no warning.'
    return [
      {
        level: 'warning',
        code: 'offline/needs-server',
        message: `The plugin "${name}" does nothing in a site that is read from a disk. ${lost}`,
        hint,
      },
    ]
  })
}
