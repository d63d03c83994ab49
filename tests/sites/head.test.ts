// The head of pages as the build writes it, and the settings that the start script reads from its own tag.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile} from '../support/site.ts'

const FIELDS = `
  baseUrl: '/base/', storage: {namespace: true},
  headTags: [
    {tagName: 'meta', attributes: {name: 'theme-color', content: '#216e4a'}},
    {tagName: 'link', attributes: {rel: 'manifest', href: '/base/manifest.json'}},
  ],
  themeConfig: {algolia: {appId: 'A', apiKey: 'B', indexName: 'C'}, image: 'img/card.png', metadata: [
    {name: 'author', content: 'Us'}, {name: 'description', content: 'All'}, {name: 'viewport', content: 'width=320'},
    {property: 'og:site_name', content: 'Test'}, {property: 'og:title', content: 'All of it'}, {property: 'og:locale', content: 'en_GB'}]}`

let site: BuiltSite

beforeAll(async () => {
  site = await buildSite({
    'site.config.mjs': configFile(FIELDS, 'docs(), pages()'),
    'docs/a.md': '---\ndescription: About A\nkeywords: [one, two]\ntags: [t]\n---\n# A page\n\nText.\n',
    'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
    'src/pages/about.md': '# About\n',
    'src/pages/bare.md': 'Text.\n',
    'src/pages/styled.mdx': '<head>\n  <style>{`:root { --own: 1px; }`}</style>\n</head>\n\nText.\n',
    'src/pages/404.md': '# Not to be found\n\nTry [the docs](/base/docs/a).\n',
    'static/img/card.png': '',
  })
})

/** `name=content` of the head's tags whose name, property or relation is asked for. */
function read(path: string, ...names: readonly string[]): readonly string[] {
  const head = site.html(path).split('</head>')[0] ?? ''
  return [...head.matchAll(/<(?:meta|link)[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (key: string) => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1]
    const name = attribute('name') ?? attribute('property') ?? attribute('rel') ?? ''
    const language = attribute('hreflang')
    if (!names.includes(name) || (name === 'alternate' && language === undefined)) return []
    return [`${language ?? name}=${attribute('content') ?? attribute('href')}`]
  })
}

test('a page without a title has the one of themeConfig.metadata in previews', () => {
  expect(site.html('/bare')).toContain('<title>Test</title>')
  expect(read('/bare', 'og:title')).toEqual(['og:title=All of it'])
})

test("a site's own page for what is not there is the one that hosts show", () => {
  expect(site.findings).toEqual([])
  expect(site.read('404.html')).toMatch(/<h1[^>]*>Not to be found.*<a [^>]*href="\/base\/docs\/a"/s)
  expect(read('/404', 'robots', 'canonical', 'og:url')).toEqual(['robots=noindex, nofollow'])
})

test('styles of a page come after the sheets of the site, which they may overrule', () => {
  const head = site.html('/styled').split('</head>')[0] ?? ''
  expect(head.indexOf(':root { --own')).toBeGreaterThan(head.lastIndexOf('rel="stylesheet"'))
})

test('a page names its URL, its language and its image', () => {
  expect(site.findings).toEqual([])
  const html = site.html('/docs/a')
  expect(html).toContain('<title>A page | Test</title>')
  expect(read('/docs/a', 'description', 'og:description', 'keywords', 'og:title')).toEqual([
    'og:title=A page | Test',
    'description=About A',
    'og:description=About A',
    'keywords=one,two',
  ])
  const address = 'https://test.example/base/docs/a'
  expect(read('/docs/a', 'canonical', 'og:url', 'alternate', 'og:locale')).toEqual([
    `og:url=${address}`,
    `canonical=${address}`,
    'og:locale=en_GB',
  ])
  const card = 'https://test.example/base/img/card.png'
  expect(read('/docs/a', 'twitter:card', 'twitter:image', 'og:image')).toEqual([
    'twitter:card=summary_large_image',
    `og:image=${card}`,
    `twitter:image=${card}`,
  ])
  expect(read('/docs/a', 'theme-color', 'manifest', 'author')).toEqual([
    'author=Us',
    'theme-color=#216e4a',
    'manifest=/base/manifest.json',
  ])
  expect(read('/docs/hidden', 'robots')).toEqual(['robots=noindex, nofollow'])
  expect(read('/docs/a', 'robots')).toEqual([])
})

test('what the site says of all pages gives way to what a page says, and stands once', () => {
  const names = ['description', 'og:description', 'viewport', 'og:site_name', 'og:title']
  expect(read('/docs/hidden', ...names)).toEqual([
    'og:title=Hidden | Test',
    'description=All',
    'viewport=width=320',
    'og:site_name=Test',
  ])
  expect(read('/docs/a', 'description', 'viewport')).toEqual(['description=About A', 'viewport=width=320'])
})

test.each([
  ['/docs/a', ['docs-default-current'], ['current']],
  ['/docs/tags', ['doc_tags_list'], []],
  ['/docs/tags/t', ['doc_tag_doc_list'], []],
  ['/about', ['default'], []],
])('%s tells search services what it is', (path, tags, versions) => {
  const named = (name: string, values: readonly string[]) => values.map((value) => `${name}=${value}`)
  expect(read(path, 'docusaurus_tag')).toEqual(named('docusaurus_tag', tags))
  expect(read(path, 'docsearch:docusaurus_tag')).toEqual(named('docsearch:docusaurus_tag', tags))
  expect(read(path, 'docusaurus_version')).toEqual(named('docusaurus_version', versions))
  expect(read(path, 'docsearch:version')).toEqual(named('docsearch:version', versions))
  expect(read(path, 'docusaurus_locale', 'docsearch:language')).toEqual([
    'docusaurus_locale=en',
    'docsearch:language=en',
  ])
})

test('nobody is told of search services that the site does not use', async () => {
  const plain = await buildSite({'site.config.mjs': configFile(), 'docs/a.md': '# A'})
  expect(plain.html('/docs/a')).not.toMatch(/docsearch:|name="docusaurus_/)
})

test('keys of a site with a namespace end in three letters made of its URL', () => {
  // The MD5 digest of "https://test.example/base/" begins with these.
  const suffix = /data-storage-suffix="(-[0-9a-f]{3})"/.exec(site.html('/docs/a'))?.[1]
  expect(suffix).toBe('-b54')
  expect(JSON.parse(site.read('_routes/shared/site.json')).storage).toEqual({type: 'localStorage', suffix})
})

/** What the head of the only page has for an icon. */
async function iconsOf(fields: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const built = await buildSite({
    'site.config.mjs': configFile(fields, 'pages()'),
    'src/pages/a.md': 'Text.\n',
    ...files,
  })
  return built.html('/a').match(/<link[^>]*\bicon\b[^>]*>/g) ?? []
}

test('a browser asks for no icon that the site does not have', async () => {
  expect(await iconsOf('')).toEqual(['<link rel="icon" href="data:,">'])
  // One that no page has to name, one that a tag of the site names, and a root that is not the site's.
  expect(await iconsOf('', {'static/favicon.ico': ''})).toEqual([])
  const own = "headTags: [{tagName: 'link', attributes: {rel: 'shortcut icon', href: '/own.svg'}}]"
  expect(await iconsOf(own)).toEqual(['<link rel="shortcut icon" href="/own.svg">'])
  expect(await iconsOf("baseUrl: '/base/'")).toEqual([])
})

test('an icon is named with the base URL or without it', async () => {
  for (const favicon of ['img/i.svg', '/img/i.svg', '/base/img/i.svg']) {
    const built = await buildSite({
      'site.config.mjs': configFile(`baseUrl: '/base/', favicon: '${favicon}'`, 'pages()'),
      'src/pages/a.md': 'Text.\n',
      'static/img/i.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect(built.findings).toEqual([])
    expect(built.html('/a')).toContain('<link rel="icon" href="/base/img/i.svg">')
  }
})
