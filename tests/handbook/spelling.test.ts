// The Handbook's prose is spelt as in Britain.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {parseDocument, readDocuments, readLabelFiles} from '../../scripts/handbook/documents.ts'
import {findProse, toText} from '../../scripts/handbook/prose.ts'
import {toLines} from './checks/finding.ts'
import {checkSpelling, type Spelling} from './checks/spelling.ts'

/** One word a line. See the page "Prose" of the Handbook for what belongs there. */
const WORDS = readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8')
  .trimEnd()
  .split('\n')

describe('in the Handbook', () => {
  let spelling: Spelling
  beforeAll(() => {
    spelling = checkSpelling([...readDocuments(), ...readLabelFiles()], WORDS)
  })

  test('every word is in the dictionary or in the list', () => {
    expect(toLines(spelling.findings)).toEqual([])
  })

  test('every word of the list is used', () => {
    expect(spelling.unusedWords).toEqual([])
  })

  test('the list has no word that the dictionary has, and no American one', () => {
    expect(spelling.needlessWords).toEqual([])
  })

  test('the list is sorted, and has each word once', () => {
    const order = (a: string, b: string): number => {
      const [first, second] = [`${a.toLowerCase()} ${a}`, `${b.toLowerCase()} ${b}`]
      return first < second ? -1 : Number(first > second)
    }
    expect(WORDS).toEqual([...new Set(WORDS)].sort(order))
  })
})

function check(text: string, words: readonly string[] = []): string[] {
  return toLines(checkSpelling([parseDocument('docs/a.md', text)], words).findings)
}

describe('the check finds', () => {
  test.each([
    ['color', 'colour'],
    ['centers', 'centres'],
    ['behavior', 'behaviour'],
    ['favorite', 'favourite'],
    ['organize', 'organise'],
    ['authorized', 'authorised'],
    ['normalization', 'normalisation'],
    ['organizer', 'organiser'],
    ['analyze', 'analyse'],
    ['canceled', 'cancelled'],
    ['labeling', 'labelling'],
    ['defense', 'defence'],
    ['catalog', 'catalogue'],
    ['gotten', 'got'],
  ])('the American %s', (american, british) => {
    const capital = `${american[0]?.toUpperCase()}${american.slice(1)}`
    for (const word of [american, capital])
      expect(check(`# Title\n\nWe have\na ${word} here.\n`)).toEqual([
        `docs/a.md:4  "${word}": American spelling. Write "${british}".`,
      ])
  })

  test.each([
    ['a paragraph', 'One\nwrod here.', 2],
    ['a heading', '# Title\n\n## A wrod', 3],
    ['a table', '| a |\n| --- |\n| wrod |', 3],
    ['a list in a list', '- one\n  - two wrod', 2],
    ['an admonition', ':::note A wrod\n\nText.\n\n:::', 1],
    ['front matter', '---\nsidebar_position: 1\ndescription: A wrod.\n---\n\nText.', 3],
    ['alternative text', '# Title\n\n![A wrod](a.png)', 3],
    ['the text of a link', 'A [wrod](wrod.md).', 1],
    ['a component', '<Tabs>\n\n<TabItem label="wrod">\n\nText.\n\n</TabItem>\n</Tabs>', 3],
    ['a compound', 'A wrod-like thing, and/or wrod.', 1],
    ['a possessive', "The wrod's end.", 1],
  ])('a wrong word in %s', (_, text, line) => {
    const found = check(text)
    expect(found.length).toBeGreaterThan(0)
    for (const one of found) expect(one).toContain(`docs/a.md:${line}  "wrod": the dictionary does not have it.`)
  })
})

test('the check leaves code, URLs, files, numbers and abbreviations alone', () => {
  const text = [
    'Text with `wrod`, https://wrod.example/wrod and [a link](wrod.md "Titel") to package.wrod.json.',
    'In eu-west-1, 30 kB2 at p95, APIs and a PR, e.g. #wrod and @wrod.',
    '```ts\nconst wrod = 1\n```',
    '<!-- wrod -->',
  ].join('\n\n')
  expect(check(text)).toEqual([])
})

test('labels of categories, tags and authors are read, with their lines', () => {
  const labels = readLabelFiles().flatMap((file) =>
    findProse(file).map((block) => `${file.path}:${block.line} ${toText(block)}`),
  )
  expect(labels).toContain('docs/caching/_category_.json:2 Caching')
  expect(labels).toContainEqual(expect.stringMatching(/^meeting-notes\/tags\.yml:4 The catalogue of services/))
  expect(labels).toContainEqual(expect.stringMatching(/^meeting-notes\/authors\.yml:3 Platform team$/))
})

test('words of the list count, with a capital at the start of a sentence', () => {
  expect(check('Gateway of Fernhollow. Webhook, webhook.', ['Fernhollow', 'webhook'])).toEqual([])
  expect(check('A fernhollow.', ['Fernhollow'])).toHaveLength(1)
  const {unusedWords, needlessWords} = checkSpelling(
    [parseDocument('docs/a.md', 'Text.')],
    ['colour', 'organize', 'wrod'],
  )
  expect(unusedWords).toEqual(['colour', 'organize', 'wrod'])
  expect(needlessWords).toEqual(['colour', 'organize'])
})
