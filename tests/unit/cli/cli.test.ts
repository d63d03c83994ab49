import {expect, test, vi} from 'vitest'
import {runCli} from '../../../src/cli/cli.ts'
import type {CliIo} from '../../../src/cli/io.ts'
import type {BuildOptions, BuildReport, NodeApi} from '../../../src/node/api-types.ts'
import {SiteError} from '../../../src/shared/diagnostics.ts'
import {fakeApi, fakeIo, REPORT} from './fake-io.ts'

async function run(args: readonly string[], given: Partial<NodeApi> = {}, ioGiven: Partial<CliIo> = {}) {
  const io = fakeIo(ioGiven)
  const code = await runCli(args, io, async () => fakeApi(given))
  return {code, ...io.written}
}

const buildWith = (report: BuildReport = REPORT) =>
  vi.fn<(options?: BuildOptions) => Promise<BuildReport>>(async () => report)

test('build passes its options on', async () => {
  const build = buildWith()
  const args = [
    'build',
    'site',
    '--config',
    'c.ts',
    '--out-dir',
    'out',
    '-l',
    'en',
    '--locale',
    'fr',
    '--bundler',
    'rspack',
    '--no-minify',
    '--dev',
    '--no-cache',
  ]
  expect((await run(args, {build})).code).toBe(0)
  expect(build.mock.lastCall?.[0]).toMatchObject({
    siteDir: '/work-dir/site',
    config: 'c.ts',
    outDir: 'out',
    locales: ['en', 'fr'],
    bundler: 'rspack',
    minify: false,
    dev: true,
    cache: false,
  })
})

test('build alone builds the working directory into build/', async () => {
  const build = buildWith()
  const {code, out, err} = await run(['build'], {build})
  expect(code).toBe(0)
  expect(build.mock.lastCall?.[0]).toMatchObject({siteDir: '/work-dir', minify: true, cache: true})
  // Where the site is for a disk, another folder is meant.
  expect(build.mock.lastCall?.[0]).not.toHaveProperty('outDir')
  expect(out).toBe('Built 1,234 pages in 2.3 s (2 compiled, 3 rendered, 4 files written).\n/work-dir/build\n')
  expect(err).toBe('')
})

test('a wrong site gives exit code 1, its errors last', async () => {
  const diagnostics = [
    {level: 'error', code: 'a/b', message: 'Bad.'},
    {level: 'warning', code: 'a/c', message: 'Odd.'},
  ] as const
  const build = buildWith({...REPORT, ok: false, isWritten: false, lastOutput: 'unchanged', diagnostics})
  const {code, out, err} = await run(['build'], {build})
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    'warning a/c: Odd.\n\nerror a/b: Bad.\n\nNot built: 1 error, 1 warning. The last output is unchanged.\n',
  )
  expect((await run(['build', '--quiet'], {build})).err).toBe('error a/b: Bad.\n\n')
})

test.each([
  ['none', 'There is no output yet.'],
  ['changed', 'The output is that of another build.'],
  ['damaged', 'The next build completes it.'],
] as const)('a failed build says what became of the output: %s', async (lastOutput, text) => {
  const {err} = await run(['build'], {build: buildWith({...REPORT, ok: false, isWritten: false, lastOutput})})
  expect(err).toContain(text)
  expect(err).not.toContain('unchanged')
})

test('--json writes the report and nothing else', async () => {
  const {out, err} = await run(['build', '--json'], {build: buildWith()})
  expect(JSON.parse(out)).toEqual(REPORT)
  expect(err).toBe('')
})

test('--profile adds a table of the stages', async () => {
  const {out} = await run(['build', '--profile', '--quiet'], {build: buildWith()})
  expect(out.split('\n')).toEqual([
    'stage     time  processor  items  from cache  peak memory',
    'config   12 ms      20 ms      1           0        80 MB',
    'compile  1.2 s      2.3 s  1,234       1,232       120 MB',
    'all      2.3 s                                     120 MB',
    '',
  ])
})

test.each([
  [['biuld'], "unknown command 'biuld'", 'Did you mean build?'],
  [['build', '--profil'], "unknown option '--profil'", 'Did you mean --profile?'],
  [['build', '--bundler', 'rollup'], "argument 'rollup' is invalid", 'webpack, rspack'],
  [['serve', '--port', 'many'], "argument 'many' is invalid", 'A port is a whole number from 0 to 65535.'],
  [['build', 'a', 'b'], 'too many arguments', ''],
  [[], 'Usage: quire', ''],
])('the call %j is wrong: exit code 2', async (args, message, advice) => {
  const {code, out, err} = await run(args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
  expect(err).toContain(advice)
})

test.each([['--help'], ['-h'], ['build', '--help'], ['help', 'serve']])(
  '%s %s prints help and loads nothing',
  async (...args) => {
    const io = fakeIo()
    const code = await runCli(args, io, () => Promise.reject(new Error('loaded')))
    expect(code).toBe(0)
    expect(io.written.out).toContain('Usage: quire')
  },
)

test('--version prints the version', async () => {
  expect(await run(['--version'])).toEqual({code: 0, out: '1.2.3\n', err: ''})
})

test('an interrupted build gives exit code 130', async () => {
  const io = fakeIo()
  const build = async ({signal}: BuildOptions = {}): Promise<BuildReport> =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      io.interrupt()
    })
  expect(await runCli(['build'], io, async () => fakeApi({build}))).toBe(130)
  expect(io.written.err).toBe('')
})

test('serve says its URL and the port it took, and ends on interruption', async () => {
  const io = fakeIo({isCi: false})
  const close = vi.fn(async () => {})
  const serve: NodeApi['serve'] = vi.fn(async (options) => {
    options?.onPortTaken?.(3000, 3001)
    setTimeout(io.interrupt)
    return {url: 'http://localhost:3001/', startUrl: 'http://localhost:3001/docs/', port: 3001, networkUrls: [], close}
  })
  expect(await runCli(['serve', '--no-open', '--build'], io, async () => fakeApi({serve}))).toBe(0)
  expect(serve).toHaveBeenCalledWith(
    expect.objectContaining({
      siteDir: '/work-dir',
      dir: 'build',
      port: 3000,
      host: 'localhost',
      build: true,
      open: false,
    }),
  )
  expect(io.written).toEqual({out: 'Serving http://localhost:3001/docs/\n', err: 'Port 3000 is taken; using 3001.\n'})
  expect(close).toHaveBeenCalledOnce()
})

test.each([
  [{isCi: false}, [], true],
  [{isCi: true}, [], false],
  [{isCi: false}, ['--no-open'], false],
])('with %j and %j the browser is opened: %s', async (ioGiven, flags, open) => {
  const io = fakeIo(ioGiven)
  const serve: NodeApi['serve'] = vi.fn(async () => {
    setTimeout(io.interrupt)
    return {
      url: 'http://localhost:3000/',
      startUrl: 'http://localhost:3000/',
      port: 3000,
      networkUrls: [],
      close: async () => {},
    }
  })
  await runCli(['serve', ...flags], io, async () => fakeApi({serve}))
  expect(serve).toHaveBeenCalledWith(expect.objectContaining({open}))
})

test('clear says what it removed', async () => {
  const {out} = await run(['clear'], {clear: async () => ({removed: ['/work-dir/build'], diagnostics: []})})
  expect(out).toBe('Removed /work-dir/build\n')
})

test('plugins add commands, asked only for names that are not known', async () => {
  const extendCli = vi.fn<NodeApi['extendCli']>(async (cli) => {
    cli.command('docs:version <name>').action((name: string) => {
      asked.push(name)
    })
  })
  const asked: string[] = []
  expect((await run(['build'], {extendCli, build: buildWith()})).code).toBe(0)
  expect(extendCli).not.toHaveBeenCalled()
  expect((await run(['docs:version', '2.0'], {extendCli})).code).toBe(0)
  expect(asked).toEqual(['2.0'])
  expect((await run(['docs:version'], {extendCli})).code).toBe(2)
})

test('a folder that is no site leaves an unknown command unknown', async () => {
  const extendCli = async (): Promise<never> => {
    throw new SiteError([{level: 'error', code: 'config/no-site', message: 'x'}])
  }
  const {code, err} = await run(['biuld'], {extendCli})
  expect(code).toBe(2)
  expect(err).not.toContain('config/no-site')
})

test('a mistake of the configuration is told where it hides the commands of plugins', async () => {
  const extendCli = async (): Promise<never> => {
    throw new SiteError([{level: 'error', code: 'config/unknown-key', message: 'There is no "titel".'}])
  }
  const {code, err} = await run(['docs:version', '2.0'], {extendCli})
  expect(code).toBe(1)
  expect(err).toContain('error config/unknown-key: There is no "titel".')
  expect(err).toContain("is not one of the program's own, and the site's could not be loaded.")
  expect(err).not.toContain('unknown command')
})

test('findings that are thrown are written; a fault of the program says so', async () => {
  const failing = (error: Error) => ({
    serve: async (): Promise<never> => {
      throw error
    },
  })
  const site = await run(['serve'], failing(new SiteError([{level: 'error', code: 'serve/port', message: 'No port.'}])))
  expect([site.code, site.err]).toEqual([1, 'error serve/port: No port.\n\n'])
  const fault = await run(['serve'], failing(new TypeError('x is not a function')))
  expect(fault.code).toBe(1)
  expect(fault.err).toContain('error cli/failed: TypeError: x is not a function')
})

test('start has a second name and takes Docusaurus’ options, saying which have no effect', async () => {
  const start = vi.fn<NodeApi['start']>(async () => {
    throw new Error('stop here')
  })
  const {err} = await run(['dev', '-h', '0.0.0.0', '--hot-only', '--no-minify'], {start})
  expect(start.mock.lastCall?.[0]).toMatchObject({host: '0.0.0.0'})
  expect(err).toContain('warning: --hot-only has no effect: pages show each change in place.\n')
  expect(err).toContain('warning: --no-minify has no effect')
})

test('build takes several locales after one option, and says that it has no analyzer', async () => {
  const build = buildWith()
  const {err, code} = await run(['build', '--bundle-analyzer', '--locale', 'en', 'fr'], {build})
  expect([code, build.mock.lastCall?.[0]?.locales]).toEqual([0, ['en', 'fr']])
  expect(err).toContain('--bundle-analyzer has no effect')
})

test.each(['deploy'])('%s is refused with what takes its place', async (name) => {
  const {code, err} = await run([name, '--skip-build', 'docs'])
  expect(code).toBe(2)
  expect(err).toMatch(new RegExp(`^error: There is no "${name}": `))
})

test.each([
  [['swizzle', 'Footer', '--wrap', '--eject'], '--wrap or --eject'],
  [['swizzle', 'Footer', '-t', '-j'], '--typescript or --javascript'],
  [['swizzle', 'Footer', 'site', 'more'], '"more" is too much'],
])('%j is a wrong call', async (args, text) => {
  const {code, err} = await run(args)
  expect(code).toBe(2)
  expect(err).toContain(text)
})
