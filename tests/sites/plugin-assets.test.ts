// Files that plugins make: taken over one by one, and put beside all the others.
import {expect, test} from 'vitest'
import {configFile, createSite} from '../support/site.ts'

/** A site whose plugin has the given body of `emitAssets`, a generator. */
const siteOf = (body: string) => ({
  'site.config.ts': configFile('', 'docs({routeBasePath: "/"}), files()').replace(
    'import',
    "import {files} from './files-plugin.ts'\nimport",
  ),
  'files-plugin.ts': pluginOf(body),
  'docs/a.md': '# A\n\nSee [the file](pathname:///one.txt).',
})

const pluginOf = (body: string): string => `import {readdirSync} from 'node:fs'
import {definePlugin} from 'quire-docs/plugin'
export const files = definePlugin({
  name: 'files',
  emitAssets: async function* (_model, {siteDir}) {
    const isOnDisk = (file) => readdirSync(siteDir, {recursive: true}).some((path) => path.endsWith('/' + file))
    ${body}
  },
})
`

const ONE_BY_ONE = `yield {path: 'one.txt', content: 'first'}
    yield {path: 'sub/two.bin', content: new Uint8Array([50, isOnDisk('one.txt') ? 49 : 48])}
    yield {path: 'three.txt', content: ['three ', {file: 'a/index.html'}]}`

test('a file is put aside before the next is asked for', async () => {
  const site = createSite(siteOf(ONE_BY_ONE))
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect([built.read('one.txt'), built.read('sub/two.bin')]).toEqual(['first', '21'])
  expect(built.read('three.txt')).toBe(`three ${built.html('/a')}`)
  const again = await site.build()
  expect([again.report.counts.written, again.report.counts.removed]).toEqual([0, 0])
  site.write('files-plugin.ts', pluginOf(ONE_BY_ONE.replace('first', 'changed')))
  const changed = await site.build()
  expect(changed.read('one.txt')).toBe('changed')
  expect(changed.report.counts.written).toBe(1)
  expect((await site.build({cache: false})).bytes()).toEqual(changed.bytes())
})

test('a failure between two files names the plugin and the step; the last output stays', async () => {
  const site = createSite(siteOf("yield {path: 'one.txt', content: 'kept'}"))
  await site.build()
  const body = "yield {path: 'one.txt', content: 'lost'}\n    throw new Error('no more files')"
  const failed = await site.write('files-plugin.ts', pluginOf(body)).build()
  expect(failed.findings).toEqual(['error plugin/failed'])
  expect(failed.diagnostics[0]?.message).toBe('The plugin "files" failed in emitAssets: no more files')
  expect(failed.read('one.txt')).toBe('kept')
})

test('of files with one path the last is kept, and a page rather than any', async () => {
  const of = (first: string) => `yield {path: 'one.txt', content: '${first}'}
    yield {path: 'a/index.html', content: 'no page'}
    yield {path: 'one.txt', content: 'last'}`
  const site = createSite(siteOf(of('first')))
  const built = await site.build()
  expect(built.read('one.txt')).toBe('last')
  expect(built.html('/a')).toContain('<h1')
  const changed = await site.write('files-plugin.ts', pluginOf(of('other'))).build()
  expect(changed.read('one.txt')).toBe('last')
  // The page is rendered again next to a file that would take its place.
  const edited = await site.write('docs/a.md', '# Other').build()
  expect(edited.html('/a')).toContain('Other')
})
