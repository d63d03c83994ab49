// Markdown alternates of pages, and the lists made of them for language models: what they hold, and what an edit costs.
import {describe, expect, test} from 'vitest'
import {builtCorpus, CORPORA, CORPUS_BUILD_MS, hasCorpora} from '../support/corpora.ts'
import {type BuiltSite, buildSite, createSite, type FileMap} from '../support/site.ts'

function siteConfig(fields = '', plugins = 'docs(), pages(), llms()'): string {
  return `import {docs} from 'quire-docs/plugins/docs'
import {llms} from 'quire-docs/plugins/llms'
import {pages} from 'quire-docs/plugins/pages'
export default {title: 'Test', tagline: 'About tests', url: 'https://test.example', baseUrl: '/base/', onBrokenLinks: 'warn', markdown: {alternates: true}, plugins: [${plugins}], ${fields}}
export const unused = [docs, llms, pages]
`
}

const HEADER = '---\ntitle: Front\ndescription: What it says.\n---\n\n'

function buildPage(path: string, body: string, files: FileMap = {}): Promise<BuiltSite> {
  return buildSite({'site.config.mjs': siteConfig(), 'docs/other.md': '# Other\n', ...files, [path]: body})
}

async function alternateOf(path: string, body: string, files: FileMap = {}): Promise<string> {
  const site = await buildPage(path, body, files)
  expect(site.errors).toEqual([])
  return site.read(path.replace(/\.mdx$/, '.md'))
}

describe('an alternate', () => {
  const cases: readonly [name: string, file: string, body: string, alternate: string][] = [
    ['has the title where the text has none', 'docs/a.md', '---\ntitle: Front\n---\n\nText.', '# Front\n\nText.\n'],
    ['keeps the h1 of the text', 'docs/a.md', '---\ntitle: X\n---\n\n# A *b* {#c}\n\nText.', '# A *b*\n\nText.\n'],
    ['has the description as a quote', 'docs/a.md', `${HEADER}Text.`, '# Front\n\n> What it says.\n\nText.\n'],
    ['has it below the h1 of the text', 'docs/a.md', `${HEADER}A\n===\n\nT`, 'A\n===\n\n> What it says.\n\nT\n'],
    [
      'leads to the alternates of other pages',
      'docs/a.md',
      '# A\n\n[o](./other.md "T") [p](other#x) [r][] <https://x.y>\n\n[r]: /docs/other?q#h',
      '# A\n\n[o](https://test.example/base/docs/other.md "T") [p](https://test.example/base/docs/other.md#x) [r][] <https://x.y>\n\n[r]: https://test.example/base/docs/other.md?q#h\n',
    ],
    [
      'has URLs in HTML, too',
      'docs/a.md',
      '# A\n\n<a href="./other.md">o</a> <!-- note -->',
      '# A\n\n<a href="https://test.example/base/docs/other.md">o</a>\n',
    ],
    [
      'has no links of code changed',
      'docs/a.md',
      '# A\n\n`[o](./other.md)` [o](./other.md)\n\n```md\n[o](./other.md)\n```',
      '# A\n\n`[o](./other.md)` [o](https://test.example/base/docs/other.md)\n\n```md\n[o](./other.md)\n```\n',
    ],
    [
      'quotes admonitions, nested ones as well',
      'docs/a.md',
      '# A\n\n:::note See [o](./other.md)\n\nText\n\n- item\n  :::tip\n  inner\n\n  more\n  :::\n\n:::\n\nEnd',
      '# A\n\n> **Note: See [o](https://test.example/base/docs/other.md)**\n>\n> Text\n>\n> - item\n>   > **Tip:**\n>   > inner\n>   >\n>   > more\n>\n>\n\nEnd\n',
    ],
    [
      'has parts instead of tabs, and no imports or comments',
      'docs/a.mdx',
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n# A\n\n{/* note */}\n\n<Tabs>\n  <TabItem value="x" label="X">\n\n    ```js\n    let a\n      b\n    ```\n\n  </TabItem>\n  <TabItem value="y">*why*</TabItem>\n</Tabs>\n\nEnd',
      '# A\n\n**X**\n\n```js\nlet a\n  b\n```\n\n**y**\n\n*why*\n\nEnd\n',
    ],
    [
      'keeps what components hold, and says what images show',
      'docs/a.mdx',
      "import ThemedImage from '@theme/ThemedImage'\n\n# A\n\n<section tabIndex={2}>\n  *In*{' '}a <b>box</b>.\n</section>\n\n<ThemedImage alt='A box' sources={{light: '/a.svg', dark: '/b.svg'}} />\n\n{[1].map(String)}\n\nPress <kbd>x</kbd>.",
      '# A\n\n*In* a box.\n\n*Image: A box*\n\nPress <kbd>x</kbd>.\n',
    ],
  ]
  /** All in one site: none of them looks at another. */
  const pathOf = (file: string, at: number) => file.replace('/a.', `/case-${at}.`)
  const site = () =>
    buildSite({
      'site.config.mjs': siteConfig(),
      'docs/other.md': '# Other\n',
      ...Object.fromEntries(cases.map(([, file, body], at) => [pathOf(file, at), body])),
    })
  test.each(cases.map((row, at) => [...row, at] as const))('%s', async (_, file, _body, alternate, at) => {
    const built = await site()
    expect(built.errors).toEqual([])
    expect(built.read(pathOf(file, at).replace(/\.mdx$/, '.md'))).toBe(alternate)
  })

  test('holds the documents that the page imports', async () => {
    const alternate = await alternateOf('docs/a.mdx', "import Part from './_part.mdx'\n\n# A\n\n<Part />\n\nEnd", {
      'docs/_part.mdx': "import Deep from './_deep.mdx'\n\nPart with [o](./other.md).\n\n<Deep />",
      'docs/_deep.mdx': 'Deep.',
    })
    expect(alternate).toBe('# A\n\nPart with [o](https://test.example/base/docs/other.md).\n\nDeep.\n\nEnd\n')
  })

  test('has the URLs of images as they were published', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>'
    const alternate = await alternateOf('docs/a.md', '# A\n\n![i](./a(1).svg) ![s](/s.svg)', {
      'docs/a(1).svg': svg,
      'static/s.svg': svg,
    })
    expect(alternate).toMatch(/!\[i\]\(https:\/\/test\.example\/base\/assets\/images\/[^()]+\.svg\)/)
    expect(alternate).toContain('![s](https://test.example/base/s.svg)')
  })
})

describe('addresses', () => {
  const files = {
    'site.config.mjs': siteConfig('trailingSlash: true'),
    'docs/index.md': '# Docs\n',
    'docs/deep/a b.md': '# Space\n',
    'src/pages/index.md': '# Home\n',
    'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
    'docs/draft.md': '---\ndraft: true\n---\n# Draft\n',
    'docs/cat/_category_.json': '{"label": "Cat", "link": {"type": "generated-index"}}',
    'docs/cat/x.md': '# X\n',
  }
  test('are those of the pages with ".md"; what is hidden or generated has none', async () => {
    const site = await buildSite(files)
    expect(site.errors).toEqual([])
    expect(site.files().filter((file) => file.endsWith('.md'))).toEqual([
      'docs.md',
      'docs/cat/x.md',
      'docs/deep/a b.md',
      'index.md',
    ])
    expect(site.html('/')).toContain('<link rel="alternate" type="text/markdown" href="/base/index.md"')
    expect(site.html('/docs/deep/a b')).toContain('type="text/markdown" href="/base/docs/deep/a%20b.md"')
    expect(site.html('/docs/hidden')).not.toContain('text/markdown')
    expect(site.html('/docs/category/cat')).not.toContain('text/markdown')
    expect(site.read('_headers')).toContain('/base/*.md\n  Content-Type: text/markdown; charset=utf-8\n')
  })
  test('that a static file has already are an error', async () => {
    const site = await buildPage('docs/a.md', '# A\n', {'static/docs/a.md': 'mine'})
    expect(site.findings).toEqual(['error link/alternate-url-taken docs/a.md'])
  })
  test('are not there unless they are asked for', async () => {
    const config = siteConfig('', 'docs()').replace('alternates: true', 'alternates: false')
    const site = await buildSite({'site.config.mjs': config, 'docs/a.md': '# A\n'})
    expect(site.files().filter((file) => file.endsWith('.md'))).toEqual([])
    expect(site.html('/docs/a')).not.toContain('text/markdown')
    expect(site.read('_headers')).not.toContain('.md')
  })
})

describe('lists for language models', () => {
  const files = {
    'site.config.mjs': siteConfig(),
    'docs/intro.md': '---\nsidebar_position: 1\ndescription: How to begin.\n---\n# Intro [x]\n\nFirst.\n',
    'docs/guide/_category_.json': '{"label": "Guide", "position": 2}',
    'docs/guide/b.md': '---\nsidebar_position: 2\n---\n# B\n\nSecond.\n',
    'docs/guide/a.md': '---\nsidebar_position: 3\n---\n# A\n\nThird.\n',
    'docs/hidden.md': '---\nunlisted: true\n---\n# Hidden\n',
    'src/pages/about.md': '# About\n\nFourth.\n',
  }
  test('name each page once, by section and in the order of reading', async () => {
    const site = await buildSite(files)
    expect(site.findings).toEqual([])
    const docs = 'https://test.example/base/docs'
    expect(site.read('llms.txt')).toBe(
      `# Test\n\n> About tests\n\n## Docs\n\n- [Intro \\[x\\]](${docs}/intro.md): How to begin.\n\n## Guide\n\n- [B](${docs}/guide/b.md): Second.\n- [A](${docs}/guide/a.md): Third.\n\n## Other pages\n\n- [About](https://test.example/base/about.md): Fourth.\n`,
    )
  })
  test('hold the text of all pages in the same order', async () => {
    const full = (await buildSite(files)).read('llms-full.txt')
    expect(full).toMatch(
      /^# Test\n\n> About tests\n\n---\n\nSource: https:\/\/test\.example\/base\/docs\/intro\n\n# Intro/,
    )
    expect(full.match(/First|Second|Third|Fourth|Hidden/g)).toEqual(['First', 'Second', 'Third', 'Fourth'])
  })
  test.each([
    [
      'no alternates',
      siteConfig().replace('alternates: true', 'alternates: false'),
      ['warning llms/no-alternates'],
      ['llms.json', 'llms.txt'],
    ],
    ['no URL', siteConfig().replace("'https://test.example'", "''"), ['warning llms/no-url'], []],
    ['no full text', siteConfig('', 'docs(), llms({full: false})'), [], ['llms.json', 'llms.txt']],
    ['no index', siteConfig('noIndex: true'), [], []],
  ])('with %s', async (_, config, findings, lists) => {
    const site = await buildSite({...files, 'site.config.mjs': config})
    expect(site.findings).toEqual(findings)
    expect(site.files().filter((file) => file.startsWith('llms'))).toEqual(lists)
  })
})

describe('large lists for language models', () => {
  const words = (word: string, count: number) => Array.from({length: count}, () => word).join(' ')
  const files = {
    'site.config.mjs': siteConfig('', 'docs(), pages(), llms({splitFullAbove: 800, splitListAbove: 150})'),
    'docs/intro.md': '---\nsidebar_position: 1\n---\n# Intro [x]\n\nFirst.\n',
    'docs/one/_category_.json': '{"label": "Überblick", "position": 2}',
    'docs/one/a.md': `---\ndescription: About A.\n---\n# A\n\n${words('second', 40)}\n`,
    'docs/one/b.md': `---\ndescription: About B.\n---\n# B\n\n${words('third', 200)}\n`,
    'docs/two/_category_.json': '{"label": "Überblick", "position": 3}',
    'docs/two/c.md': `# C\n\n${words('fourth', 40)}\n`,
    'docs/three/_category_.json': '{"label": "手引", "position": 4}',
    'docs/three/d.md': `# D\n\n${words('fifth', 40)}\n`,
  }
  const base = 'https://test.example/base/'

  test('are split by section, each with its own file', async () => {
    const site = await buildSite(files)
    expect(site.findings).toEqual([])
    expect(site.read('llms.txt')).toBe(
      `# Test\n\n> About tests\n\n## Sections\n\n- [Docs](${base}llms/docs.txt): 1 page\n- [Überblick](${base}llms/uberblick.txt): 2 pages\n- [Überblick](${base}llms/uberblick--2.txt): 1 page\n- [手引](${base}llms/section-4.txt): 1 page\n`,
    )
    expect(site.read('llms/uberblick.txt')).toBe(
      `# Test\n\n> About tests\n\n## Überblick\n\n- [A](${base}docs/one/a.md): About A.\n- [B](${base}docs/one/b.md): About B.\n`,
    )
  })
  test('of texts are split between pages, in parts no longer than the limit where a page is not', async () => {
    const site = await buildSite(files)
    const parts = [1, 2, 3].map((number) => site.read(`llms-full-${number}.txt`))
    expect(site.exists('llms-full-4.txt')).toBe(false)
    expect(parts.map((part) => part.match(/\b(?:First|second|third|fourth|fifth)\b/g)?.length)).toEqual([41, 200, 80])
    expect(parts.map((part) => part.length <= 800)).toEqual([true, false, true])
    expect(parts[0]).toMatch(/^# Test\n\n> About tests\n\nPart 1 of 3\.\n\n---\n\nSource: https:/)
    expect(site.read('llms-full.txt')).toMatch(
      /\n- \[Part 1: Intro \\\[x\\\] – A\]\(https:\/\/test\.example\/base\/llms-full-1\.txt\): 2 pages, \d+ characters\n- \[Part 2: B\]/,
    )
  })
  test.each([
    ['false', 'splitFullAbove: false, splitListAbove: false'],
    ['a limit that is not reached', 'splitFullAbove: 9000, splitListAbove: 9000'],
  ])('stay whole with %s', async (_, options) => {
    const config = siteConfig('', `docs(), pages(), llms({${options}})`)
    const site = await buildSite({...files, 'site.config.mjs': config})
    expect(site.files().filter((file) => file.startsWith('llms'))).toEqual(['llms-full.txt', 'llms.json', 'llms.txt'])
  })
})

describe('a warm build', () => {
  const files = {
    'site.config.mjs': siteConfig(),
    'docs/a.md': '# A\n\nSee [b](./b.md).\n',
    'docs/b.md': '# B\n\nText.\n\nMore.\n',
    'docs/c.mdx': "import P from './_p.mdx'\n\n# C\n\n<P />\n",
    'docs/_p.mdx': 'Part.\n',
  }
  test('with nothing changed writes nothing', async () => {
    const site = createSite(files)
    const cold = await site.build()
    const warm = await site.build()
    expect(warm.report.counts).toMatchObject({compiled: 0, rendered: 0, written: 0})
    expect(warm.bytes()).toEqual(cold.bytes())
  })
  test('with one body edited writes that page, its alternate and the full text', async () => {
    const site = createSite(files)
    await site.build()
    const again = await site.write('docs/b.md', '# B\n\nText.\n\nOther.\n').build()
    expect(again.report.counts).toMatchObject({compiled: 1, rendered: 1, written: 4})
    expect(again.read('docs/b.md')).toContain('Other.')
    expect(again.read('llms-full.txt')).toContain('Other.')
  })
  test('with a changed URL follows it in the alternates', async () => {
    const site = createSite(files)
    await site.build()
    const again = await site.write('docs/b.md', '---\nslug: /bee\n---\n# B\n').build()
    expect(again.report.counts.compiled).toBe(1)
    expect(again.read('docs/a.md')).toContain('[b](https://test.example/base/docs/bee.md)')
    expect(again.exists('docs/b.md')).toBe(false)
  })
  test('equals a cold one after a change of an imported document and a lost alternate', async () => {
    const site = createSite(files)
    await site.build()
    const edited = {...files, 'docs/_p.mdx': 'Changed.\n'}
    const again = await site.write('docs/_p.mdx', 'Changed.\n').remove('build/docs/a.md').build()
    expect(again.read('docs/c.md')).toBe('# C\n\nChanged.\n')
    expect(again.bytes()).toEqual((await createSite(edited).build()).bytes())
  })
})

describe.skipIf(!hasCorpora)('real documents', () => {
  test.each(CORPORA)('of $name have alternates without relative links', {timeout: CORPUS_BUILD_MS}, async (corpus) => {
    const {cold: built} = await builtCorpus(corpus)
    expect(built.errors).toEqual([])
    const alternates = built.files().filter((file) => file.endsWith('.md'))
    const pages = built.files().filter((file) => file.endsWith('.html') && file !== '404.html')
    expect(alternates.length).toBe(pages.length)
    const relative = alternates.flatMap((file) => relativeLinks(built.read(file)).map((link) => `${file}: ${link}`))
    expect(relative).toEqual([])
  })
})

/** Links and images outside of code whose target is no complete URL. */
function relativeLinks(markdown: string): string[] {
  const prose = markdown
    .replace(/^([ >]*)(`{3,}|~{3,})[\s\S]*?^[ >]*\2[ \t]*$/gm, '')
    .replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/g, '')
  return [...prose.matchAll(/\]\((?!https?:|mailto:|tel:)[^\s)]*/g)].map(([link]) => link)
}
