import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {DIAGNOSTIC_CODES} from '../../../src/shared/diagnostic-codes.ts'
import {ALL_CODES, PLUGINS} from '../../support/diagnostic-codes.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Codes as the sources write them: `code: 'area/what'`, also in the branches of a condition. */
function findCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const folder of ['src', 'plugins', 'theme']) {
    for (const name of readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})) {
      if (!/\.tsx?$/.test(name)) continue
      const text = readFileSync(join(ROOT, folder, name), 'utf8')
      for (const [, code] of text.matchAll(/\bcode: (?:[^\n']*\? )?'([a-z-]+\/[a-z0-9-]+)'/g)) {
        if (code !== undefined) found.set(code, join(folder, name))
      }
    }
  }
  return found
}

test('every code that the sources use is in a table', () => {
  const unknown = [...findCodes()].filter(([code]) => !Object.hasOwn(ALL_CODES, code))
  expect(unknown).toEqual([])
})

test('codes are kebab-case, and each has a meaning of its own', () => {
  const meanings = Object.values(ALL_CODES).map(({meaning}) => meaning)
  for (const code of Object.keys(ALL_CODES)) expect(code).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(new Set(meanings).size).toBe(meanings.length)
})

test('a plugin reports codes of its own area, and the program knows none of them', () => {
  for (const [name, {diagnostics = {}}] of Object.entries(PLUGINS))
    for (const code of Object.keys(diagnostics)) expect(code).toMatch(new RegExp(`^${name}/`))
  const areas = new Set(Object.keys(DIAGNOSTIC_CODES).map((code) => code.replace(/\/.*/, '')))
  expect(Object.keys(PLUGINS).filter((name) => areas.has(name))).toEqual([])
})
