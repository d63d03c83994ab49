// How often and in which order the steps of plugins are called. Each plugin here keeps a list of its own calls.
import {beforeEach, expect, test} from 'vitest'
import {createSite, type FileMap} from '../support/site.ts'

declare global {
  /** Filled by the plugins of the sites, whose configurations run in this process. */
  var hookCalls: string[] | undefined
}

const HOOKS = [
  'sourceLists',
  'sources',
  'modules',
  'watch',
  'markdown',
  'components',
  'clientModules',
  'policySources',
  'pageTask',
  'textChanges',
  'wantsGitHistory',
  'loadContent',
  'createRoutes',
  'clientEnv',
  'htmlTags',
  'emitAssets',
]
/** Called before any file is read. */
const SETUP = HOOKS.slice(0, HOOKS.indexOf('wantsGitHistory'))

const COUNTING = `
const ANSWERS = {
  sourceLists: [],
  sources: [{kind: 'document', dir: 'docs', include: ['**/*.md']}],
  modules: [{path: './words.mjs', purpose: 'words'}],
  watch: ['note.txt'],
  markdown: {},
  components: {},
  clientModules: [],
  policySources: {},
  pageTask: {module: './task.mjs', options: {}},
  textChanges: undefined,
  wantsGitHistory: false,
  loadContent: {},
  createRoutes: {routes: []},
  clientEnv: {},
  htmlTags: {},
  emitAssets: [],
}
const step = (plugin, name) => () => {
  ;(globalThis.hookCalls ??= []).push(plugin + ' ' + name)
  return ANSWERS[name]
}
const counting = (name) => ({
  definition: {name, ...Object.fromEntries(Object.keys(ANSWERS).map((hook) => [hook, step(name, hook)]))},
  options: {},
  id: 'default',
})
`

function site(config: string): FileMap {
  return {
    'site.config.mjs': `${COUNTING}export default {title: 'T', plugins: ['docs', counting('a'), counting('b')], ${config}}\n`,
    'docs/a.md': '# A\n',
    'words.mjs': "export default ['word']\n",
    'task.mjs': 'export const run = () => null\n',
    'note.txt': 'Note\n',
  }
}

function callsOf(plugin: string): string[] {
  return (globalThis.hookCalls ?? []).flatMap((call) => (call.startsWith(`${plugin} `) ? call.slice(2) : []))
}

beforeEach(() => {
  globalThis.hookCalls = []
})

test('each step is called once in a build, in the order of the contract, also when all is known from the one before', async () => {
  const made = createSite(site(''))
  for (const build of ['cold', 'warm']) {
    globalThis.hookCalls = []
    expect((await made.build()).errors, build).toEqual([])
    expect(callsOf('a').filter((hook) => hook !== 'clientEnv')).toEqual(HOOKS.filter((hook) => hook !== 'clientEnv'))
    expect([...callsOf('b')].sort()).toEqual([...HOOKS].sort())
  }
})

test('one plugin has said all that needs no files before the next is asked; then each step is taken for all', async () => {
  expect((await createSite(site('')).build()).errors).toEqual([])
  const calls = globalThis.hookCalls ?? []
  const setup = calls.slice(0, 2 * SETUP.length)
  expect(setup).toEqual(['a', 'b'].flatMap((plugin) => SETUP.map((hook) => `${plugin} ${hook}`)))
  expect(calls.filter((call) => /createRoutes|emitAssets/.test(call))).toEqual([
    'a createRoutes',
    'b createRoutes',
    'a emitAssets',
    'b emitAssets',
  ])
})

test('a site in two languages is built twice, and each step is called once for either', async () => {
  const made = createSite(site("url: 'https://t.example', i18n: {defaultLocale: 'en', locales: ['en', 'de']}"))
  expect((await made.build()).errors).toEqual([])
  expect([...callsOf('a')].sort()).toEqual([...HOOKS, ...HOOKS].sort())
})

test.each([...SETUP, 'wantsGitHistory', 'clientEnv', 'htmlTags'])(
  'a failure in %s names the plugin and the step, and is said once',
  async (hook) => {
    const failing = `${COUNTING}
const plugin = counting('a')
plugin.definition['${hook}'] = () => { throw new Error('out of order') }
export default {title: 'T', plugins: ['docs', plugin]}
`
    const built = await createSite({...site(''), 'site.config.mjs': failing}).build()
    expect(built.diagnostics.map(({code, message}) => `${code}: ${message}`)).toEqual([
      `plugin/failed: The plugin "a" failed in ${hook}: out of order`,
    ])
  },
)

test('a plugin whose options cannot be read at all is not called; the rest of the site is looked at', async () => {
  const config = `${COUNTING}
const plugin = {...counting('a'), options: 5}
export default {title: 'T', plugins: ['docs', plugin]}
`
  const files = {...site(''), 'site.config.mjs': config, 'docs/a.md': '---\nsidebar_position: x\n---\n\n# A\n'}
  const built = await createSite(files).build()
  expect(built.findings.filter((finding) => !finding.includes('config'))).toEqual([
    'error docs/front-matter docs/a.md:2:1',
  ])
  expect(callsOf('a')).toEqual([])
})
