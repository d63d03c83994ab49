// What components written for Docusaurus import of it: every name is there, and does what it says. One build.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

/** Names of values that the packages of Docusaurus 3.10 export, by module; defaults are `default`. */
const NAMES: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/docusaurus/client-names.json'), 'utf8'),
)

/** What the modules had in 2.x, and parts copied then still import. */
const OLD_NAMES: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/theme-common': ['isSamePath', 'useIsomorphicLayoutEffect', 'useScrollPositionBlocker'],
  '@docusaurus/theme-common/internal': [
    'docVersionSearchTag',
    'findFirstCategoryLink',
    'findFirstSidebarItemLink',
    'findSidebarCategory',
    'isActiveSidebarItem',
    'isDocsPluginEnabled',
    'TabGroupChoiceProvider',
    'useBlogPost',
    'useDoc',
    'useDocById',
    'useDocRouteMetadata',
    'useDocsSidebar',
    'useDocsVersion',
    'useLayoutDoc',
    'useSidebarBreadcrumbs',
    'useTabGroupChoice',
  ],
  '@docusaurus/theme-common/Details': ['Details'],
  // Themes of others name files inside of the packages.
  '@docusaurus/theme-common/lib': ['useThemeConfig'],
  '@docusaurus/theme-common/lib/internal.js': ['useLocalPathname'],
  '@docusaurus/plugin-content-docs/lib/client/index.js': ['DocsPreferredVersionContextProvider', 'useAllDocsData'],
  '@docusaurus/plugin-content-blog/lib/client': ['useBlogPost'],
  // Editors do as well.
  '@docusaurus/core/lib/client/exports/Link': ['default'],
  '@docusaurus/core/lib/client/exports/useBaseUrl.js': ['default', 'useBaseUrlUtils'],
  '@docusaurus/theme-common/lib/components/Details': ['Details'],
  '@docusaurus/theme-common/src/utils/ThemeClassNames': ['ThemeClassNames'],
  '@docusaurus/theme-common/lib/utils/jsUtils.js': ['duplicates', 'uniq'],
  '@docusaurus/plugin-content-blog/lib/client/contexts.js': ['useBlogPost'],
  '@docusaurus/theme-search-algolia/lib/client/index.js': ['useAlgoliaThemeConfig'],
  '@docusaurus/theme-search-algolia/lib/theme/SearchBar': ['default'],
}

const modules = [...new Set([...Object.keys(NAMES), ...Object.keys(OLD_NAMES)])]

const NAMES_PAGE = `${modules.map((name, at) => `import * as m${at} from '${name}'`).join('\n')}
const modules = {${modules.map((name, at) => `'${name}': m${at}`).join(', ')}}
const names = Object.fromEntries(Object.entries(modules).map(([name, one]) => [name, Object.keys(one).filter((key) => one[key] !== undefined)]))
export default function Names() { return <script id="names" type="application/json" dangerouslySetInnerHTML={{__html: JSON.stringify(names)}} /> }`

const HOOKS_PAGE = `
import Layout from '@theme/Layout'
import Tabs from '@theme/Tabs'
import {ThemedComponent, UnlistedBannerTitle, useColorMode, useContextualSearchFilters, useDocsPreferredVersion, usePrismTheme} from '@docusaurus/theme-common'
import {CodeBlockContextProvider, createCodeBlockMetadata, extractLeadingEmoji, getPrismCssVariables, sanitizeTabsChildren, TabsProvider, useAlternatePageUtils, useAnnouncementBar, useBackToTopButton, useBlogAuthorPageTitle, useBlogTagsPostsPageTitle, useCodeBlockContext, useCodeWordWrap, useDocCardDescriptionCategoryItemsPlural, useFilteredAndTreeifiedTOC, useHideableNavbar, useHomePageRoute, useNavbarMobileSidebar, useNavbarSecondaryMenu, useQueryStringValue, useScrollController, useScrollPosition, useScrollPositionBlocker, useSmoothScrollTo, useTabs, useTabsContextValue, useTOCHighlight} from '@docusaurus/theme-common/internal'
import renderRoutes from '@docusaurus/renderRoutes'

const h = (id, level) => ({id, level, value: id})
const metadata = createCodeBlockMetadata({
  code: 'a\\n// mark\\nb\\n', className: 'language-JS big', metastring: 'title="t.js" showLineNumbers=3', language: undefined,
  defaultLanguage: 'text', magicComments: [{className: 'marked', line: 'mark'}], title: undefined, showLineNumbers: undefined,
})
function Block() { return useCodeBlockContext().metadata.code }
function Inside() {
  const {createUrl} = useAlternatePageUtils()
  useScrollPosition(() => {}); useScrollPositionBlocker(); useSmoothScrollTo(); useTOCHighlight(undefined)
  const facts = {
    menu: useNavbarMobileSidebar(), second: useNavbarSecondaryMenu().shown, bar: useAnnouncementBar().isActive,
    scrolls: useScrollController().scrollEventsEnabledRef.current, top: useBackToTopButton({threshold: 1}).shown,
    navbar: useHideableNavbar(true).isNavbarVisible, query: useQueryStringValue('q'), home: useHomePageRoute() ?? null,
    own: createUrl({locale: 'en', fullyQualified: true}), french: createUrl({locale: 'fr', fullyQualified: false}),
    emoji: [extractLeadingEmoji('👋🏽 Hi'), extractLeadingEmoji('1 Hi')],
    dark: useColorMode().isDarkTheme, search: useContextualSearchFilters(), version: useDocsPreferredVersion().preferredVersion,
    toc: useFilteredAndTreeifiedTOC({toc: [h('a', 2), h('b', 3), h('c', 4)], minHeadingLevel: 2, maxHeadingLevel: 3}),
    prism: usePrismTheme().plain, variables: getPrismCssVariables(usePrismTheme()), metadata,
    tag: useBlogTagsPostsPageTitle({label: 'X', count: 2}), author: useBlogAuthorPageTitle({key: 'k', count: 1}),
    items: useDocCardDescriptionCategoryItemsPlural()(3),
  }
  return <script id="facts" type="application/json" dangerouslySetInnerHTML={{__html: JSON.stringify(facts)}} />
}
function OwnTabs(props) {
  const value = useTabsContextValue(props)
  return <TabsProvider value={value}><b>{value.selectedValue}</b>{sanitizeTabsChildren(props.children)}</TabsProvider>
}
function OldTabs(props) { return <u>{useTabs(props).tabValues.map(({label}) => label).join()}</u> }
function Item({value, children}) { return <i hidden={useTabs().selectedValue !== value}>{children}</i> }
export default function Hooks() {
  const wrap = useCodeWordWrap()
  return <Layout><Inside /><h1><UnlistedBannerTitle /></h1>{renderRoutes([])}
    <ThemedComponent className="own">{({theme, className}) => <em className={className}>{theme}</em>}</ThemedComponent>
    <CodeBlockContextProvider metadata={metadata} wordWrap={wrap}><code><Block /></code></CodeBlockContextProvider>
    <OwnTabs defaultValue="y">{'\\n'}<Item value="x">one</Item>{'\\n'}<Item value="y">two</Item></OwnTabs>
    <Tabs><Item value="p">three</Item><Item value="q">four</Item></Tabs>
    <OldTabs values={[{value: 'x', label: 'Ex'}]}><Item value="x">five</Item></OldTabs>
  </Layout>
}`

const FILES = {
  'site.config.mjs': configFile(
    `bundler: 'rspack', url: 'https://example.com', i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
    themeConfig: {
      announcementBar: {id: 'a', content: 'News'},
      prism: {theme: {plain: {color: '#111', backgroundColor: '#eee'}, styles: []}, darkTheme: 'dracula'},
    }`,
    'docs(), pages()',
  ),
  'docs/a.md': '---\nunlisted: true\n---\n\n# A\n\nText.',
  'docs/code.md':
    '# Code\n\n```js title="t.js" showLineNumbers=3\nconst a = "<b>"\n// highlight-next-line\nlet c\n```\n\n- ```none\n  x\n  ```\n',
  'docs/cards.mdx':
    "# Cards\n\nimport DocCard from '@theme/DocCard'\n\n<DocCard item={{type: 'link', label: '🎉 Party', href: '/docs/code', description: 'Much'}} />",
  'src/pages/names.jsx': NAMES_PAGE,
  'src/pages/hooks.jsx': HOOKS_PAGE,
  'src/theme/CodeBlock/Line/Token.jsx':
    "export default function Token({line, token, ...props}) { return token.types.includes('keyword') ? <mark {...props} /> : <span {...props} /> }",
  'src/theme/CodeBlock/Title/index.jsx':
    "import {useCodeBlockContext} from '@docusaurus/theme-common/internal'\nimport IconCopy from '@theme/Icon/Copy'\nexport default function Title({children}) { return <h6><IconCopy />{children} in {useCodeBlockContext().metadata.language}</h6> }",
  'src/theme/DocCard/Heading/Text.jsx':
    "import Original from '@theme-original/DocCard/Heading/Text'\nexport default function Text(props) { return <q><Original {...props} />{props.item.label}</q> }",
  'src/theme/ContentVisibility/Unlisted.jsx':
    "import Original from '@theme-original/ContentVisibility/Unlisted'\nexport default function Unlisted(props) { return <div data-swizzled='unlisted'><Original {...props} className='mine' /></div> }",
}

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite(FILES)
}, 180_000)

/** JSON that a page's component has written into a script. */
function facts(path: string, id: string): Readonly<Record<string, unknown>> {
  const text = new RegExp(`<script id="${id}"[^>]*>(.*?)</script>`, 's').exec(site.html(path))?.[1]
  return JSON.parse(text ?? '{}')
}

test('the site builds without a word', () => {
  expect(site.findings).toEqual([])
})

test.each(modules)('%s has all names', (module) => {
  const names = facts('/names', 'names')[module]
  expect(names).toEqual(expect.arrayContaining([...(NAMES[module] ?? []), ...(OLD_NAMES[module] ?? [])]))
})

describe('on a page', () => {
  test('hooks know the page, the layout and the configuration', () => {
    expect(facts('/hooks', 'facts')).toEqual({
      menu: {disabled: true, shouldRender: false, shown: false},
      second: false,
      bar: true,
      scrolls: true,
      top: false,
      navbar: true,
      query: null,
      home: null,
      own: 'https://example.com/hooks',
      french: '/fr/hooks',
      emoji: [
        {emoji: '👋🏽', rest: ' Hi'},
        {emoji: null, rest: '1 Hi'},
      ],
      dark: false,
      search: {locale: 'en', tags: ['default', 'docs-default-current']},
      version: null,
      toc: [{id: 'a', level: 2, value: 'a', children: [{id: 'b', level: 3, value: 'b', children: []}]}],
      prism: {color: '#111', backgroundColor: '#eee'},
      variables: {'--prism-color': '#111', '--prism-background-color': '#eee'},
      metadata: {
        codeInput: 'a\n// mark\nb\n',
        code: 'a\nb',
        className: 'language-JS big language-js',
        language: 'js',
        title: 't.js',
        lineNumbersStart: 3,
        lineClassNames: {1: ['marked']},
      },
      tag: '2 posts tagged with "X"',
      author: 'k - One post',
      items: '3 items',
    })
  })

  test('components of theme-common and tabs of a site show what they are given', () => {
    const html = site.html('/hooks')
    expect(html).toContain('<h1>Unlisted page</h1>')
    expect(html).toContain('<em class="own themedComponent themedComponent--light">light</em>')
    expect(html).toContain('<em class="own themedComponent themedComponent--dark">dark</em>')
    expect(html).toContain('<code>a\nb</code>')
    expect(html).toContain('<b>y</b><i hidden>one</i><i>two</i>')
    expect(html).toContain('<i>three</i><i hidden>four</i>')
    expect(html).toContain('<u>Ex</u>')
  })

  test('a wrapped part is used', () => {
    expect(site.html('/docs/a')).toMatch(/data-swizzled="unlisted"><div class="[^"]*\bmine\b/)
  })

  test('parts of code blocks are used for those of Markdown, with the tokens of the build', () => {
    const html = site.html('/docs/code')
    expect(html).toMatch(/<div class="code-block-title"><h6><svg.*?<\/svg>t\.js(?:<!-- -->)? in (?:<!-- -->)?js<\/h6>/)
    expect(html).toContain('<mark class="token keyword">const</mark>')
    expect(html).toContain('<span class="token string">&quot;&lt;b&gt;&quot;\n</span>')
    expect(html).toMatch(
      /<span class="token-line theme-code-block-highlighted-line" data-line="4"><mark[^>]*>let<\/mark>/,
    )
    expect(html).toContain('<span class="token plain">x</span>')
    expect(html).not.toContain('highlight-next-line')
  })

  test('parts of cards are used', () => {
    expect(site.html('/docs/cards')).toMatch(/<q><span class="theme-doc-card-title">Party<\/span>🎉 Party<\/q>/)
  })
})
