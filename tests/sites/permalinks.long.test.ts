// Permalinks in the data of pages are as Docusaurus has them, whatever "trailingSlash" says; links and routes follow it.
import {expect, test} from 'vitest'
import {type BuiltSite, createSite} from '../support/site.ts'

const SHOW = `import React from 'react'
export const Show = ({as, value}) => <pre data-as={as}>{JSON.stringify(value)}</pre>
`

const part = (name: string, code: string) => `import React from 'react'
import Part from '@theme-original/${name}'
import {Show} from '@site/src/show'
${code}`

const siteOf = (trailingSlash: boolean | undefined) =>
  createSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/base/', bundler: 'rspack',
  trailingSlash: ${trailingSlash},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: {onUntruncatedBlogPosts: 'ignore', postsPerPage: 1}}]],
  plugins: ['./plugin.js'],
  themeConfig: {navbar: {items: [{type: 'doc', docId: 'guide/b', label: 'Bee'}]}},
}`,
    'sidebars.js': `module.exports = {side: [{type: 'category', label: 'Guide', link: {type: 'doc', id: 'guide/index'},
  items: ['guide/b', {type: 'category', label: 'More', link: {type: 'generated-index', slug: '/more'}, items: ['c']}]}]}`,
    'docs/guide/index.md': '---\ntags: [one]\n---\n\n# Guide\n',
    'docs/guide/b.md': '# B\n',
    'docs/c.md': '# C\n',
    'blog/2026-01-01-old.md': '---\ntags: [one]\n---\n\n# Old\n',
    'blog/2026-01-02-new.md': '# New\n',
    'src/pages/page.md': '# Page\n',
    'src/pages/react.jsx': 'export default () => <p>React</p>',
    'src/pages/folder/index.jsx': 'export default () => <p>Folder</p>',
    'plugin.js': `const {writeFileSync} = require('node:fs')
module.exports = ({outDir}) => ({name: 'own', allContentLoaded({allContent}) {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs'].default
  const {blogPosts} = allContent['docusaurus-plugin-content-blog'].default
  const all = [...loadedVersions[0].docs, ...blogPosts.map(({metadata}) => metadata), ...allContent['docusaurus-plugin-content-pages'].default]
  writeFileSync(outDir + '/permalinks.json', JSON.stringify(all.map(({permalink}) => permalink).sort()))
}})`,
    'src/show.jsx': SHOW,
    'src/theme/DocItem/Layout/index.jsx': part(
      'DocItem/Layout',
      `import {useActiveDocContext, useAllDocsData, useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client'
export default function Layout(props) {
  const {permalink, previous, next, tags} = useDoc().metadata
  const {activeDoc, alternateDocVersions} = useActiveDocContext()
  const [version] = useAllDocsData().default.versions
  return <>
    <Show as="doc" value={[permalink, previous?.permalink, next?.permalink, tags.map((tag) => tag.permalink)]} />
    <Show as="active" value={[activeDoc.path, alternateDocVersions.current.path, version.path, version.sidebars.side.link.path]} />
    <Show as="trail" value={useSidebarBreadcrumbs().map(({href}) => href)} />
    <Part {...props} />
  </>
}`,
    ),
    'src/theme/DocCategoryGeneratedIndexPage/index.jsx': part(
      'DocCategoryGeneratedIndexPage',
      `export default function Page(props) {
  const {permalink, navigation} = props.categoryGeneratedIndex
  return <><Show as="category" value={[permalink, navigation.previous.permalink]} /><Part {...props} /></>
}`,
    ),
    'src/theme/BlogPostPage/index.jsx': part(
      'BlogPostPage',
      `export default function Page(props) {
  const {permalink, nextItem, tags} = props.content.metadata
  return <><Show as="post" value={[permalink, nextItem?.permalink, tags.map((tag) => tag.permalink)]} /><Part {...props} /></>
}`,
    ),
    'src/theme/BlogListPage/index.jsx': part(
      'BlogListPage',
      `export default function Page(props) {
  const {permalink, nextPage} = props.metadata
  return <><Show as="list" value={[permalink, nextPage]} /><Part {...props} /></>
}`,
    ),
    'src/theme/MDXPage/index.jsx': part(
      'MDXPage',
      `export default function Page(props) {
  return <><Show as="page" value={props.content.metadata.permalink} /><Part {...props} /></>
}`,
    ),
  })

const shown = (built: BuiltSite, path: string, as: string): unknown => {
  const [, text = ''] = new RegExp(`<pre data-as="${as}">([^<]*)</pre>`).exec(built.html(path)) ?? []
  return JSON.parse(text.replaceAll('&quot;', '"'))
}

test.each([true, false, undefined])('with trailingSlash: %s', async (trailingSlash) => {
  const built = await siteOf(trailingSlash).build({minify: false})
  expect(built.errors).toEqual([])
  expect(shown(built, '/docs/guide/b', 'doc')).toEqual([
    '/base/docs/guide/b',
    '/base/docs/guide/',
    '/base/docs/more',
    [],
  ])
  expect(shown(built, '/docs/guide', 'doc')).toEqual([
    '/base/docs/guide/',
    null,
    '/base/docs/guide/b',
    ['/base/docs/tags/one'],
  ])
  expect(shown(built, '/docs/guide/b', 'active')).toEqual([
    '/base/docs/guide/b',
    '/base/docs/guide/b',
    '/base/docs',
    '/base/docs/guide/',
  ])
  expect(shown(built, '/docs/c', 'trail')).toEqual(['/base/docs/guide/', '/base/docs/more', '/base/docs/c'])
  expect(shown(built, '/docs/more', 'category')).toEqual(['/base/docs/more', '/base/docs/guide/b'])
  expect(shown(built, '/blog/2026/01/02/new', 'post')).toEqual([
    '/base/blog/2026/01/02/new',
    '/base/blog/2026/01/01/old',
    [],
  ])
  expect(shown(built, '/blog', 'list')).toEqual(['/base/blog', '/base/blog/page/2'])
  expect(shown(built, '/page', 'page')).toBe('/base/page')
  expect(JSON.parse(built.read('permalinks.json'))).toEqual([
    '/base/blog/2026/01/01/old',
    '/base/blog/2026/01/02/new',
    '/base/docs/c',
    '/base/docs/guide/',
    '/base/docs/guide/b',
    '/base/folder/',
    '/base/page',
    '/base/react',
  ])
})

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/base\/(?:docs|blog)[^"#]*)"/g)].map(([, href = '']) => href)

const matchOf = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]

test.each([true, false])(
  'links, feeds and what search engines read follow trailingSlash: %s',
  async (trailingSlash) => {
    const built = await siteOf(trailingSlash).build({minify: false})
    const end = trailingSlash ? '/' : ''
    const html = built.html('/docs/guide/b')
    expect(linksOf(html)).toEqual(expect.arrayContaining([`/base/docs/guide/b${end}`, `/base/docs/more${end}`]))
    for (const path of ['/docs/guide/b', '/docs/more', '/blog', '/blog/2026/01/02/new'])
      expect(linksOf(built.html(path)).filter((href) => href.endsWith('/') !== trailingSlash)).toEqual([])
    const doc = `https://t.example/base/docs/guide/b${end}`
    const post = `https://t.example/base/blog/2026/01/01/old${end}`
    expect(matchOf(html, /rel="canonical" href="([^"]*)"/)).toBe(doc)
    expect(matchOf(html, /"name":"B","item":"([^"]*)"/)).toBe(doc)
    expect(matchOf(built.html('/blog/2026/01/01/old'), /"@id":"([^"]*\/old[^"]*)"/)).toBe(post)
    expect(matchOf(built.read('blog/rss.xml'), /<link>([^<]*old[^<]*)<\/link>/)).toBe(post)
    expect(matchOf(built.read('sitemap.xml'), /<loc>([^<]*guide\/b[^<]*)<\/loc>/)).toBe(doc)
  },
)
