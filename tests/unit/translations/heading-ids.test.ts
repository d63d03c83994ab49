// Ids of headings, written into documents.
import {expect, test} from 'vitest'
import {writeIds} from '../../../src/node/translations/heading-ids.ts'

const PLAIN = {maintainCase: false, overwrite: false}

test('headings get the ids that they have on the page', () => {
  const text = [
    '---',
    '## not: a heading',
    '---',
    '# Setup',
    '## Setup',
    '### The [guide](./a.md) of `code` ##',
    '## Kept {#my-id}',
    '## Also kept {/* #other */}',
    '## My id',
    '```md',
    '## In code',
    '```',
    '<!--',
    '## In a comment',
    '-->',
    '## Größe und Maß\r',
    '#No heading',
    '',
  ]
  expect(writeIds(text.join('\n'), PLAIN).split('\n')).toEqual([
    ...text.slice(0, 4),
    '## Setup {#setup-1}',
    '### The [guide](./a.md) of `code` {#the-guide-of-code}',
    '## Kept {#my-id}',
    '## Also kept {/* #other */}',
    '## My id {#my-id-1}',
    ...text.slice(9, 15),
    '## Größe und Maß {#größe-und-maß}\r',
    '#No heading',
    '',
  ])
})

test('written twice, a document stays as it is; overwritten, ids follow the words', () => {
  const once = writeIds('## A b\n\n## A b\n', PLAIN)
  expect(once).toBe('## A b {#a-b}\n\n## A b {#a-b-1}\n')
  expect(writeIds(once, PLAIN)).toBe(once)
  expect(writeIds('## New words {#old}\n', {...PLAIN, overwrite: true})).toBe('## New words {#new-words}\n')
  expect(writeIds('## New Words\n', {...PLAIN, maintainCase: true})).toBe('## New Words {#New-Words}\n')
})
