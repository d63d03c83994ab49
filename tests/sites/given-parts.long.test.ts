// Parts that a site has as Docusaurus has them, in place of the theme's: whole maps, and lists that come with their items.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

/** Pages that show what they get as the list. */
const PAGES_WITH_LIST = Object.fromEntries(
  ['BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage'].map((name) => [
    `src/theme/${name}/index.js`,
    `import Original from '@theme-original/${name}'
export default function Page(props) {
  const {title, items} = props.sidebar
  return <><script type="text/plain">{JSON.stringify({title, items})}</script><Original {...props} /></>
}
`,
  ]),
)

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  themeConfig: {navbar: {items: [{type: 'custom-links', entries: [{type: 'doc', docId: 'c', label: 'Named in a list'}]}]}},
  presets: [['classic', {blog: {blogSidebarTitle: 'All posts', blogSidebarCount: 'ALL'}}]],
}`,
  'docs/a.md': '# A\n\n:::tip Title\n\nText of it.\n\n:::\n',
  'docs/b.mdx':
    '# B\n\nimport Part from "./_part.mdx"\n\n:::note\n\nNote of it.\n\n:::\n\n<Part />\n\n## Part\n\n| x |\n| - |\n| y |\n',
  'docs/c.md': '# C\n',
  'docs/d.md':
    "# D\n\nimport Cards from '@theme/DocCardList'\n\n<Cards items={[{type: 'link', label: 'Card', href: '/docs/a'}]} />\n",
  'docs/_part.mdx': ':::note\n\nNote in a part.\n\n:::\n',
  'blog/2026-01-02-first.md': '# First post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2026-02-02-second.md': '---\ntags: [news]\n---\n\n# Second post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'src/pages/imports.jsx': `import Layout from '@theme/Layout'
import Part from '../../docs/_part.mdx'
export default function Page() { return <Layout><Part /></Layout> }
`,
  'src/pages/named.jsx': `import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client'
import Link from '@docusaurus/Link'
import NavbarItem from '@theme/NavbarItem'
const item = {type: 'doc', docId: 'd', label: 'Named in code'}
export default function Page() { return <><Link to={useLayoutDoc('b', undefined).path + '#part'}>B</Link><NavbarItem {...item} /></> }
`,
  'src/theme/NavbarItem/ComponentTypes.jsx': `import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'
import NavbarItem from '@theme/NavbarItem'
const Links = ({entries, mobile}) => entries.map((entry) => <NavbarItem key={entry.docId} {...entry} mobile={mobile} />)
export default {...ComponentTypes, 'custom-links': Links}
`,
  'src/theme/MDXComponents/index.tsx': `import Head from '@docusaurus/Head'
import MDXCode from '@theme/MDXComponents/Code'
import Admonition from '@theme/Admonition'
import type {Props} from '@theme/Admonition'
export default {
  Head,
  code: MDXCode,
  admonition: (props: Props) => <div data-own={props.type}><Admonition {...props} /></div>,
  table: (props) => <div className="table-wrapper"><table {...props} /></div>,
}
`,
  ...PAGES_WITH_LIST,
  'src/theme/BlogLayout/index.js': `import Layout from '@theme/Layout'
import BlogSidebar from '@theme/BlogSidebar'
export default function BlogLayout({sidebar, toc, children, ...layoutProps}) {
  const hasSidebar = sidebar && sidebar.items.length > 0
  return <Layout {...layoutProps}><div data-layout={sidebar.items.length}><BlogSidebar sidebar={sidebar} /><main className={hasSidebar ? 'col--7' : 'col--9'}>{children}</main></div></Layout>
}
`,
  'src/theme/DocCard/index.js': `import Layout from '@theme/DocCard/Layout'
export default function DocCard({item}) { return <Layout item={item} href={item.href} icon="!" title={item.label} /> }
`,
  'src/theme/BlogSidebar/index.js': `import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop'
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile'
import {useWindowSize} from '@docusaurus/theme-common'
export default function BlogSidebar({sidebar}) {
  const windowSize = useWindowSize()
  if (!sidebar?.items.length) return null
  return windowSize === 'mobile' ? <BlogSidebarMobile sidebar={sidebar} /> : <BlogSidebarDesktop sidebar={sidebar} />
}
`,
  'src/theme/BlogSidebar/Desktop/index.tsx': `import Link from '@docusaurus/Link'
import type {Props} from '@theme/BlogSidebar/Desktop'
export default function BlogSidebarDesktop({sidebar}: Props) {
  return <nav data-title={sidebar.title}>{sidebar.items.map((item) => <Link isNavLink key={item.permalink} to={item.permalink}>{item.title}</Link>)}</nav>
}
`,
}

let built: BuiltSite

beforeAll(async () => {
  built = await buildSite(FILES)
}, 180_000)

test('a map of MDX components without our names shows admonitions by its own part', () => {
  expect(built.findings).toEqual([])
  expect(built.content('/docs/a')).toMatch(/<div data-own="tip">.*Title.*Text of it\./s)
  expect(built.content('/docs/b')).toMatch(
    /<div data-own="note">.*Note of it\..*<div data-own="note">.*Note in a part\./s,
  )
  expect(built.content('/docs/b')).toContain('<div class="table-wrapper"><table>')
  expect(built.html('/imports')).toMatch(/<div data-own="note">.*Note in a part\./s)
})

test.each(['/blog', '/blog/2026/01/02/first'])('the list of posts comes with its items: %s', (path) => {
  const html = built.html(path)
  expect(html).toContain('data-layout="2"')
  expect(html).toMatch(
    /<nav data-title="All posts"><a[^>]* href="\/blog\/2026\/02\/02\/second"[^>]*>Second post<\/a><a[^>]* href="\/blog\/2026\/01\/02\/first"[^>]*>First post<\/a><\/nav>/,
  )
})

test.each(['/blog', '/blog/2026/01/02/first', '/blog/tags/news'])('so it does for the page itself: %s', (path) => {
  const [, text = ''] = /<script type="text\/plain">(.*?)<\/script>/.exec(built.html(path)) ?? []
  expect(JSON.parse(text)).toEqual({
    title: 'All posts',
    items: [
      ['Second post', '/blog/2026/02/02/second', '2026-02-02'],
      ['First post', '/blog/2026/01/02/first', '2026-01-02'],
    ].map(([title, permalink, day]) => ({title, permalink, unlisted: false, date: `${day}T00:00:00.000Z`})),
  })
})

test('a blog that wants no list gives its parts one without items, which shows nothing', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: false, blog: {blogSidebarCount: 0}}]],
}`,
    'blog/2026-02-02-second.md': FILES['blog/2026-02-02-second.md'],
    'src/pages/index.md': '# Home\n',
    'src/theme/BlogLayout/index.js': FILES['src/theme/BlogLayout/index.js'],
    ...PAGES_WITH_LIST,
  })
  expect(site.findings).toEqual([])
  for (const path of ['/blog', '/blog/2026/02/02/second', '/blog/tags/news'])
    expect(site.html(path)).toContain('<div data-layout="0"><main class="col--9">')
  expect(site.html('/blog/2026/02/02/second')).toContain('<script type="text/plain">{"title":"","items":[]}</script>')
})

test('a doc that a component names, or the configuration for one, is known on every page', () => {
  expect(built.html('/named')).toContain('href="/docs/b#part"')
  expect(built.html('/named')).toMatch(/<a[^>]* href="\/docs\/d"[^>]*>Named in code<\/a>/)
  for (const path of ['/imports', '/docs/a'])
    expect(built.html(path)).toMatch(/<a[^>]* href="\/docs\/c"[^>]*>Named in a list<\/a>/)
})

test.each([
  ['/blog', 'blogPostTitle'],
  ['/blog/2026/01/02/first', 'blogPostTitle'],
  ['/blog/tags', 'blogListHeader'],
  ['/docs/d', 'theme-doc-card-heading'],
])('%s has the styles of the parts in those of the site: %s', (path, name) => {
  const html = built.html(path)
  expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`))
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => built.read(href))
  // The rule of the part, not those of the base styles that change it.
  expect(sheets.join('\n')).toMatch(new RegExp(`[{}]\\.${name}\\{`))
})
