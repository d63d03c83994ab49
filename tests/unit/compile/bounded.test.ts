// Texts that nobody writes by hand: one mark again and again, nesting without an end. Each becomes a page or a message that
// says where; where time grew with the square of the text, these would take hours.
import {describe, expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {scanDocument} from '../../../src/node/compile/scan-document.ts'
import {findIds} from '../../../src/node/render/page-ids.ts'
import {makeSpec} from './compile-text.ts'

const compiler = await createCompiler(makeSpec({text: {ignoredElements: []}, twins: true}))

const LONG = 200_000
const MARKS = [
  '[',
  ' ',
  '<!-- ',
  '*a ',
  '<![CDATA[',
  '**a ',
  '_a ',
  '~~a ',
  '`',
  '{#',
  '{/*',
  '![',
  '[^',
  '[a](',
  '[[',
  '# ',
]
const LINES = ['import a\n', 'export {\n', 'import a\n\n', '<head>\n', '> ```a\n\n', 'x\n===\n', '---\n', '`a`\n']

describe.each(['md', 'mdx'] as const)('a %s file of', (kind) => {
  test.each([...MARKS, ...LINES])('%j 40,000 times is compiled or refused', async (mark) => {
    const {record} = await compiler.compile({body: mark.repeat(40_000), extension: `.${kind}`})
    expect(record.messages.filter(({message}) => message === '')).toEqual([])
  })
})

describe('of a text that is long and odd', () => {
  test.each([...MARKS, ...LINES])('%j, the scan is done', (mark) => {
    for (const text of [mark.repeat(LONG / mark.length), `# ${mark.repeat(LONG / mark.length)}x`])
      expect(scanDocument(text).excerpt).not.toContain('\n')
  })
  test.each(['<a ', '<a b="', '<a b="c" ', '<!--', '<script>', '<a "', '< '])('%j, ids are found', (mark) => {
    expect(findIds(`<b id="x">${mark.repeat(LONG / mark.length)}`)).toEqual(['x'])
  })
})

test('ids in scripts and comments are none, and those behind them are', () => {
  expect(findIds('<i id=a><script>if (1<b && "\'") "<b id=c>"</script><!-- <b id=d> --><i id="e&quot;">')).toEqual([
    'a',
    'e"',
  ])
})

const nested = (open: string, close: string, count = 5000): string => `${open.repeat(count)}1${close.repeat(count)}`

describe('a page that nests too deep is refused with its place', () => {
  test.each([
    ['> '.repeat(20_000), '.md', 1],
    [`a\n\n${'- '.repeat(20_000)}x`, '.md', 3],
    ['1. '.repeat(20_000), '.mdx', 1],
    [':::note\n'.repeat(2000), '.md', 201],
    ['*_a'.repeat(5000), '.md', 1],
  ] as const)('case %#', async (body, extension, line) => {
    const {record} = await compiler.compile({body, extension})
    expect(record.messages).toMatchObject([{level: 'error', code: 'markdown/too-complex', line}])
  })

  test.each([
    `{${nested('(', ')')}}`,
    `{${nested('[', ']')}}`,
    `{${nested('a(', ')')}}`,
    `{${nested('`${', '}`')}}`,
    `export const a = ${nested('(', ')')}\n`,
    `<A b={${nested('{a: ', '}')}}/>`,
    `{${'class extends '.repeat(5000)}A${'{}'.repeat(5000)}}`,
    `{${nested('<a>{', '}</a>', 200)}}`,
    '{<a>'.repeat(40),
    nested('{a ', '}'),
    nested('<div>', '</div>', 20_000),
  ])('or its script, case %#', async (body) => {
    const {record} = await compiler.compile({body, extension: '.mdx'})
    const errors = record.messages.filter(({level}) => level === 'error')
    expect(errors.every(({code}) => code === 'markdown/too-complex' || code === 'mdx/syntax')).toBe(true)
  })
})

test.each(['{((1))}', '{(1)}', '<b a={((1))}>{((x) => ((x)))((2))}</b>', 'export const a = (((1)))\n\n{(a)}'])(
  'parentheses in %j are no more than that',
  async (body) => {
    const {record} = await compiler.compile({body, extension: '.mdx'})
    expect(record.messages).toEqual([])
  },
)
