// What cards say of docs, wherever they are shown: in the text of a doc, by a part of it, or by a component of the site.
import {expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const DOCS = {
  'docs/guide/index.mdx':
    "# Guide\n\nBegins here.\n\nimport DocCardList from '@theme/DocCardList'\n\n<DocCardList />\n",
  'docs/guide/a.md': '# A\n\nWords of A.\n',
  'docs/guide/deep/b.md': '---\ndescription: Words of B.\n---\n\n# B\n\nText.\n',
  'docs/guide/deep/c.md': '# C\n\nWords of C.\n',
}

const CONFIG = {
  'docusaurus.config.js': `module.exports = {
  title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', presets: [['classic', {blog: false}]],
}`,
}

function cards(built: BuiltSite, path: string): readonly string[] {
  const html = built.content(path)
  return [...html.matchAll(/<a[^>]*theme-doc-card-container.*?<\/a>/gs)].map(([card]) =>
    [...card.matchAll(/>([^<>]+)</g)].map(([, text]) => text).join(' | '),
  )
}

test('a doc shows cards of its own, of an imported document, and of code beside it', async () => {
  const built = await buildSite({
    ...CONFIG,
    ...DOCS,
    'docs/guide/items.mdx': `# Items

import DocCardList from '@theme/DocCardList'
import {useCurrentSidebarCategory} from '@docusaurus/theme-common'

<DocCardList items={useCurrentSidebarCategory().items} />
`,
    'docs/guide/_cards.mdx': "import DocCardList from '@theme/DocCardList'\n\n<DocCardList />\n",
    'docs/guide/part.mdx': "# Part\n\nimport Cards from './_cards.mdx'\n\n<Cards />\n",
    'docs/guide/_own.jsx':
      "import DocCardList from '@theme/DocCardList'\nexport default function Own() { return <DocCardList /> }\n",
    'docs/guide/code.mdx': "# Code\n\nimport Own from './_own'\n\n<Own />\n",
  })
  expect(built.findings).toEqual([])
  for (const name of ['', '/items', '/part', '/code']) {
    expect(cards(built, `/docs/guide${name}`), name).toContain('A | Words of A.')
  }
})

test('a component of the site shows cards of any doc', async () => {
  const built = await buildSite({
    ...CONFIG,
    ...DOCS,
    'docs/all.mdx': "# All\n\nimport {All} from '@site/src/components/all'\n\n<All />\n",
    'src/components/all.jsx': `import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client'
import DocCard from '@theme/DocCard'
const flat = (items) => items.flatMap((item) => item.type === 'category' ? flat(item.items) : [item])
export function All() {
  const {docs} = useDocsVersion()
  return <>{flat(useDocsSidebar().items).map((item) => <DocCard key={item.href} item={item} />)}
    <DocCard item={{type: 'link', label: 'By its id', href: '/docs/guide/deep/c', docId: 'guide/deep/c'}} />
    <p>{Object.values(docs).map(({id, title, description, sidebar}) => [id, title, description, sidebar].join(', ')).join('; ')}</p></>
}
`,
  })
  expect(built.findings).toEqual([])
  expect(cards(built, '/docs/all')).toEqual([
    'All',
    'A | Words of A.',
    'B | Words of B.',
    'C | Words of C.',
    'By its id | Words of C.',
  ])
  expect(built.content('/docs/all')).toContain('guide/deep/c, C, Words of C., defaultSidebar')
})

test('where no code shows cards, no page knows what docs say', async () => {
  const built = await buildSite({
    ...CONFIG,
    ...DOCS,
    'src/theme/DocCategoryGeneratedIndexPage.jsx': `import Page from '@theme-original/DocCategoryGeneratedIndexPage'
import DocCardList from '@theme/DocCardList'
export default function Own(props) { return <><Page {...props} /><DocCardList items={[]} /></> }
`,
  })
  const withWords = built.files().filter((path) => path.endsWith('.json') && built.read(path).includes('Words of B'))
  // Its own page, and what searches.
  expect(withWords.filter((path) => !/\/b(?:\.|\/)|search/.test(path))).toEqual([])
})

test('a card of the site’s own has what is right below its category, and the way to a first link', async () => {
  const index = '{"link": {"type": "generated-index"}}'
  const built = await buildSite({
    ...CONFIG,
    'docs/top/_category_.json': index,
    'docs/top/guide/one.md': '# One\n',
    'docs/top/guide/two.md': '# Two\n',
    'docs/top/deep/er/est/x.md': '# X\n',
    'docs/top/deep/er/est/y.md': '# Y\n',
    'docs/top/deep/er/z.md': '# Z\n',
    'src/theme/DocCard/index.jsx': `import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client'
export default function DocCard({item}) {
  const items = item.items.map(({label}) => label).join(' ')
  return <b>{item.label}: {item.items.length} items, {items}, {findFirstSidebarItemLink(item)}</b>
}\n`,
  })
  const text = built.html('/docs/category/top').replaceAll('<!-- -->', '')
  expect([...text.matchAll(/<b>(.*?)<\/b>/g)].map(([, card]) => card)).toEqual([
    'deep: 1 items, er, /docs/top/deep/er/est/x',
    'guide: 2 items, One Two, /docs/top/guide/one',
  ])
})
