// Whatever happens to the files of the store, the next build gives the bytes of a clean one, and says what it found.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {createRandom, DAMAGES, filesIn, flipBit} from '../support/damage.ts'
import {type BuiltSite, configFile, createSite, type TestSite} from '../support/site.ts'

const PAGES = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name, at) => [
    `docs/${name}.md`,
    `---\ndescription: About ${name}\n---\n\n# Page ${name}\n\n${`Sentence ${at} of this page. `.repeat(20 * (at + 1))}\n\n## Part\n\nSee [the next](./${'bcdefa'[at]}.md), and “more”.\n`,
  ]),
)
const FILES = {
  'site.config.mjs': configFile('markdown: {alternates: true}', 'docs(), search()').replace(
    'import {docs}',
    "import {search} from 'quire-docs/plugins/search'\nimport {docs}",
  ),
  ...PAGES,
  'docs/_part.mdx': 'A part that [others](./a.md) show.',
  'docs/g.mdx': "import Part from './_part.mdx'\n\n# G\n\n<Part />\n",
}

const CACHE = 'node_modules/.cache/quire'
let site: TestSite
let clean: BuiltSite['bytes'] extends () => infer Bytes ? Bytes : never

beforeAll(async () => {
  site = createSite(FILES)
  clean = (await site.build()).bytes()
  cpSync(join(site.dir, CACHE), join(site.dir, 'kept'), {recursive: true, preserveTimestamps: true})
})

/** The cache as the first build left it; pages are rendered from it again when the output is gone. */
function restore(keepsOutput = false): string {
  rmSync(join(site.dir, CACHE), {recursive: true, force: true})
  cpSync(join(site.dir, 'kept'), join(site.dir, CACHE), {recursive: true, preserveTimestamps: true})
  if (!keepsOutput) rmSync(join(site.dir, 'build'), {recursive: true, force: true})
  return formatDir()
}

function formatDir(): string {
  const dir = join(site.dir, CACHE, 'store')
  return join(dir, readdirSync(dir)[0] ?? '')
}

function namesIn(dir: string, ending: string): string[] {
  return readdirSync(dir).filter((name) => name.endsWith(ending))
}

async function expectClean(findings: readonly string[]): Promise<BuiltSite> {
  const built = await site.build()
  expect(built.findings).toEqual(findings)
  expect(built.report.ok).toBe(true)
  expect(built.bytes()).toEqual(clean)
  return built
}

const DAMAGED = ['warning cache/damaged']

describe('a store', () => {
  test('that is sound is used and not spoken of', async () => {
    restore()
    const built = await expectClean([])
    expect(built.report.counts).toMatchObject({compiled: 0})
    const dir = formatDir()
    expect(namesIn(dir, '.open')).toEqual([])
    expect(namesIn(dir, '.seg').length).toBeGreaterThan(0)
  })

  for (const [name, damage] of Object.entries(DAMAGES))
    test(`with every segment ${name} is made again`, async () => {
      const dir = restore()
      for (const file of namesIn(dir, '.seg')) damage(join(dir, file), createRandom(name))
      const isKnown = name !== 'removed' && name !== 'bytes appended'
      const built = await site.build()
      expect(built.bytes()).toEqual(clean)
      expect(built.report.ok).toBe(true)
      if (isKnown) expect(built.findings).toEqual(DAMAGED)
      rmSync(join(site.dir, 'build'), {recursive: true})
      const next = await expectClean([])
      expect(next.report.counts.compiled).toBe(0)
    })

  for (const [name, damage] of Object.entries(DAMAGES))
    test(`with its index ${name} reads the segments instead`, async () => {
      const dir = restore()
      damage(join(dir, 'index'), createRandom(name))
      const built = await expectClean(name === 'removed' ? [] : DAMAGED)
      expect(built.report.counts.compiled).toBe(0)
      await expectClean([])
    })

  for (const [name, damage] of Object.entries(DAMAGES))
    test(`with every state ${name} looks at the files again`, async () => {
      const dir = restore(true)
      for (const file of readdirSync(join(dir, 'state'))) damage(join(dir, 'state', file), createRandom(name))
      await expectClean(name === 'removed' ? [] : DAMAGED)
      await expectClean([])
    })

  test('with one bit turned over anywhere gives no wrong byte: 24 places', async () => {
    for (let seed = 0; seed < 24; seed += 1) {
      const dir = restore()
      const random = createRandom(`flip ${seed}`)
      const files = filesIn(dir)
      const file = files[Math.floor(random() * files.length)] ?? ''
      flipBit(file, random)
      const built = await site.build()
      expect(built.bytes(), `seed ${seed}, ${basename(file)}`).toEqual(clean)
      expect(built.findings.filter((finding) => finding !== DAMAGED[0])).toEqual([])
    }
  }, 240_000)

  test('with several files damaged at random gives no wrong byte: 12 rounds', async () => {
    const kinds = Object.values(DAMAGES)
    for (let seed = 0; seed < 12; seed += 1) {
      const dir = restore(seed % 2 === 0)
      const random = createRandom(`several ${seed}`)
      for (const file of filesIn(dir)) if (random() < 0.5) kinds[Math.floor(random() * kinds.length)]?.(file, random)
      const built = await site.build()
      expect(built.bytes(), `seed ${seed}`).toEqual(clean)
      expect(built.findings.filter((finding) => finding !== DAMAGED[0])).toEqual([])
    }
  }, 240_000)

  test('whose index leads to other records than it says is not believed', async () => {
    const dir = restore()
    const [first = '', second = ''] = namesIn(dir, '.seg').map((name) => join(dir, name))
    renameSync(first, join(dir, 'aside'))
    renameSync(second, first)
    renameSync(join(dir, 'aside'), second)
    await expectClean(DAMAGED)
    await expectClean([])
  })

  test('with a file in the place of its folders is made again', async () => {
    for (const place of ['store', basename(formatDir())]) {
      restore()
      const path = place === 'store' ? join(site.dir, CACHE, 'store') : formatDir()
      rmSync(path, {recursive: true})
      writeFileSync(path, 'a file')
      await expectClean(DAMAGED)
      await expectClean([])
    }
  })

  test('whose folder has a damaged mark is used all the same', async () => {
    for (const damage of [DAMAGES['cut in the middle'], DAMAGES['a folder in its place']]) {
      restore()
      damage?.(join(site.dir, CACHE, 'CACHEDIR.TAG'), createRandom('mark'))
      expect((await expectClean([])).report.counts.compiled).toBe(0)
    }
  })

  test('of another version is left alone, and goes when it has not been used for 14 days', async () => {
    const dir = restore()
    const store = dirname(dir)
    const other = join(store, '0-v8.15-LE')
    mkdirSync(other)
    writeFileSync(join(other, 'x.seg'), 'of another version')
    writeFileSync(join(store, 'data.mdb'), 'of the first version')
    await expectClean([])
    expect(existsSync(other)).toBe(true)
    const longAgo = Date.now() / 1000 - 15 * 86_400
    for (const path of [other, join(store, 'data.mdb')]) utimesSync(path, longAgo, longAgo)
    await expectClean([])
    expect(readdirSync(store)).toEqual([basename(dir)])
  })
})

describe('entries of a store', () => {
  test('of many small builds come to few files', async () => {
    const dir = restore(true)
    for (let at = 0; at < 12; at += 1) await site.write('docs/a.md', `# Version ${at}\n`).build()
    site.write('docs/a.md', PAGES['docs/a.md'] ?? '')
    await expectClean([])
    expect(namesIn(dir, '.seg').length).toBeLessThan(20)
    rmSync(join(site.dir, 'build'), {recursive: true})
    expect((await expectClean([])).report.counts.compiled).toBe(0)
  })
})

describe('what a store knows of a site of 300 pages', () => {
  const many = createSite({
    'site.config.mjs': configFile('', 'docs()'),
    ...Object.fromEntries(
      Array.from({length: 300}, (_, at) => [`docs/many/${at % 20}/page-${at}.md`, `# Page ${at}\n\nText ${at}.\n`]),
    ),
  })
  const dir = (): string => join(many.dir, CACHE, 'store', readdirSync(join(many.dir, CACHE, 'store'))[0] ?? '')
  // By their inodes, as a file that is replaced has another; the index is a table of numbers.
  const sizes = (): ReadonlyMap<number, number> =>
    new Map(
      filesIn(dir())
        .filter((file) => basename(file) !== 'index')
        .map((file) => [statSync(file).ino, statSync(file).size]),
    )

  test('is written anew where an edit changes it, and nowhere else', async () => {
    await many.build()
    await many.write('docs/many/3/page-3.md', '# Page 3\n\nText three.\n').build()
    const before = sizes()
    await many.write('docs/many/7/page-7.md', '# Page 7\n\nText seven.\n').build()
    const written = [...sizes()].reduce((sum, [inode, size]) => sum + size - (before.get(inode) ?? 0), 0)
    // The lists alone would be more than that.
    expect(written).toBeLessThan(120_000)
  })

  test('is found out again when pieces of it are damaged', async () => {
    const expected = (await many.build()).bytes()
    for (const file of namesIn(dir(), '.seg')) DAMAGES['all zeros']?.(join(dir(), file), createRandom('pieces'))
    const built = await many.build()
    expect(built.bytes()).toEqual(expected)
    expect(built.findings).toEqual(DAMAGED)
    const next = await many.build()
    expect(next.findings).toEqual([])
    expect(next.report.counts).toMatchObject({compiled: 0, rendered: 0, written: 0})
  })
})
