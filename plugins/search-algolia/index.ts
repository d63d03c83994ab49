// The search-algolia plugin: Algolia's DocSearch, by its own package, which the site installs.
import {definePlugin, joinPath, type PluginContext} from 'quire-docs/plugin'
import {z} from 'zod'
import {searchAlgoliaDiagnostics} from './diagnostics.ts'
import {OPEN_SEARCH_FILE, toOpenSearch} from './open-search.ts'
import {type AlgoliaConfig, algoliaThemeConfig} from './theme-config.ts'

export type {AlgoliaConfig} from './theme-config.ts'

const PACKAGE = '@docsearch/react'
/** Later ones have other properties. */
const MAJORS: readonly string[] = ['3', '4']
/** Of searches, of events, and of the assistant. */
const HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io', 'https://*.algolia.com']
/** Colours of Algolia's logo, which the modal shows: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}` */
const LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='"
const NOTHING = {routes: [], sharedData: {}} as const

type AlgoliaContext = PluginContext<Record<string, never>>

/** Search by Algolia: `themeConfig.algolia` says in which index. */
export const searchAlgolia = definePlugin<Record<string, never>, null>({
  name: 'search-algolia',
  options: z.strictObject({}),
  themeConfig: algoliaThemeConfig,
  diagnostics: searchAlgoliaDiagnostics,
  loadContent: (_sources, context) => {
    reportFaults(context)
    return null
  },
  components: (context) =>
    findSettings(context) === undefined
      ? {}
      : Object.fromEntries(['SearchBar', 'SearchPage'].map((name) => [name, `quire-docs/theme/algolia/${name}.tsx`])),
  policySources: (context) =>
    findSettings(context) === undefined ? {} : {'connect-src': HOSTS, 'style-src': [LOGO_STYLE]},
  createRoutes: (_model, context) => {
    const path = findSearchPage(context)
    if (path === undefined) return NOTHING
    const route = {
      path: joinPath(context.config.baseUrl, path),
      layout: ['SearchPage'],
      props: {},
      metadata: SEARCH_PAGE,
    }
    return {...NOTHING, routes: [route]}
  },
  htmlTags: (context) => {
    const {title, baseUrl, url} = context.config
    if (findSearchPage(context) === undefined || url === '') return {}
    const type = 'application/opensearchdescription+xml'
    return {head: [{tag: 'link', attributes: {rel: 'search', type, title, href: baseUrl + OPEN_SEARCH_FILE}}]}
  },
  emitAssets: (_model, context) => {
    const path = findSearchPage(context)
    if (path === undefined || context.config.url === '') return []
    return [{path: OPEN_SEARCH_FILE, content: toOpenSearch(context.config, path)}]
  },
  textChanges: () => ({}),
})

export default searchAlgolia

/** The page itself says what it is called, in the language of the site. */
const SEARCH_PAGE = {title: 'Search the documentation', noIndex: true}

/** Undefined when there is no search. */
function findSettings({config, installedVersion}: AlgoliaContext): AlgoliaConfig | undefined {
  if (!MAJORS.includes(majorOf(installedVersion(PACKAGE)))) return undefined
  // Checked and completed by the schema of the key.
  const settings = config.themeConfig.algolia as AlgoliaConfig | undefined
  return settings?.appId === undefined ? undefined : settings
}

function findSearchPage(context: AlgoliaContext): string | undefined {
  const path = findSettings(context)?.searchPagePath
  return typeof path === 'string' ? path : undefined
}

function majorOf(version = ''): string {
  return version.split('.')[0] ?? ''
}

function reportFaults({config, installedVersion, report}: AlgoliaContext): void {
  const version = installedVersion(PACKAGE)
  if (!MAJORS.includes(majorOf(version)))
    report({
      level: 'warning',
      code: 'search-algolia/missing-package',
      message: `The search by Algolia needs the package "${PACKAGE}" in version 4 or 3, ${
        version === undefined ? 'which is not installed' : `and version ${version} is installed`
      }: pages have no search box.`,
      configKey: ['themeConfig', 'algolia'],
      hint: `Install it in the site's folder: npm install ${PACKAGE}@4. For a search without a service, list the plugin "search".`,
    })
  else {
    const settings = config.themeConfig.algolia as AlgoliaConfig | undefined
    if (settings?.appId !== undefined) return
    report({
      level: 'warning',
      code: 'search-algolia/no-settings',
      message: `The search by Algolia has no ${settings === undefined ? 'settings' : '"appId"'}: pages have no search box.`,
      configKey: settings === undefined ? ['themeConfig'] : ['themeConfig', 'algolia'],
    })
  }
}
