import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {madeListText} from '../../../src/node/output/made-list.ts'
import {clearSite} from '../../../src/node/serve/clear.ts'
import {SiteError} from '../../../src/shared/diagnostics.ts'
import {makeSite} from '../config/make-site.ts'

const readSiteOf = (cacheDir: string) => async (siteDir: string) => ({
  siteBaseUrl: '/',
  trailingSlash: null,
  cacheDir: join(siteDir, cacheDir),
})

test('the output and the cache are removed, nothing else', async () => {
  const siteDir = makeSite({
    'docs/a.md': '',
    'build/_routes/a.js': '',
    'build/index.html': '',
    'build/.quire-output': madeListText(['_routes/a.js', 'index.html'], []),
    '.cache/modules/a.mjs': '',
  })
  const {removed, diagnostics} = await clearSite({siteDir}, readSiteOf('.cache'))
  expect(removed).toEqual([join(siteDir, 'build'), join(siteDir, '.cache')])
  expect(diagnostics).toEqual([])
  expect(existsSync(join(siteDir, 'docs/a.md'))).toBe(true)
})

test('a folder that no build made stays, and so does one that holds the site', async () => {
  const siteDir = makeSite({'build/thesis.tex': '', '_routes/a.js': '', 'modules/a.mjs': ''})
  const {removed, diagnostics} = await clearSite({siteDir}, readSiteOf('.'))
  expect(removed).toEqual([])
  expect(diagnostics.map(({code}) => code)).toEqual(['output/not-ours', 'output/not-ours'])
  expect((await clearSite({siteDir, outDir: '.'}, readSiteOf('.cache'))).diagnostics).toHaveLength(1)
  expect(existsSync(join(siteDir, 'build/thesis.tex'))).toBe(true)
})

test('files that no build made stay, and are named', async () => {
  const siteDir = makeSite({
    'build/index.html': '',
    'build/docs/a.html': '',
    'build/docs/mine.txt': '',
    'build/.git/HEAD': '',
    'build/.quire-output': madeListText(['index.html', 'docs/a.html'], []),
    'src/store/cart.ts': '',
    'src/index.ts': '',
  })
  const {diagnostics} = await clearSite({siteDir}, readSiteOf('src'))
  expect(diagnostics.map(({code}) => code)).toEqual(['output/kept-files', 'output/not-ours'])
  for (const path of ['build/docs/mine.txt', 'build/.git/HEAD', 'src/store/cart.ts', 'src/index.ts'])
    expect(existsSync(join(siteDir, path))).toBe(true)
  for (const path of ['build/index.html', 'build/docs/a.html', 'build/.quire-output'])
    expect(existsSync(join(siteDir, path))).toBe(false)
})

test('a wrong configuration does not keep from clearing the default places', async () => {
  const siteDir = makeSite({'node_modules/.cache/quire/store/data.mdb': ''})
  const failing = async (): Promise<never> => {
    throw new SiteError([])
  }
  expect((await clearSite({siteDir}, failing)).removed).toEqual([join(siteDir, 'node_modules/.cache/quire')])
})

test('nothing to remove is no matter', async () => {
  expect(await clearSite({siteDir: makeSite({})}, readSiteOf('.cache'))).toEqual({removed: [], diagnostics: []})
})
