// Builds whose work is shared with workers on other machines: each a process with a checkout and a cache of its own, over a
// real Redis. Whatever becomes of workers and server, the site is that of one machine.
import {type ChildProcess, spawn} from 'node:child_process'
import {cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {hasServer, startRedis} from '../support/cache-servers.ts'
import {projectRoot} from '../support/program.ts'
import {BuiltSite, buildSite, configFile, createSite, type FileMap} from '../support/site.ts'

const KEY = '0123456789abcdef0123456789abcdef'
/** Enough for several batches in each stage. */
const PAGES = 130

const SITE: FileMap = {
  'site.config.mjs': `import upper from './upper.mjs'\n${configFile(
    "bundler: 'rspack', markdown: {alternates: true}",
    "docs({remarkPlugins: [upper, './named.mjs']}), 'search', pages()",
  )}`,
  'upper.mjs':
    "export default () => (tree) => { for (const node of tree.children) if (node.type === 'heading' && node.depth === 3) node.children[0].value += '!' }\n",
  'named.mjs':
    "export default () => (tree, file) => { for (const node of tree.children) if (node.type === 'heading' && node.depth === 2) node.children[0].value += file.data.readFile('mark.txt').trim() }\n",
  'mark.txt': '?\n',
  'docs/code.mdx':
    "import Box from '@site/src/box'\nimport Part from './_part.mdx'\n\n# Code\n\n{1 + 1} <Box/> <Part/>\n",
  'docs/_part.mdx': 'A part.\n',
  'src/box.tsx': 'export default () => <b>box</b>\n',
  'src/pages/index.tsx': "import Box from '@site/src/box'\nexport default () => <main><Box/></main>\n",
}

/** A site of so many documents. */
function sitePages(count: number): FileMap {
  const pages = Array.from({length: count}, (_, at) => [
    `docs/part-${at % 5}/page-${at}.md`,
    `# Page ${at}\n\n[next](../part-${((at + 1) % count) % 5}/page-${(at + 1) % count}.md)\n\n## Text\n\nWords of ${at}.\n\n### More\n\n${'A line of text. '.repeat(50)}\n`,
  ])
  return {...SITE, ...Object.fromEntries(pages)}
}

const FILES = sitePages(PAGES)

interface Running {
  readonly child: ChildProcess
  readonly text: () => string
  readonly ended: Promise<number | null>
}

let running: Running[] = []
let redis: Awaited<ReturnType<typeof startRedis>>
let env: Readonly<Record<string, string>>

function run(args: readonly string[], given: Readonly<Record<string, string>> = env): Running {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/bin.js'), ...args], {env: {...process.env, ...given}})
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk
    })
  const one = {child, text: () => text, ended: new Promise<number | null>((settle) => child.once('close', settle))}
  running.push(one)
  return one
}

/** A worker that is ready. */
async function startWorker(files: FileMap = FILES, given: Readonly<Record<string, string>> = env): Promise<Running> {
  const worker = run(['worker', redis.url, createSite(files).dir, '--threads', '1'], given)
  await expect.poll(worker.text, {timeout: 60_000}).toContain('works for')
  return worker
}

/** The site, built with the workers; its report is on stdout alone. */
async function buildShared(
  files: FileMap = FILES,
  given: Readonly<Record<string, string>> = env,
): Promise<{readonly site: BuiltSite; readonly code: number | null}> {
  const child = spawn(
    process.execPath,
    [join(projectRoot, 'dist/bin.js'), 'build', createSite(files).dir, '--workers', redis.url, '--json'],
    {env: {...process.env, ...given}, stdio: ['ignore', 'pipe', 'inherit']},
  )
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  const code = await new Promise<number | null>((settle) => child.once('close', settle))
  return {site: new BuiltSite(JSON.parse(out)), code}
}

const codes = (site: BuiltSite): string[] => site.report.diagnostics.map(({code}) => code)

/** What the site is without anybody's help: once for all tests that build the same. */
async function buildAlone(files: FileMap = FILES): Promise<BuiltSite> {
  const site = await buildSite(files)
  expect(site.findings).toEqual([])
  return site
}

/** The program with another version, in a folder of its own. */
function otherVersion(): string {
  const root = mkdtempSync(join(tmpdir(), 'quire-other-'))
  for (const name of ['package.json', 'node_modules', 'src', 'theme', 'plugins'])
    symlinkSync(join(projectRoot, name), join(root, name))
  cpSync(join(projectRoot, 'dist'), join(root, 'dist'), {recursive: true})
  const file = join(root, 'dist/program.json')
  writeFileSync(file, JSON.stringify({...JSON.parse(readFileSync(file, 'utf8')), version: '0.0.1'}))
  return join(root, 'dist/bin.js')
}

describe.skipIf(!hasServer('redis'))('a build with workers', () => {
  beforeEach(async () => {
    redis = await startRedis()
    env = {QUIRE_CACHE_KEY: KEY, QUIRE_REMOTE_CACHE: ''}
  })

  afterEach(async () => {
    for (const {child} of running) child.kill('SIGKILL')
    await Promise.all(running.map(({ended}) => ended))
    running = []
    await redis.close()
  })

  test('makes the site of one machine: workers compile, render, and work on texts', async () => {
    const alone = await buildAlone()
    const workers = [await startWorker(), await startWorker()]
    const {site, code} = await buildShared()
    expect(codes(site)).toEqual([])
    expect(code).toBe(0)
    expect(site.bytes()).toEqual(alone.bytes())
    const said = workers.map(({text}) => text()).join('')
    for (const what of ['Compiled', 'Rendered', 'Worked on the text of']) expect(said).toContain(what)
    expect(said).not.toContain('Left to others')
    const [first] = workers
    first?.child.kill('SIGINT')
    expect(await first?.ended).toBe(0)
  })

  test('loses nothing when a worker is killed every second', async () => {
    const files = sitePages(300)
    const alone = await buildAlone(files)
    await Promise.all(Array.from({length: 4}, () => startWorker(files)))
    const building = buildShared(files)
    let isBuilding = true
    void building.finally(() => {
      isBuilding = false
    })
    while (isBuilding) {
      const alive = running.filter(({child}) => child.exitCode === null && child.signalCode === null)
      alive[0]?.child.kill('SIGKILL')
      void startWorker(files).catch(() => undefined)
      await Promise.race([building, wait(1000)])
    }
    const {site} = await building
    // None of them may have lived long enough to end a batch.
    expect(codes(site).filter((code) => code !== 'workers/none')).toEqual([])
    expect(site.bytes()).toEqual(alone.bytes())
  })

  test('does not wait for a worker that hangs', async () => {
    const alone = await buildAlone()
    const worker = await startWorker()
    const building = buildShared()
    await expect.poll(worker.text, {timeout: 60_000}).toMatch(/Compiled|Rendered/)
    worker.child.kill('SIGSTOP')
    const {site} = await building
    expect(site.report.ok).toBe(true)
    expect(site.bytes()).toEqual(alone.bytes())
  })

  test('waits for a server that is back at once, and has forgotten everything', async () => {
    const alone = await buildAlone()
    const worker = await startWorker()
    const building = buildShared()
    await expect.poll(worker.text, {timeout: 60_000}).toMatch(/Compiled|Rendered/)
    redis.kill()
    await wait(300)
    redis = await startRedis(redis.port)
    const {site} = await building
    expect(codes(site)).toEqual([])
    expect(site.bytes()).toEqual(alone.bytes())
  })

  test('goes on alone when the server is gone, and says so', async () => {
    const alone = await buildAlone()
    const worker = await startWorker()
    const building = buildShared()
    await expect.poll(worker.text, {timeout: 60_000}).toMatch(/Compiled|Rendered/)
    redis.kill()
    const {site} = await building
    expect(site.report.ok).toBe(true)
    expect(codes(site)).toEqual(['workers/unreachable'])
    expect(site.bytes()).toEqual(alone.bytes())
    await expect.poll(worker.text).toContain('is away')
  })

  test('says that no server and no worker is there', async () => {
    const alone = await buildAlone()
    const {site} = await buildShared()
    expect(codes(site)).toEqual(['workers/none'])
    expect(site.bytes()).toEqual(alone.bytes())
    await redis.close()
    const second = await buildShared()
    expect(codes(second.site)).toEqual(['workers/unreachable'])
    expect(second.site.bytes()).toEqual(alone.bytes())
    redis = await startRedis()
  })

  test('names workers that cannot have a part in it: another version, another key, other code', async () => {
    const alone = await buildAlone()
    const old = spawn(
      process.execPath,
      [otherVersion(), 'worker', redis.url, createSite(FILES).dir, '--name', 'old one'],
      {
        env: {...process.env, ...env},
        stdio: 'ignore',
      },
    )
    running.push({child: old, text: () => '', ended: new Promise((settle) => old.once('close', settle))})
    const stranger = await startWorker(FILES, {...env, QUIRE_CACHE_KEY: 'another key of 16 characters'})
    const edited = await startWorker({...FILES, 'upper.mjs': 'export default () => () => undefined\n'})
    const {site} = await buildShared()
    expect(site.bytes()).toEqual(alone.bytes())
    expect(new Set(codes(site))).toEqual(new Set(['workers/refused']))
    const said = site.report.diagnostics.map(({message}) => message).join('\n')
    expect(said).toContain('The worker "old one" runs Quire 0.0.1')
    expect(said).toContain('another QUIRE_CACHE_KEY')
    expect(said).toContain('other code than this site ("named.mjs", "site.config.mjs"')
    expect(stranger.text()).not.toContain('Compiled')
    expect(edited.text()).toContain('Left to others')
    expect(edited.text()).toContain('Rendered')
  })

  test('takes nothing from documents that are other ones there', async () => {
    const alone = await buildAlone()
    const edited = Object.fromEntries(
      Object.entries(FILES).map(([path, text]) => [path, path.endsWith('.md') ? `${text}\nMore.\n` : text]),
    )
    await startWorker({...edited, 'mark.txt': '!\n'})
    const {site} = await buildShared()
    expect(codes(site)).toEqual([])
    expect(site.bytes()).toEqual(alone.bytes())
  })

  test('runs the code of the site as it is now, not as it was for an earlier build', async () => {
    const site = createSite(FILES)
    const worker = run(['worker', redis.url, site.dir, '--threads', '1'])
    await expect.poll(worker.text, {timeout: 60_000}).toContain('works for')
    await buildShared()
    const files = {...FILES, 'upper.mjs': String(FILES['upper.mjs']).replace("'!'", "' now'")}
    site.write('upper.mjs', files['upper.mjs'])
    const alone = await buildAlone(files)
    const {site: second} = await buildShared(files)
    expect(codes(second)).toEqual([])
    expect(second.bytes()).toEqual(alone.bytes())
    expect(second.html('/docs/part-0/page-0')).toContain('More now')
  })

  test('needs a key, and the URL of a Redis server', async () => {
    const {dir} = createSite(FILES)
    for (const [args, given, word] of [
      [['build', dir, '--workers', redis.url], {...env, QUIRE_CACHE_KEY: ''}, 'QUIRE_CACHE_KEY is not set'],
      [['worker', redis.url, dir], {...env, QUIRE_CACHE_KEY: ''}, 'QUIRE_CACHE_KEY is not set'],
      [['build', dir, '--workers', 'https://a.example'], env, 'no URL of a Redis server'],
      [['worker', 'queue', dir], env, 'no URL of a Redis server'],
      [['worker', redis.url, join(dir, 'nowhere')], env, 'There is no folder'],
    ] as const) {
      const {ended, text} = run(args, given)
      expect(await ended).toBe(1)
      expect(text()).toContain(word)
    }
  })
})
