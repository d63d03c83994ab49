// What goes into a page besides its file: transforms, their helpers and packages, files they read, environment, time zone.
import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {describe, expect, test, vi} from 'vitest'
import {copySite, differingFiles, staleFiles} from '../support/clean-build.ts'
import {runCli} from '../support/cli.ts'
import {BuiltSite, configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

// Each builds a few times.
vi.setConfig({testTimeout: 240_000})

const ADD_TEXT = `export default () => (tree, file) => {
  tree.children.push({type: 'paragraph', children: [{type: 'text', value: textOf(file)}]})
}\n`

const TRANSFORMS: FileMap = {
  'site.config.mjs': configFile(
    "markdown: {preprocessor: {module: './tools/before.mjs'}}",
    "docs({remarkPlugins: [['@site/tools/own.mjs', {}], 'remark-words', './tools/reads.mjs']})",
  ),
  'docs/a.md': '# A\n\nText.\n',
  'tools/before.mjs':
    "import {word} from './word.mjs'\nexport default ({fileContent}) => fileContent + '\\n\\n' + word\n",
  'tools/word.mjs': "export const word = 'before one'\n",
  'tools/own.mjs': `import {text} from './deep/helper.mjs'\nconst textOf = () => text + process.env.QUIRE_TEST_WORD\n${ADD_TEXT}`,
  'tools/deep/helper.mjs': "import {inner} from './inner.mjs'\nexport const text = inner\n",
  'tools/deep/inner.mjs': "export const inner = 'inner one'\n",
  'tools/reads.mjs': `const textOf = ({data}) => {
  data.addDependency('tools/list.txt')
  return data.readFile('tools/text.txt')
}\n${ADD_TEXT}`,
  'tools/text.txt': 'read one',
  'node_modules/remark-words/package.json':
    '{"name": "remark-words", "version": "1.0.0", "type": "module", "exports": "./index.js"}',
  'node_modules/remark-words/index.js': `import {words} from 'words'\nconst textOf = () => words\n${ADD_TEXT}`,
  'node_modules/words/package.json': '{"name": "words", "version": "1.0.0", "type": "module", "exports": "./index.js"}',
  'node_modules/words/index.js': "export const words = 'words one'\n",
}

const CHANGES: readonly (readonly [what: string, path: string, text: string, shown: string])[] = [
  ['a helper of the preprocessor', 'tools/word.mjs', "export const word = 'before two'\n", 'before two'],
  ['a helper of a helper', 'tools/deep/inner.mjs', "export const inner = 'inner two'\n", 'inner two'],
  ['a transform named @site/', 'tools/own.mjs', `const textOf = () => 'own two'\n${ADD_TEXT}`, 'own two'],
  ['a package of a package', 'node_modules/words/index.js', "export const words = 'words two'\n", 'words two'],
  ['a file that a transform reads', 'tools/text.txt', 'read two', 'read two'],
]

test('a warm build equals a clean one after each change of what transforms run with and read', async () => {
  const site = createSite(TRANSFORMS)
  const first = await site.build()
  expect(first.errors).toEqual([])
  for (const text of ['before one', 'inner one', 'words one', 'read one'])
    expect(first.content('/docs/a')).toContain(text)
  for (const [what, path, text, shown] of CHANGES) {
    const built = await site.write(path, text).build()
    expect(built.content('/docs/a'), what).toContain(shown)
    expect(built.report.counts.compiled, what).toBe(1)
  }
  site.write(
    'node_modules/remark-words/node_modules/words/package.json',
    '{"name": "words", "type": "module", "exports": "./index.js"}',
  )
  site.write('node_modules/remark-words/node_modules/words/index.js', "export const words = 'words three'\n")
  expect((await site.build()).content('/docs/a')).toContain('words three')
  expect((await site.build()).report.counts.compiled).toBe(0)
  // Declared and not there at first.
  expect((await site.write('tools/list.txt', 'x').build()).report.counts.compiled).toBe(1)
  expect(await staleFiles(site)).toEqual([])
})

function outputOf(site: TestSite | string, outDir: string): BuiltSite {
  const dir = typeof site === 'string' ? site : site.dir
  // Only the folder is looked at.
  return new BuiltSite({outDir: join(dir, outDir)} as BuiltSite['report'])
}

async function buildWith(dir: string, env: Readonly<Record<string, string>>, outDir = 'build'): Promise<BuiltSite> {
  const {code, stderr} = await runCli(['build', '--out-dir', outDir], {cwd: dir, env})
  expect(code, stderr).toBe(0)
  return outputOf(dir, outDir)
}

test('a variable that a transform or the content reads is part of the page', async () => {
  const site = createSite({
    ...TRANSFORMS,
    'docs/env.mdx':
      '# Environment\n\nIt is {process.env.QUIRE_TEST_WORD}.\n\nimport Part from "./_part.mdx"\n\n<Part />\n',
    'docs/_part.mdx': "Part {process.env['QUIRE_TEST_WORD']}.\n",
  })
  await buildWith(site.dir, {QUIRE_TEST_WORD: 'one'})
  const warm = await buildWith(site.dir, {QUIRE_TEST_WORD: 'two'})
  expect(warm.content('/docs/a')).toContain('inner onetwo')
  const clean = await buildWith(copySite(site), {QUIRE_TEST_WORD: 'two'})
  expect(differingFiles(warm, clean)).toEqual([])
})

test('an edit between scan and compile that is undone is not remembered', async () => {
  const site = createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n\nFirst.\n', 'docs/b.md': '# B\n'})
  const before = '# A\n\nFirst.\n'
  let isChanged = false
  await site.build({
    onProgress: (event) => {
      // The documents have been scanned; none is compiled yet.
      if (isChanged || event.kind !== 'stage-start' || event.stage !== 'compile') return
      isChanged = true
      site.write('docs/a.md', '# A\n\nSecond.\n')
    },
  })
  expect(isChanged).toBe(true)
  const again = await site.write('docs/a.md', before).build()
  expect(again.content('/docs/a')).toContain('First.')
  expect(await staleFiles(site)).toEqual([])
})

describe('dates and order', () => {
  const SITE: FileMap = {
    'site.config.mjs': configFile(
      "i18n: {defaultLocale: 'de', locales: ['de']}",
      "docs({showLastUpdateTime: true, showLastUpdateAuthor: true}), blog({onUntruncatedBlogPosts: 'ignore', onInlineTags: 'ignore', showLastUpdateTime: true}), sitemap({lastmod: 'datetime'}), search({language: ['en', 'de']})",
    ).replace(
      'import',
      "import {blog} from 'quire-docs/plugins/blog'\nimport {search} from 'quire-docs/plugins/search'\nimport",
    ),
    'docs/a.md':
      '---\nlast_update: {date: 2026-03-29 00:30, author: Zoë}\ntags: [Äpfel, zebra, apfel]\n---\n# A\n\nText.\n',
    'docs/b.md': '---\nlast_update: {date: Jan 1 2026}\n---\n# B\n\nÄrger, Öl und Übel. ประเทศไทย 中文\n',
    'blog/one.md': '---\ndate: 2026-01-01 00:10\nlast_update: {date: 2026-01-02 23:59}\ntags: [b, a]\n---\nOne.\n',
    'blog/2026-02-01-two.md': 'Two.\n',
    'blog/undated.md': '---\ntitle: Undated\n---\nThree.\n',
  }
  const MACHINES: readonly Readonly<Record<string, string>>[] = [
    {TZ: 'UTC', LANG: 'C', LC_ALL: 'C'},
    {TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', UV_THREADPOOL_SIZE: '1'},
    {TZ: 'America/Los_Angeles', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8'},
  ]

  test('are the same whatever the time zone, the language and the age of the copy', async () => {
    const outputs: BuiltSite[] = []
    for (const env of MACHINES) outputs.push(await buildWith(copySite(createSite(SITE)), env))
    const [first, ...others] = outputs
    if (first === undefined) throw new Error('There are machines.')
    for (const other of others) expect(differingFiles(first, other)).toEqual([])
    expect(first.read('sitemap.xml')).toContain('<lastmod>2026-03-29T00:30:00.000Z</lastmod>')
  })

  test('a post without a date says so, and has none of this machine', async () => {
    const built = await createSite(SITE).build()
    expect(built.findings).toContain('warning blog/no-date blog/undated.md')
    expect(built.html('/blog/undated')).toContain('1970-01-01T00:00:00.000Z')
  })

  // Other systems have no such command.
  test.skipIf(process.platform !== 'linux')('with one core as with several', async () => {
    const site = createSite(SITE)
    const one = copySite(site)
    const [bin, ...args] = ['taskset', '-c', '0', process.execPath, binOf(), 'build']
    execFileSync(bin ?? '', args, {cwd: one, stdio: 'ignore'})
    expect(differingFiles(outputOf(one, 'build'), await buildWith(copySite(site), {}))).toEqual([])
  })
})

test('commits that a deeper checkout brings show at once', async () => {
  const site = createSite({
    'site.config.mjs': configFile('', 'docs({showLastUpdateTime: true})'),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  })
  const git = (cwd: string, day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@test.example', ...args], {
      cwd,
      env: {...process.env, GIT_AUTHOR_DATE: `${day}T00:00:00Z`, GIT_COMMITTER_DATE: `${day}T00:00:00Z`},
    })
  git(site.dir, '2024-01-01', 'init', '-q', '-b', 'main')
  git(site.dir, '2024-01-01', 'add', '.')
  git(site.dir, '2024-01-01', 'commit', '-qm', 'one')
  site.write('docs/b.md', '# B\n\nMore.\n')
  git(site.dir, '2025-01-01', 'commit', '-qam', 'two')
  const clone = createSite({})
  git(clone.dir, '2025-01-01', 'clone', '-q', '--depth', '1', `file://${site.dir}`, 'site')
  const dir = join(clone.dir, 'site')
  const shallow = await buildWith(dir, {})
  expect(shallow.html('/docs/a')).toContain('2025-01-01')
  git(dir, '2025-01-01', 'fetch', '-q', '--unshallow')
  expect((await buildWith(dir, {})).html('/docs/a')).toContain('2024-01-01')
})

function binOf(): string {
  return join(import.meta.dirname, '../../dist/bin.js')
}
