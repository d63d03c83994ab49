import {readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {loadModule, loadPackage} from '../../../src/node/config/load-module.ts'
import {SiteError} from '../../../src/shared/diagnostics.ts'
import {makeSite, writeSiteFile} from './make-site.ts'

const optionsFor = (siteDir: string) => ({siteDir, cacheDir: join(siteDir, 'node_modules/.cache/quire')})

async function findingsOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SiteError)) throw error
  return error.diagnostics
}

test('a TypeScript file with an import gives its default export and lists its files', async () => {
  const siteDir = makeSite({
    'a.ts': "import {b} from './lib/b'\nexport default {name: b as string}\n",
    'lib/b.ts': "export const b: string = 'from b'\n",
  })
  const {value, files} = await loadModule(join(siteDir, 'a.ts'), optionsFor(siteDir))
  expect(value).toEqual({name: 'from b'})
  expect(files).toEqual([join(siteDir, 'a.ts'), join(siteDir, 'lib/b.ts')])
})

test('without a default export the value is all exports', async () => {
  const siteDir = makeSite({'a.mjs': 'export const one = 1\n'})
  const {value} = await loadModule(join(siteDir, 'a.mjs'), optionsFor(siteDir))
  expect({...(value as object)}).toEqual({one: 1})
})

test.each([
  [
    'a.cjs',
    "const path = require('node:path')\nmodule.exports = {base: path.basename(__filename), dir: path.basename(__dirname) !== ''}\n",
  ],
  [
    'a.js',
    "const path = require('path')\nexports.default = {base: path.basename(__filename), dir: true}\nexports.__esModule = true\n",
  ],
  [
    'a.mts',
    "import {basename} from 'node:path'\nexport default {base: basename(new URL(import.meta.url).pathname), dir: import.meta.dirname !== undefined}\n",
  ],
])('%s knows its own place', async (name, text) => {
  const siteDir = makeSite({[name]: text})
  const {value} = await loadModule(join(siteDir, name), optionsFor(siteDir))
  expect(value).toEqual({base: name, dir: true})
})

test('JSON is a module', async () => {
  const siteDir = makeSite({'sidebars.json': '{"docs": ["a"]}'})
  expect((await loadModule(join(siteDir, 'sidebars.json'), optionsFor(siteDir))).value).toEqual({docs: ['a']})
})

test('an unchanged file is not bundled again, a changed import is', async () => {
  const siteDir = makeSite({'a.ts': "export {default} from './b'\n", 'b.ts': 'export default 1\n'})
  const options = optionsFor(siteDir)
  const load = async () => (await loadModule(join(siteDir, 'a.ts'), options)).value
  expect(await load()).toBe(1)
  const stampOf = () =>
    readdirSync(join(options.cacheDir, 'modules'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => statSync(join(options.cacheDir, 'modules', name)).ino)
  const before = stampOf()
  expect(await load()).toBe(1)
  expect(stampOf()).toEqual(before)
  writeSiteFile(siteDir, 'b.ts', 'export default 2\n')
  expect(await load()).toBe(2)
})

test('packages of the site stay outside and are found from the site', async () => {
  const siteDir = makeSite({
    'a.ts': "import {name} from 'pack'\nexport default name\n",
    'node_modules/pack/package.json': '{"name": "pack", "exports": {"import": "./esm.mjs", "require": "./cjs.cjs"}}',
    'node_modules/pack/esm.mjs': "export const name = 'esm'\n",
    'node_modules/pack/cjs.cjs': "exports.name = 'cjs'\n",
    'b.cjs': "module.exports = require('pack').name\n",
  })
  const options = optionsFor(siteDir)
  expect((await loadModule(join(siteDir, 'a.ts'), options)).value).toBe('esm')
  expect((await loadModule(join(siteDir, 'a.ts'), options)).files).toEqual([join(siteDir, 'a.ts')])
  expect((await loadModule(join(siteDir, 'b.cjs'), options)).value).toBe('cjs')
  // As Docusaurus loads plugins, which may rely on what is there for `require` alone.
  expect((await loadPackage('pack', options)).value).toMatchObject({name: 'cjs'})
})

test('quire-docs/config and quire-docs/plugin come from the running program', async () => {
  const siteDir = makeSite({
    'a.ts':
      "import {defineSidebars} from 'quire-docs/config'\nimport {definePlugin} from 'quire-docs/plugin'\nexport default [defineSidebars({a: []}), definePlugin({name: 'x'})({id: 'y'}).id]\n",
  })
  expect((await loadModule(join(siteDir, 'a.ts'), optionsFor(siteDir))).value).toEqual([{a: []}, 'y'])
})

test('a syntax error has its place', async () => {
  const siteDir = makeSite({'a.ts': "export default {\n  title: 'ä' 'b',\n}\n"})
  expect(await findingsOf(loadModule(join(siteDir, 'a.ts'), optionsFor(siteDir)))).toMatchObject([
    {level: 'error', code: 'config/syntax', location: {sourcePath: 'a.ts', line: 2, column: 14}},
  ])
})

test('imports that cannot be found are all reported', async () => {
  const siteDir = makeSite({
    'a.ts':
      "import './missing'\nimport 'no-such-package'\nimport {x} from 'quire-docs/plugins/none'\nexport default x\n",
  })
  expect(await findingsOf(loadModule(join(siteDir, 'a.ts'), optionsFor(siteDir)))).toMatchObject([
    {code: 'config/unresolved-import', message: 'Could not resolve "./missing".', location: {line: 1, column: 8}},
    {
      code: 'config/unresolved-import',
      message: 'Cannot find the package "no-such-package".',
      location: {line: 2, column: 8},
    },
    {code: 'config/plugin-unavailable', location: {line: 3, column: 17}},
  ])
})

test('a throw is shown where it stands in the TypeScript source', async () => {
  const siteDir = makeSite({
    'a.ts': "import {fail} from './b'\n\nexport default fail()\n",
    'b.ts':
      "interface Unused {\n  readonly a: string\n}\n\nexport function fail(): Unused {\n  throw new TypeError('no luck')\n}\n",
  })
  expect(await findingsOf(loadModule(join(siteDir, 'a.ts'), optionsFor(siteDir)))).toMatchObject([
    {
      code: 'config/throws',
      message: 'The file failed: TypeError: no luck',
      location: {sourcePath: 'b.ts', line: 6, column: 9},
    },
  ])
})
