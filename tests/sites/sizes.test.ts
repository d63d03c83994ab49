// Pages of any size, names of any kind and bytes of any editor: built, or refused with their place. One site has all that
// can be built, as it is the build that takes time.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

const repeat = (count: number, make: (at: number) => string): string =>
  Array.from({length: count}, (_, at) => make(at)).join('')
const list = (levels: number): string => repeat(levels, (at) => `${'  '.repeat(at)}- level ${at}\n`)

/** File to the URL of its page. Windows has no such names, and macOS takes the last two for one. */
const NAMES: Readonly<Record<string, string>> =
  process.platform === 'linux'
    ? {
        'a b': 'a%20b',
        ' a': '%20a',
        '100%': '100%25',
        '%41': '%2541',
        'c#d': 'c%23d',
        'what?': 'what%3F',
        'it\'s "q"': "it's%20%22q%22",
        '<b>&amp;': '%3Cb%3E&amp;',
        '😀': '%F0%9F%98%80',
        שלום: '%D7%A9%D7%9C%D7%95%D7%9D',
        'dot.': 'dot.',
        constructor: 'constructor',
        [`${'n'.repeat(200)}`]: 'n'.repeat(200),
        [`${'é'.repeat(100)}`]: '%C3%A9'.repeat(100),
        'o\u0308': 'o%CC%88',
        '\u00f6': '%C3%B6',
      }
    : {'a b': 'a%20b', '100%': '100%25', 'c#d': 'c%23d', '😀': '%F0%9F%98%80'}

const BYTES: Readonly<Record<string, string>> = {
  bom: '\uFEFF---\ntitle: Bom\n---\n\nOne\n\n- two\n',
  crlf: '---\r\ntitle: Crlf\r\n---\r\n\r\nOne\r\n\r\n- two\r\n',
  cr: '---\rtitle: Cr\r---\r\rOne\r\r- two\r',
  mixed: '---\r\ntitle: Mixed\n---\r\rOne\n\r\n- two',
}

const site = createSite({
  'site.config.mjs': configFile(),
  'docs/index.md': '# Home\n',
  'docs/big.md': `# Big\n\n${repeat(50_000, (at) => `Paragraph ${at} has **some** words and a [link](index.md), so it is as long as this sentence.\n\n`)}`,
  'docs/headings.md': `# Headings\n\n${repeat(10_000, (at) => `## Heading ${at}\n\n`)}`,
  'docs/table.md': `# Table\n\n| a | b |\n|---|---|\n${repeat(50_000, (at) => `| cell ${at} | \`b\` |\n`)}`,
  'docs/lists.md': `# Lists\n\n${list(1000)}`,
  'docs/nul.md': '# Nul\n\na\0b\n',
  ...Object.fromEntries(Object.keys(NAMES).map((name) => [`docs/names/${name}.md`, '# Named\n'])),
  ...Object.fromEntries(Object.entries(BYTES).map(([name, text]) => [`docs/bytes/${name}.md`, text])),
})

let built: BuiltSite
beforeAll(async () => {
  built = await site.build()
}, 240_000)

test('nothing of it is a mistake, but for names that another system takes for one', () => {
  const isLinux = process.platform === 'linux'
  expect(built.findings).toEqual(isLinux ? ['warning routes/same-but-case docs/names/\u00f6.md'] : [])
})

describe('a page of', () => {
  const countOf = (path: string, tag: string): number => built.html(path).split(`<${tag}`).length - 1
  test('5 MB', () => {
    expect(Buffer.byteLength(built.html('/docs/big'))).toBeGreaterThan(5_000_000)
    expect(built.html('/docs/big')).toContain('Paragraph 49999 ')
  })
  test('10,000 headings', () => expect(countOf('/docs/headings', 'h2')).toBe(10_000))
  test('a table of 50,000 rows', () => expect(countOf('/docs/table', 'tr')).toBe(50_001))
  test('lists 1,000 levels deep', () => expect(built.html('/docs/lists')).toContain('level 999'))
})

test.each(Object.entries(NAMES))('a page with the name %j', (name, url) => {
  expect(built.html(`/docs/names/${name}`)).toMatch(/<h1[^>]*>Named/)
  expect(built.html('/docs/names/a b')).toContain(
    `href="/docs/names/${url.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`,
  )
})

test.each(Object.keys(BYTES))('a page as other editors save it: %s', (name) => {
  const html = built.html(`/docs/bytes/${name}`)
  expect(html).toMatch(new RegExp(`<h1>${name}</h1>`, 'i'))
  expect(html).toMatch(/<p>One<\/p>\s*<ul>\s*<li>two<\/li>/)
})

test('a character that HTML cannot have is shown as one that stands for none', () => {
  expect(built.html('/docs/nul')).toContain('<p>a\uFFFDb</p>')
})

test('what cannot be built is refused by name, each with its place', async () => {
  const long = `${'x'.repeat(251)}.md`
  const invalid = new Uint8Array([...Buffer.from('# A\n\nb '), 0xff, 0xc3, ...Buffer.from(' c\n')])
  site.write('docs/deep.md', list(2000)).write('docs/quotes.md', `${'> '.repeat(3000)}a`)
  site.write(`docs/${long}`, '# Long').write('docs/slug.md', `---\nslug: ${'s'.repeat(300)}\n---\n`)
  const refused = await site.build()
  expect(refused.errors.sort()).toEqual([
    'error docs/slug docs/slug.md:2:1',
    'error markdown/too-complex docs/deep.md:1251:2501',
    'error markdown/too-complex docs/quotes.md:1:5001',
    `error routes/bad-path docs/${long}`,
  ])
  site.write('docs/invalid.md', invalid)
  expect((await site.build()).errors).toContain('error content/not-utf8 docs/invalid.md:3:1')
})
