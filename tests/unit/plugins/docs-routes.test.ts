// Pages of docs: layout, edit links, dates, global data, and the options that are refused.
import {describe, expect, test} from 'vitest'
import {docs} from '../../../plugins/docs/index.ts'
import {checkInstances} from '../../../plugins/docs/navbar-items.ts'
import {docsOptions} from '../../../plugins/docs/options.ts'
import {docsSite} from './support/docs-site.ts'
import {configOf, contextOf, messagesOf} from './support/site.ts'

const FILES = {'guide/a b.md': {title: 'A'}}

test('a doc’s page', async () => {
  const site = await docsSite({files: FILES})
  expect(site.routes).toEqual([
    {
      path: '/docs/guide/a%20b',
      layout: ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'],
      content: {kind: 'document', sourcePath: 'docs/guide/a b.md'},
      shared: ['sidebar-defaultsidebar'],
      metadata: {
        title: 'A',
        description: '',
        sourcePath: 'docs/guide/a b.md',
        searchTag: 'docs-default-current',
        searchVersion: 'current',
      },
      htmlClass: 'docs-wrapper docs-doc-page docs-version-current plugin-docs plugin-id-default docs-doc-id-guide/a-b',
      props: {
        version: {
          pluginId: 'default',
          name: 'current',
          version: 'current',
          label: 'Next',
          badge: false,
          banner: null,
          isLast: true,
          noIndex: false,
          className: 'docs-version-current',
        },
        sidebar: 'sidebar-defaultsidebar',
        id: 'guide/a b',
        title: 'A',
        description: '',
        permalink: '/docs/guide/a%20b',
        unlisted: false,
        draft: false,
        hasContentTitle: false,
        hideTitle: false,
        hideTableOfContents: false,
        breadcrumbs: [{label: 'guide'}, {label: 'A', href: '/docs/guide/a%20b'}],
        tags: [],
      },
      frontMatter: {title: 'A'},
    },
  ])
})

test('settings of the current version', async () => {
  const versions = {
    current: {label: 'Main', path: 'main', banner: 'unreleased', badge: true, className: 'v', noIndex: true},
  }
  const site = await docsSite({files: {'a.md': {}}, options: {versions}})
  expect(site.route('a')).toMatchObject({
    path: '/docs/main/a',
    metadata: {noIndex: true},
    props: {version: {label: 'Main', badge: true, banner: 'unreleased', noIndex: true, className: 'v'}},
  })
  expect(site.globalData).toMatchObject({
    path: '/docs',
    versions: [{name: 'current', label: 'Main', path: '/docs/main'}],
  })
})

describe('the edit link', () => {
  const link = async (options: Record<string, unknown>, frontMatter = {}) =>
    (await docsSite({files: {'guide/a b.md': frontMatter}, options})).route('guide/a b').props.editUrl

  test('is the URL and the file’s path', async () => {
    expect(await link({editUrl: 'https://git.example.com/edit/main/'})).toBe(
      'https://git.example.com/edit/main/docs/guide/a%20b.md',
    )
    expect(await link({})).toBeUndefined()
  })

  test('can be made by a function', async () => {
    const editUrl = (input: unknown) => JSON.stringify(input)
    expect(JSON.parse(String(await link({editUrl})))).toEqual({
      version: 'current',
      versionDocsDirPath: 'docs',
      docPath: 'guide/a b.md',
      permalink: '/docs/guide/a%20b',
      locale: 'en',
    })
  })

  test.each([
    ['https://example.com/x', 'https://example.com/x'],
    [null, undefined],
    ['', undefined],
  ])('is replaced by custom_edit_url %o', async (custom_edit_url, expected) => {
    expect(await link({editUrl: 'https://git.example.com'}, {custom_edit_url})).toBe(expected)
  })
})

describe('the last update', () => {
  const at = Date.UTC(2024, 0, 1)
  const lastUpdate = {at, by: 'Ann'}
  const shown = {showLastUpdateTime: true, showLastUpdateAuthor: true}

  test.each([
    [{lastUpdate}, shown, {lastUpdatedAt: at, lastUpdatedBy: 'Ann'}],
    [{lastUpdate, frontMatter: {last_update: {author: 'Ben'}}}, shown, {lastUpdatedAt: at, lastUpdatedBy: 'Ben'}],
    [
      {lastUpdate, frontMatter: {last_update: {date: '2024-01-02'}}},
      shown,
      {lastUpdatedAt: at + 86_400_000, lastUpdatedBy: 'Ann'},
    ],
    [{lastUpdate}, {showLastUpdateTime: true}, {lastUpdatedAt: at}],
    [{lastUpdate}, {}, {}],
    [{frontMatter: {}, excerpt: ''}, shown, {}],
  ])('of %o with %o', async (facts, options, expected) => {
    const {props} = (await docsSite({files: {'a.md': facts}, options})).route('a')
    expect({
      ...('lastUpdatedAt' in props && {lastUpdatedAt: props.lastUpdatedAt}),
      ...('lastUpdatedBy' in props && {lastUpdatedBy: props.lastUpdatedBy}),
    }).toEqual(expected)
  })

  test('is known to sitemaps even when it is not shown', async () => {
    const site = await docsSite({files: {'a.md': {lastUpdate}}})
    expect(site.route('a').metadata.lastUpdatedAt).toBe(at)
  })

  test('asks for the history only when it is shown', () => {
    const asks = (options: Record<string, unknown>) =>
      docs.definition.wantsGitHistory?.(contextOf(docs.definition, {options}).context, [])
    expect([asks({}), asks({showLastUpdateTime: true}), asks({showLastUpdateAuthor: true})]).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('global data', () => {
  const files = {'a.md': {title: 'A'}, 'b.md': {title: 'B', sidebar_label: 'Bee'}, 'd.md': {draft: true}}
  const navbar = (...items: readonly Record<string, unknown>[]) => ({themeConfig: {navbar: {items: items as never}}})

  test('names the version, the sidebars and the docs of navbar items, dropdowns included', async () => {
    const config = navbar(
      {type: 'doc', docId: 'a', label: 'x'},
      {type: 'docSidebar', sidebarId: 'two', label: 'x'},
      {
        label: 'More',
        items: [
          {type: 'doc', docId: 'b', label: 'x'},
          {type: 'doc', docId: 'd', label: 'x'},
        ],
      },
      {type: 'doc', docId: 'other', docsPluginId: 'api', label: 'x'},
    )
    const site = await docsSite({
      files,
      sidebars: {one: ['a'], two: [{C: ['b']}], links: [{type: 'link', href: '/x', label: 'X'}]},
      config,
    })
    expect(site.diagnostics).toEqual([])
    expect(site.globalData).toEqual({
      path: '/docs',
      breadcrumbs: true,
      versions: [
        {
          name: 'current',
          label: 'Next',
          isLast: true,
          path: '/docs',
          mainDocId: 'a',
          sidebars: {
            one: {id: 'sidebar-one', link: {path: '/docs/a', label: 'A'}},
            two: {id: 'sidebar-two', link: {path: '/docs/b', label: 'Bee'}},
            links: {id: 'sidebar-links', link: {path: '/x', label: 'links'}},
          },
          docs: [
            {id: 'a', path: '/docs/a', label: 'A', sidebar: 'one'},
            {id: 'b', path: '/docs/b', label: 'Bee', sidebar: 'two'},
          ],
          allDocs: 'docs-current',
          draftIds: ['d'],
        },
      ],
    })
  })

  test('does not grow with the docs', async () => {
    const many = Object.fromEntries(Array.from({length: 100}, (_, at) => [`p${at}.md`, {}]))
    const [few, lots] = [await docsSite({files: {'p0.md': {}}}), await docsSite({files: many})]
    expect(lots.globalData).toEqual(few.globalData)
  })

  test('unknown ids of navbar items are errors that list the known ones', async () => {
    const config = navbar({type: 'doc', docId: 'aa', label: 'x'}, {type: 'docSidebar', sidebarId: 'main', label: 'x'})
    const site = await docsSite({files, config, sidebars: {docs: ['a', 'b']}})
    expect(site.diagnostics).toMatchObject([
      {
        code: 'docs/unknown-sidebar',
        message: 'A navbar item names the sidebar "main", which does not exist.',
        configKey: ['themeConfig', 'navbar', 'items', 1, 'sidebarId'],
        hint: 'Write a name of the list: the keys of the file that the option "sidebarPath" names.',
        notes: ['Sidebars: docs.'],
      },
      {
        code: 'docs/unknown-doc',
        message: 'A navbar item names the doc "aa", but no doc has this id.',
        hint: 'Did you mean "a"?',
        notes: ['Available ids: a, b.'],
      },
    ])
  })

  test('a navbar item for a sidebar that leads nowhere is an error', async () => {
    const config = navbar({type: 'docSidebar', sidebarId: 'docs', label: 'x'})
    const site = await docsSite({files, config, sidebars: {docs: [{type: 'html', value: '<hr>'}]}})
    expect(site.diagnostics).toMatchObject([{level: 'error', code: 'docs/sidebar-without-link'}])
  })

  test('navbar items for a docs plugin that does not exist are reported once', () => {
    const items = [{type: 'doc', docId: 'a', docsPluginId: 'apis', label: 'x'}] as const
    const definition = {name: 'docs'}
    const plugins = ['default', 'api'].map((id) => ({definition, options: {}, id}))
    const config = {...configOf(navbar(...items)), plugins}
    expect(checkInstances({config, id: 'default'})).toMatchObject([
      {code: 'docs/unknown-instance', hint: 'Did you mean "api"?', notes: ['Docs plugins: default, api.']},
    ])
    expect(checkInstances({config, id: 'api'})).toEqual([])
  })

  test('versions that the docs do not have are errors, also in a dropdown of languages', async () => {
    const config = navbar(
      {type: 'docsVersionDropdown', versions: ['current', 'curent']},
      {type: 'docsVersionDropdown', versions: {'2.0': {label: 'Two'}}},
      {type: 'localeDropdown', dropdownItemsAfter: [{type: 'doc', docId: 'zz', label: 'x'}]},
    )
    const site = await docsSite({files, config})
    expect(site.diagnostics).toMatchObject([
      {code: 'docs/unknown-version', hint: 'Did you mean "current"?', notes: ['Versions: current.']},
      {
        code: 'docs/unknown-version',
        message: 'A navbar item names the version "2.0" of the docs, which does not exist.',
      },
      {
        code: 'docs/unknown-doc',
        configKey: ['themeConfig', 'navbar', 'items', 2, 'dropdownItemsAfter', 0, 'docId'],
      },
    ])
  })

  test('long lists of ids are cut', async () => {
    const many = Object.fromEntries(Array.from({length: 150}, (_, at) => [`p${at}.md`, {}]))
    const site = await docsSite({files: many, config: navbar({type: 'doc', docId: 'zzzzzz', label: 'x'})})
    expect(site.diagnostics[0]?.notes?.[0]).toMatch(/ and 50 more\.$/)
  })
})

describe('options', () => {
  test.each([
    [{docItemComponent: 'Own'}, /must name a component/],
    [{remarkPlugins: [5]}, /must be a function/],
    [{admonitions: false}, /can only be true/],
    [{includeCurrentVersion: 'false'}, /boolean/],
    [{onlyIncludeVersions: '1.0'}, /array/],
    [{lastVersion: 1}, /string/],
    [{versions: {'1.0': {banner: 'old'}}}, /none/],
    [{versions: {current: {colour: 'red'}}}, /colour/],
    [{editLocalizedFiles: 'true'}, /boolean/],
    [{homePageId: 'a'}, /slug: \//],
    [{sidebarPath: true}, /path of a sidebars file, or false/],
    [{tags: ''}, /path of a file, or false/],
    [{unknown: 1}, /unknown/],
  ])('%o is refused', (options, message) => {
    const {error} = docsOptions.safeParse(options)
    expect(error?.issues.map((issue) => issue.message).join()).toMatch(message)
  })

  test('transforms are named, with or without options', () => {
    const remarkPlugins = ['remark-x', ['remark-y', {deep: [1]}], {module: './z.mjs'}]
    const {context} = contextOf(docs.definition, {options: {remarkPlugins}})
    expect(docs.definition.markdown?.(context).remarkPlugins).toEqual([
      {module: 'remark-x'},
      {module: 'remark-y', options: {deep: [1]}},
      {module: './z.mjs'},
    ])
  })

  test('a folder without documents is an error', async () => {
    expect(messagesOf((await docsSite({files: {}})).diagnostics)).toContain(
      'The docs plugin\'s folder "docs" has no documents.',
    )
  })

  test('the files that the plugin asks for', () => {
    const {context} = contextOf(docs.definition, {
      options: {path: 'content', exclude: ['x'], sidebarPath: './s.ts'},
      id: 'api',
    })
    expect(docs.definition.sources?.(context, [])).toEqual([
      {kind: 'document', dir: 'content', include: ['**/*.{md,mdx}'], exclude: ['x']},
      {kind: 'data', dir: 'content', include: ['**/_category_.{json,yml,yaml}'], optional: true},
      {kind: 'data', dir: 'content', include: ['tags.yml'], optional: true},
      {kind: 'data', dir: '.', include: ['api_versions.json'], optional: true},
    ])
    expect(docs.definition.modules?.(context)).toEqual([{path: './s.ts', purpose: 'sidebars file'}])
  })
})
