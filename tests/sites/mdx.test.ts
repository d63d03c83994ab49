// MDX pages as a whole: partials with their headings, static parts as HTML, components of the site for Markdown's elements.
import {describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile, createSite} from '../support/site.ts'

const CONFIG = {'site.config.mjs': configFile()}

/** Ids in the page's table of contents. */
function tocOf(site: BuiltSite, path: string): string[] {
  const links = site.html(path).matchAll(/<a [^>]*class="[^"]*table-of-contents__link[^>]*>/g)
  return [...links].map(([link]) => /href="#([^"]+)"/.exec(link)?.[1] ?? '')
}

describe('partials', () => {
  const FILES = {
    ...CONFIG,
    'docs/a.mdx': `import One from './_one.mdx'\nimport Two from './_two.md'\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# A\n\n## First\n\n<Two />\n\n## Middle\n\n<Tabs><TabItem value="x">\n\n### In a tab\n\n<One />\n\n</TabItem></Tabs>\n\n:::note\n\n## In a note\n\n:::\n\n<Details>\n\n## In details\n\n</Details>\n\n<Two />\n\n## Last\n\n[to two](#from-two) [nested](#nested) [named](#named)\n`,
    'docs/_one.mdx': `import Nested from './parts/_nested.mdx'\n\n## From one\n\n<Nested />\n`,
    'docs/_two.md': '## From two\n\nPlain *text* with <a name="named"></a> and [a link](./a.mdx#first).\n',
    'docs/parts/_nested.mdx': '### Nested\n\n{1 + 1} deep.\n',
  }

  test('give their headings to the table of contents where they stand, and their ids to links', async () => {
    const site = await buildSite(FILES)
    expect(site.findings).toEqual([])
    const ids = ['first', 'from-two', 'middle', 'in-a-tab', 'from-one', 'nested', 'in-a-note', 'in-details', 'last']
    expect(tocOf(site, '/docs/a')).toEqual(ids)
  })

  test('stand in the page without an element around them', async () => {
    const site = await buildSite(FILES)
    const content = site.content('/docs/a')
    expect(content).toMatch(/<\/h2>\s*<h2 [^>]*id="from-two"[\s\S]*?<\/h2>\s*<p>Plain <em>text<\/em>/)
    expect(content).toContain('href="/docs/a#first"')
  })

  test('give the page another table of contents when they change', async () => {
    const site = createSite(FILES)
    await site.build()
    const again = await site.write('docs/parts/_nested.mdx', '## Renamed').build()
    expect(tocOf(again, '/docs/a')).toContain('renamed')
    expect(again.findings).toEqual(['warning link/missing-anchor docs/a.mdx:38:30'])
  })

  test('are in the variable toc as well, and a page may export another', async () => {
    const site = await buildSite({
      ...FILES,
      'docs/b.mdx': `import One, {toc as tocOfOne} from './_one.mdx'\nimport TOCInline from '@theme/TOCInline'\n\n## Before\n\n<One />\n\n<TOCInline toc={toc} />\n\n{tocOfOne.length} of {toc.map(({id}) => id).join(' ')}\n`,
      'docs/c.mdx': `import One, {toc as tocOfOne} from './_one.mdx'\n\nexport const toc = [...tocOfOne, {value: 'Mine', id: 'mine', level: 2}]\n\n## Hidden\n\n<One />\n\n<p id="mine">x</p>\n`,
    })
    expect(site.errors).toEqual([])
    expect(site.content('/docs/b').replaceAll('<!-- -->', '')).toContain('2 of before from-one nested')
    expect(tocOf(site, '/docs/c')).toEqual(['from-one', 'nested', 'mine'])
  })

  test('that import each other are an error, not a hang', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.mdx': "import B from './_b.mdx'\n\n<B />\n",
      'docs/_b.mdx': "import C from './_c.mdx'\n\n## B\n\n<C />\n",
      'docs/_c.mdx': "import B from './_b.mdx'\n\n<B />\n",
    })
    expect(site.errors).toEqual(['error render/failed docs/_c.mdx'])
  })

  test('may be pages themselves', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.mdx': "import B from './b.md'\n\n<B />\n",
      'docs/b.md': '# B\n\n## Sub\n\nText of *b*.\n',
    })
    expect(site.findings).toEqual([])
    for (const path of ['/docs/a', '/docs/b']) {
      expect(site.content(path)).toContain('<p>Text of <em>b</em>.</p>')
      expect(tocOf(site, path)).toEqual(['sub'])
    }
  })
})

describe("components of the site for Markdown's elements", () => {
  // The bundler has to run.
  test('get all of them in MDX, and none of plain Markdown', {timeout: 300_000}, async () => {
    const site = await buildSite({
      'site.config.mjs': configFile("bundler: 'rspack'"),
      'src/theme/MDXComponents.jsx': `import MDXComponents from '@theme-original/MDXComponents'
export default {...MDXComponents, strong: (props) => <mark {...props} />, Badge: () => <i>badge</i>}`,
      'docs/a.mdx': '- a **b**\n\n<Badge />\n\n```js\nlet a\n```\n',
      'docs/b.md': '- a **b**\n',
    })
    expect(site.errors).toEqual([])
    expect(site.content('/docs/a')).toContain('a <mark>b</mark>')
    expect(site.content('/docs/a')).toContain('<i>badge</i>')
    expect(site.read('_routes/docs/a.js').match(/__html/g)).toHaveLength(1)
    expect(site.content('/docs/b')).toContain('a <strong>b</strong>')
  })
})
