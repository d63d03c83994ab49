// A site with every kind of page and every part of the shell, small enough to be built for one test file.
import {configFile, type FileMap} from './site.ts'

/** One page of each kind, by what it is. */
export const KINDS_OF_PAGE = {
  home: '/',
  'a plain page': '/about',
  'a doc': '/docs/',
  'a doc with many parts': '/docs/parts',
  'a category’s own list': '/docs/category/deep',
  'all tags of the docs': '/docs/tags',
  'a tag of the docs': '/docs/tags/parts',
  'the list of posts': '/notes',
  'a post': '/notes/first',
  'the archive': '/notes/archive',
  'all tags of the posts': '/notes/tags',
  'a tag of the posts': '/notes/tags/plans',
  'all authors': '/notes/authors',
  'an author': '/notes/authors/ada',
  'the search page': '/search?q=square',
  'the not-found page': '/no-such-page',
} as const

const picture = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200"><rect width="300" height="200" fill="${colour}"/></svg>`

const PARTS = `---
tags: [parts]
description: Everything that text can hold.
---

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Parts

![A red square](./red.svg)

<Tabs groupId="os"><TabItem value="a" label="Apples">Sweet.</TabItem><TabItem value="p" label="Pears">Soft.</TabItem></Tabs>

<details><summary>More about it</summary>The hidden part.</details>

\`\`\`js title="square.js"
const square = (side) => side * side // square
\`\`\`

:::warning
Mind the corners.
:::

| Side | Area |
| ---: | ---: |
| 2    | 4    |

${Array.from({length: 12}, (_, at) => `## Part ${at + 1}\n\nText about part ${at + 1} of the square.\n`).join('\n')}`

const POST = (title: string, date: string) => `---
title: ${title}
date: ${date}
authors: [ada]
tags: [plans]
---

What we agreed on.

<!-- truncate -->

And why.
`

const NAVBAR = `{
  title: 'Book',
  logo: {src: 'img/icon.svg', alt: 'Book'},
  items: [
    {type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Guide'},
    {to: '/notes', label: 'Notes'},
    {label: 'More', items: [{to: '/docs/deep/c', label: 'C by menu'}, {to: '/about', label: 'About'}, {href: 'https://e.com', label: 'Elsewhere'}]},
    {type: 'docsVersion', position: 'right', label: 'This version'},
    {type: 'localeDropdown', position: 'right'},
  ],
}`

const FOOTER = `{
  style: 'dark',
  links: [{title: 'Book', items: [{label: 'Start', to: '/docs/'}, {label: 'Elsewhere', href: 'https://e.com'}]}],
  copyright: 'Copyright 2023',
}`

const PLUGINS = `docs(), pages(), imageZoom(), ['search', {blogRouteBasePath: ['notes'], indexBlog: true}], blog({
  path: 'notes', routeBasePath: 'notes', blogTitle: 'Notes', blogDescription: 'What we agreed on.', blogSidebarCount: 'ALL',
})`

/** @param more Fields of `themeConfig` besides the navbar, the footer and the announcement. */
export function shellSite(more = ''): FileMap {
  const fields = `favicon: 'img/icon.svg', tagline: 'All of it', i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {en: {htmlLang: 'en-GB'}}},
    themeConfig: {
      navbar: ${NAVBAR}, footer: ${FOOTER}, image: 'img/icon.svg',
      announcementBar: {id: 'news', content: 'We have <a href="/about">news</a>.'},
      docs: {sidebar: {hideable: true}}, zoom: {}, ${more}
    },`
  return {
    'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'
import {imageZoom} from 'quire-docs/plugins/image-zoom'
${configFile(`bundler: 'rspack', ${fields}`, PLUGINS)}`,
    'static/img/icon.svg': picture('#216e4a'),
    'src/pages/index.jsx': `import Layout from '@theme/Layout'
import Link from '@docusaurus/Link'
export default function Home() {
  return <Layout title="Home" description="Where it begins."><main className="container"><h1>Book</h1><Link to="/docs/">Read</Link></main></Layout>
}
`,
    'src/pages/crash.jsx': `import Layout from '@theme/Layout'
import {useState} from 'react'
export default function Crash() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('The mill stands still.', {cause: new Error('No water.')})
  return <Layout title="Crash"><main className="container"><h1>Crash</h1><button onClick={() => setBroken(true)}>Break it</button></main></Layout>
}
`,
    'src/pages/about.md': '---\ndescription: Who we are.\n---\n\n# About\n\nText about us.\n\n## Who\n\nWe.\n',
    'docs/index.md':
      '---\ndescription: The first page.\n---\n\n# Start\n\nText. See [parts](./parts.mdx).\n\n## One\n\nText.\n',
    'docs/parts.mdx': PARTS,
    'docs/red.svg': picture('#c82828'),
    'docs/deep/_category_.json':
      '{"label": "Deep", "link": {"type": "generated-index", "description": "All that is deep."}}',
    'docs/deep/c.md': '# C page\n\nText.\n',
    'docs/deep/d.md': '# D page\n\nText.\n',
    'docs/plain/e.md': '---\ntags: [parts, other]\n---\n\n# E page\n\nText.\n',
    'notes/authors.yml': 'ada:\n  name: Ada Byron\n  title: Search\n  image_url: /img/icon.svg\n  page: true\n',
    'notes/first.md': POST('First round', '2025-03-01'),
    'notes/second.md': POST('Second round', '2026-03-01'),
  }
}
