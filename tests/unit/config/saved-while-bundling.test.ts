// A file of the configuration that is saved after it was read and before its state is noted.
import {join} from 'node:path'
import {afterEach, expect, test, vi} from 'vitest'
import type {bundleModule} from '../../../src/node/config/bundle-module.ts'
import {loadModule} from '../../../src/node/config/load-module.ts'
import {makeSite, writeSiteFile} from './make-site.ts'

/** Called when a module has been bundled. */
const hook = {afterBundling: (): void => undefined, count: 0}
vi.mock('../../../src/node/config/bundle-module.ts', async (load) => {
  const original = await load<{bundleModule: typeof bundleModule}>()
  const watched: typeof bundleModule = async (...args) => {
    const result = await original.bundleModule(...args)
    hook.count += 1
    hook.afterBundling()
    return result
  }
  return {...original, bundleModule: watched}
})
afterEach(() => {
  Object.assign(hook, {afterBundling: () => undefined, count: 0})
})

const FILES = {
  'a.ts': "import {b} from './b'\nimport {c} from './c.json'\nimport {name} from 'pack'\nexport default [b, c, name]\n",
  'b.ts': "export const b = 'b1'\n",
  'c.json': '{"c": "c1"}',
  'node_modules/pack/package.json': '{"name": "pack", "main": "one.js"}',
  'node_modules/pack/one.js': "exports.name = 'one'\n",
  'node_modules/pack/two.js': "exports.name = 'two'\n",
}

test.each([
  ['an import', 'b.ts', "export const b = 'b2'\n", ['b2', 'c1', 'one']],
  ['data', 'c.json', '{"c": "c2"}', ['b1', 'c2', 'one']],
  ['the description of a package', 'node_modules/pack/package.json', '{"main": "two.js"}', ['b1', 'c1', 'two']],
])('%s counts at once, and the next time', async (_what, path, text, expected) => {
  const siteDir = makeSite(FILES)
  const load = async () => {
    const options = {siteDir, cacheDir: join(siteDir, 'node_modules/.cache/quire')}
    return (await loadModule(join(siteDir, 'a.ts'), options)).value
  }
  hook.afterBundling = () => {
    hook.afterBundling = () => undefined
    writeSiteFile(siteDir, path, text)
  }
  expect(await load()).toEqual(expected)
  const {count} = hook
  expect(await load()).toEqual(expected)
  expect(hook.count).toBe(count)
})

test('one that is saved again and again is read again the next time', async () => {
  const siteDir = makeSite(FILES)
  const options = {siteDir, cacheDir: join(siteDir, 'node_modules/.cache/quire')}
  let saved = 1
  hook.afterBundling = () => {
    saved += 1
    writeSiteFile(siteDir, 'b.ts', `export const b = 'b${saved}'\n`)
  }
  await loadModule(join(siteDir, 'a.ts'), options)
  hook.afterBundling = () => undefined
  expect((await loadModule(join(siteDir, 'a.ts'), options)).value).toEqual([`b${saved}`, 'c1', 'one'])
})
