// Routes of plugins and plugins of presets, as sites and packages that were written for Docusaurus have them.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type FileMap} from '../support/site.ts'

const ROUTES = `const path = require('node:path')
module.exports = () => ({
  name: 'shop',
  contentLoaded: async ({actions: {addRoute, createData}}) => {
    const list = await createData('list.json', {items: ['tea', 'rice']})
    addRoute({
      path: '/shop',
      component: '@site/src/components/Shop.jsx',
      modules: {list},
      context: {stock: await createData('stock.json', {tea: 3})},
      shelf: 'top',
      routes: ['tea', 'rice'].map((item) => ({
        path: '/shop/' + item,
        component: path.join(__dirname, 'Item.jsx'),
        props: {item},
        modules: {price: '@site/src/prices.js', labels: [path.join(__dirname, 'label.js')], unit: {__import: true, path: '@site/src/unit.txt', query: {raw: ''}}},
        exact: true,
        colour: 'green',
      })),
    })
    addRoute({path: '/shop/*', component: '@theme/NotFound'})
    addRoute({path: '/about-shop', component: '@theme/ShopAbout', modules: {text: '@site/docs/a.md'}})
  },
  getThemePath: () => './theme',
  allContentLoaded: async ({allContent, actions: {addRoute, setGlobalData}}) => {
    const [version] = allContent['docusaurus-plugin-content-docs'].default.loadedVersions
    const docs = version.docs.map(({permalink, title, source}) => ({permalink, title, source}))
    const {'docusaurus-plugin-content-blog': {default: blog}, 'docusaurus-plugin-content-pages': {default: pages}} = allContent
    const {tagsPath, className, routePriority, drafts, sidebars} = version
    const told = {tagsPath, className, routePriority, drafts: drafts.map(({id}) => id), sidebars, doc: Object.keys(version.docs[0]).join(), text: blog.blogPosts[0].content, tags: blog.blogTags, list: blog.blogTagsListPath, author: blog.blogPosts[0].metadata.authors[0], pages}
    setGlobalData({told: JSON.stringify(told), docs, posts: allContent['docusaurus-plugin-content-blog'].default.blogPosts.map(({metadata: {title, date, unlisted, tags}}) => [title, date.getUTCFullYear(), unlisted, tags[0].label])})
    addRoute({path: '/all', component: '@site/src/components/All.jsx'})
  },
})
`

const SITE: FileMap = {
  'parts/shop/index.js': ROUTES,
  'parts/shop/Item.jsx': `import useRouteContext from '@docusaurus/useRouteContext'
export default ({item, price, labels, unit, route}) => {
  const {plugin, data} = useRouteContext()
  return <p>{[item, price(item), price.currency, labels[0].text, unit.trim(), route.path, route.colour, plugin.name, data.stock.tea].join(' ')}</p>
}
`,
  'parts/shop/label.js': "export const text = 'label'\n",
  'parts/shop/theme/ShopAbout.jsx':
    'export default ({text: Text}) => <main>about <Text /> {Text.contentTitle} {Text.toc.length}</main>\n',
  'src/prices.js': "export default (item) => item.length\nexport const currency = 'EUR'\n",
  'src/unit.txt': 'kilo\n',
  'src/components/Shop.jsx': `import renderRoutes from '@docusaurus/renderRoutes'
export default ({list, route}) => <main><h1>{list.items.join()} {route.shelf}</h1>{renderRoutes(route.routes)}</main>
`,
  'src/components/All.jsx': `import {usePluginData} from '@docusaurus/useGlobalData'
export default () => { const {told, ...others} = usePluginData('shop'); return <main>{JSON.stringify(others)}<pre>{told}</pre></main> }
`,
  'docs/a.md': '# A\n\nText.\n',
  'docs/wip.md': '---\ndraft: true\n---\n\n# Wip\n',
  'blog/2024-01-02-post.md':
    '---\ntags: [tea]\nauthors: {name: Ada}\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  // Names a plugin and a theme by path, and one of Docusaurus' that is ours here.
  'node_modules/docusaurus-preset-acme/package.json':
    '{"name": "docusaurus-preset-acme", "version": "1.0.0", "main": "index.js"}',
  'node_modules/docusaurus-preset-acme/index.js': `module.exports = (context, options) => ({
  plugins: [[require.resolve('./hello.js'), {word: options.word}], '@docusaurus/plugin-content-pages', false],
  themes: [['@docusaurus/theme-classic', {customCss: context.siteDir + '/src/acme.css'}]],
})
`,
  'node_modules/docusaurus-preset-acme/hello.js': `module.exports = (context, {word}) => ({
  name: 'hello',
  injectHtmlTags: () => ({headTags: [{tagName: 'meta', attributes: {name: 'hello', content: word + ' ' + context.siteConfig.presets.length}}]}),
})
`,
  'node_modules/@acme/docusaurus-plugin-mark/package.json':
    '{"name": "@acme/docusaurus-plugin-mark", "version": "1.0.0", "main": "index.js"}',
  'node_modules/@acme/docusaurus-plugin-mark/index.js':
    'module.exports = () => ({name: \'mark\', injectHtmlTags: () => ({headTags: [\'<meta name="mark" content="1">\']})})\n',
  'src/acme.css': '.acme {\n  color: #123456;\n}\n',
  'src/pages/index.jsx': 'export default () => <main className="acme">home</main>\n',
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenLinks: 'warn',
  presets: [['acme', {word: 'hi'}], () => ({plugins: ['content-docs', ['content-blog', {onInlineAuthors: 'ignore'}]]})],
  plugins: ['./parts/shop', '@acme/mark']}\n`,
}

describe('a site with routes and presets for Docusaurus', () => {
  let built: BuiltSite
  beforeAll(async () => {
    built = await createSite(SITE).build()
  })

  test('is built, and warns of a pattern', () => {
    expect(built.findings).toEqual(['warning docusaurus/route-left-out'])
  })

  test('has a page for each innermost route, inside of the component around it', () => {
    const page = built.html('/shop/tea').replaceAll('<!-- -->', '')
    expect(page).toContain('<main><h1>tea,rice top</h1><p>tea 3 EUR label kilo /shop/tea green shop 3</p></main>')
    expect(built.html('/shop/rice')).toContain('<p>rice 4 EUR')
    expect(built.exists('shop/index.html')).toBe(false)
    expect(built.html('/about-shop').replaceAll('<!-- -->', '')).toMatch(/about <h1[^>]*>A<\/h1>\s*<p>Text.<\/p> A 0/)
  })

  test('shows the content of the docs and the blog to allContentLoaded', () => {
    const page = built.html('/all').replaceAll('&quot;', '"')
    expect(JSON.parse(/<pre>(.*)<\/pre>/s.exec(page)?.[1] ?? '')).toEqual({
      ...{tagsPath: '/docs/tags', className: 'docs-version-current', routePriority: -1, drafts: ['wip']},
      sidebars: {defaultSidebar: [{type: 'doc', id: 'a'}]},
      doc: 'id,title,description,source,sourceDirName,slug,permalink,draft,unlisted,editUrl,tags,version,lastUpdatedBy,lastUpdatedAt,sidebarPosition,frontMatter,sidebar,previous,next',
      text: 'Text.\n\n&lt;!-- truncate --&gt;\n\nMore.',
      tags: {
        '/blog/tags/tea': {
          ...{inline: true, label: 'tea', permalink: '/blog/tags/tea', items: ['/2024/01/02/post'], unlisted: false},
          pages: [{items: ['/2024/01/02/post'], metadata: expect.objectContaining({totalCount: 1, blogTitle: 'Blog'})}],
        },
      },
      list: '/blog/tags',
      author: {name: 'Ada', socials: {}, key: null, page: null},
      pages: [{type: 'jsx', permalink: '/', source: '@site/src/pages/index.jsx'}],
    })
    expect(page).toContain(
      '{"docs":[{"permalink":"/docs/a","title":"A","source":"@site/docs/a.md"}],"posts":[["Post",2024,false,"tea"]]}',
    )
  })

  test('has the plugins and styles of its presets, and those that go by short names', () => {
    const page = built.html('/')
    expect(page).toContain('<meta name="hello" content="hi 2"')
    expect(page).toContain('<meta name="mark" content="1"')
    expect(page).toContain('home')
    const styles = built.files().filter((file) => file.endsWith('.css'))
    expect(styles.map((file) => built.read(file)).join('')).toContain('.acme{color:#123456}')
  })
})

test('a preset that throws is an error that names it', async () => {
  const built = await createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [function broken() { throw new Error('No wire.') }]}\n`,
  }).build()
  expect(built.errors).toEqual(['error plugin/failed docusaurus.config.js:1:107'])
  expect(built.diagnostics[0]?.message).toBe('The preset "broken" failed: No wire.')
})

test('of several pages with one path, the one is kept that Docusaurus shows, and the other told', async () => {
  const page = 'export default () => <main>of the page</main>\n'
  const built = await createSite({
    'src/pages/bare.jsx': page,
    'src/pages/folder/index.jsx': page,
    'src/pages/both/index.jsx': page,
    'src/pages/inner.jsx': page,
    'src/pages/first.jsx': page,
    'src/pages/docs.jsx': page,
    'src/pages/blog.jsx': page,
    'src/Part.jsx': 'export default () => <main>of the plugin</main>\n',
    'src/Outer.jsx':
      "import renderRoutes from '@docusaurus/renderRoutes'\nexport default ({route}) => <div>{renderRoutes(route.routes)}</div>\n",
    'docs/a.md': '---\nslug: /\n---\n\n# A\n',
    'blog/2024-01-02-post.md': '# Post\n\nText.\n',
    'docusaurus.config.js': `const component = '@site/src/Part.jsx'
module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: {onUntruncatedBlogPosts: 'ignore'}}]],
  plugins: [() => ({name: 'own', contentLoaded: ({actions: {addRoute}}) => {
    for (const path of ['/bare/', '/folder', '/both/']) addRoute({path, component, exact: true})
    addRoute({path: '/inner', component: '@site/src/Outer.jsx', routes: [{path: '/inner', component, exact: true}]})
    addRoute({path: '/first', component, exact: true, priority: 1})
  }})]}
`,
  }).build()
  const shown = (path: string) => /of the (?:page|plugin)/.exec(built.html(path))?.[0] ?? 'another'
  expect(
    Object.fromEntries(
      ['bare', 'folder', 'both', 'inner', 'first', 'docs', 'blog'].map((name) => [name, shown(`/${name}`)]),
    ),
  ).toEqual({
    ...{
      bare: 'of the page',
      folder: 'of the plugin',
      both: 'of the page',
      inner: 'of the page',
      first: 'of the plugin',
    },
    ...{docs: 'of the page', blog: 'another'},
  })
  expect(built.diagnostics.map(({message}) => message).sort()).toEqual([
    'Two pages claim the path "/bare/": src/pages/bare.jsx and the own plugin.',
    'Two pages claim the path "/blog": the blog plugin and src/pages/blog.jsx.',
    'Two pages claim the path "/both/": src/pages/both/index.jsx and the own plugin.',
    'Two pages claim the path "/docs/": src/pages/docs.jsx and docs/a.md.',
    'Two pages claim the path "/first": the own plugin and src/pages/first.jsx.',
    'Two pages claim the path "/folder/": the own plugin and src/pages/folder/index.jsx.',
    'Two pages claim the path "/inner": src/pages/inner.jsx and the own plugin.',
  ])
})
