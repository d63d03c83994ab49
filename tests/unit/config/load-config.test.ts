import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {type ConfigOverrides, loadConfig} from '../../../src/node/config/load-config.ts'
import type {Diagnostic} from '../../../src/shared/diagnostics.ts'
import {SiteError} from '../../../src/shared/diagnostics.ts'
import {makeSite} from './make-site.ts'

const config = (body: string): string => `export default {title: 'T', ${body}}\n`

async function findingsOf(siteDir: string, overrides?: ConfigOverrides): Promise<readonly Diagnostic[]> {
  try {
    await loadConfig(siteDir, overrides)
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics
    throw error
  }
  throw new Error('The configuration was accepted.')
}

const findingsOfText = (text: string) => findingsOf(makeSite({'site.config.ts': text}))

// A plugin without the program's own, so that these tests do not depend on them.
const PLUGIN = "import {definePlugin} from 'quire-docs/plugin'\nexport const extra = definePlugin({name: 'extra'})\n"

test('defaults are filled in and the result is frozen', async () => {
  const siteDir = makeSite({'site.config.ts': config('')})
  const loaded = await loadConfig(siteDir)
  expect(loaded).toMatchObject({
    title: 'T',
    tagline: '',
    url: '',
    baseUrl: '/',
    trailingSlash: null,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    staticDirectories: ['static'],
    markdown: {
      format: 'auto',
      parser: 'native',
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    },
    themeConfig: {
      colorMode: {defaultMode: 'light'},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      navbar: {items: []},
    },
    cacheDir: join(siteDir, 'node_modules/.cache/quire'),
    configPath: join(siteDir, 'site.config.ts'),
    configFiles: [join(siteDir, 'site.config.ts')],
    plugins: [],
  })
  expect(loaded.themeConfig.footer).toBeUndefined()
  expect(Object.isFrozen(loaded)).toBe(true)
  expect(Object.isFrozen(loaded.themeConfig.navbar.items)).toBe(true)
  expect(() => Object.assign(loaded.markdown.hooks, {onBrokenMarkdownLinks: 'ignore'})).toThrow(TypeError)
})

test.each([
  ['a function', "export default () => ({title: 'F'})"],
  ['an async function', "export default async () => ({title: 'F'})"],
  ['CommonJS', "module.exports = {title: 'F'}"],
  ['defineConfig', "import {defineConfig} from 'quire-docs/config'\nexport default defineConfig({title: 'F'})"],
])('the export may be %s', async (_, text) => {
  expect((await loadConfig(makeSite({'site.config.js': text}))).title).toBe('F')
})

test('--config names another file', async () => {
  const siteDir = makeSite({'site.config.ts': config(''), 'other.mjs': "export default {title: 'Other'}"})
  expect((await loadConfig(siteDir, {config: 'other.mjs'})).title).toBe('Other')
  expect(await findingsOf(siteDir, {config: 'none.ts'})).toMatchObject([{code: 'config/no-config'}])
})

test('a folder that does not exist is said to be missing', async () => {
  expect(await findingsOf('/no/such/folder')).toMatchObject([{code: 'config/no-site'}])
})

const DOCUSAURUS = `const {themes} = require('prism-react-renderer')
const dracula = require('prism-react-renderer/themes/dracula')
module.exports = {title: 'Theirs', url: 'https://a.example', baseUrl: '/', future: {v4: true},
  themeConfig: {prism: {theme: themes.github, darkTheme: dracula}}}
`

test("Docusaurus' configuration is read where there is no other, with packages that the site has not installed", async () => {
  const loaded = await loadConfig(makeSite({'docusaurus.config.js': DOCUSAURUS}))
  expect([loaded.title, loaded.themeConfig.prism.darkTheme]).toMatchObject(['Theirs', {plain: {color: '#F8F8F2'}}])
  const both = makeSite({'docusaurus.config.js': DOCUSAURUS, 'site.config.ts': config("title: 'Ours'")})
  expect((await loadConfig(both)).title).toBe('Ours')
})

test.each([
  ['docusaurus.config.js', 'palenight'],
  ['site.config.ts', undefined],
])('%s that names no theme of code has %s', async (file, theme) => {
  const {prism} = (await loadConfig(makeSite({[file]: config("themeConfig: {prism: {darkTheme: 'dracula'}}")})))
    .themeConfig
  expect([prism.theme, prism.darkTheme]).toEqual([theme, 'dracula'])
})

test.each([
  ['', 'webpack'],
  ['future: {faster: true}', 'rspack'],
  ['future: {experimental_faster: {rspackBundler: true}}', 'rspack'],
  ['future: {v4: true}', 'rspack'],
  ['future: {v4: {fasterByDefault: true}, faster: {rspackBundler: false}}', 'webpack'],
  ['future: {v4: {useCssCascadeLayers: true}}', 'webpack'],
  ["future: {faster: true}, bundler: 'webpack'", 'webpack'],
])('%s bundles with %s, where Rspack is installed', async (fields, bundler) => {
  expect((await loadConfig(makeSite({'site.config.ts': config(fields)}))).bundler).toBe(bundler)
})

test.each([
  ['https://a.example/', 'https://a.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('url %s is kept as %s', async (url, kept) => {
  expect((await loadConfig(makeSite({'site.config.ts': config(`url: '${url}'`)}))).url).toBe(kept)
})

test.each(['', 'docs', '/docs', 'docs/', '/docs/'])('baseUrl "%s" gets its slashes', async (baseUrl) => {
  const loaded = await loadConfig(makeSite({'site.config.ts': config(`baseUrl: '${baseUrl}'`)}))
  expect(loaded.baseUrl).toBe(baseUrl === '' ? '/' : '/docs/')
})

test.each([
  ['/größe/', '/gr%C3%B6%C3%9Fe/'],
  ['/a b/', '/a%20b/'],
  ['/a%20b/', '/a%20b/'],
])('baseUrl "%s" is as browsers write it', async (baseUrl, expected) => {
  const loaded = await loadConfig(makeSite({'site.config.ts': config(`baseUrl: '${baseUrl}'`)}))
  expect(loaded.baseUrl).toBe(expected)
})

test.each([
  ["baseUrl: '/../'", /"baseUrl" .* has ".." as a name/],
  ["baseUrl: '/\\uD800/'", /"baseUrl" .* has half a character/],
  ['tagline: 10n', /"tagline" must be text, not "10n"/],
  ['customFields: ((a) => Object.assign(a, {a}))({})', /plain data/],
])('%s is an error', async (text, message) => {
  const loading = loadConfig(makeSite({'site.config.ts': config(text)}))
  await expect(loading).rejects.toThrow(message)
  await expect(loading).rejects.toBeInstanceOf(SiteError)
})

test.each([
  ["titel: 'x'", 'config/unknown-key', 'Unknown key "titel" in the configuration.', 'titel', undefined],
  [
    "tagLine: 'x'",
    'config/unknown-key',
    'Unknown key "tagLine" in the configuration.',
    'tagLine',
    'Did you mean "tagline"?',
  ],
  ['favicon: 12', 'config/type', '"favicon" must be text, not 12.', 'favicon', undefined],
  [
    "onBrokenLinks: 'warm'",
    'config/value',
    '"onBrokenLinks" is "warm", which is not one of "ignore", "log", "warn", "throw".',
    'onBrokenLinks',
    'Did you mean "warn"?',
  ],
  [
    "url: 'a.example'",
    'config/value',
    '"url" ("a.example") must be a URL with a scheme, for example "https://example.com".',
    'url',
    undefined,
  ],
  [
    "url: 'https://a.example/docs'",
    'config/value',
    '"url" ("https://a.example/docs") must not have a path. Write url: "https://a.example" and baseUrl: "/docs".',
    'url',
    undefined,
  ],
  [
    'customFields: [1]',
    'config/value',
    '"customFields" must be an object of plain data: it is sent to the browser as JSON.',
    'customFields',
    undefined,
  ],
  [
    'themeConfig: {navbar: {tittle: 1}}',
    'config/unknown-key',
    'Unknown key "tittle" in "themeConfig.navbar".',
    'tittle',
    'Did you mean "title"?',
  ],
  [
    'markdown: {twins: true}',
    'config/legacy-key',
    '"markdown.twins" is no longer a key.',
    'twins',
    'Write "alternates" instead.',
  ],
  [
    "themeConfig: {announcementBar: {id: 'a'}}",
    'config/type',
    '"themeConfig.announcementBar.content" is missing.',
    'announcementBar',
    'It must be text.',
  ],
  [
    'themeConfig: {tableOfContents: {maxHeadingLevel: 7}}',
    'config/value',
    '"themeConfig.tableOfContents.maxHeadingLevel" is 7; the most is 6.',
    'maxHeadingLevel',
    undefined,
  ],
  [
    'themeConfig: {tableOfContents: {minHeadingLevel: 5}}',
    'config/value',
    '"themeConfig.tableOfContents" has a "minHeadingLevel" above its "maxHeadingLevel".',
    'tableOfContents',
    undefined,
  ],
  [
    "themeConfig: {footer: {links: [{label: 'a', to: '/'}, {items: []}]}}",
    'config/value',
    '"themeConfig.footer.links" mixes columns and plain links. Give every entry "items", or none.',
    'links',
    undefined,
  ],
  [
    "i18n: {defaultLocale: 'en', locales: ['fr']}",
    'config/value',
    '"i18n.locales" does not contain the default locale.',
    'locales',
    undefined,
  ],
  ['plugins: [[() => {}, 5]]', 'config/type', '"plugins[0][1]" must be an object, not 5.', 'plugins', undefined],
])('%s is refused', async (body, code, message, key, hint) => {
  const text = config(body)
  const [finding, ...others] = await findingsOfText(text)
  expect(others).toEqual([])
  expect(finding).toMatchObject({
    level: 'error',
    code,
    message,
    location: {sourcePath: 'site.config.ts', line: 1, column: text.indexOf(`${key}:`) + 1, length: key.length},
  })
  if (hint !== undefined) expect(finding?.hint).toBe(hint)
})

test('unknown types of navbar items name the likely one and list the known ones', async () => {
  const [finding] = await findingsOfText(
    config("themeConfig: {navbar: {items: [{type: 'docSidbar', sidebarId: 'a'}]}}"),
  )
  expect(finding?.message).toBe(
    '"themeConfig.navbar.items[0]" has the unknown type "docSidbar". Did you mean "docSidebar"? Known types: default, dropdown, doc, docSidebar, docsVersion, docsVersionDropdown, localeDropdown, search, html, custom-….',
  )
})

test('all mistakes are reported together', async () => {
  const findings = await findingsOfText(
    'export default {\n  onBrokenLinks: 1,\n  nope: 2,\n  themeConfig: {\n    colorMode: {nope: 3},\n  },\n}\n',
  )
  expect(findings.map(({code, location}) => [code, location?.line])).toEqual(
    expect.arrayContaining([
      ['config/type', undefined],
      ['config/value', 2],
      ['config/unknown-key', 3],
      ['config/unknown-key', 5],
    ]),
  )
  expect(findings).toHaveLength(4)
})

test('unknown top-level keys of themeConfig pass, and so do attributes of navbar items', async () => {
  const body =
    "themeConfig: {typesense: {appId: 'x'}, navbar: {items: [{to: '/', label: 'Home', 'data-x': 'y'}, {label: 'More', items: [{href: 'https://a.b', label: 'c'}]}]}}"
  const {themeConfig} = await loadConfig(makeSite({'site.config.ts': config(body)}))
  expect(themeConfig).toMatchObject({
    typesense: {appId: 'x'},
    navbar: {items: [{'data-x': 'y'}, {items: [{label: 'c'}]}]},
  })
})

test('a configuration that throws says where', async () => {
  expect(
    await findingsOfText("const a: number = 1\nexport default () => {\n  throw new Error('boom')\n}\n"),
  ).toMatchObject([
    {
      code: 'config/throws',
      message: 'The configuration failed: boom',
      location: {sourcePath: 'site.config.ts', line: 3, column: 9},
    },
  ])
})

test('the older place of onBrokenMarkdownLinks is copied to its new one, which wins', async () => {
  const hookOf = async (body: string) =>
    (await loadConfig(makeSite({'site.config.ts': config(body)}))).markdown.hooks.onBrokenMarkdownLinks
  expect(await hookOf("onBrokenMarkdownLinks: 'throw'")).toBe('throw')
  expect(await hookOf("onBrokenMarkdownLinks: 'throw', markdown: {hooks: {onBrokenMarkdownLinks: 'log'}}")).toBe('log')
})

test('locales get what Intl knows of them', async () => {
  const siteDir = makeSite({
    'site.config.ts': config(
      "url: 'https://a.b', baseUrl: '/x/', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar'], localeConfigs: {en: {htmlLang: 'en-GB'}, ar: {url: 'https://ar.a.b', baseUrl: '/'}}}",
    ),
    'i18n/fr/': '',
  })
  const english = await loadConfig(siteDir)
  expect(english.i18n.localeConfigs).toMatchObject({
    en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr', path: 'en', translate: false, baseUrl: '/x/'},
    fr: {label: 'Français', htmlLang: 'fr', calendar: 'gregory', translate: true, baseUrl: '/x/fr/'},
    ar: {direction: 'rtl', url: 'https://ar.a.b', baseUrl: '/'},
  })
  const french = await loadConfig(siteDir, {locale: 'fr'})
  expect([french.baseUrl, french.siteBaseUrl, french.i18n.currentLocale]).toEqual(['/x/fr/', '/x/', 'fr'])
  expect((await loadConfig(siteDir, {locale: 'fr', isSoleLocale: true})).baseUrl).toBe('/x/')
  expect((await loadConfig(siteDir, {locale: 'ar'})).url).toBe('https://ar.a.b')
})

test('a locale that is not listed is a warning, one that is no language an error', async () => {
  const found: Diagnostic[] = []
  const report = (one: Diagnostic): void => void found.push(one)
  expect((await loadConfig(makeSite({'site.config.ts': config('')}), {locale: 'de', report})).i18n.currentLocale).toBe(
    'de',
  )
  expect(found).toMatchObject([{level: 'warning', code: 'config/unknown-locale'}])
  expect(await findingsOfText(config("i18n: {defaultLocale: 'x_y'}"))).toMatchObject([{code: 'config/value'}])
})

test('plugins are listed as calls, by path and by package, with falsy ones left out', async () => {
  const siteDir = makeSite({
    'site.config.ts':
      "import {extra} from './extra'\nexport default {title: 'T', plugins: [extra(), false, null, ['./extra.ts', {id: 'file', a: 1}], ['pack', {id: 'package'}]]}\n",
    'extra.ts': PLUGIN,
    'node_modules/pack/package.json': '{"name": "pack", "main": "./index.mjs"}',
    'node_modules/pack/index.mjs':
      "const definition = {name: 'pack'}\nexport default Object.assign(({id, ...options}) => ({definition, options, id}), {definition})\n",
  })
  const {plugins, configFiles} = await loadConfig(siteDir)
  expect(plugins.map(({definition, id, options}) => [definition.name, id, options])).toEqual([
    ['extra', 'default', {}],
    ['extra', 'file', {a: 1}],
    ['pack', 'package', {}],
  ])
  // Run from its sources, the program's own files are bundled as well.
  expect(configFiles.filter((path) => path.startsWith(siteDir))).toEqual([
    join(siteDir, 'extra.ts'),
    join(siteDir, 'site.config.ts'),
  ])
})

test('two plugins with one name and id are an error', async () => {
  const siteDir = makeSite({
    'site.config.ts': "import {extra} from './extra'\nexport default {title: 'T', plugins: [extra(), extra()]}\n",
    'extra.ts': PLUGIN,
  })
  expect(await findingsOf(siteDir)).toMatchObject([
    {
      code: 'config/duplicate-plugin',
      message: 'The plugin "extra" is listed twice with the id "default".',
      location: {sourcePath: 'site.config.ts', line: 2, column: 48, length: 5},
    },
  ])
  const named =
    "export default {\n  title: 'T',\n  plugins: [\n    'pages',\n    // again\n    ['pages', {path: 'other'}],\n  ],\n}\n"
  expect(await findingsOfText(named)).toMatchObject([
    {code: 'config/duplicate-plugin', location: {line: 6, column: 6, length: 7}},
  ])
})

test('a plugin that is not there is named, with its place', async () => {
  const text = "export default {\n  title: 'T',\n  plugins: ['no-such-thing', './gone.ts'],\n}\n"
  expect(await findingsOfText(text)).toMatchObject([
    {
      code: 'config/plugin-unavailable',
      message: 'The plugin "no-such-thing" is not available.',
      location: {line: 3, column: 14},
    },
    {code: 'config/plugin-unavailable', message: 'The plugin "./gone.ts" is not available.', location: {line: 3}},
  ])
})

test('the classic preset refuses options that it does not have', async () => {
  expect(
    await findingsOfText(
      config("presets: [['classic', {docs: false, pages: false, gtag: 'x', theme: {customCss: 1}, blogs: {}}]]"),
    ),
  ).toMatchObject([
    {code: 'config/type'},
    {code: 'config/type'},
    {code: 'config/unknown-key', hint: 'Did you mean "blog"?'},
  ])
  expect(await findingsOfText(config("presets: ['modern']"))).toMatchObject([{code: 'config/plugin-unavailable'}])
})

test("the classic preset's style sheets become client modules", async () => {
  const preset =
    "presets: [['@docusaurus/preset-classic', {docs: false, blog: false, pages: false, theme: {customCss: './src/css/custom.css'}}]]"
  expect(
    (await loadConfig(makeSite({'site.config.ts': config(`clientModules: ['./a.js'], ${preset}`)}))).clientModules,
  ).toEqual(['./a.js', './src/css/custom.css'])
})

test("a plugin's keys of themeConfig and its navbar items are checked at their place, and completed", async () => {
  const site = (theme: string) =>
    makeSite({
      'site.config.ts': `import {glossary} from './glossary'\nexport default {title: 'T', plugins: [glossary()],\nthemeConfig: {${theme}}}\n`,
      'glossary.ts': `import {definePlugin} from 'quire-docs/plugin'
import {z} from ${JSON.stringify(fileURLToPath(import.meta.resolve('zod')))}
export const glossary = definePlugin({
  name: 'glossary',
  themeConfig: {
    glossary: z.strictObject({columns: z.int().default(2)}).prefault({}),
    navbar: z.literal('taken'),
  },
  navbarItems: {term: {isMenuItem: true, keys: () => ({termId: z.string()})}, terms: {keys: () => ({})}},
})
`,
    })
  const items = "navbar: {items: [{type: 'term', termId: 'a', label: 'A', 'data-x': 'y'}]}"
  expect((await loadConfig(site(items))).themeConfig).toMatchObject({
    glossary: {columns: 2},
    navbar: {items: [{type: 'term', termId: 'a', 'data-x': 'y'}]},
  })
  const findings = await findingsOf(
    site(
      "glossary: {colums: 3},\nnavbar: {items: [{type: 'term'},\n{label: 'More', items: [{type: 'term', termId: 'b'},\n{type: 'terms'}]},\n{type: 'docSidebar', sidebarId: 's'}]}",
    ),
  )
  expect(findings.find(({code}) => code === 'config/unknown-key')?.location?.line).toBe(3)
  expect(findings.map(({message, hint}) => [message, hint])).toEqual(
    expect.arrayContaining([
      ['Unknown key "colums" in "themeConfig.glossary".', 'Did you mean "columns"?'],
      ['"themeConfig.navbar.items[0].termId" is missing.', 'It must be text.'],
      [
        '"themeConfig.navbar.items[1].items[1]" has type "terms", which a dropdown cannot hold. It can hold: default, doc, docSidebar, docsVersion, term, html, custom-….',
        'It has: type.',
      ],
      [
        'A navbar item has the type "docSidebar", and the site has no docs plugin.',
        'List the plugin "docs", or lead to a page with "to" or "href".',
      ],
    ]),
  )
  expect(findings).toHaveLength(4)
})

test('a plugin that only a preset of the site lists has its key of themeConfig checked, with defaults', async () => {
  const configWith = (algolia: string) => ({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: ['./preset.js'], themeConfig: {algolia: ${algolia}}}`,
    'preset.js': "module.exports = () => ({plugins: [], themes: ['@docusaurus/theme-search-algolia']})",
  })
  const {themeConfig} = await loadConfig(makeSite(configWith("{appId: 'A', apiKey: 'k', indexName: 'i'}")))
  expect(themeConfig).toMatchObject({algolia: {appId: 'A', contextualSearch: true, searchPagePath: 'search'}})
  expect(await findingsOf(makeSite(configWith("{appId: 'A', apiKey: 'k', indexName: 1}")))).toMatchObject([
    {code: 'config/type', level: 'error', location: {line: 1}},
  ])
})
