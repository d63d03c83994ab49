// How hard the Handbook is to read: no level is asked for, but the figures are right, and the report shows where to look.
import {expect, test} from 'vitest'
import {parseDocument, readDocuments} from '../../scripts/handbook/documents.ts'
import {formatReport, measurePages, measureText} from '../../scripts/handbook/reading-level.ts'

const SHOWN = 5

test('a known text has the level that Flesch and Kincaid give it', () => {
  // 13 words in two sentences, 16 syllables.
  const level = measureText(['The cat sat on the mat. The beautiful dog ran after the cat.'])
  expect(level).toMatchObject({sentences: 2, words: 13, syllables: 16})
  expect(level.ease).toBeCloseTo(206.835 - 1.015 * (13 / 2) - 84.6 * (16 / 13), 10)
  expect(level.ease).toBeCloseTo(96.11, 2)
  expect(level.grade).toBeCloseTo(0.39 * (13 / 2) + 11.8 * (16 / 13) - 15.59, 10)
  expect(level.grade).toBeCloseTo(1.47, 2)
})

test.each([
  ['a block ends a sentence', ['One line: two, three', 'Another'], 2, 5],
  ['a point within a figure or a name ends none', ['Next.js takes 2.5 s. Really?'], 2, 5],
  ['quotes and brackets close a sentence', ['"Ask first." (We did.) Then wait…'], 3, 6],
  ['nothing', ['', '—'], 0, 0],
])('%s', (_, blocks, sentences, words) => {
  expect(measureText(blocks)).toMatchObject({sentences, words})
})

test('of a page only paragraphs count, with code as a short word', () => {
  const text =
    '---\ndescription: Not this.\n---\n\n# Nor this\n\nUse `someVeryLongName()` now.\n\n| nor |\n| --- |\n| this |\n'
  expect(measurePages([parseDocument('docs/a.md', text)])).toMatchObject([{sentences: 1, words: 3, syllables: 3}])
})

test('the report has a line for each page, hardest first, and is the same every time', () => {
  const texts = {
    'docs/easy.md': 'We ask. You say.',
    'docs/hard.md': 'Considerable organisational responsibility necessitates documentation.',
    'docs/plain.md': 'The cat sat on the mat.',
    'docs/silent.md': '# Title',
  }
  const documents = Object.entries(texts).map(([path, text]) => parseDocument(path, text))
  const report = formatReport(measurePages(documents))
  expect(report.split('\n')).toEqual([
    '     ease     grade     words sentences  page',
    '   -238.2      47.7         5         1  docs/hard.md',
    '    116.1      -1.4         6         1  docs/plain.md',
    '    120.2      -3.0         4         2  docs/easy.md',
    '    116.1      -1.4         5         1  median of 3 pages',
  ])
  expect(formatReport(measurePages(documents.toReversed()))).toBe(report)
})

test('every page of the Handbook is in the report', () => {
  const pages = measurePages(readDocuments())
  expect(pages.length).toBeGreaterThan(200)
  const lines = formatReport(pages).split('\n')
  console.info([...lines.slice(0, SHOWN + 1), '… (npm run reading-level shows all)', lines.at(-1)].join('\n'))
  expect(lines).toHaveLength(pages.length + 2)
})
