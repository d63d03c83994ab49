// A build that several machines share: each a process in a folder of its own with a cache of its own, and one that puts the
// parts together.
import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type CacheServer, hasServer, startRedis} from '../support/cache-servers.ts'
import {projectRoot} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type FileMap} from '../support/site.ts'

const COUNT = 4
const PAGES = 60

const FILES: FileMap = {
  'site.config.mjs': configFile(
    "markdown: {alternates: true}, i18n: {defaultLocale: 'en', locales: ['en', 'de']}",
    "docs(), 'search', 'blog'",
  ),
  ...Object.fromEntries(
    Array.from({length: PAGES}, (_, at) => [
      `docs/part-${at % 5}/page-${at}.md`,
      `# Page ${at}\n\n[next](../part-${(at + 1) % 5}/page-${(at + 1) % PAGES}.md#text)\n\n## Text\n\nWords of ${at}.\n`,
    ]),
  ),
  'docs/code.mdx': '# Code\n\n{1 + 1}\n',
  'blog/2024-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

function run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/bin.js'), ...args], {env: {...process.env, ...env}})
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  return new Promise((settle) => child.once('close', (code) => settle({code, out, err})))
}

describe.skipIf(!hasServer('redis'))('parts of a build', () => {
  let redis: CacheServer
  let env: Readonly<Record<string, string>>

  beforeAll(async () => {
    redis = await startRedis()
    env = {QUIRE_REMOTE_CACHE: redis.url, QUIRE_CACHE_KEY: '0123456789abcdef'}
  })

  afterAll(() => redis.close())

  test('of four machines make the site of one', async () => {
    const alone = await createSite(FILES).build()
    expect(alone.findings).toEqual([])
    const parts = await Promise.all(
      Array.from({length: COUNT}, async (_, at) => {
        const {dir} = createSite(FILES)
        const ended = await run(['build', dir, '--shard', `${at + 1}/${COUNT}`], env)
        return {...ended, hasOutput: existsSync(join(dir, 'build'))}
      }),
    )
    for (const {code, err, hasOutput} of parts)
      expect({code, err, hasOutput}).toMatchObject({code: 0, hasOutput: false})
    const rendered = parts.map(({out}) => Number(/, (\d+) rendered/.exec(out)?.[1]))
    expect(rendered.every((count) => count > 0)).toBe(true)
    expect(rendered.reduce((sum, count) => sum + count, 0)).toBe(alone.report.counts.pages)
    const {dir} = createSite(FILES)
    const {code, out} = await run(['build', dir, '--json'], env)
    expect(code).toBe(0)
    const whole = new BuiltSite(JSON.parse(out))
    expect(whole.report.counts).toMatchObject({compiled: 0, bundled: 0, rendered: 0})
    expect(
      whole.report.stages.filter(({name}) => name === 'assets').map(({items, fromCache}) => items - fromCache),
    ).toEqual([0, 0])
    expect(whole.bytes()).toEqual(alone.bytes())
  })

  test('that nobody does are done by the last job', async () => {
    const files = {...FILES, 'docs/code.mdx': '# Code\n\n{2 + 2}\n'}
    const alone = await createSite(files).build()
    expect((await run(['build', createSite(files).dir, '--shard', '2/3'], env)).code).toBe(0)
    const {dir} = createSite(files)
    const {code, out} = await run(['build', dir, '--json'], env)
    expect(code).toBe(0)
    expect(new BuiltSite(JSON.parse(out)).bytes()).toEqual(alone.bytes())
  })

  test('say what is wrong with the site', async () => {
    const {dir} = createSite({...FILES, 'docs/wrong.mdx': '# Wrong\n\n<Box\n'})
    const {code, err} = await run(['build', dir, '--shard', '1/2'], env)
    expect(code).toBe(1)
    expect(err).toContain('docs/wrong.mdx')
  })

  test('need a cache that others read', async () => {
    const {dir} = createSite(FILES)
    const without = {QUIRE_REMOTE_CACHE: '', QUIRE_CACHE_KEY: ''}
    for (const [given, word] of [
      [without, 'has no shared cache'],
      [{...env, QUIRE_CACHE_KEY: ''}, 'has no QUIRE_CACHE_KEY'],
      [{...env, QUIRE_REMOTE_CACHE_MODE: 'read'}, 'may not write'],
    ] as const) {
      const {code, err} = await run(['build', dir, '--shard', '1/2'], given)
      expect(code).toBe(1)
      expect(err).toContain(word)
    }
  })

  test.each(['0/2', '3/2', '1', 'a/b', '1/0'])('%s is no part', async (part) => {
    const {code, err} = await run(['build', createSite(FILES).dir, '--shard', part], env)
    expect(code).not.toBe(0)
    expect(err).toContain('3/8')
  })
})
