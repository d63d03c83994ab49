// A store that several threads and processes use at a time.
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openStore} from '../../../src/node/cache/store.ts'

test('a thread reads what another process has written since the thread looked', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-store-'))
  const own = openStore(dir)
  const ofThread = openStore(dir, {session: own.session})
  const ofProcess = openStore(dir)
  onTestFinished(() => {
    for (const store of [ofThread, own, ofProcess]) store.close()
    rmSync(dir, {recursive: true})
  })
  ofProcess.put('record', 'a', {text: 'A'})
  ofProcess.flush()
  expect(ofThread.mustGet('record', 'a')).toEqual({text: 'A'})
  expect(() => ofThread.mustGet('record', 'b')).toThrow('The cache has lost record:b.')
  expect(own.findProblems().isDamaged).toBe(true)
})
