// The search plugin in whole builds: what can be found, where, and what an edit costs.
import {beforeAll, describe, expect, test} from 'vitest'
import {searchOptions} from '../../plugins/search/options.ts'
import type {SearchGroup, SearchManifest, ShardedIndex} from '../../src/shared/search/search-data.ts'
import {processorTime} from '../support/processor-time.ts'
import {askSite, rowsOf} from '../support/search-site.ts'
import {type BuiltSite, buildSite, configFile, createSite, type FileMap} from '../support/site.ts'

const plugin = (options = '{}', others = 'docs()') => configFile('', `${others}, ['search', ${options}]`)

const groupsOf = (site: BuiltSite, file = 'search-index.json'): readonly SearchGroup[] => JSON.parse(site.read(file))
const manifestOf = (site: BuiltSite): SearchManifest => JSON.parse(site.read('search-index.meta.json'))
const titles = (site: BuiltSite, file?: string) => groupsOf(site, file)[0]?.documents.map(({t}) => t)
const texts = (site: BuiltSite) => groupsOf(site)[4]?.documents.map(({u, h, t}) => `${u}${h}: ${t}`)

const DOCS: FileMap = {
  'docs/intro.md': '---\ndescription: About.\nkeywords: [one, two]\n---\n# Intro\n\nHello.\n\n## First steps\n\nGo.',
  'docs/guide/_category_.json': '{"label": "Guides"}',
  'docs/guide/deep.md': '---\ntitle: Deep\n---\n\nDown here.',
}

test('groups of documents with a serialized index each', async () => {
  const site = await buildSite({'site.config.ts': plugin(), ...DOCS})
  expect(site.findings).toEqual([])
  const groups = groupsOf(site)
  expect(groups.map(({documents}) => documents)).toEqual([
    [
      {i: 1, t: 'Deep', u: '/docs/guide/deep', b: ['Guides']},
      {i: 3, t: 'Intro', u: '/docs/intro', b: []},
    ],
    [{i: 5, t: 'First steps', u: '/docs/intro', h: '#first-steps', p: 3}],
    [
      {i: 1, t: 'Down here.', s: 'Deep', u: '/docs/guide/deep', p: 1},
      {i: 3, t: 'About.', s: 'Intro', u: '/docs/intro', p: 3},
    ],
    [{i: 3, t: 'one, two', s: 'Intro', u: '/docs/intro', p: 3}],
    [
      {i: 2, t: 'Down here.', s: 'Deep', u: '/docs/guide/deep', h: '', p: 1},
      {i: 4, t: 'Hello.', s: 'Intro', u: '/docs/intro', h: '', p: 3},
      {i: 6, t: 'Go.', s: 'First steps', u: '/docs/intro', h: '#first-steps', p: 3},
    ],
  ])
  expect(groups[0]?.index.fields).toEqual(['t'])
  expect(JSON.stringify(groups[4]?.index)).not.toContain('position')
})

test('a heading of the first level below others is a section of the page, not its title', async () => {
  const site = await buildSite({
    'site.config.ts': plugin(),
    'docs/style.md': '---\ntitle: Style guide\n---\n\nText.\n\n## Headings\n\n# First level\n\nMore.\n',
  })
  expect(titles(site)).toEqual(['Style guide'])
  expect(groupsOf(site)[1]?.documents.map(({t}) => t)).toEqual(['Headings', 'First level'])
  expect(groupsOf(site)[4]?.documents.map(({s, t}) => `${s}: ${t}`)).toEqual([
    'Style guide: Text.',
    'First level: More.',
  ])
})

test('each group stands on a line of its own, so that it can be read while the others are on their way', async () => {
  const site = await buildSite({
    'site.config.ts': plugin(),
    ...DOCS,
    'docs/lines.md': '# Lines\n\nOne\n\n```\na\nb\n```',
  })
  const lines = site.read('search-index.json').split('\n')
  expect([lines.at(0), lines.at(-1)]).toEqual(['[', ']'])
  expect(lines.slice(1, -1).map((line) => JSON.parse(line.replace(/,$/, '')))).toEqual(groupsOf(site))
})

test('an edit works on one page again; the same input gives the same bytes', async () => {
  const site = createSite({'site.config.ts': plugin('{hashed: true}'), ...DOCS})
  const first = await site.build()
  const stage = (built: BuiltSite) => built.report.stages.find(({name}) => name === 'assets')
  expect([stage(first)?.items, stage(first)?.fromCache]).toEqual([2, 0])
  const bytes = first.bytes()
  const hash = manifestOf(first).indexes[0]?.hash
  const again = await site.build()
  expect(again.report.counts).toMatchObject({compiled: 0, rendered: 0, written: 0})
  expect(again.bytes()).toEqual(bytes)
  const edited = await site.write('docs/guide/deep.md', '---\ntitle: Deep\n---\n\nDown there.').build()
  expect([stage(edited)?.items, stage(edited)?.fromCache]).toEqual([2, 1])
  expect(edited.report.counts).toMatchObject({compiled: 1, rendered: 1})
  expect(texts(edited)).toContain('/docs/guide/deep: Down there.')
  expect(manifestOf(edited).indexes[0]?.hash).not.toBe(hash)
  const index = edited.read('search-index.json')
  const cold = await site.build({cache: false})
  expect(cold.read('search-index.json')).toBe(index)
})

describe('which pages are found', () => {
  test.each<[string, string, FileMap, readonly string[]]>([
    ['docs and no other pages', '{}', {'src/pages/about.md': '# About'}, ['Deep', 'Intro']],
    ['pages when wanted', '{indexPages: true}', {'src/pages/about.md': '# About'}, ['About', 'Deep', 'Intro']],
    ['no ignored route', '{ignoreFiles: [/guide/]}', {}, ['Intro']],
    [
      'no page that says so',
      '{}',
      {'docs/a.md': '---\nsearch: false\n---\n# A', 'docs/b.md': '---\nsearch: {exclude: true}\n---\n# B'},
      ['Deep', 'Intro'],
    ],
    ['no unlisted page', '{}', {'docs/a.md': '---\nunlisted: true\n---\n# A'}, ['Deep', 'Intro']],
    [
      'unlisted pages when forced',
      '{forceIgnoreNoIndex: true}',
      {'docs/a.md': '---\nunlisted: true\n---\n# A'},
      ['A', 'Deep', 'Intro'],
    ],
  ])('%s', async (_name, options, files, expected) => {
    const site = await buildSite({'site.config.ts': plugin(options, 'docs(), pages()'), ...DOCS, ...files})
    expect(site.errors).toEqual([])
    expect(titles(site)).toEqual(expected)
  })

  test('a part of the site has an index of its own', async () => {
    const site = await buildSite({'site.config.ts': plugin("{searchContextByPaths: ['docs/guide']}"), ...DOCS})
    expect(titles(site, 'search-index-docs-guide.json')).toEqual(['Deep'])
    expect(titles(site)).toEqual(['Intro'])
  })

  test('nothing at all is a warning', async () => {
    const site = await buildSite({'site.config.ts': plugin("{docsRouteBasePath: 'handbook'}"), ...DOCS})
    expect(site.findings).toEqual(['warning search/nothing-indexed'])
  })

  test('docs that all stand elsewhere are a warning, though others are found', async () => {
    const more = "docs({id: 'api', path: 'api', routeBasePath: 'api'})"
    const files = {...DOCS, 'api/a.md': '# A'}
    const site = await buildSite({'site.config.ts': plugin('{}', `docs(), ${more}`), ...files})
    expect(titles(site)).toEqual(['Deep', 'Intro'])
    expect(site.findings).toEqual(['warning search/nothing-indexed'])
    expect(site.diagnostics[0]?.message).toContain('"api"')
    const options = "{docsRouteBasePath: ['docs', 'api']}"
    const corrected = await buildSite({'site.config.ts': plugin(options, `docs(), ${more}`), ...files})
    expect(corrected.findings).toEqual([])
    expect(titles(corrected)).toEqual(['A', 'Deep', 'Intro'])
  })

  test('a site without docs is told how to have its pages found', async () => {
    const site = await buildSite({'site.config.ts': plugin('{}', 'pages()'), 'src/pages/about.md': '# About'})
    expect(site.findings).toEqual(['warning search/nothing-indexed'])
    expect(site.diagnostics[0]?.hint).toContain('indexPages')
  })
})

test('a category that is called as the item of the navbar is named once', async () => {
  const site = await buildSite({
    'site.config.ts': configFile(
      "themeConfig: {navbar: {items: [{to: '/docs/intro', activeBasePath: 'docs', label: 'Guides'}]}}",
      "docs(), ['search', {}]",
    ),
    ...DOCS,
  })
  expect(groupsOf(site)[0]?.documents.map(({b}) => b)).toEqual([['Guides'], ['Guides']])
})

test('data that no one reads is left out', async () => {
  const bytes = (length: number) => Buffer.from(Array.from({length}, (_, at) => (at * 7919) % 251)).toString('base64')
  const wrapped = bytes(3000).replace(/.{76}/g, '$&\n')
  const line = 'let a = (b) => c; '.repeat(1000)
  const site = await buildSite({
    'site.config.ts': plugin(),
    'docs/a.md': `# A\n\nbefore\n\n${wrapped}\n\n${bytes(3000)}\n\n\`${line}\`\n\n\`\`\`js\n${line}\n\`\`\`\n\n\`docs/guide/short.md\` after`,
  })
  const text = texts(site)?.[0] ?? ''
  expect(text).toMatch(/^\/docs\/a: before .*docs\/guide\/short\.md after$/)
  expect(text.length).toBeLessThan(120)
})

test('imported documents and components are part of their page', async () => {
  const site = await buildSite({
    'site.config.ts': plugin(),
    'docs/a.mdx': "import Part from './_part.mdx'\n\n# A\n\n<Part />\n\nend",
    'docs/_part.mdx': 'part text',
  })
  expect(texts(site)).toEqual(['/docs/a: part text end'])
  const changed = createSite({
    'site.config.ts': plugin(),
    'docs/a.mdx': "import Part from './_part.mdx'\n\n# A\n\n<Part />\n\nend",
    'docs/_part.mdx': 'part text',
  })
  await changed.build()
  expect(texts(await changed.write('docs/_part.mdx', 'other text').build())).toEqual(['/docs/a: other text end'])
})

test('a large index is cut into shards that load by need; the same input gives the same bytes', async () => {
  const files = Object.fromEntries(
    Array.from({length: 30}, (_, at) => [
      `docs/p${at}.md`,
      `---\ndescription: About ${at}.\n---\n# Page ${at}\n\n## Part ${at}\n\nword${at} ${'lorem ipsum '.repeat(20)}`,
    ]),
  )
  const site = createSite({'site.config.ts': plugin('{shardAbove: 1000, hashed: true}'), ...files})
  const built = await site.build()
  const filesBefore = new Set(built.files())
  const index: ShardedIndex = JSON.parse(built.read('search-index.json'))
  expect(index.counts).toEqual([30, 30, 30, 0, 30])
  expect(index.terms.map((shards) => shards.map(([first]) => first))).toEqual([['0'], ['0'], ['ipsum']])
  // So few titles come with the directory.
  expect(index.titles?.terms[0]?.[0]?.[0]).toBe('0')
  expect(index.titles?.pages[0]).toEqual({i: 1, t: 'Page 0', u: '/docs/p0', b: []})
  const names = [...index.terms.slice(1).flat(), ...index.outlines, ...index.texts].map(([, name]) => name)
  const read = (name: string | undefined) => JSON.parse(built.read(`assets/search/${name?.slice(0, 2)}/${name}.json`))
  expect(
    [...names, ...index.vocabularies].every((name) => built.exists(`assets/search/${name?.slice(0, 2)}/${name}.json`)),
  ).toBe(true)
  expect(read(index.outlines[0]?.[1])[0]).toEqual({
    i: 1,
    t: 'Page 0',
    u: '/docs/p0',
    b: [],
    s: [[2, 'Part 0', '#part-0']],
  })
  expect(read(index.texts[0]?.[1])[0]).toMatchObject({
    i: 1,
    t: 'Page 0',
    d: 'About 0.',
    s: [[3, expect.stringMatching(/^word0/), '#part-0', 'Part 0']],
  })
  // A text with the same words, one of them twice.
  const again = await site.write('docs/p9.md', `${files['docs/p9.md']} word9`).build()
  const rewritten = again.files().filter((file) => file.includes('assets/search/') && !filesBefore.has(file))
  expect(rewritten.length).toBeGreaterThan(0)
  for (const file of rewritten) expect(again.read(file)).toMatch(/word9|"lorem"|"ipsum"/)
  expect(again.report.counts.written).toBeLessThanOrEqual(rewritten.length + 5)
  const edited = await site.write('docs/p7.md', '# Page 7\n\nOther.').build()
  expect(edited.report.stages.find(({name}) => name === 'assets')).toMatchObject({items: 30, fromCache: 29})
  const cold = await site.build({cache: false})
  expect(cold.bytes()).toEqual(edited.bytes())
})

test('a language has its modules among the assets', async () => {
  const site = await buildSite({
    'site.config.ts': plugin("{language: ['en', 'de']}"),
    'docs/a.md': '# Die Häuser\n\nEinstellungen.',
  })
  const manifest = manifestOf(site)
  expect(manifest.languageModules.map((file) => file.replace(/\.[^.]+\.js$/, ''))).toEqual([
    'assets/search-stemmer-support',
    'assets/search-de',
  ])
  expect(manifest.languageModules.every((file) => site.exists(file))).toBe(true)
})

test.each([
  ['zhUserDict', "{zhUserDict: 'a'}"],
  ['askAi', '{askAi: {}}'],
  ['useAllContextsWithNoSearchContext', '{useAllContextsWithNoSearchContext: true}'],
  ['removeDefaultStopWordFilter', "{removeDefaultStopWordFilter: ['fr']}"],
  ['removeDefaultStemmer', "{removeDefaultStemmer: true, language: 'de'}"],
  ['docsPluginIdForPreferredVersion', "{docsPluginIdForPreferredVersion: 'api'}"],
  ['searchContextByPaths', "{searchContextByPaths: ['docs/guide', 'docs/giude']}"],
])('an option without effect is a warning that names it: %s', async (name, options) => {
  const site = await buildSite({'site.config.ts': plugin(options), ...DOCS})
  const [found] = site.diagnostics
  expect(site.findings).toEqual([expect.stringMatching(/^warning search\/unused-option site\.config\.ts:\d+:\d+$/)])
  expect(found?.message).toContain(`"${name}"`)
  expect(found?.location?.length).toBe(name.length)
  expect(found?.hint).not.toContain('Correct or remove')
})

test('folders that name nothing but the hash of the index elsewhere are taken in silence', async () => {
  const site = await buildSite({'site.config.ts': plugin("{docsDir: 'docs', blogDir: ['blog']}"), ...DOCS})
  expect(site.findings).toEqual([])
})

test('the page of all results is there, and no robot is to list it', async () => {
  const site = await buildSite({
    'site.config.ts': configFile('', "docs(), sitemap(), ['search', {}]"),
    ...DOCS,
  })
  expect(site.html('/search')).toContain('<meta name="robots" content="noindex, follow"')
  expect(site.read('sitemap.xml')).not.toContain('/search')
})

test.each([
  ['language', "{language: ['xx']}"],
  ['foo', '{foo: 1}'],
  ['ignoreCssSelectors', "{ignoreCssSelectors: ['a:hover']}"],
])('a wrong option is an error that names it: %s', async (name, options) => {
  const site = await buildSite({'site.config.ts': plugin(options), ...DOCS})
  expect(site.diagnostics.some(({level, message}) => level === 'error' && message.includes(name))).toBe(true)
})

describe('a description that is the beginning of the text', () => {
  const files: FileMap = {
    'docs/bees.md': '# Bees\n\nHoney *comes* from [bees](https://bees.example).\n\n## More\n\nHoney again.',
    'docs/ants.md': '---\ndescription: Ants have no honey.\n---\n# Ants\n\nHoney is for others.',
    'docs/wasps.md': '# Wasps\n\nNothing sweet.\n\nA honey thief.',
  }

  test.each(['{}', '{shardAbove: 0}'])('is no second hit, and a written one stays: %s', async (options) => {
    const site = await buildSite({'site.config.ts': plugin(options), ...files})
    expect(rowsOf(await askSite(site, 'honey'))).toEqual([
      '2 /docs/ants Ants have no [honey].',
      '2 /docs/bees [Honey] comes from bees.',
      '4 /docs/ants [Honey] is for others.',
      '4 /docs/bees#more [Honey] again.',
      '4 /docs/wasps Nothing sweet. A [honey] thief.',
    ])
    // Where no text has all words as well.
    expect(rowsOf(await askSite(site, 'comes elephants'))).toEqual(['2 /docs/bees Honey [comes] from bees.'])
  })

  test('leaves its place in the list to another hit', async () => {
    const site = await buildSite({'site.config.ts': plugin(), ...files})
    expect((await askSite(site, 'honey', {limit: 5})).hits).toHaveLength(5)
  })
})

test('`wholeFile`: tools get the list of groups, readers the shards, and both find the same', async () => {
  const files = {'site.config.ts': plugin('{shardAbove: 0, wholeFile: true, hashed: true}'), ...DOCS}
  const site = await buildSite(files)
  const alone = await buildSite({...files, 'site.config.ts': plugin('{hashed: true}')})
  expect(groupsOf(site)).toEqual(groupsOf(alone))
  const [index] = manifestOf(site).indexes
  const {directory = '', ...rest} = index ?? {}
  expect(rest).toEqual(manifestOf(alone).indexes[0])
  expect(directory).toMatch(/^assets\/search\/[0-9a-f]{2}\/[0-9a-f]{10}\.json$/)
  expect((JSON.parse(site.read(directory)) as ShardedIndex).counts).toEqual(
    groupsOf(site).map(({documents}) => documents.length),
  )
  expect(rowsOf(await askSite(site, 'steps'))).toEqual(rowsOf(await askSite(alone, 'steps')))
  expect(manifestOf(alone).indexes[0]).not.toHaveProperty('directory')
})

test('each language of a site is searched for all pages that it shows', async () => {
  const fields = "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}"
  const site = await buildSite({
    'site.config.ts': configFile(fields, "docs(), ['search', {language: ['en', 'fr']}]"),
    'docs/elephants.md': '# Elephants\n\nThey remember.',
  })
  expect(rowsOf(await askSite(site, 'remember'))).toEqual(['2 /docs/elephants They [remember].'])
  const french = rowsOf(await askSite(site, 'remember', {baseUrl: '/fr/'}))
  expect(french).toEqual(['2 /fr/docs/elephants They [remember].'])
  expect(site.html('/fr/docs/elephants')).toContain('They remember.')
})

test('the badge of a version is no text of a page, in any language', async () => {
  const site = await buildSite({
    'site.config.ts': plugin('{indexPages: true}', 'pages()'),
    'src/theme/DocVersionBadge.tsx':
      'export default () => <span className="theme-doc-version-badge badge">Mouture : 2</span>',
    'src/pages/old.tsx': [
      "import Badge from '@theme/DocVersionBadge'",
      'export default () => <main><article><Badge /><h1>Old</h1><p>Down here.</p></article></main>',
    ].join('\n'),
  })
  expect(site.html('/old')).toContain('Mouture')
  expect(texts(site)).toEqual(['/old: Down here.'])
})

describe('the keymap of the box', () => {
  test.each(['foo+', 'foo+k', 'mod+', '', 'ctrl', 'k+j', 'ctrl+space bar'])('"%s" is an error', async (keymap) => {
    const site = await buildSite({'site.config.ts': plugin(`{searchBarShortcutKeymap: '${keymap}'}`), ...DOCS})
    expect(site.errors).toEqual([expect.stringMatching(/^error config\/value site\.config\.ts:\d+:\d+$/)])
    const [finding] = site.diagnostics
    expect(finding?.message).toContain(`"searchBarShortcutKeymap" ("${keymap}") must be one key`)
    expect(finding?.message).toContain('"mod+k"')
  })

  test.each([
    ['Ctrl+Shift+F', 'ctrl+shift+f'],
    ['k+mod', 'mod+k'],
    ['/', '/'],
    ['alt+F2', 'alt+f2'],
    ['ctrl+ö', 'ctrl+ö'],
  ])('%s is %s', async (given, expected) => {
    expect(searchOptions.parse({searchBarShortcutKeymap: given}).searchBarShortcutKeymap).toBe(expected)
  })
})

describe('the text that is shown of a hit has its words marked', () => {
  const before = 'Слова перед ним, которые длиннее, чем место для них. '
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite({
      'site.config.ts': plugin("{language: ['en', 'zh', 'ja', 'th', 'ru']}"),
      'docs/a.md': `# A\n\n${before.repeat(3)}Настройки сайта. ${before.repeat(3)}`,
      'docs/b.md': `# B\n\n${'这一页说明了很多别的内容。'.repeat(5)}先安装缓存再继续。${'后面还有更多文字。'.repeat(9)}`,
      'docs/c.md': `# C\n\n${'この文書は別の事を説明します。'.repeat(5)}プラグインの設定を変更。${'まだ続きます。'.repeat(9)}`,
      'docs/d.md': `# D\n\n${'หน้านี้อธิบายเรื่องอื่น '.repeat(5)}การตั้งค่าเซิร์ฟเวอร์${' ข้อความอื่น'.repeat(9)}`,
      'docs/e.md': `# E\n\nİİİİİ İstanbul harbour. Un cafe\u0301 noir.`,
      'docs/f.md': '# F\n\nשלום עולם and مرحبا بالعالم.\n\n## 🚀 Launch\n\nGo.',
    })
  })

  test.each([
    ['настройки', /^2 \/docs\/a …[^…]*\[Настройки\][^…]*…$/],
    ['缓存', /^2 \/docs\/b …[^…]*先安装\[缓存\]再继续[^…]*…$/],
    ['プラグイン', /^2 \/docs\/c …[^…]*\[プラグイン\]の設定[^…]*…$/],
    ['เซิร์ฟเวอร์', /^2 \/docs\/d …[^…]*การตั้งค่า\[เซิร์ฟเวอร์\][^…]*…$/],
    ['harbour', /\/docs\/e İİİİİ İstanbul \[harbour\]\. Un/],
    ['café', /\[cafe\u0301\] noir\.$/],
    ['שלום', /^2 \/docs\/f \[שלום\] עולם and/],
    ['بالعالم', /^2 \/docs\/f .* مرحبا \[بالعالم\]\.$/],
    ['🚀', /^1 \/docs\/f#-launch \[🚀\] Launch$/],
  ])('%s', async (query, expected) => {
    const rows = rowsOf(await askSite(site, query))
    expect(
      rows.some((row) => expected.test(row)),
      rows.join('\n'),
    ).toBe(true)
    for (const row of rows) expect(row.length).toBeLessThan(120)
  })

  test.each([
    ['a letter', 'a'.repeat(10_000)],
    ['words', 'harbour '.repeat(1_250)],
    ['other words', Array.from({length: 2_000}, (_, at) => `w${at}`).join(' ')],
    ['ideographs', '缓存设定'.repeat(2_500)],
    ['kana', 'プラグイン'.repeat(2_000)],
    ['Thai', 'เซิร์ฟเวอร์'.repeat(900)],
    ['punctuation', `${'?'.repeat(9_999)}a`],
    ['accents', '\u0301'.repeat(10_000)],
    ['half an emoji', '🚀'.repeat(5_000).slice(1)],
  ])('10,000 characters of a query are no burden: %s', async (_, query) => {
    let tokens: readonly string[] = []
    expect(
      await processorTime(async () => {
        tokens = (await askSite(site, query)).tokens
      }),
    ).toBeLessThan(3_000)
    expect(tokens.join('').length).toBeLessThanOrEqual(500)
  })

  test.each(['???', '—', '“”', '\u200d', '\u0301', '-', '👩‍💻', '\u202e'])('nothing is found by %j', async (query) => {
    expect(rowsOf(await askSite(site, query))).toEqual([])
  })
})

test('a page that lists articles has the texts of all, and nothing of the shell', async () => {
  const site = await buildSite({
    'site.config.ts': configFile("bundler: 'rspack'", "docs(), pages(), ['search', {indexPages: true}]"),
    'docs/tea/_category_.json': JSON.stringify({
      label: 'Tea',
      link: {type: 'generated-index', title: 'All teas', description: 'Leaves and water.'},
    }),
    'docs/tea/black.md': '---\ndescription: Strong and dark.\n---\n# Black\n\nBoil.',
    'docs/tea/green.md': '---\ndescription: Light and fresh.\n---\n# Green\n\nWait.',
    'src/pages/team.js':
      'export default () => <main><h1>Team</h1><p>Four people.</p><article>Ada</article><article>Bo</article></main>',
  })
  expect(texts(site)).toEqual(
    expect.arrayContaining([
      '/docs/category/tea: Black Strong and dark. Green Light and fresh.',
      '/team: Four people. Ada Bo',
    ]),
  )
  expect(groupsOf(site)[2]?.documents).toMatchObject([{t: 'Leaves and water.', u: '/docs/category/tea'}, {}, {}])
})
