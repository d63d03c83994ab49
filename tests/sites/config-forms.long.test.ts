// Configurations of Docusaurus 3.10: every key in the forms that its schema allows, and what becomes of those without a meaning here.
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, createSite} from '../support/site.ts'

const HEAD = "title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn',"

const PAGE = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default function Page() {
  const {siteConfig: {customFields, themeConfig}} = useDocusaurusContext()
  return <pre>{JSON.stringify([customFields.kept, customFields.made, customFields.list, themeConfig.own])}</pre>
}
`

describe('a configuration of Docusaurus', () => {
  let built: BuiltSite

  beforeAll(async () => {
    built = await buildSite({
      'docusaurus.config.js': `module.exports = {${HEAD}
  customFields: {kept: 1, made: new Date(0), make: () => 1, list: [1, undefined, /x/], none: undefined},
  scripts: [{src: '/a.js', defer: true, 'data-n': 3, integrity: undefined}],
  stylesheets: [{href: '/b.css', media: undefined, type: 'text/css'}],
  headTags: [{tagName: 'meta', attributes: {name: 'a', content: 'b'}, note: 'mine'}],
  storage: {type: 'localStorage'},
  future: {
    v4: {siteStorageNamespacing: true, removeLegacyPostBuildHeadAttribute: true},
    faster: {swcJsLoader: true, rspackBundler: true},
    experimental_router: 'hash',
    experimental_vcs: {
      initialize: ({siteDir}) => { if (siteDir !== __dirname) throw new Error(siteDir) },
      getFileCreationInfo: async (path) => ({timestamp: Date.UTC(2020, 0, 2), author: 'Maker'}),
      getFileLastUpdateInfo: async (path) => path.endsWith('a.md') ? {timestamp: Date.UTC(2021, 1, 3), author: 'Ada'} : null,
    },
  },
  markdown: {
    remarkRehypeOptions: {footnoteLabel: 'Notes', footnoteBackLabel: (at) => 'Back to ' + (at + 1), handlers: {emphasis: (state, node) => ({type: 'element', tagName: 'i', properties: {}, children: state.all(node)})}},
    hooks: {
      onBrokenMarkdownLinks: ({sourceFilePath, url, node}) => {
        if (url === './refuse.md') throw new Error('not ' + url)
        if (url === './away.md') node.title = 'Away'
        if (url === './set.md') node.url = './b.mdx'
        else if (url === './away.md') return 'https://away.example/a.md'
        else return url === './old.md' ? './b.mdx#part' : url === './kept.md' ? undefined : '/' + [sourceFilePath, node.type, node.position.start.line].join('/')
      },
      onBrokenMarkdownImages: ({url}) => url === './gone.png' ? '/img/dot.svg' : undefined,
    },
  },
  presets: [['classic', {
    docs: {routeBasePath: '', showLastUpdateTime: true, showLastUpdateAuthor: true},
    blog: {feedOptions: {title: '', description: ''}},
  }]],
  themeConfig: {own: {note: 'n', make: () => 1}, navbar: {items: [{label: 'B', to: '/b', rel: undefined}]}},
}`,
      'docs/a.md':
        '# A\n\n*soft*[^1] [old](./old.md) [kept](./kept.md) [away](./away.md) [set](./set.md)\n\n![gone](./gone.png)\n\n[place](./unknown.md)\n\n[^1]: Note.\n',
      'docs/b.mdx': '# B\n\n*soft* <b>x</b>\n\n## Part\n',
      'blog/2024-01-01-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
      'src/pages/facts.jsx': PAGE,
      'static/img/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      'static/a.js': '',
      'static/b.css': '',
    })
  })

  test('is built, and says what of it has no effect, each at its place', () => {
    expect(built.findings.filter((one) => !one.includes('link/missing-page'))).toEqual([
      'warning config/key-unused docusaurus.config.js:2:46',
      'warning config/key-unused docusaurus.config.js:2:61',
      'warning config/key-unused docusaurus.config.js:5:71',
      'warning config/key-unused docusaurus.config.js:10:5',
      'warning config/key-unused docusaurus.config.js:34:34',
    ])
  })

  test('has of its own data what JSON has a form for', () => {
    expect(built.html('/facts')).toContain(
      '[1,&quot;1970-01-01T00:00:00.000Z&quot;,[1,null],{&quot;note&quot;:&quot;n&quot;}]',
    )
  })

  test('has tags with the attributes that have a value', () => {
    expect(built.html('/a')).toMatch(/<script src="?\/a\.js"? defer[^>]*data-n="?3"?/)
    expect(built.html('/a')).not.toContain('integrity="undefined"')
    expect(built.html('/a')).not.toContain('media="undefined"')
  })

  test('names the storage of readers by the site where version 4 does', () => {
    expect(built.html('/a')).toMatch(/theme-[0-9a-f]{3}/)
  })

  test('takes dates and authors of files from its own functions', () => {
    expect(built.html('/a')).toMatch(/2021-02-03T00:00:00.000Z.*Ada/s)
    expect(built.html('/b')).toMatch(/2020-01-02T00:00:00.000Z.*Maker/s)
  })

  test('decides itself about links and images whose files are missing', () => {
    const html = built.html('/a')
    expect(html).toMatch(/href="?\/b#part"?/)
    expect(html).toMatch(/href="?\.\/kept\.md"?/)
    expect(html).toMatch(/<a[^>]* href="?https:\/\/away\.example\/a\.md"? title="?Away"? target="?_blank"?[^>]*>away/)
    expect(html).toMatch(/href="?\/b"?[^>]*>set/)
    expect(html).toMatch(/src="?\/img\/dot\.svg"?/)
    expect(html).toMatch(/href="?\/docs\/a\.md\/link\/7"?/)
  })

  test('makes HTML of Markdown by its own functions, in Markdown and in MDX', () => {
    expect(built.html('/a')).toContain('<i>soft</i>')
    expect(built.html('/a')).toMatch(/aria-label="?Back to 1/)
    expect(built.html('/b')).toContain('<i>soft</i>')
  })

  test('may have feeds without a title', () => {
    expect(built.read('blog/rss.xml')).toContain('<title></title>')
  })
})

test('a link that the site refuses by itself is an error at its place, in the words of the site', async () => {
  const built = await createSite({
    'docusaurus.config.js': `module.exports = {${HEAD} markdown: {hooks: {onBrokenMarkdownLinks: ({url}) => { throw new Error('never ' + url) }}}, presets: [['classic', {blog: false}]]}`,
    'docs/a.md': '# A\n\n[x](./gone.md)\n',
  }).build()
  expect(built.errors).toEqual(['error link/missing-markdown docs/a.md:3:5'])
  expect(built.diagnostics[0]?.notes?.join()).toContain('never ./gone.md')
})

test('a link by path from the folder of docs is found where that folder is next to the site', async () => {
  const site = createSite({
    'web/docusaurus.config.js': `module.exports = {${HEAD} onBrokenMarkdownLinks: 'throw', presets: [['classic', {blog: false, docs: {path: '../docs', routeBasePath: '/'}}]]}`,
    'docs/guide/a.md': '# A\n\n[x](/other/b.md) [y](other/b.md)\n',
    'docs/other/b.md': '# B\n',
  })
  const built = await site.build({siteDir: join(site.dir, 'web')})
  expect(built.findings).toEqual([])
  expect(built.html('/guide/a').match(/href="?\/other\/b"?/g)?.length).toBeGreaterThanOrEqual(2)
})

test('what a configuration leaves to the environment may be nothing, and the look of a logo is kept', async () => {
  const built = await createSite({
    'docs/index.md': '# Home\n',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docusaurus.config.js': `module.exports = {${HEAD} contentSecurityPolicy: true,
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, gtag: undefined, sitemap: undefined, pages: undefined}]],
  plugins: [process.env.QUIRE_TEST_NONE && 'none', undefined],
  themeConfig: {
    algolia: process.env.QUIRE_TEST_NONE ? {appId: 'a', apiKey: 'k', indexName: 'i'} : undefined,
    announcementBar: undefined,
    navbar: {logo: {src: '/logo.svg', alt: 'Logo', style: {borderRadius: 4, opacity: '0.5'}}},
    footer: {logo: {src: '/logo.svg', style: {maxWidth: '10rem'}}},
  }}\n`,
  }).build({minify: false})
  expect(built.findings).toEqual([])
  expect(built.html('/')).not.toContain('docsearch:')
  expect(built.html('/')).toContain('<img style="border-radius:4px;opacity:0.5" src="/logo.svg" alt="Logo">')
  expect(built.html('/')).toContain('style="max-width:10rem"')
  expect(built.read('_headers')).toContain("style-src-attr 'unsafe-inline'")
})
