// What a configuration and its plugins were made from, and where their imports were looked for.
import {expect, test, vi} from 'vitest'
import {staleFiles} from '../support/clean-build.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

// Each builds a few times.
vi.setConfig({testTimeout: 240_000})

const pluginThatSays = (text: string, format: 'cjs' | 'esm' = 'cjs'): string => {
  const plugin = `{name: 'says', emitAssets: () => [{path: 'says.txt', content: '${text}'}]}`
  const value = `Object.assign(() => ({definition: ${plugin}, options: {}, id: 'default'}), {definition: {}})`
  return format === 'cjs' ? `module.exports = ${value}\n` : `export default ${value}\n`
}

interface Change {
  readonly what: string
  readonly write: FileMap
  /** The title and the plugin's word then. */
  readonly shown: readonly [title: string, word: string]
}

const CHANGES: readonly Change[] = [
  {
    what: 'a plugin whose entry moved',
    write: {
      'node_modules/says/package.json': '{"name": "says", "version": "1.0.0", "main": "two.js"}',
      'node_modules/says/two.js': pluginThatSays('two'),
    },
    shown: ['x one', 'two'],
  },
  {
    what: 'a plugin with exports, which come before its main file',
    write: {
      'node_modules/says/package.json':
        '{"name": "says", "version": "1.0.0", "main": "two.js", "exports": {".": "./three.mjs"}}',
      'node_modules/says/three.mjs': pluginThatSays('three', 'esm'),
    },
    shown: ['x one', 'three'],
  },
  {
    what: 'a file whose ending is tried before that of the imported one',
    write: {'tools/x.ts': "export const x: string = 'x two'\n"},
    shown: ['x two', 'three'],
  },
  {
    what: 'a nearer copy of a package',
    write: {
      'tools/node_modules/word/package.json': '{"name": "word", "main": "index.js"}',
      'tools/node_modules/word/index.js': "exports.word = ' nearer'\n",
    },
    shown: ['x two nearer', 'three'],
  },
  {
    what: 'a package inside of it that the first one imports',
    write: {
      'tools/node_modules/word/package.json': '{"name": "word", "main": "other.js"}',
      'tools/node_modules/word/other.js': "exports.word = ' other'\n",
    },
    shown: ['x two other', 'three'],
  },
]

test('a configuration is loaded anew when one of its imports leads elsewhere', async () => {
  const site = createSite({
    'site.config.mjs': `import {title} from './tools/title.mjs'
import says from 'says'
export default {title, url: 'https://test.example', plugins: ['docs', says()]}
`,
    'docs/a.md': '# A\n',
    'tools/title.mjs': "import {x} from './x'\nimport {word} from 'word'\nexport const title = x + word\n",
    'tools/x.js': "export const x = 'x one'\n",
    'node_modules/word/package.json': '{"name": "word", "version": "1.0.0", "main": "index.js"}',
    'node_modules/word/index.js': "exports.word = ''\n",
    'node_modules/says/package.json': '{"name": "says", "version": "1.0.0", "main": "one.js"}',
    'node_modules/says/one.js': pluginThatSays('one'),
  })
  const first = await site.build()
  expect(first.errors).toEqual([])
  expect(first.read('says.txt')).toBe('one')
  for (const {what, write, shown} of CHANGES) {
    for (const [path, text] of Object.entries(write)) site.write(path, text)
    const built = await site.build()
    expect(built.errors, what).toEqual([])
    const title = /<title[^>]*>[^<]*\| ([^<]*)<\/title>/.exec(built.html('/docs/a'))?.[1]
    expect([title, built.read('says.txt')], what).toEqual(shown)
  }
  expect(await staleFiles(site)).toEqual([])
})

test('a plugin that is named in a list is found anew when its entry moves', async () => {
  const site = createSite({
    'site.config.mjs': configFile('', "docs(), 'says'"),
    'docs/a.md': '# A\n',
    'node_modules/says/package.json': '{"name": "says", "version": "1.0.0", "main": "one.js"}',
    'node_modules/says/one.js': pluginThatSays('one'),
    'node_modules/says/two.js': pluginThatSays('two'),
  })
  const first = await site.build()
  expect(first.errors).toEqual([])
  expect(first.read('says.txt')).toBe('one')
  site.write('node_modules/says/package.json', '{"name": "says", "version": "1.0.0", "main": "two.js"}')
  expect((await site.build()).read('says.txt')).toBe('two')
})

test('work on pages is done again when a helper of its module changes', async () => {
  const site = createSite({
    'site.config.mjs': `const counting = {
  definition: {
    name: 'counting',
    pageTask: () => ({module: './tools/task.mjs', options: {}}),
    emitAssets: (model, {site}) => [{path: 'words.txt', content: String(site.readTask('/docs/a'))}],
  },
  options: {},
  id: 'default',
}
export default {title: 'T', url: 'https://test.example', plugins: ['docs', counting]}
`,
    'docs/a.md': '# A\n',
    'tools/task.mjs': "import {word} from './word.mjs'\nexport const run = () => word\n",
    'tools/word.mjs': "import {deep} from './deep.mjs'\nexport const word = deep\n",
    'tools/deep.mjs': "export const deep = 'one'\n",
  })
  const first = await site.build()
  expect(first.errors).toEqual([])
  expect(first.read('words.txt')).toBe('one')
  expect((await site.write('tools/deep.mjs', "export const deep = 'two'\n").build()).read('words.txt')).toBe('two')
  expect(await staleFiles(site)).toEqual([])
})
