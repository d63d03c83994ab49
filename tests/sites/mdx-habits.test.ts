// What documents and pages of other sites do and Docusaurus allows: imports in odd places, components in expressions, anchors
// that only components know, imports of JSON. One build.
import {beforeAll, expect, test} from 'vitest'
import {type BuiltSite, buildSite} from '../support/site.ts'

const FILES = {
  'docusaurus.config.js': `import title from './title.json' with {type: 'json'}
export default {title: title.text, url: 'https://t.example', baseUrl: '/', bundler: 'rspack', onBrokenAnchors: 'warn', presets: [['classic', {blog: false}]]}`,
  'title.json': '{"text": "From JSON"}',
  'src/data.json': '{"name": "data"}',
  'static/index.html': '<p>Home</p>',
  'src/components/Box.jsx': 'export default function Box({children}) { return <section>{children}</section> }',
  'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents'
export default {...Original, Chip: ({children}) => <i>{children}</i>}`,
  'docs/fence.md':
    "# Fence\n\n```mdx-code-block\nimport Box from '@site/src/components/Box'\n\n<Box>fenced</Box>\n```\n",
  'docs/ids.mdx':
    '# Ids\n\n## Two words {#a b}\n\n## A brace {#a\\{b}\n\n## Two signs {#a#b}\n\n## In the middle {#mid} of it\n\n## Not one \\{#none} here\n',
  'docs/escaped.md': "# Escaped\n\nimport Part from './\\_part.md'\n\n<Part />\n",
  'docs/_part.md': 'Text of a part.\n',
  'docs/shown.md': "# Shown\n\n```js\nimport Box from '@site/src/components/None'\n```\n",
  'docs/nested.mdx': `# Nested

<div>

import Box from '@site/src/components/Box'

<Box>nested</Box>

</div>

{[1].map((key) => <Box key={key}>in braces</Box>)}
`,
  'docs/expression.mdx': `# Expression

export const Part = ({children = <Chip>default</Chip>}) => <b><Admonition type="tip">{children}</Admonition></b>

export function Own() { const Chip = 'u'; return <Chip>local</Chip> }

{['x'].map((one) => <Chip key={one}>{one}</Chip>)}

<Part />

<Own />
`,
  'docs/json.mdx': "import data from '../src/data.json' with {type: 'json'}\n\n# JSON\n\n{data.name}\n",
  'docs/tabs.mdx': `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Tabs

export const Here = (props) => <TabItem value="here" {...props}>Text of here</TabItem>

export const There = () => <TabItem value="there">Text of there</TabItem>

<Tabs values={[{value: 'here', label: 'Here'}, {value: 'there', label: 'There'}]}>
  <p>Of both</p>
  <There />
  <Here />
</Tabs>
`,
  'docs/links.md': '# Links\n\n[one](/anchors#dynamic) and [other](/anchors#nothing)\n',
  'src/pages/anchors.jsx': `import useBrokenLinks from '@docusaurus/useBrokenLinks'
import data from '../data.json' with {type: 'json'}
export default function Anchors() { useBrokenLinks().collectAnchor('dynamic'); return <h1>{data.name}</h1> }`,
}

let site: BuiltSite
beforeAll(async () => {
  site = await buildSite(FILES)
}, 180_000)

test('nothing is said but what is wrong: an anchor that no component has told', () => {
  expect(site.findings).toEqual(['warning link/missing-anchor docs/links.md:3:37'])
})

test('imports in a fence for MDX and between tags are imports', () => {
  expect(site.content('/docs/fence')).toContain('<section>fenced</section>')
  expect(site.content('/docs/nested')).toMatch(/<section>nested<\/section>.*<section>in braces<\/section>/s)
})

test('expressions and functions of a file have the components of MDX, unless they have their own of the name', () => {
  const html = site.content('/docs/expression')
  expect(html).toContain('<i>x</i>')
  expect(html).toMatch(/<b><div class="[^"]*theme-admonition-tip.*<i>default<\/i>/s)
  expect(html).toContain('<u>local</u>')
})

test('JSON is imported with its attribute', () => {
  expect(site.content('/docs/json')).toContain('data')
  expect(site.html('/anchors')).toContain('<h1>data</h1>')
  expect(site.html('/docs/json')).toMatch(/<title[^>]*>JSON \| From JSON</)
})

test('whatever an id in a heading holds, it is no expression', () => {
  const ids = [...site.content('/docs/ids').matchAll(/<h2[^>]* id="([^"]*)"[^>]*>(.*?)<(?:a|\/h2)/g)].map(
    ([, id, text]) => [id, text],
  )
  expect(ids).toEqual([
    ['a b', 'Two words'],
    ['a{b', 'A brace'],
    ['a#b', 'Two signs'],
    ['in-the-middle-mid-of-it', 'In the middle {#mid} of it'],
    ['not-one-none-here', 'Not one {#none} here'],
  ])
})

test('the path of an import is read as JavaScript reads it', () => {
  expect(site.content('/docs/escaped')).toContain('Text of a part.')
})

test('items inside of components are the panels of tabs that have `values`, in the order of the source', () => {
  const html = site.content('/docs/tabs')
  expect(html).toMatch(/<li[^>]*aria-selected="true"[^>]*>Here<\/li><li[^>]*aria-selected="false"[^>]*>There</)
  const panels = [...html.matchAll(/<div role="tabpanel"([^>]*)>(Text of \w+)</g)]
  expect(panels.map(([, attributes = '', text]) => [text, attributes.includes('hidden')])).toEqual([
    ['Text of there', true],
    ['Text of here', false],
  ])
  expect(html).toMatch(/<p>Of both<\/p>.*Text of there/)
})
