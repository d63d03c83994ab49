// The line of an object that a document shows as if it were text: React does not tell where it met it.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {findFailurePlace} from '../../../src/node/render/failure-place.ts'

const found = (what: string): string =>
  `Objects are not valid as a React child (found: ${what}). If you meant to render a collection of children, use an array instead.`

test.each([
  ['export const thing = {alpha: 1, beta: 2}\n\nText and {thing} here.\n', 'object with keys {alpha, beta}', [3, 10]],
  ['Text\n\nand {{gamma: 1}} here.\n', 'object with keys {gamma}', [3, 6]],
  ['Text\n\nand {frontMatter} here.\n', 'object with keys {}', [3, 5]],
  ['It is {new Date(0)} now.\n', '[object Date]', [1, 7]],
  ['{frontMatter} or {other}\n', 'object with keys {}', undefined],
  ['{one} in `code`\n', 'object with keys {}', undefined],
  ['{{a: 1}} and {{a: 1}}\n', 'object with keys {a}', undefined],
] as const)('%j', (text, what, place) => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-place-'))
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}))
  const file = join(dir, 'a.mdx')
  writeFileSync(file, text)
  const expected = place === undefined ? undefined : {line: place[0], column: place[1]}
  expect(findFailurePlace(file, {callers: []}, found(what))).toEqual(expected)
})
