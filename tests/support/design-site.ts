// A site that shows every element of the theme, with words that are too long and tables that are too wide: what the tests
// of layout, print, writing direction and contrast look at.
import type {FileMap} from './site.ts'

const LONG_WORD = 'getServerSidePropsWithAuthenticationAndFeatureFlagsAndTelemetryAndRetry'
const ADDRESS = `https://handbook.example/docs/${'a-rather-long-segment/'.repeat(6)}`
const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'success', 'important', 'caution']
const PARAGRAPH =
  'A page that is cached at the edge costs nothing to serve, and a page that is not costs a journey to the origin. We ' +
  'keep the first kind as long as we can, and tell the second kind apart by its cookies.'

const admonitions = KINDS.map((kind) => `:::${kind}\n\nText with \`code\` and [a link](./plain.md).\n\n:::`).join(
  '\n\n',
)

const wideTable = [
  `| ${Array.from({length: 9}, (_, at) => `Column ${at + 1}`).join(' | ')} |`,
  `|${' --- |'.repeat(9)}`,
  ...Array.from(
    {length: 3},
    (_, row) => `| ${Array.from({length: 9}, (_, at) => `row ${row + 1}, a cell ${at}`).join(' | ')} |`,
  ),
].join('\n')

/** One page with everything that Markdown and the theme's components make. */
export const ELEMENTS = `---
title: Every element of a page, with the words that do not fit
description: What the theme can show.
tags: [caching, ${LONG_WORD}]
---

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

${PARAGRAPH} It calls \`${LONG_WORD}\` and links to [another page](./plain.md), to ${ADDRESS} and to ${LONG_WORD}.

## Text of several kinds

**Strong**, *emphasis*, ~~struck~~, \`code\`, [\`code in a link\`](./plain.md), <kbd>Ctrl</kbd> <kbd>K</kbd>, <mark>marked</mark>, <abbr title="what it means">abbr</abbr>, H<sub>2</sub>O, x<sup>2</sup>. A footnote.[^1]

> A quotation, which somebody said.
>
> > And another in it, with \`code\`.

1. first
2. second, which is longer: ${PARAGRAPH}
   - inner
   - inner, too
     - and one more
3. third

- [x] written
- [ ] reviewed

---

### ${LONG_WORD} in a heading

${PARAGRAPH}

#### A heading of the fourth level

${PARAGRAPH}

## Admonitions

${admonitions}

:::tip[A title of its own with \`code\`]

- a list
- in an admonition

\`\`\`ts
const a = 1
\`\`\`

:::

## Code

\`\`\`tsx title="src/components/with-a-title.tsx" showLineNumbers {3}
import {useState} from 'react'
// A comment of the one who wrote it
export function Counter({from = 0}: {readonly from?: number}) {
  const [count, setCount] = useState<number>(from)
  return <button className="counter" onClick={() => setCount(count + 1)}>{\`Count: \${count}\`} {/^a+$/.test('a') ? null : true}</button>
}
\`\`\`

\`\`\`diff
- removed
+ inserted
\`\`\`

\`\`\`css
.button:hover > a[href^='https'] { --size: 1rem; color: #fff !important; }
\`\`\`

\`\`\`bash
npm run build -- --out ${ADDRESS} --flag
\`\`\`

<Tabs groupId="system">
<TabItem value="mac" label="macOS">

\`brew install quire\`

</TabItem>
<TabItem value="linux" label="Linux">Linux</TabItem>
${Array.from({length: 6}, (_, at) => `<TabItem value="s${at}" label="Another system ${at}">System ${at}</TabItem>`).join('\n')}
</Tabs>

<details>
<summary>What is in the box?</summary>

Anything, even \`code\`.

</details>

## Tables

| Market | Currency | Note |
| :----- | -------: | :--: |
| en-gb  |      GBP | \`a\` |
| de-de  |      EUR | ${PARAGRAPH} |

${wideTable}

| Key | Does |
| --- | ---- |
| \`${LONG_WORD}\` | ${PARAGRAPH} |

## Images

![A square](/img/square.svg)

![A wide picture](/img/wide.svg)

[^1]: The text of the footnote.
`

const square = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#7a9"/></svg>`

const DOCS: FileMap = {
  'src/pages/index.md': `# Design\n\n[Documentation](/docs/)\n`,
  'docs/index.md': `---\ntitle: Start\n---\n\n${PARAGRAPH}\n\n## First\n\n${PARAGRAPH}\n`,
  'docs/elements.mdx': ELEMENTS,
  'docs/plain.md': `---\ntitle: A plain page\nunlisted: true\n---\n\n${PARAGRAPH}\n`,
  'docs/group/_category_.json': JSON.stringify({
    label: 'A group whose label is long enough for two lines of the sidebar',
    link: {type: 'generated-index', title: 'A group', description: 'What the group is about.'},
  }),
  'docs/group/one.md': `---\ndescription: ${PARAGRAPH}\ntags: [caching]\n---\n\n# One\n\n${PARAGRAPH}\n`,
  'docs/group/two.mdx': "# Two\n\nimport DocCardList from '@theme/DocCardList'\n\nText.\n\n<DocCardList />\n",
  [`docs/group/${LONG_WORD}.md`]: `# ${LONG_WORD}\n\nText.\n`,
  'docs/group/inner/three.md': '# Three\n\nText.\n',
}

const POSTS: FileMap = {
  'blog/authors.yml':
    'ada:\n  name: Ada Byron\n  title: Writes the notes\n  url: https://e.com\n  image_url: /img/square.svg\n  page: true\n',
  'blog/tags.yml': 'planning:\n  label: Planning\n  description: What comes next.\n',
  'blog/2026-01-02-first.md': `---\nslug: first\ntitle: The first note\nauthors: [ada]\ntags: [planning]\n---\n\n${PARAGRAPH}\n\n<!-- truncate -->\n\n## More\n\n${PARAGRAPH}\n`,
  'blog/2025-03-04-second.md': `---\nslug: second\ntitle: ${LONG_WORD}\ntags: [planning]\n---\n\n${PARAGRAPH}\n\n<!-- truncate -->\n\nMore.\n`,
}

const THEME_CONFIG = `{
  announcementBar: {id: 'a', content: 'The shop is <a href="/docs/">closed</a> on Monday.', isCloseable: true},
  docs: {sidebar: {hideable: true}},
  navbar: {
    title: 'Design',
    logo: {alt: 'A square', src: 'img/square.svg', width: 32, height: 32},
    items: [
      {type: 'doc', docId: 'index', label: 'Documentation'},
      {to: '/blog', label: 'Notes'},
      {label: 'More', items: [{to: '/docs/elements', label: 'Elements'}, {href: 'https://e.com', label: 'Elsewhere'}]},
      {href: 'https://e.com', label: 'Repository', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    links: [
      {title: 'Site', items: [{label: 'Start', to: '/docs/'}, {label: 'Notes', to: '/blog'}]},
      {title: 'More', items: [{label: 'Repository', href: 'https://e.com'}]},
    ],
    copyright: 'Copyright © 2023 Nobody',
  },
}`

/** @param fields Of the configuration, next to those of the site: another `i18n`, `themeConfig` and so on. */
export function designSite(fields = ''): FileMap {
  return {
    'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
import {pages} from 'quire-docs/plugins/pages'
import {search} from 'quire-docs/plugins/search'

export default {
  title: 'Design', url: 'https://test.example', baseUrl: '/', favicon: 'img/square.svg',
  plugins: [
    docs({editUrl: 'https://e.com/edit/', onInlineTags: 'ignore', versions: {current: {banner: 'unreleased', badge: true}}}),
    blog({blogTitle: 'Notes', blogDescription: 'What we said'}),
    pages(),
    search({indexPages: true}),
  ],
  themeConfig: ${THEME_CONFIG},
  ${fields}
}
`,
    'static/img/square.svg': square(64, 64),
    'static/img/wide.svg': square(2400, 400),
    ...DOCS,
    ...POSTS,
  }
}
