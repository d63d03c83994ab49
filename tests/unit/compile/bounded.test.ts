// Texts that nobody writes by hand: one mark again and again, nesting without an end. Each becomes a page or a message that
// says where; where time grew with the square of the text, these would take hours.
import {describe, expect, test} from 'vitest'
import {createCompiler} from '../../../src/node/compile/compile-page.ts'
import {scanText} from '../../../src/node/compile/create-scanner.ts'
import {findIds} from '../../../src/node/render/page-ids.ts'
import {processorTime} from '../../support/processor-time.ts'
import {makeSpec} from './compile-text.ts'

const compiler = await createCompiler(makeSpec({text: {ignoredElements: []}, alternates: true}))

const LONG = 200_000
/** Of processor time. Most take some hundredths of a second; time that grows with the square is a quarter of a minute and more. */
const LIMIT_MS = 3000
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
  '<!X) ',
  '</a> ]',
]
const LINES = ['import a\n', 'export {\n', 'import a\n\n', '<head>\n', '> ```a\n\n', 'x\n===\n', '---\n', '`a`\n']

describe.each(['md', 'mdx'] as const)('a %s file of', (kind) => {
  // Lines are blocks, and dearer.
  const cases = [...MARKS.map((mark) => [mark, 10_000] as const), ...LINES.map((line) => [line, 4000] as const)]
  test.each(cases)('%j %i times is compiled or refused', async (mark, count) => {
    const spent = await processorTime(async () => {
      const {record} = await compiler.compile({body: mark.repeat(count), extension: `.${kind}`})
      expect(record.messages.filter(({message}) => message === '')).toEqual([])
    })
    expect(spent).toBeLessThan(LIMIT_MS)
  })
})

describe('MDX for which a parser reads the same again and again', () => {
  // Each with how many times: what took 10 seconds and more, and doubled its time four times over.
  test.each([
    ['<a b={\n', '<x-y z={await 1}>\n', 4000],
    ['{[\n', '{a: 1},\n', 8000],
    ['export const a = [\n', '{a: 1},\n\n', 6000],
    ['', '{a\n', 20_000],
    ['', '<b>\n\n', 10_000],
    ['', '{a b}', 10_000],
    ['', '{a b}\n', 4500],
    ['', '<b c={new.target} />\n', 4500],
  ] as const)('%j and %j is refused', async (start, part, count) => {
    const {record} = await compiler.compile({body: start + part.repeat(count), extension: '.mdx'})
    expect(record.messages).toMatchObject([{level: 'error', code: expect.stringMatching(/too-complex|mdx\/syntax/)}])
    expect(record.messages[0]?.line).toBeGreaterThan(0)
  })
  test.each([
    // Just more than the native parser is given.
    ['<b>a</b>\n\n', 4010],
    ['{1}', 4010],
    ['{[\n{a: 1},\n', 1],
  ] as const)('%j %i times is a page', async (part, count) => {
    const body = part.startsWith('{[') ? `${part.repeat(count)}${'{a: 1},\n'.repeat(6000)}]}` : part.repeat(count)
    const {record} = await compiler.compile({body, extension: '.mdx'})
    expect(record.messages).toEqual([])
  })
})

// Regular expressions for these tried each end of each comment with each end of the others.
test.each([
  ['.md', `${'<!-- a -->'.repeat(60)} b`],
  ['.mdx', `{${'/* a */'.repeat(60)} 1}`],
] as const)('comments on one line of %s, with something behind them', async (extension, body) => {
  const {record, text} = await compiler.compile({body, extension})
  expect(record.messages).toEqual([])
  expect(text.chunks.join('')).toMatch(/ b|1/)
})

describe('of a text that is long and odd', () => {
  test.each([...MARKS, ...LINES])('%j, the scan is done', (mark) => {
    for (const text of [mark.repeat(LONG / mark.length), `# ${mark.repeat(LONG / mark.length)}x`])
      expect(scanText(text).excerpt).not.toContain('\n')
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
    nested('<div>', '</div>', 6000),
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
