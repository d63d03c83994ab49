// The Handbook's prose says things in the words that readers expect; what is left of others does not grow.
import {expect, test} from 'vitest'
import {apiReferencePages} from '../../scripts/api-reference/pages.ts'
import {referencePages} from '../../scripts/config-reference/pages.ts'
import {parseDocument, readDocuments} from '../../scripts/handbook/documents.ts'
import {toLines} from './checks/finding.ts'
import {findPhrases} from './checks/phrases.ts'

/** Of them, most are addresses of customers. Whoever removes some lowers the number. */
const MAX_PHRASES = 444

test('phrases that make a reader stop do not become more', () => {
  // Their texts are those of the sources.
  const generated = new Set(Object.keys({...referencePages(), ...apiReferencePages()}))
  const written = readDocuments().filter(({path}) => !generated.has(path.replace('docs/documentation/', '')))
  const found = toLines(findPhrases(written))
  expect(found.length, found.slice(0, 20).join('\n')).toBeLessThanOrEqual(MAX_PHRASES)
})

test('the check finds a phrase in prose, with its line, and none in code', () => {
  const text = '# Title\n\nSomebody runs `gives` by itself.\n\n```sh\nmend --anew\n```\n'
  expect(toLines(findPhrases([parseDocument('docs/a.md', text)]))).toEqual([
    'docs/a.md:3  "Somebody": Write "you", "someone", "no one", or the role.',
    'docs/a.md:3  "by itself": Write "automatically".',
  ])
})
