// The short way of a build: where only texts have changed, nothing else is looked at, and the output is that of a clean build.
import {EventEmitter, once} from 'node:events'
import {readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {describe, expect, test, vi} from 'vitest'
import {buildCopy, differingFiles} from '../support/clean-build.ts'
import {filesIn} from '../support/damage.ts'
import {type BuiltSite, configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

// Each builds a few times.
vi.setConfig({testTimeout: 240_000})

const PLUGINS = 'docs(), blog({onUntruncatedBlogPosts: "ignore"}), pages(), sitemap(), search()'

const toConfig = (fields: string): string =>
  ['blog', 'search'].map((name) => `import {${name}} from 'quire-docs/plugins/${name}'\n`).join('') +
  configFile(fields, PLUGINS)

const FILES: FileMap = {
  'site.config.mjs': toConfig(''),
  'docs/a.md': '# A\n\nFirst line.\n\n## Part\n\nSee [B](./b.md) and ![dot](./dot.svg).\n\nLast words.\n',
  'docs/b.md': '# B\n\nFirst line.\n\nLast words.\n',
  'docs/c.mdx': "import Shared from './_shared.mdx'\n\n# C\n\nFirst line.\n\n<Shared />\n\nLast words.\n",
  'docs/d.mdx': '# D\n\nFirst line.\n\n<b>{1 + 1}</b>\n\nLast words.\n',
  'docs/_shared.mdx': 'Shared words.\n',
  'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'docs/tags.yml': 'x:\n  label: X\n',
  'blog/2024-01-02-post.md': '# Post\n\nFirst line.\n\nLast words.\n',
  'src/pages/about.md': '# About\n\nFirst line.\n\nLast words.\n',
  'static/file.txt': 'One.',
}

/** Files that are only just saved are looked at again by the next build: these were not. */
async function settledSite(files: FileMap = FILES): Promise<TestSite> {
  const site = createSite(files)
  await wait(SETTLED_MS)
  const built = await site.build()
  expect(built.errors).toEqual([])
  return site
}

const SETTLED_MS = 120

const tookShortWay = ({report}: BuiltSite): boolean => !report.stages.some(({name}) => name === 'content')

/** As after a moment's work by a writer. */
async function buildSettled(site: TestSite): Promise<BuiltSite> {
  await wait(SETTLED_MS)
  return site.build()
}

const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file))

async function expectClean(site: TestSite, built: BuiltSite): Promise<void> {
  const clean = await buildCopy(site)
  expect(differingFiles(built, clean)).toEqual([])
  expect(built.findings).toEqual(clean.findings)
}

describe('a build that looks at nothing else', () => {
  test.each([
    ['a document', 'docs/b.md', '/docs/b'],
    ['a document with links and images', 'docs/a.md', '/docs/a'],
    ['a document with code', 'docs/d.mdx', '/docs/d'],
    ['a page of its own', 'src/pages/about.md', '/about'],
  ])('follows the change of a text: %s', async (_, path, url) => {
    const site = await settledSite()
    for (const words of ['Other words.\n', 'One more\nline of words.\n', 'Last words.\n']) {
      site.write(path, String(FILES[path]).replace('Last words.\n', words))
      const built = await buildSettled(site)
      expect(tookShortWay(built)).toBe(true)
      expect(built.report.counts).toMatchObject({pages: 10, rendered: 1, removed: 0})
      expect(built.html(url)).toContain(words.trim().split('\n').at(-1))
      await expectClean(site, built)
    }
  })

  test('finds new words by search, and old ones no more', async () => {
    const site = await settledSite()
    const words = (built: BuiltSite): string => built.read('search-index.json')
    site.write('docs/b.md', '# B\n\nFirst line.\n\nUnheard zebra.\n')
    expect(words(await buildSettled(site))).toContain('zebra')
    site.write('docs/b.md', '# B\n\nFirst line.\n\nPlain.\n')
    const built = await buildSettled(site)
    expect(tookShortWay(built)).toBe(true)
    expect(words(built)).not.toContain('zebra')
  })

  test('writes nothing when nothing has changed, and says the same', async () => {
    const site = await settledSite({...FILES, 'docs/b.md': '# B\n\n:::note\n\nNever closed.\n'})
    const first = await buildSettled(site)
    const second = await site.build()
    expect([first, second].map(tookShortWay)).toEqual([true, true])
    expect(second.report.counts).toMatchObject({pages: 10, compiled: 0, rendered: 0, written: 0, removed: 0})
    expect(second.diagnostics).toEqual(first.diagnostics)
    expect(second.findings.length).toBeGreaterThan(0)
  })

  test('follows several texts at once, and the same text back and forth', async () => {
    const site = await settledSite()
    for (const words of ['Other', 'Last', 'Other']) {
      for (const path of ['docs/a.md', 'docs/b.md']) site.write(path, String(FILES[path]).replace('Last', words))
      const built = await buildSettled(site)
      expect(tookShortWay(built)).toBe(true)
      expect(built.report.counts.rendered).toBe(2)
      await expectClean(site, built)
    }
  })
})

const append = (path: string, text: string) => (site: TestSite) => site.write(path, `${FILES[path]}${text}`)
const replace = (path: string, from: string, to: string) => (site: TestSite) =>
  site.write(path, String(FILES[path]).replace(from, to))

const CHANGES: readonly (readonly [what: string, change: (site: TestSite) => unknown])[] = [
  ['a title', replace('docs/b.md', '# B', '# Bee')],
  ['the first line, which is the description', replace('docs/b.md', 'First line', 'Other line')],
  ['a heading', append('docs/a.md', '\n## More\n\nWords.\n')],
  ['a link', append('docs/a.md', '\n[C](./c.mdx)\n')],
  ['what is wrong in the text', append('docs/b.md', '\n:::note\n\nNever closed.\n')],
  ['front matter', (site) => site.write('docs/b.md', '---\nsidebar_position: 1\n---\n\n# B\n\nFirst line.\n')],
  ['an import', (site) => site.write('docs/d.mdx', "import Shared from './_shared.mdx'\n\n# D\n\n<Shared />\n")],
  ['a partial', replace('docs/_shared.mdx', 'Shared', 'Common')],
  ['a post, which is in feeds and lists', replace('blog/2024-01-02-post.md', 'Last', 'Other')],
  ['a list of tags', replace('docs/tags.yml', 'label: X', 'label: Y')],
  ['an image', replace('docs/dot.svg', 'width="1"', 'width="2"')],
  ['a static file', replace('static/file.txt', 'One', 'Two')],
  ['a new file', (site) => site.write('docs/new.md', '# New\n\nWords.\n')],
  ['a file that is gone', (site) => site.remove('docs/tags.yml')],
  ['a category', (site) => site.write('docs/_category_.json', '{"label": "All"}')],
  ['the configuration', (site) => site.write('site.config.mjs', toConfig("tagline: 'Other',"))],
  ['installed packages', (site) => site.write('node_modules/.package-lock.json', '{}')],
  ['a folder behind a link', (site) => symlinkSync(join(site.dir, 'static'), join(site.dir, 'docs/linked'))],
]

const MADE = ['docs/new.md', 'docs/_category_.json', 'node_modules/.package-lock.json', 'docs/linked']

describe('a build looks at the whole site', () => {
  test('after any other change, and after that is taken back', async () => {
    const site = await settledSite()
    const first = (await site.build()).bytes()
    for (const [what, change] of CHANGES) {
      change(site)
      const built = await buildSettled(site)
      expect(tookShortWay(built), what).toBe(false)
      expect(built.errors, what).toEqual([])
      for (const [path, text] of Object.entries(FILES)) site.write(path, text)
      for (const path of MADE) site.remove(path)
      expect(differing((await buildSettled(site)).bytes(), first), what).toEqual([])
    }
    site.write('docs/b.md', '# B\n\nFirst line.\n\nOther words.\n')
    const built = await buildSettled(site)
    expect(tookShortWay(built)).toBe(true)
    await expectClean(site, built)
  })

  test('where a plugin does not say what it reads', async () => {
    const site = await settledSite({
      ...FILES,
      'site.config.mjs': configFile('', 'docs(), own()').replace('import', "import {own} from './own.mjs'\nimport"),
      'own.mjs': `import {definePlugin} from 'quire-docs/plugin'
export const own = definePlugin({
  name: 'own',
  emitAssets: async (_model, {site}) => [{path: 'own.txt', content: await site.contentOf('/docs/b')}],
})`,
    })
    site.write('docs/b.md', '# B\n\nFirst line.\n\nOther words.\n')
    const built = await buildSettled(site)
    expect(tookShortWay(built)).toBe(false)
    expect(built.read('own.txt')).toContain('Other words')
  })
})

describe('a build that looks at nothing else is not taken in', () => {
  test('by another program that changed the output', async () => {
    const site = await settledSite()
    const before = (await site.build()).bytes()
    writeFileSync(join(site.dir, 'build/docs/b/index.html'), 'broken')
    expect((await site.build()).bytes()).toEqual(before)
    rmSync(join(site.dir, 'build/sitemap.xml'))
    expect((await site.build()).bytes()).toEqual(before)
  })

  test('by a file that is saved twice within the time in which stats do not tell', async () => {
    const site = createSite(FILES)
    await site.build()
    for (const words of ['aaaa', 'bbbb', 'cccc']) {
      site.write('docs/b.md', `# B\n\nFirst line.\n\n${words}\n`)
      const built = await site.build()
      expect(built.content('/docs/b')).toContain(words)
    }
  })

  test('by another build of the same output', async () => {
    const site = await settledSite()
    await site.build({minify: false})
    await site.build()
    await expectClean(site, await site.build())
    site.write('docs/b.md', '# B\n\nFirst line.\n\nOther words.\n')
    await expectClean(site, await buildSettled(site))
  })

  test('by a build that it waited for', async () => {
    const site = await settledSite({
      ...FILES,
      'site.config.mjs': configFile('', 'docs(), slow()').replace('import', "import {slow} from './slow.mjs'\nimport"),
      'slow.mjs': `import {existsSync} from 'node:fs'
import {setTimeout as wait} from 'node:timers/promises'
import {definePlugin} from 'quire-docs/plugin'
export const slow = definePlugin({
  name: 'slow',
  textChanges: () => ({}),
  loadContent: async (_sources, {siteDir}) => {
    while (existsSync(siteDir + '/hold')) await wait(20)
  },
})`,
    })
    site.write('hold', '')
    const events = new EventEmitter()
    const isInContent = once(events, 'content')
    const isWaiting = once(events, 'waiting')
    const other = site.build({minify: false, onProgress: ({stage}) => void events.emit(stage)})
    await isInContent
    site.write('docs/b.md', '# B\n\nFirst line.\n\nOther words.\n')
    await wait(SETTLED_MS)
    const built = site.build({onProgress: ({kind}) => void events.emit(kind)})
    await isWaiting
    site.remove('hold')
    await other
    await expectClean(site, await built)
  })

  test('by a cache that has lost what search knows of other pages', async () => {
    const site = await settledSite({...FILES, 'docs/c.mdx': '# C\n\nFirst line.\n\nQuokka.\n'})
    const store = join(site.dir, 'node_modules/.cache/quire/store')
    for (const path of filesIn(store).filter((file) => file.endsWith('.seg'))) {
      const bytes = readFileSync(path)
      for (let at = bytes.indexOf('Quokka'); at >= 0; at = bytes.indexOf('Quokka', at)) bytes.write('?', at)
      writeFileSync(path, bytes)
    }
    site.write('docs/b.md', '# B\n\nFirst line.\n\nOther words.\n')
    const built = await buildSettled(site)
    expect(built.read('search-index.json')).toContain('Quokka')
    expect(differingFiles(built, await buildCopy(site))).toEqual([])
  })

  test('by a cache that is gone or was cleared', async () => {
    const site = await settledSite()
    rmSync(join(site.dir, 'node_modules/.cache'), {recursive: true, force: true})
    const built = await site.build()
    expect(tookShortWay(built)).toBe(false)
    await expectClean(site, built)
  })
})
