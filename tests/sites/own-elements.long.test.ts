// Components that a site from Docusaurus has for elements of Markdown: there each document is MDX, so they hold in `.md` files as well.
import {expect, test} from 'vitest'
import {buildSite} from '../support/site.ts'

const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  presets: [['classic', {docs: {sidebarPath: false}, blog: false}]]}`

const OWN = (name: string): string => `export default (props) => <${name} {...props} data-own="" />`

test('components for elements are used in .md files that have the element, and no others become MDX', async () => {
  const site = await buildSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '# A\n\n[link](https://x.example) and text.\n\n![alt](/i.png)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    'docs/b.md': '# B\n\nNothing but text: a < b.\n',
    'docs/c.md': '# C\n\n1 < 2 and <br> [link](https://x.example)\n',
    'static/i.png': '',
    'src/pages/index.js': 'export default () => "home"',
    'src/theme/MDXComponents/A.jsx': OWN('a'),
    'src/theme/MDXComponents/index.jsx': `import MDXComponents from '@theme-original/MDXComponents'
import {Table} from '@site/src/Table'
export default {...MDXComponents, table: Table, Tabs: Table}`,
    'src/Table.jsx': 'export const Table = (props) => <div className="scroll"><table {...props} /></div>',
  })
  const page = site.html('/docs/a')
  expect(page).toMatch(/<a [^>]*data-own=""[^>]*>link<\/a>/)
  expect(page).toMatch(/<div class="scroll"><table>/)
  expect(page).toMatch(/<img[^>]*alt="alt"/)
  expect(site.html('/docs/b')).toContain('a &lt; b.')
  // What is no MDX stays plain.
  expect(site.html('/docs/c')).toContain('link</a>')
  expect(site.html('/docs/c')).not.toContain('data-own')
}, 180_000)

test('a map of components that was copied whole makes no document MDX', async () => {
  const site = await buildSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '# A\n\n[link](https://x.example)\n\n- item\n',
    'src/pages/index.js': 'export default () => "home"',
    'src/theme/MDXComponents/index.tsx': `import MDXA from '@theme/MDXComponents/A'
import MDXLi from '@theme/MDXComponents/Li'
import MDXHeading from '@theme/MDXComponents/Heading'
import Details from '@theme/Details'
import Mine from '@site/src/Mine'
export default {a: MDXA, li: MDXLi, h1: (props: any) => <MDXHeading as="h1" {...props} />, h2: (props) => <MDXHeading as="h2" {...props} />, Details, Mine}`,
    'src/Mine.jsx': OWN('i'),
  })
  expect(site.findings).toEqual([])
  expect(site.html('/docs/a')).toContain('"content":{"kind":"html"}')
}, 180_000)

test("components of the site's own map are used in .md files, wherever their tags are", async () => {
  const site = await buildSite({
    'docusaurus.config.js': CONFIG,
    'docs/a.md': '# A\n\n<Secret>\n\nNobody *may* see this.\n\n</Secret>\n\nEnd.\n',
    'docs/b.md': '# B\n\nA <Badge>new</Badge> word, glued<Badge>on</Badge>.\n',
    'docs/c.md': '# C\n\n:::tip\n\nA <Badge>new</Badge> word.\n\n:::\n',
    'docs/d.md': '# D\n\n<Badge/>\n\nText <Secret /> end, <Set.Of>a</Set.Of>.\n',
    'docs/e.md': '# E\n\nA Map<String> and `<Badge>`.\n',
    'src/pages/index.js': 'export default () => "home"',
    'src/theme/MDXComponents.js': `import MDXComponents from '@theme-original/MDXComponents'
const Badge = ({children}) => <b className="badge">{children}</b>
export default {...MDXComponents, Badge, Secret: () => null, Set: {Of: Badge}}`,
  })
  expect(site.findings).toEqual([])
  expect(site.content('/docs/a')).not.toContain('Nobody')
  expect(site.content('/docs/b')).toContain('A <b class="badge">new</b> word, glued<b class="badge">on</b>.')
  expect(site.content('/docs/c')).toContain('A <b class="badge">new</b> word.')
  expect(site.content('/docs/d')).toContain('<b class="badge"></b>')
  expect(site.content('/docs/d')).toContain('end, <b class="badge">a</b>.')
  // What is no MDX stays plain.
  expect(site.content('/docs/e')).toContain('and <code>&#x3C;Badge></code>.')
}, 180_000)
