// JSON files: where a mistake in them is.
import {expect, test} from 'vitest'
import {readJsonFile} from '../../../src/plugin/json-file.ts'

test.each([
  ['{"a": 1,\n  b: 2}', 2, 3],
  ['{"a": 1,\n}', 2, 1],
  ['["1.0"\n "2.0"]', 2, 2],
  ['{"a": [1, 2]\n', 1, 13],
  ['{"a":\n  x}', 2, 3],
])('the mistake in %j is on line %i, column %i', (text, line, column) => {
  const {value, problem} = readJsonFile(text)
  expect(value).toBeUndefined()
  expect([problem?.line, problem?.column]).toEqual([line, column])
  expect(problem?.message).toMatch(/^[^\n]+\.$/)
})

test('a text has a value, and places of its keys', () => {
  const {value, problem, placeOf} = readJsonFile('\uFEFF{\n  "a": {"b": 1}\n}')
  expect([value, problem]).toEqual([{a: {b: 1}}, undefined])
  expect(placeOf(['a', 'b'])).toMatchObject({line: 2, column: 9})
})
