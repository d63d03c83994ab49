// Code of the site that would end the program, or leave it waiting: always a message, and exit code 1.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {runCli} from '../support/cli.ts'
import {createSite, type FileMap} from '../support/site.ts'

vi.setConfig({testTimeout: 120_000})

const BASE = "title: 'Test', url: 'https://test.example', baseUrl: '/'"
const PLUGIN = (hook: string): string =>
  `import {definePlugin} from 'quire-docs/plugin'
const own = definePlugin({name: 'own', ${hook}})
export default {${BASE}, plugins: [own()]}`

const CASES: readonly (readonly [what: string, config: string, code: string, said: string])[] = [
  [
    'a configuration that never settles',
    'await new Promise(() => {})\nexport default {}',
    'config/never-settles',
    'site.config.mjs',
  ],
  [
    'a function that never settles',
    'export default () => new Promise(() => {})',
    'config/never-settles',
    'site.config.mjs',
  ],
  [
    'process.exit(0) in the configuration',
    `process.exit(0)\nexport default {${BASE}}`,
    'config/throws',
    'site.config.mjs:1',
  ],
  ['process.exit() in its function', 'export default () => process.exit()', 'config/throws', 'site.config.mjs:1'],
  [
    'process.exit(0) in a step of a plugin',
    PLUGIN('loadContent: () => process.exit(0)'),
    'cli/ended-early',
    'process.exit(0)',
  ],
  [
    'a step of a plugin that never settles',
    PLUGIN('loadContent: () => new Promise(() => {})'),
    'cli/ended-early',
    'never settled',
  ],
]

const UNHANDLED: readonly (readonly [what: string, config: string, said: string])[] = [
  [
    'a promise that a step of a plugin does not wait for',
    PLUGIN("loadContent: () => void Promise.reject(new Error('No wire.'))"),
    'The plugin "own" failed after loadContent, where nothing waited for it: No wire.',
  ],
  [
    'a timer of a plugin for Docusaurus',
    `const foreign = () => ({name: 'foreign', contentLoaded: async () => {
  setTimeout(() => { throw new TypeError('Late.') })
  await new Promise((resolve) => setTimeout(resolve, 5000))
}})
export default {${BASE}, plugins: [foreign]}`,
    'The plugin "foreign" failed after loadContent, where nothing waited for it: Late.',
  ],
  [
    'a promise of the configuration',
    `Promise.reject(new Error('No server.'))\nexport default {${BASE}}`,
    '"site.config.mjs" failed, where nothing waited for it: No server.',
  ],
]

test.each(UNHANDLED)('an error in %s ends the build with a message', async (_what, config, said) => {
  const site = createSite({'site.config.mjs': `export default {${BASE}, plugins: []}`, 'static/before.txt': 'before'})
  await site.build()
  site.write('site.config.mjs', config)
  const result = await runCli(['build'], {cwd: site.dir})
  expect(result.code).toBe(1)
  expect(result.stderr).toContain(`error cli/unhandled-error: ${said}`)
  expect(result.stderr).not.toContain('Node.js v')
  expect(readFileSync(join(site.dir, 'build/before.txt'), 'utf8')).toBe('before')
})

test.each(CASES)('%s', async (_what, config, code, said) => {
  const files: FileMap = {'site.config.mjs': config, 'docs/a.md': '# A\n'}
  const result = await runCli(['build'], {cwd: createSite(files).dir})
  expect(result.code).toBe(1)
  expect(result.stderr).toContain(code)
  expect(result.stderr).toContain(said)
})

test('many plugins that are files of the site load without a word from Node', async () => {
  const names = Array.from({length: 12}, (_, index) => `plugin-${index}`)
  const plugins = names.map((name) => [
    `plugins/${name}.mjs`,
    `export default async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return {name: '${name}'}
}`,
  ])
  const site = createSite({
    ...Object.fromEntries(plugins),
    'docusaurus.config.js': `module.exports = {${BASE}, plugins: ${JSON.stringify(names.map((name) => `./plugins/${name}.mjs`))}}`,
    'static/before.txt': 'before',
  })
  const result = await runCli(['build'], {cwd: site.dir})
  expect(result.stderr).not.toContain('Listeners')
  expect(result.code).toBe(0)
})

test('a file that the configuration reads is watched, however it reads it', async () => {
  const site = createSite({
    'site.config.mjs': `import {existsSync, readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
const file = (name) => new URL(name, import.meta.url)
const title = readFileSync(file('./title.txt'), 'utf8')
export default async () => ({
  title: title + (await readFile(file('./more.txt'), 'utf8')),
  url: 'https://test.example', baseUrl: '/', tagline: existsSync('none.txt') ? 'a' : 'b', plugins: [],
})`,
    'title.txt': 'One',
    'more.txt': 'Two',
    'docs/a.md': '# A\n',
  })
  const {report} = await site.build()
  const watched = report.watched.map(({path}) => path.slice(site.dir.length + 1))
  expect(watched).toEqual(expect.arrayContaining(['title.txt', 'more.txt']))
})
