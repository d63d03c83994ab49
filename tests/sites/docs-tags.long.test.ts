// Tags of docs: the pages they get, what is listed on them, and the links that lead there.
import {describe, expect, test} from 'vitest'
import {buildSite, configFile, createSite, type FileMap} from '../support/site.ts'

const doc = (title: string, head: string): string => `---\n${head}\n---\n\n# ${title}\n\nAbout ${title}.\n`

const build = (files: FileMap, options = '', fields = '') =>
  buildSite({'site.config.mjs': configFile(fields, `docs({${options}})`), 'docs/index.md': '# Home', ...files})

/** Text of each link whose URL begins so, with the URL. */
const links = (html: string, prefix: string): readonly string[] =>
  [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)]
    .filter(([, href]) => href?.startsWith(prefix))
    .map(([, href, text]) => `${text?.replace(/<[^>]+>/g, ' ').trim()} ${href}`)

const attributeOf = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}[^>]*\\b${name}="([^"]*)"`).exec(html)?.[1]

describe('pages of tags', () => {
  const files = {
    'docs/tags.yml': 'api:\n  label: API\n  description: All about interfaces.\n  permalink: /interfaces\nunused:\n',
    'docs/zebra.md': doc('Zebra', 'tags: [api, beta Two]'),
    'docs/ant.md': doc('Ant', 'tags: [api, {label: Own, permalink: /my/own, description: D}]'),
  }

  test('list all tags by letter, and the docs of each by title', async () => {
    const site = await build(files, 'onInlineTags: "ignore"')
    expect(site.findings).toEqual([])
    const list = site.html('/docs/tags')
    expect(links(list, '/docs/tags/')).toEqual([
      'API 2 /docs/tags/interfaces',
      'beta Two 1 /docs/tags/beta-two',
      'Own 1 /docs/tags/my/own',
    ])
    expect([...list.matchAll(/<h2[^>]*id="(.)"/g)].map(([, letter]) => letter)).toEqual(['A', 'B', 'O'])
    expect(list).toContain('<title>Tags | Test</title>')
    const page = site.html('/docs/tags/interfaces')
    expect(page).toMatch(/<h1[^>]*>2 docs tagged with &quot;API&quot;<\/h1>/)
    expect(page).toContain('<title>2 docs tagged with "API" | Test</title>')
    expect(attributeOf(page, 'meta name="description"', 'content')).toBe('All about interfaces.')
    expect(links(page, '/docs/').slice(-3)).toEqual(['View all tags /docs/tags', 'Ant /docs/ant', 'Zebra /docs/zebra'])
    expect(page).toContain('<p>About Ant.</p>')
    expect(site.html('/docs/tags/my/own')).toMatch(/<h1[^>]*>One doc tagged with &quot;Own&quot;<\/h1>/)
  })

  test('are linked from each doc, and have class names of their own', async () => {
    const site = await build(files, 'onInlineTags: "ignore"')
    expect(links(site.html('/docs/zebra'), '/docs/tags')).toEqual([
      'API /docs/tags/interfaces',
      'beta Two /docs/tags/beta-two',
    ])
    expect(attributeOf(site.html('/docs/tags'), 'html', 'class')).toBe(
      'docs-wrapper docs-tags-list-page docs-version-current plugin-docs plugin-id-default',
    )
    expect(attributeOf(site.html('/docs/tags/beta-two'), 'html', 'class')).toContain('docs-tags-doc-list-page')
  })

  test('leave unlisted docs out, unless the tag has no others', async () => {
    const site = await build({
      'docs/open.md': doc('Open', 'tags: [shared]'),
      'docs/secret.md': doc('Secret', 'tags: [shared, hidden]\nunlisted: true'),
    })
    expect(links(site.html('/docs/tags'), '/docs/tags/')).toEqual(['shared 1 /docs/tags/shared'])
    expect(site.html('/docs/tags/shared')).not.toContain('Secret')
    const hidden = site.html('/docs/tags/hidden')
    expect(hidden).toContain('href="/docs/secret"')
    expect(hidden).toContain('theme-unlisted-banner')
    expect(hidden).toContain('content="noindex, nofollow"')
    expect(site.html('/docs/tags/shared')).not.toContain('noindex')
  })

  test('are not made when only unlisted docs, or none, have tags', async () => {
    const unlisted = await build({'docs/secret.md': doc('Secret', 'tags: [hidden]\nunlisted: true')})
    expect(unlisted.exists('docs/tags/index.html')).toBe(false)
    expect(unlisted.exists('docs/tags/hidden/index.html')).toBe(true)
    expect((await build({})).exists('docs/tags/index.html')).toBe(false)
  })

  test('have the path that the site chooses, and URLs for any script', async () => {
    const site = await build(
      {'docs/a.md': doc('A', 'tags: [Überblick, 日本]')},
      'tagsBasePath: "topics", routeBasePath: "/"',
      'baseUrl: "/base/", trailingSlash: true,',
    )
    expect(site.errors).toEqual([])
    expect(links(site.html('/a'), '/base/topics')).toEqual([
      'Überblick /base/topics/%C3%BCberblick/',
      '日本 /base/topics/%E6%97%A5%E6%9C%AC/',
    ])
    expect(site.findings).toEqual([])
  })
})

describe('inline tags', () => {
  const files = {'docs/tags.yml': 'known:\n', 'docs/a.md': doc('A', 'tags: [known, other]')}

  test.each([
    ['ignore', []],
    ['warn', ['warning docs/inline-tags docs/a.md:2:1']],
    ['throw', ['error docs/inline-tags docs/a.md:2:1']],
  ])('with onInlineTags "%s"', async (severity, findings) => {
    expect((await build(files, `onInlineTags: "${severity}"`)).findings).toEqual(findings)
  })

  test('are nobody’s business without a tags file', async () => {
    expect((await build({'docs/a.md': files['docs/a.md']}, 'onInlineTags: "throw"')).findings).toEqual([])
    expect((await build(files, 'onInlineTags: "throw", tags: false')).findings).toEqual([])
  })
})

describe('layouts of the site’s own', () => {
  test('take the place of the theme’s by option', async () => {
    const site = await build(
      {
        'src/theme/MyDoc.jsx': 'export default ({title, children}) => <main data-layout={title}>{children}</main>',
        'src/theme/Around.jsx': 'export default ({children}) => <div id="around">{children}</div>',
        'docs/a.md': doc('A', 'tags: [x]'),
      },
      'docItemComponent: "@theme/MyDoc", docsRootComponent: "@theme/Around"',
      "bundler: 'rspack'",
    )
    expect(site.findings).toEqual([])
    expect(site.html('/docs/a')).toMatch(/<div id="around">.*<aside.*<main data-layout="A">/s)
    expect(site.html('/docs/tags/x')).toContain('<div id="around">')
    // Bundling is slow on a busy machine.
  }, 180_000)

  test('may be files outside of src/theme, which wrap parts of the theme', async () => {
    const sources = createSite({
      'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {blog: false, docs: {
    docLayoutComponent: require.resolve('./src/layouts/Around.js'),
    docItemComponent: require.resolve('./src/components/Item/index.tsx'),
  }}]],
  plugins: [
    ['content-docs', {id: 'wiki', path: 'wiki', routeBasePath: 'wiki', docItemComponent: '@site/src/components/Wiki', docLayoutComponent: '@theme/DocPage'}],
  ]}`,
      'docs/a.md': '# A\n\nText of a.\n\n## Part\n',
      'wiki/index.md': '# Wiki\n',
      'src/pages/index.js':
        'export default ({location, match}) => ["home", location.pathname, match.url, location.search.length].join(" ")',
      'src/layouts/Around.js': `import DocPage from '@theme/DocPage'
export default (props) => <div id="around" data-version={props.versionMetadata?.version}><DocPage {...props} /></div>`,
      'src/components/Item/index.tsx': `import DocItem from '@theme/DocItem'
export default (props: any) => <div data-toc={props.content.toc.map(({id}) => id).join()} data-title={props.content.metadata.title}>
  <i>{[props.location.pathname, props.match.path, props.history.location.hash.length].join(' ')}</i><DocItem {...props} /></div>`,
      'src/components/Wiki.js': `import DocItem from '@theme/DocItem'
export default (props) => <div id="own"><DocItem {...props} /></div>`,
    })
    const site = await sources.build()
    expect(site.findings).toEqual([])
    const doc = site.html('/docs/a')
    expect(doc).toMatch(/<div id="around"[^>]*>.*<aside.*<div data-toc="part" data-title="A">.*Text of a\./s)
    // As the router there gives them to the component of a route.
    expect(doc).toContain('<i>/docs/a /docs/a 0</i>')
    expect(site.html('/')).toContain('home / / 0')
    expect(doc.match(/<aside/g)).toHaveLength(1)
    expect(site.html('/wiki')).toMatch(/<aside.*<div id="own">/s)
    expect(site.html('/wiki')).not.toContain('id="around"')
    // The folder of the site is nobody's business.
    expect(doc).not.toContain(sources.dir)
  }, 180_000)

  test('must be components', async () => {
    const elsewhere = await build({}, 'docItemComponent: "DocItem"')
    expect(elsewhere.diagnostics[0]?.message).toContain('must name a component')
    const missing = await build({}, 'docItemComponent: "@theme/MyDoc"')
    expect(missing.findings).toEqual(['error routes/unknown-layout'])
  })
})

test.each([
  ['2.4.3', 'View All Tags', 'View All Tags'],
  ['3.4.0', 'View All Tags', 'View All Tags'],
  ['3.5.0', 'View all tags', 'View All Tags'],
  ['3.10.2', 'View all tags', 'View All Tags'],
])('the link to all tags is written as Docusaurus %s writes it', async (version, ofDocs, ofBlog) => {
  const site = await buildSite({
    'package.json': JSON.stringify({dependencies: {'@docusaurus/core': version}}),
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, presets: ['classic']}`,
    'docs/ant.md': doc('Ant', 'tags: [api]'),
    'blog/2026-01-01-post.md': doc('Post', 'tags: [api]'),
  })
  const linkOn = (page: string): string | undefined =>
    links(site.html(page), '').find((link) => /^(?:View|Voir) /.test(link))
  expect(linkOn('/docs/tags/api')).toBe(`${ofDocs} /docs/tags`)
  expect(linkOn('/blog/tags/api')).toBe(`${ofBlog} /blog/tags`)
  expect(linkOn('/fr/docs/tags/api')).toBe('Voir tous les tags /fr/docs/tags')
  expect(linkOn('/fr/blog/tags/api')).toBe('Voir tous les tags /fr/blog/tags')
})
