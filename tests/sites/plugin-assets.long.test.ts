// Files that plugins make: taken over one by one, and put beside all the others.
import {rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {type BuiltSite, configFile, createSite} from '../support/site.ts'

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
  expect(failed.findings).toEqual(['error plugin/failed files-plugin.ts:8:11'])
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

describe('files that are kept by a key', () => {
  /** Says each time that files are made, and which files these are. */
  const keeping = (key: string, name = 'kept') => `const made = await site.keepFiles('${key}', function* () {
      report({level: 'warning', code: 'plugin/note', message: 'made ${name}'})
      yield {path: '${name}.txt', content: '${name}'}
      yield {path: '${name}.html', content: '<script src="https://example.org/x.js"></script>'}
      return ['${name}']
    })
    yield {path: 'value.json', content: JSON.stringify(made)}`
  const filesOf = (body: string) => {
    const files = siteOf(body)
    return {
      ...files,
      'files-plugin.ts': files['files-plugin.ts'].replace('{siteDir}', '{siteDir, site, report}'),
    }
  }
  const messages = (built: {diagnostics: readonly {message: string}[]}) =>
    built.diagnostics.map(({message}) => message).filter((message) => message.startsWith('made'))

  test('are not made again while they stand in the output, and what they need is still allowed', async () => {
    const site = createSite(filesOf(keeping('k1')))
    const built = await site.build()
    expect([messages(built), built.read('value.json')]).toEqual([['made kept'], '["kept"]'])
    expect(built.read('_headers')).toContain('https://example.org')
    const again = await site.build()
    expect([messages(again), again.report.counts.written]).toEqual([[], 0])
    expect(again.bytes()).toEqual(built.bytes())
    // Another page changes: all files are carried over.
    const edited = await site.write('docs/a.md', '# A\n\nOther, see [the file](pathname:///kept.txt).').build()
    expect([messages(edited), edited.read('kept.txt')]).toEqual([[], 'kept'])
    expect((await site.build({cache: false})).bytes()).toEqual(edited.bytes())
  })

  test('are made again when one of them was changed or is gone, and for another key', async () => {
    const site = createSite(filesOf(keeping('k1')))
    const built = await site.build()
    rmSync(join(built.report.outDir, 'kept.txt'))
    const restored = await site.build()
    expect([messages(restored), restored.bytes()]).toEqual([['made kept'], built.bytes()])
    writeFileSync(join(built.report.outDir, 'kept.html'), 'mine')
    const mended = await site.build()
    expect([messages(mended), mended.bytes()]).toEqual([['made kept'], built.bytes()])
    const other = await site.write('files-plugin.ts', filesOf(keeping('k2', 'other'))['files-plugin.ts']).build()
    expect([messages(other), other.exists('kept.txt'), other.read('other.txt')]).toEqual([
      ['made other'],
      false,
      'other',
    ])
  })
})

describe('files that become those of another key', () => {
  /** A file for each letter of a word; of the last ones, those of letters that stay are kept. */
  const revising = (word: string, more = '') => `const file = (one) => ({path: one + '.txt', content: 'file ' + one})
    const word = '${word}'
    const made = await site.keepFiles(word, function* () {
      report({level: 'warning', code: 'plugin/note', message: 'made all of ' + word})
      for (const one of word) yield file(one)
      return word
    }, {name: 'letters', revise: (last) => {
      const stay = [...word].filter((one) => last.value.includes(one))
      if (stay.length === 0) return undefined
      report({level: 'warning', code: 'plugin/note', message: 'made ' + word + ' of ' + last.value + ' with ' + last.read(stay[0] + '.txt')})
      return {made: [...word].filter((one) => !stay.includes(one)).map(file), kept: stay.map((one) => one + '.txt'), value: word}
    }})
    ${more}
    yield {path: 'value.json', content: JSON.stringify(made)}`
  const pluginOf = (body: string) => siteOf(body)['files-plugin.ts'].replace('{siteDir}', '{siteDir, site, report}')
  const messages = (built: {diagnostics: readonly {message: string}[]}) =>
    built.diagnostics.map(({message}) => message).filter((message) => message.startsWith('made'))
  const files = (built: BuiltSite) => built.files().filter((file) => /^.\.txt$/.test(file))

  test('are made of those that stand in the output, and come to what all would', async () => {
    const site = createSite({...siteOf(revising('abc')), 'files-plugin.ts': pluginOf(revising('abc'))})
    const first = await site.build()
    expect([messages(first), files(first)]).toEqual([['made all of abc'], ['a.txt', 'b.txt', 'c.txt']])
    const second = await site.write('files-plugin.ts', pluginOf(revising('bcd'))).build()
    expect([messages(second), files(second)]).toEqual([['made bcd of abc with file b'], ['b.txt', 'c.txt', 'd.txt']])
    expect(second.read('value.json')).toBe('"bcd"')
    expect((await site.build({cache: false})).bytes()).toEqual(second.bytes())
    // What was revised is kept as what was made.
    expect(messages(await site.build())).toEqual([])
    const other = await site.write('files-plugin.ts', pluginOf(revising('xyz'))).build()
    expect([messages(other), files(other)]).toEqual([['made all of xyz'], ['x.txt', 'y.txt', 'z.txt']])
  })

  test('are made of what the output has, not of a build that failed', async () => {
    const site = createSite({...siteOf(revising('abc')), 'files-plugin.ts': pluginOf(revising('abc'))})
    await site.build()
    const failed = await site
      .write(
        'files-plugin.ts',
        pluginOf(revising('bcd', "report({level: 'error', code: 'plugin/note', message: 'no'})")),
      )
      .build()
    expect([failed.report.ok, messages(failed)]).toEqual([false, ['made bcd of abc with file b']])
    const next = await site.write('files-plugin.ts', pluginOf(revising('cde'))).build()
    expect([messages(next), files(next)]).toEqual([['made cde of abc with file c'], ['c.txt', 'd.txt', 'e.txt']])
  })

  test('are all made where another program has changed one', async () => {
    const site = createSite({...siteOf(revising('abc')), 'files-plugin.ts': pluginOf(revising('abc'))})
    const built = await site.build()
    writeFileSync(join(built.report.outDir, 'c.txt'), 'mine')
    const next = await site.write('files-plugin.ts', pluginOf(revising('bcd'))).build()
    expect([messages(next), next.read('c.txt')]).toEqual([['made all of bcd'], 'file c'])
  })
})

test('an index in shards is the same after edits as when it is made of all pages', async () => {
  const page = (at: number, more = '') =>
    `# Page ${at}\n\nText of number ${at} ${more}\n\n## Part\n\nWords ${'word '.repeat(at)} and \`some.name${at}\`.\n`
  const site = createSite({
    'site.config.ts': configFile('', "docs(), ['search', {shardAbove: 10}]"),
    ...Object.fromEntries(Array.from({length: 45}, (_, at) => [`docs/p${at}.md`, page(at)])),
  })
  await site.build()
  const rounds: readonly (readonly (readonly [string, string])[])[] = [
    [
      ['docs/p7.md', page(7, 'with an unheard word')],
      ['docs/p8.md', page(8).replace('# Page 8', '# Another title')],
      ['docs/p10.md', page(10).replace('some.name10', 'other.name')],
      ['docs/p7.md', page(7)],
    ],
    // Numbers of documents change.
    [['docs/p9.md', `${page(9)}\n## One more part\n\nIts text.\n`]],
    [['docs/p11.md', page(11, '搜索 引擎')]],
  ]
  for (const edits of rounds) {
    let edited: BuiltSite | undefined
    for (const [path, text] of edits) edited = await site.write(path, text).build()
    expect(edited?.bytes()).toEqual((await site.build({cache: false})).bytes())
  }
})

test('an index of the search follows all that it is made from', async () => {
  const config = (options: string) => configFile('', `docs(), pages(), ['search', ${options}]`)
  const site = createSite({
    'site.config.ts': config('{shardAbove: 10}'),
    'docs/guide/_category_.json': '{"label": "Guides"}',
    'docs/guide/a.md': '# A\n\nText of a.',
    'docs/b.md': '# B\n\nText of b.',
    'src/pages/about.md': '# About\n\nNot in the index.',
  })
  const indexOf = (built: BuiltSite) =>
    built
      .files()
      .filter((file) => file.includes('search-') && file.endsWith('.json'))
      .map((file) => `${file} ${built.read(file)}`)
  let last = indexOf(await site.build())
  const edits: readonly [path: string, text: string, changes: boolean][] = [
    ['src/pages/about.md', '# About\n\nNot there either.', false],
    ['docs/guide/a.md', '# A\n\nAnother text of a.', true],
    ['docs/b.md', '# Bee\n\nText of b.', true],
    ['docs/guide/_category_.json', '{"label": "Manuals"}', true],
    ['docs/b.md', '---\nslug: /bee\n---\n# Bee\n\nText of b.', true],
    ['site.config.ts', config('{shardAbove: 10, indexPages: true}'), true],
    ['site.config.ts', config('{shardAbove: 100000}'), true],
  ]
  for (const [path, text, changes] of edits) {
    const index = indexOf(await site.write(path, text).build())
    expect([path, JSON.stringify(index) !== JSON.stringify(last)]).toEqual([path, changes])
    expect(indexOf(await site.build({cache: false}))).toEqual(index)
    last = index
  }
})
