import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {openTextSpool} from '../../../src/node/files/text-spool.ts'

const dir = mkdtempSync(join(tmpdir(), 'quire-spool-test-'))
afterAll(() => rmSync(dir, {recursive: true}))

/** Some longer than what is written at once, and with letters of several bytes. */
const TEXTS = Array.from({length: 400}, (_, at) => `${at} żółw 🐢 `.repeat(at % 97 === 0 ? 120_000 : at * 3))

test('texts come back as they were, in any order, while others are added, and leave no file', () => {
  const spool = openTextSpool(dir, 10_000)
  const kept = TEXTS.map((text, at) => {
    const one = spool.keep(text)
    if (at % 7 === 0) expect(one.read()).toBe(text)
    return one
  })
  for (const at of [399, 0, 97, 200, 1, 398, 200]) expect(kept[at]?.read()).toBe(TEXTS[at])
  expect(kept.every((one, at) => one.read() === TEXTS[at])).toBe(true)
  expect(readdirSync(dir)).toEqual([])
  spool.close()
})
