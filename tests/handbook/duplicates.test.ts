// No two pages of the Handbook say the same paragraph.
import {expect, test} from 'vitest'
import {parseDocument, readDocuments} from '../../scripts/handbook/documents.ts'
import {findDuplicates} from './checks/duplicates.ts'
import {toLines} from './checks/finding.ts'

const PARAGRAPH =
  'Vercel keeps a page for five minutes, and the data cache behind it keeps what the gateway said for an hour, so a new price is seen late unless somebody tells both.'

function check(first: string, second: string): string[] {
  return toLines(findDuplicates([parseDocument('docs/a.md', first), parseDocument('docs/b.md', second)]))
}

test('every paragraph stands on one page only', () => {
  expect(toLines(findDuplicates(readDocuments()))).toEqual([])
})

test.each([
  ['the same', PARAGRAPH, 3],
  [
    'other punctuation, marks and lines',
    PARAGRAPH.replace(/, /g, ' - ').replace('Vercel', '**vercel**').replace('gateway', '[gateway](b.md)\n'),
    3,
  ],
  ['one other word', PARAGRAPH.replace('five', 'ten'), 3],
  ['an item of a list', `- one\n- ${PARAGRAPH}`, 4],
  ['a cell', `| a |\n| --- |\n| ${PARAGRAPH} |`, 5],
])('the check finds %s', (_, text, line) => {
  const found = check(`# A\n\nText.\n\n${PARAGRAPH}`, `# B\n\n${text}`)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(new RegExp(`^docs/b\\.md:${line} .*docs/a\\.md:5 says the same`))
})

test.each([
  [
    'short',
    'Ask in the channel of the team that owns the service.',
    'Ask in the channel of the team that owns the service.',
  ],
  [
    'alike by half',
    PARAGRAPH,
    `${PARAGRAPH.slice(0, 80)} while the others are asked again whenever an editor saves the menu of a market.`,
  ],
  ['code', `\`\`\`text\n${PARAGRAPH}\n\`\`\``, `\`\`\`text\n${PARAGRAPH}\n\`\`\``],
])('the check allows what is %s', (_, first, second) => {
  expect(check(first, second)).toEqual([])
})

test('a page may repeat itself', () => {
  expect(check(`${PARAGRAPH}\n\n${PARAGRAPH}`, 'Text.')).toEqual([])
})
