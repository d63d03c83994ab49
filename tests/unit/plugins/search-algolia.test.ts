// The search-algolia plugin: when there is a search, and what is said when there is none.
import {expect, test} from 'vitest'
import {searchAlgolia} from '../../../plugins/search-algolia/index.ts'
import {algoliaThemeConfig} from '../../../plugins/search-algolia/theme-config.ts'
import {contextOf, type SiteInput} from './support/site.ts'

const ALGOLIA = {
  appId: 'A',
  apiKey: 'K',
  indexName: 'i',
  contextualSearch: true,
  searchParameters: {},
  searchPagePath: 'search',
}
const CONFIG: SiteInput['config'] = {themeConfig: {algolia: ALGOLIA}}

async function search(input: SiteInput) {
  const {context, diagnostics} = contextOf(searchAlgolia.definition, input)
  const {definition} = searchAlgolia
  await definition.loadContent?.({documents: [], data: [], modules: {}} as never, context)
  const components = Object.keys(definition.components?.(context) ?? {})
  const routes = definition.createRoutes?.(null, context).routes.map(({path}) => path)
  return {components, routes, policy: definition.policySources?.(context), diagnostics}
}

test.each(['4.7.1', '3.9.0'])('the package of version %s makes a search', async (version) => {
  const {components, routes, diagnostics} = await search({config: CONFIG, packages: {'@docsearch/react': version}})
  expect(components).toContain('SearchBar')
  expect(routes).toEqual(['/search'])
  expect(diagnostics).toEqual([])
})

test.each([
  [{}, 'which is not installed'],
  [{'@docsearch/react': '5.2.0'}, 'and version 5.2.0 is installed'],
])('without it (%j) a warning says how to install it, and nothing else is there', async (packages, problem) => {
  const {diagnostics, ...made} = await search({config: CONFIG, packages})
  expect(made).toEqual({components: [], routes: [], policy: {}})
  expect(diagnostics).toEqual([
    {
      level: 'warning',
      code: 'search-algolia/missing-package',
      message: `The search by Algolia needs the package "@docsearch/react" in version 4 or 3, ${problem}: pages have no search box.`,
      configKey: ['themeConfig', 'algolia'],
      hint: 'Install it in the site\'s folder: npm install @docsearch/react@4. For a search without a service, list the plugin "search".',
    },
  ])
})

test('without settings there is none, and with `searchPagePath: false` no page', async () => {
  const packages = {'@docsearch/react': '4.0.0'}
  expect((await search({packages})).diagnostics.map(({code}) => code)).toEqual(['search-algolia/no-settings'])
  const config = {themeConfig: {algolia: {...ALGOLIA, searchPagePath: false as const}}}
  const {components, routes} = await search({packages, config})
  expect(components).toEqual(['SearchBar', 'SearchPage'])
  expect(routes).toEqual([])
})

test('settings are completed as Docusaurus does', () => {
  const given = {
    appId: 'A',
    apiKey: 'K',
    indexName: 'i',
    maxResultsPerGroup: 3,
    replaceSearchResultPathname: {from: '/a.b', to: '/'},
  }
  expect(algoliaThemeConfig.algolia.parse(given)).toEqual({
    ...given,
    contextualSearch: true,
    searchParameters: {},
    searchPagePath: 'search',
    replaceSearchResultPathname: {from: '/a\\.b', to: '/'},
  })
  expect(
    algoliaThemeConfig.algolia.parse({...given, replaceSearchResultPathname: {from: /^\/x/, to: ''}}),
  ).toMatchObject({
    replaceSearchResultPathname: {from: '^\\/x', to: ''},
  })
})
