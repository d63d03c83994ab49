// A store that several threads and processes use at a time.
import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {enterCache} from '../../../src/node/cache/cache-users.ts'
import {openStore, storeDir} from '../../../src/node/cache/store.ts'

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

test('what two builds have both written is joined by one that is alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-store-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  const segments = (): number => readdirSync(storeDir(dir)).filter((name) => /\.(open|seg)$/.test(name)).length
  const builds = ['one', 'two', 'three'].map(() => ({user: enterCache(dir), store: openStore(dir)}))
  for (const {store} of builds) {
    store.put('record', 'a', {text: 'A'})
    store.flush()
  }
  const left: number[] = []
  for (const {user, store} of builds) {
    store.finish({maxAgeDays: 30, maxBytes: undefined, targetBytes: undefined}, user)
    user.leave()
    left.push(segments())
  }
  expect(left).toEqual([3, 3, 1])
  const reader = openStore(dir)
  expect(reader.mustGet('record', 'a')).toEqual({text: 'A'})
  reader.close()
})

test('a long list of which a few entries change is written in part', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-store-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  const entries = Array.from({length: 20_000}, (_, at) => [`docs/文書 ${at}.md`, at * 7919.5, {by: `“Ärzte” ${at}`}])
  const lists = [
    entries,
    entries.with(10_000, ['docs/another.md', 0.1, {by: ''}]),
    [['docs/first.md', 1, {by: '一'}], ...entries],
    entries.slice(1),
    entries.slice(0, 3),
    [],
  ]
  for (const [at, list] of lists.entries()) {
    const store = openStore(dir)
    const before = bytesBelow(storeDir(dir))
    store.put('state', 'list', list)
    store.close()
    const written = bytesBelow(storeDir(dir)) - before
    if (at === 0) expect(written).toBeGreaterThan(900_000)
    else expect(written, `list ${at}`).toBeLessThan(60_000)
    const reader = openStore(dir)
    expect(reader.get('state', 'list')).toEqual(list)
    expect(reader.findProblems().isDamaged).toBe(false)
    reader.close()
  }
})

function bytesBelow(dir: string): number {
  return readdirSync(dir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0)
}
