// How the disk spells a path: read from its folders, so that it does not matter what the disk takes for the same name.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {NO_SNAPSHOTS} from '../../../src/node/cache/snapshots.ts'
import type {Store} from '../../../src/node/cache/store.ts'
import {createSpellingFinder} from '../../../src/node/files/disk-spelling.ts'
import {createAssetCollector} from '../../../src/node/link/assets.ts'

test.each([
  ['img/Logo.svg', undefined],
  ['img/logo.SVG', 'img/Logo.svg'],
  ['IMG/Logo.svg', 'img/Logo.svg'],
  ['img/gone.svg', undefined],
  ['gone/Logo.svg', undefined],
  // One letter with its dots, or a letter and dots: no question of small and capital letters.
  ['gro\u0308ße.md', undefined],
  ['Gro\u0308ße.md', 'größe.md'],
])('%s', (asked, spelled) => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-Spelling-'))
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}))
  mkdirSync(join(dir, 'img'))
  writeFileSync(join(dir, 'img/Logo.svg'), '')
  writeFileSync(join(dir, 'größe.md'), '')
  const found = createSpellingFinder(dir)(join(dir, asked))
  expect(found).toBe(spelled === undefined ? undefined : join(dir, spelled))
})

test('a file that the disk gives for another spelling is none', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-Spelling-'))
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}))
  // As on a disk that finds it by both names.
  for (const name of ['data.csv', 'Data.csv']) writeFileSync(join(dir, name), 'a')
  const assets = createAssetCollector({
    // Only images ask for more.
    store: {} as Store,
    snapshots: NO_SNAPSHOTS,
    rule: {refusalOf: () => undefined},
    otherSpelling: (path) => (path.endsWith('Data.csv') ? join(dir, 'data.csv') : undefined),
    measureVersion: '',
  })
  expect(assets.add(join(dir, 'Data.csv'), 'files', 'link')).toBeUndefined()
  expect(assets.add(join(dir, 'data.csv'), 'files', 'link')).toMatchObject({filePath: join(dir, 'data.csv')})
})
