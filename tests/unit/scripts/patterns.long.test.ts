// A short form of `npm run torture -- patterns`: no regular expression of the program takes longer than a text's length
// allows, whatever the text.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {loadRegexLiterals} from '../../../scripts/torture/patterns/regex-literals.ts'
import {findSlowPatterns} from '../../../scripts/torture/patterns/run-patterns.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const literals = await loadRegexLiterals(root)

test('the expressions of the program take time in proportion to the text', () => {
  expect(literals.length).toBeGreaterThan(500)
  expect(findSlowPatterns(literals, 'short')).toEqual([])
})

describe('what takes longer is found:', () => {
  test.each([
    /\s+$/,
    /\/\*[\s\S]*?\*\//g,
    /[\w-]+=(?:"[^"]*"|'[^']*')/g,
    /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(?:\/>|>([\s\S]*)<\/svg\s*>)/i,
    /^(?:a+)+$/,
  ])('%s', (pattern) => {
    const literal = {file: 'a.ts', line: 3, pattern, isRepeated: pattern.flags.includes('g')}
    expect(findSlowPatterns([literal], 'short')).toEqual([expect.stringContaining(`a.ts:3 ${pattern}`)])
  })
})

test('each has its place', () => {
  for (const {file, line, pattern} of literals.filter((one) => one.file === 'src/shared/permalink.ts'))
    expect(readFileSync(join(root, file), 'utf8').split('\n')[line - 1]).toContain(String(pattern))
})
