// What a cache keeps: limits of age and size, by builds and by hand, and that the site is the same whatever has gone.
import {spawn} from 'node:child_process'
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {beforeAll, describe, expect, onTestFinished, test, vi} from 'vitest'
import type {BuildReport, CacheReport, PruneReport} from '../../src/node/api-types.ts'
import {binFile, type CliResult, runCli} from '../support/cli.ts'
import {createRandom, filesIn} from '../support/damage.ts'
import {program, projectRoot} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type TestSite} from '../support/site.ts'

const CACHE = 'node_modules/.cache/quire'
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f']

function page(name: string, words = 40): string {
  return `---\ndescription: About ${name}\n---\n\n# Page ${name}\n\n${`Sentence of ${name}. `.repeat(words)}\n`
}

function createPages(fields = ''): TestSite {
  return createSite({
    'package.json': '{"name": "site"}',
    'site.config.mjs': configFile(`markdown: {alternates: true}, ${fields}`, "docs(), 'search'"),
    ...Object.fromEntries(NAMES.map((name) => [`docs/${name}.md`, page(name)])),
  })
}

interface Run {
  readonly days?: number
}

/** Runs the program so many days from now. */
function quire(site: TestSite, args: readonly string[], {days = 0}: Run = {}): Promise<CliResult> {
  const clock = pathToFileURL(join(projectRoot, 'tests/support/clock.mjs')).href
  return runCli(args, {
    cwd: site.dir,
    env: {NODE_OPTIONS: `--import ${clock}`, QUIRE_TEST_DAYS: String(days), QUIRE_REMOTE_CACHE: 'off'},
  })
}

async function build(site: TestSite, run: Run = {}): Promise<BuiltSite> {
  if (run.days === undefined) return site.build()
  const {stdout, stderr} = await quire(site, ['build', '--json'], run)
  expect(stderr).toBe('')
  return new BuiltSite(JSON.parse(stdout) as BuildReport)
}

/** All is rendered again from the cache. */
async function buildAgain(site: TestSite, run: Run = {}): Promise<BuiltSite> {
  rmSync(join(site.dir, 'build'), {recursive: true, force: true})
  return build(site, run)
}

async function prune(site: TestSite, args: readonly string[], run: Run = {}): Promise<PruneReport> {
  const {code, stdout, stderr} = await quire(site, ['cache', 'prune', ...args, '--json'], run)
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return JSON.parse(stdout) as PruneReport
}

async function describeCache(site: TestSite, run: Run = {}): Promise<CacheReport> {
  const {code, stdout} = await quire(site, ['cache', '--json'], run)
  expect(code).toBe(0)
  return JSON.parse(stdout) as CacheReport
}

function entriesOf({kinds}: CacheReport, kind: string): number {
  return kinds.find((one) => one.kind === kind)?.entries ?? 0
}

function bytesOf(site: TestSite): number {
  return filesIn(join(site.dir, CACHE)).reduce((sum, file) => sum + readFileSync(file).length, 0)
}

let kept: TestSite
let clean: Map<string, string>

beforeAll(async () => {
  kept = createPages()
  clean = (await build(kept)).bytes()
})

/** The site with its cache, as the first build left both. */
function copyOf(original: TestSite): TestSite {
  const site = createSite({})
  cpSync(original.dir, site.dir, {recursive: true, preserveTimestamps: true})
  return site
}

describe('an entry', () => {
  test('that builds use stays, however old it is', async () => {
    const site = createPages()
    await build(site)
    for (const days of [10, 20, 30]) expect((await buildAgain(site, {days})).report.counts.compiled).toBe(0)
    expect((await buildAgain(site, {days: 43})).report.counts.compiled).toBe(0)
  })

  test('that no build has used for 14 days goes, and others stay', async () => {
    const site = createPages()
    await build(site)
    site.write('docs/a.md', page('another', 30_000))
    await build(site, {days: 1})
    site.write('docs/a.md', page('a'))
    await build(site, {days: 14})
    const before = bytesOf(site)
    await build(site, {days: 16})
    expect(bytesOf(site)).toBeLessThan(before - 500_000)
    const again = await buildAgain(site, {days: 16})
    expect(again.report.counts.compiled).toBe(0)
    expect(again.bytes()).toEqual(clean)
  })

  test('goes after the days that the configuration says', async () => {
    const site = createPages('cache: {maxAge: 2}')
    await build(site)
    site.write('docs/a.md', page('another'))
    await build(site, {days: 1})
    const before = entriesOf(await describeCache(site), 'documents')
    await build(site, {days: 2.5})
    expect(entriesOf(await describeCache(site), 'documents')).toBeLessThan(before)
    expect((await buildAgain(site, {days: 2.5})).report.counts.compiled).toBe(0)
  })

  test('of which it is not known when it was used stays for as long from then on', async () => {
    const site = createPages()
    await build(site)
    const store = join(site.dir, CACHE, 'store')
    rmSync(join(store, readdirSync(store)[0] ?? '', 'index'))
    expect((await buildAgain(site, {days: 20})).report.counts.compiled).toBe(0)
  })
})

describe('a limit in bytes', () => {
  test('is kept by the end of a build: what was used longest ago goes first', async () => {
    const site = createPages()
    await build(site)
    const small = bytesOf(site)
    const limit = small + 2_500_000
    // Each text takes about 1.2 MB of the cache.
    const texts = ['first', 'second', 'third'].map((name) => page(name, 15_000))
    site.write(
      'site.config.mjs',
      readFileSync(join(site.dir, 'site.config.mjs'), 'utf8').replace(
        'alternates: true}',
        `alternates: true}, cache: {maxSize: ${limit}}`,
      ),
    )
    for (const text of texts) {
      await build(site.write('docs/a.md', text))
      expect(bytesOf(site)).toBeLessThanOrEqual(limit)
    }
    expect((await build(site.write('docs/a.md', texts[2] ?? ''))).report.counts.compiled).toBe(0)
    expect((await build(site.write('docs/a.md', texts[0] ?? ''))).report.counts.compiled).toBe(1)
    expect(bytesOf(site)).toBeLessThanOrEqual(limit)
  })

  test('below what one build uses is kept, and said once', async () => {
    const site = createPages("cache: {maxSize: '20 kB'}, i18n: {defaultLocale: 'en', locales: ['en', 'de']}")
    const {report} = await build(site)
    expect(report.ok).toBe(true)
    const warnings = report.diagnostics.filter(({code}) => code === 'cache/over-limit')
    expect(warnings.map(({level, message}) => [level, /may hold 20 kB/.test(message)])).toEqual([['warning', true]])
    expect(bytesOf(site)).toBeLessThanOrEqual(20_000)
    const again = await buildAgain(site)
    expect(again.bytes()).toEqual(new BuiltSite(report).bytes())
  })

  test('is a number of bytes or a text', async () => {
    const site = createPages("cache: {maxSize: 'much'}")
    const {report} = new BuiltSite(JSON.parse((await quire(site, ['build', '--json'])).stdout) as BuildReport)
    expect(report.diagnostics.filter(({level}) => level === 'error').map(({code, message}) => [code, message])).toEqual(
      [['config/value', expect.stringContaining('"2 GB"')]],
    )
  })
})

describe('quire cache', () => {
  test('shows sizes by kind, ages, entries and the folder', async () => {
    const site = copyOf(kept)
    const report = await describeCache(site)
    expect(report.folder).toBe(join(site.dir, CACHE))
    expect(report.bytes).toBe(bytesOf(site))
    expect(entriesOf(report, 'documents')).toBeGreaterThanOrEqual(4 * NAMES.length)
    expect(entriesOf(report, 'plugin results')).toBeGreaterThanOrEqual(NAMES.length)
    expect(report.entries).toBe(report.kinds.reduce((sum, {entries}) => sum + entries, 0))
    const {stdout} = await quire(site, ['cache'], {days: 3})
    expect(stdout).toContain(join(site.dir, CACHE))
    expect(stdout).toMatch(/^compiled documents +\d+ +\S+ kB +3 days ago +3 days ago$/m)
  })

  test('counts what bundlers keep, and prunes it', async () => {
    const site = copyOf(kept)
    for (const name of ['webpack', 'rspack']) {
      mkdirSync(join(site.dir, CACHE, name))
      writeFileSync(join(site.dir, CACHE, name, '0.pack'), Buffer.alloc(300_000))
      const longAgo = Date.now() / 1000 - 20 * 86_400
      utimesSync(join(site.dir, CACHE, name), longAgo, longAgo)
    }
    const {kinds} = await describeCache(site)
    expect(kinds.find(({kind}) => kind === 'bundler')).toMatchObject({bytes: 600_000, entries: 2})
    const {bytesBefore, bytesAfter} = await prune(site, [])
    expect(bytesBefore - bytesAfter).toBeGreaterThanOrEqual(600_000)
    expect(existsSync(join(site.dir, CACHE, 'webpack'))).toBe(false)
  })

  test('says that there is nothing yet', async () => {
    const site = createPages("cacheDir: 'none'")
    expect(await describeCache(site)).toMatchObject({entries: expect.any(Number), folder: join(site.dir, 'none')})
    expect((await prune(site, [])).folder).toBe(join(site.dir, 'none'))
  })

  test('refuses a folder that holds something else', async () => {
    const site = createPages("cacheDir: 'own'").write('own/letter.txt', 'Dear all')
    for (const args of [['cache'], ['cache', 'prune', '--max-age', '0']]) {
      const {code, stderr} = await quire(site, args)
      expect(code).toBe(1)
      expect(stderr).toContain('letter.txt')
    }
    expect(readFileSync(join(site.dir, 'own/letter.txt'), 'utf8')).toBe('Dear all')
  })

  test.each([
    [['--max-size', '1 GB'], 'belong to'],
    [['prune', '--max-size', 'much'], '500 MB'],
    [['prune', '--max-age', 'soon'], 'number of days'],
    [['prune', '.', 'too', 'many'], 'too many'],
  ])('%j is a wrong call', async (args, text) => {
    const {code, stderr} = await quire(kept, ['cache', ...args])
    expect(code).toBe(2)
    expect(stderr).toContain(text)
  })
})

describe('quire cache prune', () => {
  test('removes what is older than it is told', async () => {
    const site = copyOf(kept)
    expect((await prune(site, ['--max-age', '3'], {days: 2})).removed).toBe(0)
    expect((await prune(site, ['--max-age', '3'], {days: 4})).removed).toBeGreaterThan(NAMES.length)
    const {report} = await build(site, {days: 4})
    expect(report.counts.compiled).toBe(NAMES.length)
  })

  test('leaves no more than it is told, used last', async () => {
    const site = createPages()
    await build(site.write('docs/a.md', page('old', 15_000)))
    // Uses are told apart by the second.
    await build(site.write('docs/a.md', page('new', 15_000)), {days: 1})
    const limit = bytesOf(site) - 100_000
    const report = await prune(site, ['--max-size', String(limit)], {days: 1})
    expect(report.bytesAfter).toBe(bytesOf(site))
    expect(report.bytesAfter).toBeLessThanOrEqual(limit)
    expect(report.removed).toBeGreaterThan(0)
    expect((await buildAgain(site)).report.counts.compiled).toBe(0)
    const {stdout} = await quire(site, ['cache', 'prune', '--max-size', '0'])
    expect(stdout).toMatch(/^Removed \d+ entries, [\d.]+ MB; \S+ k?B left\.$/m)
  })

  test('of anything leaves a cache from which the next build is a clean one: 8 random limits', async () => {
    const random = createRandom('limits')
    const site = copyOf(kept)
    for (let round = 0; round < 8; round += 1) {
      const limit = Math.floor(random() * bytesOf(site))
      expect((await (await program()).pruneCache({siteDir: site.dir, maxSize: limit})).bytesAfter).toBe(bytesOf(site))
      expect(bytesOf(site)).toBeLessThanOrEqual(Math.max(limit, 2_000))
      const built = round % 2 === 0 ? await buildAgain(site) : await build(site)
      expect(built.findings, `limit ${limit}`).toEqual([])
      expect(built.bytes(), `limit ${limit}`).toEqual(clean)
    }
  }, 600_000)

  test('takes nothing from builds that run at the same time', async () => {
    const site = createPages()
    await build(site)
    const server = spawn(process.execPath, [binFile, 'start', '--no-open', '--port', '0'], {
      cwd: site.dir,
      env: {...process.env, CI: '1', NO_COLOR: '1'},
    })
    onTestFinished(() => void server.kill('SIGKILL'))
    await new Promise<void>((settle) => {
      let out = ''
      server.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('Serving')) settle()
      })
    })
    const before = entriesOf(await describeCache(site), 'documents')
    const refused = await quire(site, ['cache', 'prune', '--max-age', '0', '--max-size', '0'], {days: 1})
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain('cache/in-use')
    // A build that ends beside it keeps what the other may need as well.
    await build(site.write('docs/a.md', page('a', 41)), {days: 30})
    expect(entriesOf(await describeCache(site), 'documents')).toBeGreaterThanOrEqual(before)
    const ended = new Promise((settle) => server.once('close', settle))
    server.kill('SIGKILL')
    await ended
    // What a killed process leaves behind is no user, once the build that it had started has noticed and ended.
    const pruned = await vi.waitFor(() => prune(site, ['--max-age', '0'], {days: 31}), {timeout: 60_000, interval: 500})
    expect(pruned.removed).toBeGreaterThan(0)
    expect((await build(site.write('docs/a.md', page('a')))).bytes()).toEqual(clean)
  })

  test('and builds at random in one folder disturb nobody', async () => {
    const site = copyOf(kept)
    const outs = ['one', 'two'].map((name) => join(site.dir, name))
    const rounds = Array.from({length: 4}, async () => {
      const {code, stderr} = await quire(site, ['cache', 'prune', '--max-size', '20 kB'])
      expect(code === 0 || stderr.includes('cache/in-use'), stderr).toBe(true)
    })
    const builds = outs.map(async (out) => {
      const {code, stderr} = await quire(site, ['build', '--out-dir', out])
      expect(code, stderr).toBe(0)
      expect(stderr).not.toContain('cache/')
    })
    await Promise.all([...rounds, ...builds])
    for (const out of outs)
      expect(
        new Map(filesIn(out).map((file) => [file.slice(out.length + 1), readFileSync(file).toString('base64')])),
      ).toEqual(clean)
  })
})
