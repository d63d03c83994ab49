// Parts of the theme that a site has as Docusaurus 3.10 has them: under its names, with its props. One build.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, expect, test} from 'vitest'
import {program} from '../support/program.ts'
import {type BuiltSite, buildSite} from '../support/site.ts'

/** Names of the parts of the themes of 3.10: classic, live-codeblock, mermaid and search-algolia. */
const NAMES: readonly string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/docusaurus/theme-names.json'), 'utf8'),
)

const wrap = (name: string, before: string): string => `import Original from '@theme-original/${name}'
import Head from '@docusaurus/Head'
export default function Wrapped(props) { return <>${before}<Original {...props} /></> }
`

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'Site', url: 'https://example.com', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {sidebarPath: 'sidebars.js', rehypePlugins: [require('./mark-pre.js')]}}]],
  themeConfig: {prism: {additionalLanguages: ['elixir']}, blog: {sidebar: {groupByYear: true}}, algolia: {appId: 'A', apiKey: 'k', indexName: 'i'}},
}`,
  'sidebars.js':
    "module.exports = {main: ['a', 'b', 'c', {type: 'category', label: 'Cat', link: {type: 'generated-index', slug: 'cat'}, items: ['d']}]}",
  'docs/a.md': '---\ntags: [x]\n---\n\n# A\n\n## Part\n\nText.',
  'docs/b.mdx': '# B\n\n- one\n- two\n',
  'docs/d.md': '# D\n\nText.\n',
  'blog/authors.yml': 'ann: {name: Ann, page: true}\n',
  'blog/2026-01-02-post.md': '---\nauthors: ann\ntags: [news]\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n\nMore.',
  'src/pages/plain.md': '---\ntitle: Plain\n---\n\nText.',
  'src/theme/DocsRoot/index.jsx': `import Layout from '@theme/Layout'
import renderRoutes from '@docusaurus/renderRoutes'
export default function DocsRoot(props) { return <Layout wrapperClassName="own-docs">{renderRoutes(props.route.routes)}</Layout> }
`,
  'src/theme/DocVersionRoot/index.jsx': `import SearchMetadata from '@theme/SearchMetadata'
import {DocsVersionProvider, getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client'
import renderRoutes from '@docusaurus/renderRoutes'
export default function DocVersionRoot({version, route}) {
  return <DocsVersionProvider version={version}>
    <SearchMetadata version={version.version} tag={getDocsVersionSearchTag(version.pluginId, version.version)} />
    {renderRoutes(route.routes)}
  </DocsVersionProvider>
}
`,
  'src/theme/DocRoot/index.jsx': `import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client'
import DocRootLayout from '@theme/DocRoot/Layout'
export default function DocRoot(props) {
  const {docElement, sidebarName, sidebarItems} = useDocRootMetadata(props)
  return <DocsSidebarProvider name={sidebarName} items={sidebarItems}><DocRootLayout>{docElement}</DocRootLayout></DocsSidebarProvider>
}
`,
  'src/theme/DocRoot/Layout/Sidebar/index.jsx': `import DocSidebar from '@theme/DocSidebar'
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton'
import {useLocation} from '@docusaurus/router'
export default function Sidebar({sidebar, hiddenSidebarContainer, setHiddenSidebarContainer}) {
  const toggle = () => setHiddenSidebarContainer((value) => !value)
  return <aside data-hidden={String(hiddenSidebarContainer)}>
    <DocSidebar sidebar={sidebar} path={useLocation().pathname} onCollapse={toggle} isHidden={hiddenSidebarContainer} />
    <ExpandButton toggleSidebar={toggle} />
  </aside>
}
`,
  'src/theme/DocSidebar/index.jsx': wrap(
    'DocSidebar',
    '<i data-path={props.path}>{props.sidebar.map(({label}) => label).join()}</i>',
  ),
  'src/theme/DocItem/Metadata/index.jsx': wrap('DocItem/Metadata', '<Head><meta name="part" content="doc" /></Head>'),
  'src/theme/BlogPostPage/Metadata/index.jsx': wrap(
    'BlogPostPage/Metadata',
    '<Head><meta name="part" content="post" /></Head>',
  ),
  'src/theme/BlogPostPage/StructuredData/index.jsx': `import Head from '@docusaurus/Head'
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client'
export default function StructuredData() {
  return <Head><script type="application/ld+json">{JSON.stringify({...useBlogPostStructuredData(), headline: 'Own post'})}</script></Head>
}
`,
  'src/theme/BlogListPage/StructuredData/index.jsx': `import Head from '@docusaurus/Head'
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client'
export default function StructuredData(props) {
  return <Head><script type="application/ld+json">{JSON.stringify({...useBlogListPageStructuredData(props), headline: 'Own list'})}</script></Head>
}
`,
  'src/theme/SiteMetadata/index.jsx': wrap('SiteMetadata', '<Head><meta name="site" content="mine" /></Head>'),
  'src/theme/Heading/index.jsx': wrap('Heading', '<i data-heading={props.as + props.children} />'),
  'src/theme/SearchMetadata/index.jsx': wrap(
    'SearchMetadata',
    "<Head><meta name={'own' + Object.keys(props).sort()} content={Object.values(props).sort().join()} /></Head>",
  ).replace('<Original {...props} />', "{props.tag !== 'default' && <Original {...props} />}"),
  'src/theme/ThemeProvider/index.jsx': wrap('ThemeProvider', '<b data-provider="" />'),
  'src/theme/ThemeProvider/TitleFormatter/index.jsx': `import {TitleFormatterProvider} from '@docusaurus/theme-common/internal'
export default function TitleFormatter({children}) {
  return <TitleFormatterProvider formatter={({title, siteTitle}) => title + ' at ' + siteTitle}>{children}</TitleFormatterProvider>
}
`,
  'src/theme/TOCCollapsible/CollapseButton/index.jsx': `export default function CollapseButton({collapsed, className, ...props}) {
  return <button type="button" data-collapsed={String(collapsed)} {...props}>Contents</button>
}
`,
  'src/pages/marks.mdx':
    '# Marks\n\n:::tip\n\nOne.\n\n:::\n\n:::note[Two]\n\nText.\n\n:::\n\n:::danger\n\nThree.\n\n:::\n',
  'src/theme/Admonition/Icon/Tip.jsx':
    'export default function IconTip(props) { return <svg viewBox="0 0 1 1" data-icon="mine" {...props} /> }',
  'src/theme/Admonition/Type/Note.jsx': `import clsx from 'clsx'
import AdmonitionLayout from '@theme/Admonition/Layout'
import IconNote from '@theme/Admonition/Icon/Note'
const defaults = {icon: <IconNote className="big" style={{width: '2em'}} />, title: 'note'}
export default function Note(props) {
  return <AdmonitionLayout {...defaults} {...props} className={clsx('alert alert--secondary mine', props.className)}>{props.children}</AdmonitionLayout>
}
`,
  'src/theme/BlogArchivePage/index.jsx': `import Layout from '@theme/Layout'
export default function Archive({archive}) {
  return <Layout title="All">{archive.blogPosts.map(({metadata}) => <a key={metadata.permalink} href={metadata.permalink}>{metadata.date.slice(0, 4)}: {metadata.title}</a>)}</Layout>
}
`,
  'docs/c.mdx': '# C\n\n```quirelang title="x"\nsay 12\n```\n\n```javascript\nshout(1)\n```\n',
  // Properties that a plugin gives to elements reach the parts that stand for them.
  'mark-pre.js': `module.exports = () => (tree) => {
  for (const {tagName, properties, children} of tree.children)
    if (tagName === 'pre') Object.assign(properties, {'data-meta': String(children[0].data?.meta), dataLongName: 'x', hidden: true, className: ['a', 'b']})
}
`,
  'src/theme/MDXComponents/Pre.jsx':
    'export default function Pre({children, ...props}) { return <div data-pre="" {...props} data-given={JSON.stringify(props)}>{children}</div> }',
  'src/theme/prism-include-languages.js': `import siteConfig from '@generated/docusaurus.config'
import own from './own-language'
import './own-language.css'
export default function prismIncludeLanguages(PrismObject) {
  const {themeConfig: {prism: {additionalLanguages}}} = siteConfig
  globalThis.Prism = PrismObject
  additionalLanguages.forEach((lang) => require(\`prismjs/components/prism-\${lang}\`))
  require('prismjs/components/prism-ruby')
  delete globalThis.Prism
  PrismObject.languages.quirelang = own
  PrismObject.languages.insertBefore('javascript', 'keyword', {'own-word': /\\bshout\\b/})
}
`,
  'src/theme/own-language.css': '.token.own-word { color: rgb(1, 2, 3); }\n',
  'src/theme/own-language.js': "export default {'own-word': /\\bsay\\b/, number: /\\d+/}",
  // Left over from earlier versions of Docusaurus, which this one does not know.
  'package.json': JSON.stringify({dependencies: {'@docusaurus/core': '3.10.2'}}),
  'src/theme/BlogPostItem/Header/Author/index.jsx': 'export default function Author() { return null }',
  'src/theme/DocPage/index.jsx': 'export default function DocPage() { return null }',
  'src/pages/reference.jsx': `import Layout from '@theme/Layout'
import DocSidebar from '@theme/DocSidebar'
const links = ['/reference#one', '/reference?all#two', '/docs/b'].map((href) => ({type: 'link', label: href, href}))
const items = [{type: 'category', label: 'Types', collapsible: true, collapsed: true, items: links}, ...links]
export default function Reference() { return <Layout><DocSidebar sidebar={items} path="/reference" /><p id="one" /><p id="two" /></Layout> }
`,
  'src/theme/MDXComponents/Ul.jsx': 'export default function Ul(props) { return <ul {...props} data-mine="" /> }',
}

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite(FILES)
}, 180_000)

test('every name of the themes can be replaced', async () => {
  const {listThemeParts} = await program()
  const own = new Set((await listThemeParts()).map(({name}) => name))
  const files = /(?:Types|utils)$/
  expect(NAMES.filter((name) => !own.has(name) && !files.test(name))).toEqual([])
})

test('the site builds without a word, but for parts that have no use any more', () => {
  expect(site.findings).toEqual([
    // The package of the search service is not installed here.
    expect.stringMatching(/^warning search-algolia\/missing-package /),
    'warning bundle/unused-part src/theme/BlogPostItem/Header/Author/index.jsx',
    'warning bundle/unused-part src/theme/DocPage/index.jsx',
  ])
})

test('docs are inside of the roots that the site has', () => {
  const html = site.html('/docs/a')
  expect(html).toMatch(/class="[^"]*\bown-docs\b.*<aside data-hidden="false"><i data-path="\/docs\/a">A,B,C,Cat<\/i>/s)
  expect(html).toContain('theme-doc-sidebar-menu')
  expect(html.match(/<nav [^>]*theme-layout-navbar/g)).toHaveLength(1)
  expect(html).toContain('<meta name="docusaurus_tag" content="docs-default-current"')
  expect(site.html('/docs/tags/x')).toMatch(/own-docs.*One doc tagged/s)
})

test('links of a sidebar to places on the shown page are not the page, and a category leads to the first', () => {
  const html = site.html('/reference')
  expect(html).toMatch(
    /<li class="[^"]*menu__list-item--collapsed[^"]*"><div class="[^"]*"><a class="[^"]*" href="\/reference#one"[^>]*><span[^>]*>Types</,
  )
  expect(html).toContain('>/reference?all#two<')
  expect(html).not.toContain('aria-current')
})

test('types and icons of admonitions are those of the site', () => {
  const html = site.html('/marks')
  expect(html).toMatch(/admonitionIcon_"><svg viewBox="0 0 1 1" data-icon="mine"><\/svg><\/span>tip/)
  expect(html).toMatch(
    /alert--secondary mine"><div class="admonitionHeading_">.*admonition-icon-note big" style="width:2em"><\/span><\/span>Two/,
  )
  expect(html).toMatch(/alert alert--danger".*admonition-icon-danger"><\/span><\/span>danger/)
})

test('the archive has its posts as they are there', () => {
  expect(site.html('/blog/archive').replaceAll('<!-- -->', '')).toContain('">2026: Post</a>')
})

test('titles have the form of the site’s own formatter', () => {
  for (const [path, title] of [
    ['/docs/a', 'A at Site'],
    ['/plain', 'Plain at Site'],
    ['/docs/tags', 'Tags at Site'],
    // Without a title of its own, there is nothing to form.
    ['/reference', 'Site'],
  ] as const) {
    expect(site.html(path)).toMatch(new RegExp(`<title[^>]*>${title}</title>`))
    expect(site.html(path).match(/<title/g)).toHaveLength(1)
    expect(site.html(path)).toContain(`<meta property="og:title" content="${title}"`)
  }
})

test('what a part writes into the head is there, in place of what the build says of the same', () => {
  expect(site.html('/docs/a')).toContain('<meta name="part" content="doc"')
  expect(site.html('/plain')).toContain('<meta name="site" content="mine"')
  expect(site.html('/plain')).toContain('data-provider')
  const post = site.html('/blog/2026/01/02/post')
  expect(post).toContain('<meta name="part" content="post"')
  expect(post.match(/"@type":"BlogPosting"/g)).toHaveLength(1)
  expect(post).toContain('"headline":"Own post"')
  expect(site.html('/blog').match(/"@type":"Blog"/g)).toHaveLength(1)
  expect(site.html('/blog')).toContain('"headline":"Own list"')
})

test('parts of content and of its contents are used', () => {
  expect(site.html('/docs/a')).toContain('<button type="button" data-collapsed="true"')
  expect(site.content('/docs/b')).toContain('<ul data-mine="">')
})

test('code has the languages that the site’s own function teaches, and the element around it', () => {
  const content = site.content('/docs/c')
  const given = {'data-meta': 'title="x"', 'data-long-name': 'x', hidden: true, className: 'a b'}
  expect(content.replaceAll('&quot;', '"')).toContain(`data-given="${JSON.stringify(given)}"`)
  expect(content).toMatch(/data-pre="".*token own-word">say<\/span> <span class="token number">12/s)
  expect(content).toContain('token own-word">shout')
  const sheets = site.files().filter((file) => /^assets\/.*\.css$/.test(file))
  expect(sheets.map((file) => site.read(file)).join('')).toMatch(/\.token\.own-word\s*\{/)
})

test('titles are headings of the site, where they are headings in Docusaurus', () => {
  const titles = (path: string): string[] =>
    [...site.html(path).matchAll(/<i data-heading="([^"]*)"/g)].map(([, text = '']) => text)
  expect(titles('/404')).toEqual(['h1[object Object]'])
  expect(titles('/docs/tags')).toEqual(['h1Tags', 'h2X'])
  expect(titles('/docs/tags/x')).toEqual(['h1One doc tagged with &quot;x&quot;', 'h2A'])
  // The heading is in the link, as there.
  expect(site.html('/docs/tags/x')).toMatch(/<a href="\/docs\/a"[^>]*><i data-heading="h2A"><\/i><h2>A<\/h2><\/a>/)
  expect(site.html('/blog/authors')).toMatch(
    /<a href="\/blog\/authors\/ann"[^>]*><i data-heading="h2Ann"><\/i><h2[^>]* translate="no"[^>]*>Ann<\/h2><\/a>/,
  )
  // A card has an icon and a name.
  expect(titles('/docs/cat')).toEqual(['h1Cat', 'h2[object Object]'])
  expect(titles('/blog/tags')).toEqual(['h32026', 'h1Tags', 'h2N'])
  expect(titles('/blog/tags/news')).toEqual(['h32026', 'h1One post tagged with &quot;news&quot;'])
  expect(titles('/blog/authors')).toEqual(['h32026', 'h1Authors', 'h2Ann'])
  expect(titles('/blog/authors/ann')).toEqual(['h32026', 'h1Ann'])
})

test('what search services read is what the site’s own part makes of it', () => {
  const own = (path: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...site.html(path).matchAll(/<meta name="own([^"]*)" content="([^"]*)"/g)].map(([, to = '', text = '']) => [
        to,
        text,
      ]),
    )
  const onAll = {'locale,tag': 'default,en'}
  expect(own('/plain')).toEqual(onAll)
  expect(own('/blog/2026/01/02/post')).toEqual(onAll)
  const ofVersion = {...onAll, 'tag,version': 'current,docs-default-current'}
  expect(own('/docs/a')).toEqual(ofVersion)
  expect(own('/docs/cat')).toEqual(ofVersion)
  expect(own('/docs/tags')).toEqual({...ofVersion, tag: 'doc_tags_list'})
  expect(own('/docs/tags/x')).toEqual({...ofVersion, tag: 'doc_tag_doc_list'})
  expect(own('/blog')).toEqual({...onAll, tag: 'blog_posts_list'})
  expect(own('/blog/tags')).toEqual({...onAll, tag: 'blog_tags_list'})
  expect(own('/blog/tags/news')).toEqual({...onAll, tag: 'blog_tags_posts'})
  expect(own('/blog/authors')).toEqual({...onAll, tag: 'blog_authors_list'})
  expect(own('/blog/authors/ann')).toEqual({...onAll, tag: 'blog_authors_posts'})
  // The original, inside of it, has its own as well.
  const known = (path: string) => site.html(path).match(/(?<=<meta name=")(?:docusaurus|docsearch)[^>]*(?=" data)/g)
  expect(known('/blog')).toEqual([
    'docusaurus_tag" content="blog_posts_list',
    'docsearch:docusaurus_tag" content="blog_posts_list',
  ])
  // Where the part leaves the original out, nothing is said in its place.
  expect(known('/plain')).toBe(null)
})
