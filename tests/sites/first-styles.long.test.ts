// Which pages of a site have in their text the rules that their first paint needs, and which wait for their style sheets.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {expect, test} from 'vitest'
import {buildSite, configFile} from '../support/site.ts'

test('pages of every language have them, and wait for their sheets where they have styles of their own or need many rules', async () => {
  const many = Array.from(
    {length: 4000},
    (_, at) => `.rule-${at}{margin:${(at * 7919) % 9973}px;color:#${(at * 104729).toString(16)}}`,
  )
  const site = await buildSite({
    'site.config.mjs': configFile(`
      clientModules: ['./src/more.css'],
      i18n: {defaultLocale: 'en', locales: ['en', 'ar']},`),
    'src/more.css': many.join('\n'),
    'docs/plain.md': '# Plain\n\nText.\n',
    'docs/styled.mdx': '# Styled\n\n<style>{`p {color: red}`}</style>\n',
    'docs/many.mdx': '# Many\n\n<p className="rule-1">Text</p>\n',
  })
  const isPainted = (path: string): boolean => site.html(path).includes('<style data-quire-first>')
  for (const path of ['/docs/plain', '/ar/docs/plain']) expect(isPainted(path), path).toBe(true)
  for (const path of ['/docs/styled', '/docs/many', '/ar/docs/many']) {
    expect(isPainted(path), path).toBe(false)
    const html = site.html(path)
    expect(html.indexOf('rel="stylesheet"'), path).toBeLessThan(html.indexOf('<body'))
  }
})

test('pages of a layout share the rules, in at most 7.5 kB, and wait for no sheet but where no script runs', async () => {
  const site = await buildSite({
    'docs/index.md': '# Home\n\nText, `code` and [a link](more.md).\n\n```js\nconst a = 1\n```\n',
    'docs/more.md': '# More\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n',
    'docs/full.md': '# Full\n\n:::tip\n\nAn admonition.\n\n:::\n',
  })
  const styles = (path: string): string => /<style data-quire-first>(.*?)<\/style>/s.exec(site.html(path))?.[1] ?? ''
  expect(styles('/more')).toBe(styles('/'))
  expect(styles('/full')).not.toBe(styles('/'))
  expect(gzipSync(styles('/')).length).toBeLessThan(7500)
  const html = site.html('/')
  const [, file = ''] =
    /<link rel="stylesheet" href="\/([^"]+)" media="print" data-quire-late>\n<style/.exec(html) ?? []
  expect(html).toContain(`<noscript><link rel="stylesheet" href="/${file}"></noscript>`)
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(2)
  expect(readFileSync(join(site.report.outDir, file), 'utf8')).toContain(':hover')
})

test('what most sites have does not give a page the rules of all others', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile(
      "bundler: 'rspack', markdown: {mermaid: true}, themeConfig: {announcementBar: {content: 'News'}}",
      "docs({routeBasePath: '/', sidebarPath: './sidebars.json', editUrl: 'https://git.test/edit', showLastUpdateTime: true})",
    ),
    'sidebars.json': JSON.stringify({docs: [{type: 'heading', label: 'All', icon: 'box'}, 'index', 'drawing']}),
    'docs/index.md': '# Home\n\n```jsx\n<a href={b}>c</a>\n```\n',
    'docs/drawing.md': '# Drawing\n\n```mermaid\ngraph LR\n  A --> B\n```\n',
  })
  expect(site.html('/')).toContain('theme-edit-this-page')
  const rules = (path: string): string => /<style data-quire-first>(.*?)<\/style>/s.exec(site.html(path))?.[1] ?? ''
  expect(rules('/')).toContain('.menuHeading')
  expect(rules('/')).not.toContain('.admonition')
  expect(rules('/drawing')).toContain('.admonition')
  expect(rules('/drawing')).not.toContain('.padding-vert--xs')
})

test('what most sites of Docusaurus have does not, either', async () => {
  const site = await buildSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  themeConfig: {
    navbar: {title: 'T', logo: {src: 'logo.svg'}, items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]},
    footer: {style: 'dark', logo: {src: 'logo.svg', href: '/docs/a'}, copyright: 'C', links: [{title: 'More', items: [{label: 'A', to: '/docs/a'}]}]},
  },
  presets: [['classic', {blog: {showReadingTime: true, editUrl: 'https://git.test/edit'}}]]}\n`,
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
    'docs/a.md': '# A\n\n## Part\n\n```js\nlet a\n```\n',
    'docs/b.md': '# B\n\n:::tip\n\nText.\n\n:::\n',
    'blog/2026-01-02-first.md':
      '---\nauthors: {name: Ada, image_url: https://t.example/ada.png}\ntags: [news]\n---\n\n# First\n\nText.\n',
    'blog/2026-01-03-second.md': '# Second\n\nText.\n',
  })
  expect(site.errors).toEqual([])
  const rules = (path: string): string => /<style data-quire-first>(.*?)<\/style>/s.exec(site.html(path))?.[1] ?? ''
  for (const path of ['/docs/a', '/blog', '/blog/2026/01/02/first']) {
    expect(rules(path), path).toContain('.footer__logo')
    for (const rare of ['.alert', '.padding-vert--xs']) expect(rules(path), path).not.toContain(rare)
  }
  expect(rules('/docs/a')).not.toContain('.avatar')
  expect(rules('/docs/b')).not.toContain('.padding-vert--xs')
})
