// Texts of the program in another language: a site whose own words are Greek, with messages in letters of full width. What
// is left in Latin letters is a text of ours that cannot be translated.
import {beforeAll, expect, test} from 'vitest'
import {loadSourceMessages} from '../../src/node/config/own-messages.ts'
import {type BuiltSite, buildSite, configFile, type FileMap} from '../support/site.ts'

const widen = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    )
    .join('')

const MESSAGES = Object.fromEntries(
  Object.entries(loadSourceMessages()).map(([id, {message}]) => [id, {message: widen(message)}]),
)

const PARTS = `---
tags: [άλφα]
description: Λίγα
last_update: {author: Άδα, date: 2024-05-06}
---

# Μέρη

Σημείωση[^1] και άλλη[^2], ξανά[^1].

[^1]: Κάτω.
[^2]: Πιο κάτω.

- [x] Έγινε
- [ ] Όχι

## Μέρος \`κ\`

:::note
Α
:::

:::tip
Α
:::

:::info
Α
:::

:::warning
Α
:::

:::danger
Α
:::

:::caution
Α
:::

<details><summary>Α</summary>Β</details>

\`\`\`js title="α.β"
1
\`\`\`

| α | β |
| - | - |
| 1 | 2 |

[Έξω](https://1.example/)

![Εικόνα](./α.svg)

## Δεύτερο
`

const MODULE = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import DocCardList from '@theme/DocCardList'

<Tabs>
<TabItem value="1">

Α[^3]

</TabItem>
<TabItem value="2">

## Μέρος {1}

- [x] Έγινε {2}

</TabItem>
</Tabs>

<DocCardList />

<details>

Γ

</details>

[^3]: Κάτω {3}.
`

const post = (at: number): string => `---
title: Νέο ${at}
date: 2024-05-0${at}
authors: [1]
tags: [βήτα]
description: Λίγα
---

Α

{/* truncate */}

Β
`

const FILES: FileMap = {
  'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'
import {search} from 'quire-docs/plugins/search'
${configFile(
  `bundler: 'rspack', favicon: 'α.svg', i18n: {defaultLocale: 'el', locales: ['el']}, themeConfig: {
    announcementBar: {content: 'Νέα', isCloseable: true},
    docs: {sidebar: {hideable: true}},
    navbar: {title: 'Βιβλίο', items: [{type: 'docsVersionDropdown'}, {type: 'localeDropdown'}, {type: 'search'}, {href: 'https://1.example/', label: 'Έξω'}]},
    footer: {copyright: '©', links: [{title: 'Α', items: [{label: 'Έξω', href: 'https://1.example/'}]}]},
  }`,
  `docs({sidebarPath: './sidebars.json', editUrl: 'https://1.example', showLastUpdateAuthor: true, showLastUpdateTime: true, onInlineTags: 'ignore'}),
   blog({blogTitle: 'Νέα', blogDescription: 'Νέα', blogSidebarTitle: 'Νέα', postsPerPage: 1, onInlineTags: 'ignore'}),
   pages(), search()`,
)}`.replace("title: 'Test'", "title: 'Βιβλίο', tagline: 'Α'"),
  'sidebars.json': JSON.stringify({
    1: [
      '1',
      {
        type: 'category',
        label: 'Κεφάλαιο',
        link: {type: 'generated-index', title: 'Κεφάλαιο', description: 'Α'},
        items: ['2', '3'],
      },
    ],
  }),
  'static/α.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'docs/α.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'docs/1.md': PARTS,
  'docs/2.mdx': `# Δύο\n\n${MODULE}`,
  'docs/3.md': '---\nunlisted: true\ntags: [άλφα]\ndescription: Α\n---\n\n# Τρία\n\nΑ\n',
  'versions.json': '["2", "1"]',
  ...Object.fromEntries(
    ['1', '2'].flatMap((name) => [
      [`versioned_docs/version-${name}/1.md`, '# Μέρη\n\nΑ\n'],
      [`versioned_docs/version-${name}/2.md`, '# Δύο\n\nΑ\n'],
    ]),
  ),
  'blog/authors.yml': '1:\n  name: Άδα\n  page: true\n',
  'blog/1.mdx': post(1),
  'blog/2.mdx': post(2),
  'blog/3.mdx': post(3),
  'src/pages/index.md': '---\ntitle: Αρχή\ndescription: Α\n---\n\nΑ\n',
  'i18n/el/code.json': JSON.stringify(MESSAGES),
}

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite(FILES)
})

/** Feeds go by the names of their formats. */
const FEED = /^RSS$| (?:RSS|Atom|JSON) Feed$/

/** What a page shows or says to those who have it read to them. */
function textsOf(html: string): readonly string[] {
  const shown = html.replace(/<(script|style|template|code)\b.*?<\/\1>/gs, '')
  const labels = [...shown.matchAll(/ (?:aria-label|title|alt|placeholder|summary)="([^"]*)"/g)].map(([, text]) => text)
  const head = [...shown.matchAll(/<meta name="description" content="([^"]*)"/g)].map(([, text]) => text)
  const texts = [...shown.matchAll(/>([^<]+)</g)].map(([, text]) => text)
  return [...labels, ...head, ...texts].map((text = '') => text.replace(/&\w+;/g, ' ').trim())
}

test('no page has a text of ours that is not translated', () => {
  expect(site.findings).toEqual([])
  const pages = site.files().filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(20)
  const left = new Map<string, string>()
  for (const page of pages)
    for (const text of textsOf(site.read(page))) if (/[a-z]{2}/i.test(text.replace(FEED, ''))) left.set(text, page)
  expect(Object.fromEntries(left)).toEqual({})
})
