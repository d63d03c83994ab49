// Faults around a cache: what it runs is damaged, its folder goes away, is full, read-only or used by two builds at once.
import {execFileSync} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {createRandom, DAMAGES, type Damage, filesIn, flipBit} from '../support/damage.ts'
import {configFile, createSite, type TestSite} from '../support/site.ts'

const FILES = {
  'site.config.mjs': configFile("bundler: 'rspack'"),
  'src/components/Sum.jsx':
    "import './sum.css'\nexport default function Sum() {\n  return <b className='sum'>1 + 1 = {1 + 1}</b>\n}\n",
  'src/components/sum.css': '.sum { color: rebeccapurple }\n',
  'docs/a.mdx': "import Sum from '@site/src/components/Sum'\n\n# A\n\n<Sum />\n",
  'docs/b.md': '# B\n\nText of [A](./a.mdx).\n',
}
const CACHE = 'node_modules/.cache/quire'
const DAMAGED = ['warning cache/damaged']
const UNUSABLE = ['warning cache/unusable']

let site: TestSite
let clean: Map<string, string>

beforeAll(async () => {
  site = createSite(FILES)
  clean = (await site.build()).bytes()
  cpSync(join(site.dir, CACHE), join(site.dir, 'kept'), {recursive: true, preserveTimestamps: true})
})

function restore(): string {
  rmSync(join(site.dir, CACHE), {recursive: true, force: true})
  rmSync(join(site.dir, 'build'), {recursive: true, force: true})
  cpSync(join(site.dir, 'kept'), join(site.dir, CACHE), {recursive: true, preserveTimestamps: true})
  return join(site.dir, CACHE)
}

describe('what is run or published from a cache', () => {
  const all: Readonly<Record<string, Damage>> = {...DAMAGES, 'one bit turned over': flipBit}
  // Making a bundle takes long, so that not every damage is done to every file.
  for (const [ending, name] of [
    ['server.cjs', 'cut in the middle'],
    ['.css', 'one bit turned over'],
    ['.js', 'random bytes'],
  ] as const)
    test(`is checked: files of a bundle, ${ending}, ${name}`, async () => {
      const cache = restore()
      const files = filesIn(join(cache, 'bundles')).filter((file) => file.endsWith(ending))
      expect(files.length).toBeGreaterThan(0)
      for (const file of files) all[name]?.(file, createRandom(name))
      const built = await site.build()
      expect(built.findings).toEqual(DAMAGED)
      expect(built.bytes()).toEqual(clean)
      expect(built.report.counts.bundled).toBe(1)
    })

  test('is checked: modules of the configuration, damaged in every way', async () => {
    for (const name of ['cut in the middle', 'random bytes', 'one bit turned over', 'a folder in its place']) {
      const cache = restore()
      for (const file of filesIn(join(cache, 'modules'))) all[name]?.(file, createRandom(name))
      // Another process: this one has the module in memory.
      const {code, stderr} = await runCli(['build'], {cwd: site.dir})
      expect(code, `${name}: ${stderr}`).toBe(0)
    }
  })
})

describe('a cache', () => {
  test('that is removed while pages are rendered does not spoil the build', async () => {
    const plain = createSite({'docs/a.md': '# A\n', 'docs/b.md': '# B\n\nText of [A](./a.md).\n'})
    for (const stage of ['content', 'compile', 'link', 'render', 'emit']) {
      const cache = join(plain.dir, CACHE)
      plain.write('docs/b.md', `# B\n\nText of [A](./a.md), before ${stage}.\n`)
      const onProgress = (event: {kind: string; stage: string}): void => {
        if (event.kind === 'stage-start' && event.stage === stage) rmSync(cache, {recursive: true, force: true})
      }
      const built = await plain.build({onProgress})
      expect(built.errors, stage).toEqual([])
      const bytes = built.bytes()
      expect((await plain.build({cache: false})).bytes(), stage).toEqual(bytes)
    }
  })

  test('that two builds fill at once serves both', async () => {
    rmSync(join(site.dir, CACHE), {recursive: true, force: true})
    const outs = ['one', 'two', 'three'].map((name) => join(site.dir, name))
    const results = await Promise.all(outs.map((out) => runCli(['build', '--out-dir', out], {cwd: site.dir})))
    for (const {code, stderr} of results) {
      expect(code, stderr).toBe(0)
      expect(stderr).not.toContain('cache/')
    }
    for (const out of outs) {
      expect(new Map(filesIn(out).map((file) => [file.slice(out.length + 1), readBase64(file)]))).toEqual(clean)
      rmSync(out, {recursive: true})
    }
  })

  test('that is not wanted is neither read nor left', async () => {
    rmSync(join(site.dir, CACHE), {recursive: true, force: true})
    const before = process.env.TMPDIR
    const temporary = join(site.dir, 'temporary')
    mkdirSync(temporary)
    process.env.TMPDIR = temporary
    try {
      expect((await site.build({cache: false})).bytes()).toEqual(clean)
    } finally {
      if (before === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = before
    }
    expect(readdirSync(temporary)).toEqual([])
    expect(existsSync(join(site.dir, CACHE))).toBe(false)
  })
})

const mounted = mkdtempSync(join(tmpdir(), 'quire-mount-'))
const canMount = mount('size=64k')
if (canMount) execFileSync('umount', [mounted])
afterAll(() => {
  try {
    execFileSync('umount', [mounted], {stdio: 'ignore'})
  } catch {
    // Not mounted.
  }
  rmSync(mounted, {recursive: true, force: true})
})

function mount(options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', mounted], {stdio: 'ignore'})
    return true
  } catch {
    return false
  }
}

// Only the system's administrator may mount a disk of a few bytes.
describe.runIf(canMount)('a disk of the cache', () => {
  for (const size of [16, 128])
    test(`that is full after ${size} kB is done without`, async () => {
      const other = createSite({
        ...FILES,
        'site.config.mjs': configFile(`bundler: 'rspack', cacheDir: '${mounted}/cache'`),
      })
      mount(`size=${size}k`)
      try {
        const built = await other.build()
        expect(built.findings).toEqual(UNUSABLE)
        expect(built.bytes()).toEqual(clean)
      } finally {
        execFileSync('umount', [mounted])
      }
    })

  test('that is read-only is done without', async () => {
    const other = createSite({
      ...FILES,
      'site.config.mjs': configFile(`bundler: 'rspack', cacheDir: '${mounted}/cache'`),
    })
    mount('size=40m')
    try {
      expect((await other.build()).findings).toEqual([])
      execFileSync('mount', ['-o', 'remount,ro', mounted])
      const built = await other.build()
      expect(built.findings).toEqual(UNUSABLE)
      expect(built.bytes()).toEqual(clean)
    } finally {
      execFileSync('umount', [mounted])
    }
  })
})

function readBase64(file: string): string {
  return readFileSync(file).toString('base64')
}
