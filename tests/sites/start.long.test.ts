// The server of a site that is being written: which changes it follows, what it says of them, and what it serves meanwhile.
import {execFileSync} from 'node:child_process'
import {closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync} from 'node:fs'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {BuildReport, StartEvent, StartedSite, StartOptions} from '../../src/node/api-types.ts'
import type {Diagnostic} from '../../src/shared/diagnostics.ts'
import {canMount, mountMemory} from '../support/mounts.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const SETTLED_MS = 600
/** Longer than clocks of file systems are behind. */
const OLDER_MS = 20
const WAIT = {timeout: 90_000, interval: 50}

interface Started {
  readonly site: TestSite
  readonly server: StartedSite
  readonly reports: readonly BuildReport[]
  readonly events: readonly StartEvent[]
  /** All that is known to be wrong. */
  readonly findings: () => readonly Diagnostic[]
  readonly get: (path: string) => Promise<{readonly status: number; readonly text: string}>
}

async function startSite(site: TestSite, options: StartOptions = {}): Promise<Started> {
  const reports: BuildReport[] = []
  const events: StartEvent[] = []
  const {start} = await program()
  // Of a file that was saved in the very moment in which the server begins, nobody knows which was first: it counts as changed.
  await new Promise((done) => setTimeout(done, OLDER_MS))
  const server = await start({
    ...{siteDir: site.dir, port: 0, host: '127.0.0.1', ...options},
    onBuild: (report) => reports.push(report),
    onEvent: (event) => events.push(event),
  })
  onTestFinished(() => server.close())
  const findings = () => events.flatMap((event) => (event.kind === 'findings' ? [event.findings] : [])).at(-1) ?? []
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, server.url))
    return {status: answer.status, text: await answer.text()}
  }
  return {site, server, reports, events, findings, get}
}

const changesOf = (events: readonly StartEvent[]) => events.filter(({kind}) => kind === 'change')
const settle = () => new Promise((done) => setTimeout(done, SETTLED_MS))
const placed = ({level, code, location}: Diagnostic): string =>
  `${level} ${code} ${location?.sourcePath}:${location?.line}:${location?.column}`

const SITE: FileMap = {
  'site.config.mjs': configFile(
    "markdown: {preprocessor: {module: './shout.mjs'}}",
    "docs({sidebarPath: './sidebars.mjs'})",
  ),
  'sidebars.mjs': "import {ids} from './lists/ids.mjs'\nexport default {main: ids}\n",
  'lists/ids.mjs': "export const ids = ['a']\n",
  'shout.mjs': 'export default ({fileContent}) => fileContent\n',
  'docs/a.mdx': "import Part from '@site/parts/_part.mdx'\n\n# A\n\n<Part />\n\n[f](./files/f.txt)\n",
  'parts/_part.mdx': 'Part one.\n',
  'parts/other.mdx': 'Of no page.\n',
  'docs/files/f.txt': 'one',
}

test('answers changes of what the site is made from, and of nothing else', {timeout: 180_000}, async () => {
  const {site, events, findings, get} = await startSite(createSite(SITE))
  // What made it may be kept in threads, which must not make it of old code later.
  await get('/docs/a')
  const others = [
    'log.txt',
    'docs/.a.mdx.swp',
    'docs/a.mdx~',
    'docs/4913',
    'docs/.#a.mdx',
    'build/index.html',
    'notes.md',
  ]
  for (const path of [...others, 'parts/other.mdx', 'node_modules/x/index.js', '.git/HEAD']) site.write(path, 'changed')
  await settle()
  expect(changesOf(events)).toEqual([])
  const inputs: readonly (readonly [path: string, text: string])[] = [
    ['docs/new.md', '# New\n'],
    ['parts/_part.mdx', 'Part two.\n'],
    ['lists/ids.mjs', "export const ids = ['a', 'new']\n"],
    ['shout.mjs', "export default ({fileContent}) => fileContent.replace('two', 'three')\n"],
    ['docs/files/f.txt', 'two'],
    ['static/robots.txt', 'x'],
    ['src/pages/index.md', '# Not listed\n'],
    ['site.config.mjs', String(SITE['site.config.mjs']).replace("'Test'", "'Changed'")],
  ]
  for (const [path, text] of inputs) {
    const before = changesOf(events).length
    site.write(path, text)
    await vi.waitFor(() => expect(changesOf(events).length, path).toBeGreaterThan(before), WAIT)
    await settle()
  }
  const {text} = await get('/docs/a')
  expect(findings()).toEqual([])
  expect(text).toContain('Part three.')
  expect(text).toContain('Changed')
})

test('code that a plugin of Markdown imports is run as it was saved, each time', {timeout: 180_000}, async () => {
  const {site, events, findings, get} = await startSite(
    createSite({
      'site.config.mjs': configFile('', "docs({remarkPlugins: ['./code/say.mjs']})"),
      'code/say.mjs':
        "import {word} from './word.mjs'\nexport default () => (tree) => {\n  tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]})\n}\n",
      'code/word.mjs': "export const word = 'Word 0'\n",
      'docs/a.md': '# A\n',
      'docs/b.md': '# B\n',
    }),
  )
  for (const [at, page] of ['/docs/a', '/docs/b', '/docs/a', '/docs/b'].entries()) {
    const before = changesOf(events).length
    if (at > 0) {
      site.write('code/word.mjs', `export const word = 'Word ${at}'\n`)
      await vi.waitFor(() => expect(changesOf(events).length).toBeGreaterThan(before), WAIT)
    }
    expect((await get(page)).text).toContain(`Word ${at}`)
  }
  expect(findings()).toEqual([])
})

test('documents that wait for one another are made again with each other', {timeout: 180_000}, async () => {
  // A heading, a first line, and what they embed of each other.
  const toText = (name: string, other: string, words: string) =>
    `# ${name}\n\n[Link](./${other}.md).\n\n${words} of ${name}.\n`
  const {site, events, findings, get} = await startSite(
    createSite({
      'site.config.mjs': configFile('', "docs({remarkPlugins: ['./embed.mjs']})"),
      'embed.mjs': `const seen = {}
const entryOf = (name) => (seen[name] ??= withResolvers())
function withResolvers() {
  const entry = {}
  entry.promise = new Promise((resolve) => (entry.resolve = resolve))
  return entry
}
export default () => async (tree, file) => {
  const text = String(file)
  entryOf('/docs/' + text.match(/# (.)/)[1]).resolve(text.trim().split(/\\n/).at(-1))
  const value = 'Embedded: ' + (await entryOf(tree.children[1].children[0].url).promise)
  tree.children.push({type: 'paragraph', children: [{type: 'text', value}]})
}
`,
      'docs/a.md': toText('a', 'b', 'Words'),
      'docs/b.md': toText('b', 'a', 'Words'),
    }),
  )
  expect((await get('/docs/a')).text).toContain('Embedded: Words of b.')
  expect((await get('/docs/b')).text).toContain('Embedded: Words of a.')
  const before = changesOf(events).length
  site.write('docs/b.md', toText('b', 'a', 'Others'))
  await vi.waitFor(() => expect(changesOf(events).length).toBeGreaterThan(before), WAIT)
  expect((await get('/docs/a')).text).toContain('Embedded: Others of b.')
  expect(findings()).toEqual([])
})

test('a link to a document that is added is a change of its page alone', {timeout: 180_000}, async () => {
  const {site, events, get} = await startSite(
    createSite({
      'site.config.mjs': configFile('', 'docs()'),
      'docs/a.md': '# A\n\nFirst line.\n\nWords.\n',
      'docs/b.md': '# B\n',
    }),
  )
  expect((await get('/docs/a')).status).toBe(200)
  await settle()
  const before = changesOf(events).length
  site.write('docs/a.md', '# A\n\nFirst line.\n\n[Words](./b.md).\n')
  await vi.waitFor(() => expect(changesOf(events).length).toBeGreaterThan(before), WAIT)
  expect(changesOf(events).at(-1)).toMatchObject({files: ['docs/a.md'], pages: 1})
  expect((await get('/docs/a')).text).toContain('href="/docs/b"')
})

test('a folder without a configuration answers its documents, and a configuration that is added', {
  timeout: 180_000,
}, async () => {
  const {site, events, findings} = await startSite(createSite({'a.md': '# A\n', 'deep/b.md': '# B\n'}))
  site.write('log.txt', 'Built 2 pages').write('deep/log.txt', 'Built 2 pages')
  await settle()
  expect(changesOf(events)).toEqual([])
  for (const [path, text] of [
    ['new/c.md', '# C\n'],
    ['site.config.mjs', "export default {title: 'Mine', plugins: ['docs']}\n"],
  ]) {
    const before = changesOf(events).length
    site.write(path as string, text as string)
    await vi.waitFor(() => expect(changesOf(events).length, path).toBeGreaterThan(before), WAIT)
    await settle()
  }
  expect(findings().map(({code}) => code)).toContain('content/missing-folder')
})

const FAULTS: readonly (readonly [name: string, files: FileMap])[] = [
  ['a configuration', {'site.config.mjs': "export default {title: 'T', titel: 'U', plugins: ['docs', 'gone']}\n"}],
  [
    'a file that the configuration imports',
    {
      'site.config.mjs': "import {title} from './part.mjs'\nexport default {title, plugins: ['docs']}\n",
      'part.mjs': 'export cons',
    },
  ],
  [
    'an option',
    {'site.config.mjs': configFile('', 'docs({breadcrumbs: 1})'), 'docs/b.md': '---\nsidebar_position: x\n---\n'},
  ],
  [
    'a sidebars file',
    {'site.config.mjs': configFile('', "docs({sidebarPath: 's.mjs'})"), 's.mjs': "export default {m: ['x']}\n"},
  ],
  ['a text', {'docs/b.mdx': '# B\n\n<Missing />\n', 'docs/c.md': '[x](/gone) [y](./a.md#no) ![z](gone.png)\n'}],
  ['a page that does not render', {'docs/b.mdx': '# B\n\n{window.x}\n', 'docs/c.md': '[x](/gone)\n'}],
]

test.each(FAULTS)('of %s, start says what build says; mended, it is served', {timeout: 180_000}, async (_, files) => {
  const right: FileMap = {'site.config.mjs': configFile(), 'docs/a.md': '# A\n'}
  const site = createSite({...right, ...files})
  const built = await site.build()
  expect(built.report.ok).toBe(false)
  const {findings, get} = await startSite(site)
  // What may follow from an error is not said with it, and is with a warning.
  const said = () => findings().filter(({code}) => code !== 'routes/no-home')
  await vi.waitFor(() => expect(said()).toEqual(built.report.diagnostics.map(asWhileWriting)), WAIT)
  const mended: FileMap = {...right, 'part.mjs': "export const title = 'T'\n"}
  for (const path of Object.keys(files)) {
    const text = path === 'site.config.mjs' && 'part.mjs' in files ? files[path] : mended[path]
    if (text === undefined) site.remove(path)
    else site.write(path, text)
  }
  await vi.waitFor(() => expect(said()).toEqual([]), WAIT)
  const {status, text} = await get('/docs/a')
  expect(status).toBe(200)
  expect(text).toContain('live-reload.js')
})

/** A reference that is broken while the site is written is a warning. */
function asWhileWriting(finding: Diagnostic): Diagnostic {
  return finding.code.startsWith('link/') ? {...finding, level: 'warning'} : finding
}

test('a page with a mistake, and a broken link, keep no other page from being shown', {timeout: 180_000}, async () => {
  const {site, findings, get} = await startSite(
    createSite({
      'site.config.mjs': configFile('', "docs(), 'search'"),
      'docs/a.md': '# A\n\n[x](/gone)\n',
      'docs/b.mdx': '# B\n\n<Missing />\n',
      'docs/c.md': '# C\n\nBefore.\n',
    }),
  )
  const places = () => findings().map(placed)
  const wrong = ['warning link/missing-page docs/a.md:3:5', 'error mdx/unknown-component docs/b.mdx:3:2']
  await vi.waitFor(() => expect(places()).toEqual(expect.arrayContaining(wrong)), WAIT)
  site.write('docs/c.md', '# C\n\nAfter.\n')
  await vi.waitFor(async () => expect((await get('/docs/c')).text).toContain('After.'), WAIT)
  expect((await get('/docs/b')).status).toBe(200)
  expect(findings().map(({code}) => code)).not.toContain('plugin/failed')
})

test('a page is compiled when it is asked for, and again when its text is another', {timeout: 180_000}, async () => {
  const part = "import Part from './_part.mdx'\n\n# A\n\nText.\n\n<Part />\n"
  const {site, events, get} = await startSite(
    createSite({
      'site.config.mjs': configFile(),
      'docs/a.mdx': part,
      'docs/_part.mdx': 'Part one.\n',
      'docs/b.md': '# B\n',
    }),
  )
  const made = () => events.flatMap((event) => (event.kind === 'page' ? [[event.path, event.compiledCount]] : []))
  expect((await get('/docs/a')).text).toContain('Part one.')
  await get('/_routes/docs/a.js')
  expect(made()).toEqual([['/docs/a', 2]])
  site.write('docs/_part.mdx', 'Part two.\n')
  await vi.waitFor(async () => expect((await get('/docs/a')).text).toContain('Part two.'), WAIT)
  expect((await get('/_routes/docs/a.js')).status).toBe(200)
  expect(made().at(-1)).toEqual(['/docs/a', 1])
  expect((await get('/_routes/shared/nothing.json')).status).toBe(404)
  expect(made().map(([path]) => path)).not.toContain('/docs/b')
})

test('new, renamed and deleted pages appear in the sidebar and vanish from it', {timeout: 180_000}, async () => {
  const {site, get} = await startSite(
    createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n', 'docs/b.md': '# Bee\n'}),
  )
  const sidebar = async () => (await get('/docs/a')).text
  expect(await sidebar()).toContain('Bee')
  site.write('docs/c.md', '# Cee\n')
  await vi.waitFor(async () => expect(await sidebar()).toContain('href="/docs/c"'), WAIT)
  site.remove('docs/c.md').write('docs/d.md', '# Cee\n')
  await vi.waitFor(async () => expect(await sidebar()).toMatch(/href="\/docs\/d"(?![\s\S]*href="\/docs\/c")/), WAIT)
  site.remove('docs/b.md')
  await vi.waitFor(async () => expect(await sidebar()).not.toContain('Bee'), WAIT)
  expect((await get('/docs/b')).status).toBe(404)
})

test('another branch is followed', {timeout: 180_000}, async () => {
  const site = createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n'})
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t', ...words], {cwd: site.dir})
  git('init', '-q', '-b', 'one')
  git('add', '.')
  git('commit', '-qm', 'one')
  git('checkout', '-qb', 'two')
  for (let at = 0; at < 40; at += 1) site.write(`docs/more/n${at}.md`, `# N ${at}\n`)
  site.write('site.config.mjs', configFile("tagline: 'Two'")).write('docs/a.md', '# A of two\n')
  git('add', '.')
  git('commit', '-qm', 'two')
  const {get, findings} = await startSite(site)
  expect((await get('/docs/more/n7')).status).toBe(200)
  git('checkout', '-q', 'one')
  await vi.waitFor(async () => expect((await get('/docs/more/n7')).status).toBe(404), WAIT)
  expect((await get('/docs/a')).text).not.toContain('A of two')
  git('checkout', '-q', 'two')
  await vi.waitFor(async () => expect((await get('/docs/a')).text).toContain('A of two'), WAIT)
  await vi.waitFor(async () => expect((await get('/docs/more/n39')).status).toBe(200), WAIT)
  expect(findings().filter(({level}) => level === 'error')).toEqual([])
})

test('what plugins make of all pages is there: the search, and it follows', {timeout: 180_000}, async () => {
  const {site, get} = await startSite(
    createSite({
      'site.config.mjs':
        "export default {title: 'T', url: 'https://example.com', baseUrl: '/', plugins: ['docs', 'search']}\n",
      'docs/a.md': '# A\n\nZeitgeist.\n',
    }),
  )
  expect((await get('/search-index.json')).status).toBe(200)
  expect((await get('/nothing.json')).status).toBe(404)
  expect((await get('/_routes/../site.config.mjs')).status).toBe(404)
  site.remove('docs/a.md').write('docs/b.md', '# B\n')
  await vi.waitFor(async () => expect((await get('/docs/a')).status).toBe(404), WAIT)
})

test.runIf(process.platform === 'linux')(
  'a build beside the server that is ended from outside is told of',
  {timeout: 180_000},
  async () => {
    const {findings, get} = await startSite(createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n'}))
    const findBuild = () => readdirSync('/proc').find((name) => /^\d+$/.test(name) && isOwnBuild(`/proc/${name}`))
    await vi.waitFor(() => expect(findBuild()).toBeDefined(), WAIT)
    process.kill(Number(findBuild()), 'SIGKILL')
    await vi.waitFor(() => expect(findings().map(({code}) => code)).toContain('serve/build-ended'), WAIT)
    expect((await get('/docs/a')).status).toBe(200)
  },
)

test.each([
  ['its own bundle is made', (name: string) => name.includes(`.${process.pid}-`)],
  ['the whole site is built', (name: string) => !name.includes(`.${process.pid}-`)],
])(
  'a server that is closed while %s leaves nothing half-made, and writes nothing more',
  {
    timeout: 180_000,
  },
  async (_, isAwaited) => {
    const site = createSite({
      'site.config.mjs': configFile(),
      'docs/a.mdx': "import Leaf from '@site/src/Leaf'\n\n# A\n\n<Leaf />\n",
      'src/Leaf.jsx': 'export default () => <b>Leaf</b>\n',
    })
    const bundles = join(site.dir, 'node_modules/.cache/quire/bundles')
    const parts = () => (existsSync(bundles) ? readdirSync(bundles).filter((name) => name.endsWith('.part')) : [])
    const stop = new AbortController()
    const {start} = await program()
    const started = start({siteDir: site.dir, port: 0, host: '127.0.0.1', signal: stop.signal})
    const closed = started.then(
      (server) =>
        new Promise((done) => stop.signal.addEventListener('abort', () => done(server.close()), {once: true})),
      () => undefined,
    )
    await vi.waitFor(() => expect(parts().some(isAwaited)).toBe(true), {...WAIT, interval: 5})
    stop.abort(new Error('closed'))
    await closed
    const files = readdirSync(site.dir, {recursive: true})
    expect(parts()).toEqual([])
    await settle()
    expect(readdirSync(site.dir, {recursive: true})).toEqual(files)
  },
)

test('a server that is closed before it has read the site goes on with no further step', {
  timeout: 120_000,
}, async () => {
  const site = createSite({
    'site.config.mjs': `import {existsSync, writeFileSync} from 'node:fs'
import {definePlugin} from 'quire-docs/plugin'
const file = (name) => new URL(name, import.meta.url)
const slow = definePlugin({
  name: 'slow',
  loadContent: async () => {
    writeFileSync(file('reading'), '')
    while (!existsSync(file('go'))) await new Promise((done) => setTimeout(done, 5))
  },
  createRoutes: () => {
    writeFileSync(file('further'), '')
    return {routes: []}
  },
})
export default {title: 'T', url: 'https://example.com', baseUrl: '/', plugins: [slow()]}
`,
    'docs/a.md': '# A\n',
  })
  const stop = new AbortController()
  const {start} = await program()
  const ended = start({siteDir: site.dir, port: 0, host: '127.0.0.1', signal: stop.signal}).then(
    () => 'started',
    (error: unknown) => error,
  )
  await vi.waitFor(() => expect(existsSync(join(site.dir, 'reading'))).toBe(true), {...WAIT, interval: 5})
  const reason = new Error('closed')
  stop.abort(reason)
  await settle()
  site.write('go', '')
  expect(await ended).toBe(reason)
  expect(existsSync(join(site.dir, 'further'))).toBe(false)
})

/** A process that this one has started to build the whole site. */
function isOwnBuild(folder: string): boolean {
  try {
    const isChild = readFileSync(`${folder}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`)
    return isChild && readFileSync(`${folder}/cmdline`, 'utf8').includes('build-process.js')
  } catch {
    // It has ended meanwhile.
    return false
  }
}

test('a configuration that cannot be read leaves what was shown; at first a page says so, and becomes the site', {
  timeout: 180_000,
}, async () => {
  const config = "export default {title: 'T', url: 'https://example.com', baseUrl: '/base/', plugins: ['docs']}\n"
  const {site, findings, get} = await startSite(
    createSite({'site.config.mjs': 'export default {', 'docs/a.md': '# A\n'}),
  )
  const first = await get('/anything')
  expect(first.status).toBe(503)
  expect(first.text).toMatch(/Not built yet[\s\S]*live-reload\.js/)
  site.write('site.config.mjs', config)
  await vi.waitFor(async () => expect((await get('/base/docs/a')).status).toBe(200), WAIT)
  site.write('site.config.mjs', `${config}throw new Error('broken')\n`)
  await vi.waitFor(() => expect(findings().some(({level}) => level === 'error')).toBe(true), WAIT)
  expect((await get('/base/docs/a')).status).toBe(200)
  site.write('site.config.mjs', config.replace("'T'", "'Mended'"))
  await vi.waitFor(async () => expect((await get('/base/docs/a')).text).toContain('Mended'), WAIT)
  await vi.waitFor(() => expect(findings().filter(({level}) => level === 'error')).toEqual([]), WAIT)
})

test('files that appear and vanish while pages are made end nothing', {timeout: 180_000}, async () => {
  const {site, events, get} = await startSite(createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n'}))
  // Each round writes and removes at once, so that files are gone when they are read.
  for (let round = 0; round < 150; round += 1) {
    const name = `docs/n${round % 7}.mdx`
    if (round % 3 === 0) site.remove(name)
    else site.write(name, `# N ${round}\n\n![i](./i${round % 5}.png)\n`).write(`docs/i${round % 5}.png`, PIXEL)
    if (round % 4 === 0) site.remove(`docs/i${(round + 1) % 5}.png`)
    if (round % 10 === 0) await get(`/docs/n${round % 7}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  for (let index = 0; index < 7; index += 1) site.remove(`docs/n${index}.mdx`)
  site.write('docs/a.md', '# A\n\nThe end.\n')
  await vi.waitFor(async () => expect((await get('/docs/a')).text).toContain('The end.'), WAIT)
  await vi.waitFor(async () => expect((await get('/docs/n1')).status).toBe(404), WAIT)
  const found = events.flatMap((event) => (event.kind === 'findings' ? event.findings : []))
  expect(found.filter(({code}) => code === 'cli/failed')).toEqual([])
})

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('all languages are served at once, and an edit of a translation is shown', {timeout: 180_000}, async () => {
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md'
  const {site, server} = await startSite(
    createSite({
      'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar']}"),
      'docs/a.md': '# Apple\n',
      [french]: '# Pomme\n',
    }),
  )
  const rootAt = async (path: string): Promise<string | undefined> =>
    /<html lang="\w+" dir="\w+"|$/.exec(await (await fetch(new URL(path, server.url))).text())?.[0]
  const textAt = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text()
  expect(await Promise.all(['/docs/a', '/fr/docs/a', '/ar/docs/a'].map(rootAt))).toEqual([
    '<html lang="en" dir="ltr"',
    '<html lang="fr" dir="ltr"',
    '<html lang="ar" dir="rtl"',
  ])
  expect(await textAt('/fr/docs/a')).toContain('Pomme')
  expect(await textAt('/ar/docs/a')).toContain('Apple')
  site.write(french, '# Poire\n')
  await vi.waitFor(async () => expect(await textAt('/fr/docs/a')).toContain('Poire'), WAIT)
  expect(await textAt('/docs/a')).toContain('Apple')
})

/** Of what is wrong, but for a site without a home page. */
const codesOf = (findings: readonly Diagnostic[]) =>
  findings.map(({code}) => code).filter((code) => code !== 'routes/no-home')

const withButton = (text: string): FileMap => ({
  'docs/a.mdx': "import Button from '@site/src/button'\n\n# A\n\n<Button />\n",
  'src/button.jsx': `export default () => <button>${text}</button>\n`,
})

test.runIf(canMount).each(['webpack', 'rspack'] as const)(
  'a full disk is told of and ends nothing, with %s',
  {timeout: 300_000},
  async (bundler) => {
    const site = createSite({'site.config.mjs': configFile(`bundler: '${bundler}'`), ...withButton('One')})
    const place = join(site.dir, 'node_modules', 'small')
    mountMemory(place)
    vi.stubEnv('TMPDIR', place)
    onTestFinished(() => void vi.unstubAllEnvs())
    const {get, findings} = await startSite(site)
    expect((await get('docs/a')).text).toContain('<button>One</button>')
    const filler = join(place, 'filler')
    fill(filler)
    site.write('src/button.jsx', withButton('Two')['src/button.jsx'] ?? '')
    await vi.waitFor(() => expect(codesOf(findings())).toEqual(['system/disk']), WAIT)
    expect(
      findings()
        .map(({message}) => message)
        .join(),
    ).toContain(`The disk is full at "${place}`)
    expect((await get('docs/a')).text).toContain('<button>One</button>')
    rmSync(filler)
    site.write('src/button.jsx', withButton('Three')['src/button.jsx'] ?? '')
    await vi.waitFor(async () => expect((await get('docs/a')).text).toContain('<button>Three</button>'), WAIT)
    await vi.waitFor(() => expect(codesOf(findings())).toEqual([]), WAIT)
  },
)

test('a folder for temporary files that is not there is told of when it is needed', {timeout: 180_000}, async () => {
  const site = createSite({'site.config.mjs': configFile("bundler: 'rspack'"), ...withButton('One')})
  const first = await startSite(site)
  expect((await first.get('docs/a')).text).toContain('<button>One</button>')
  await first.server.close()
  vi.stubEnv('TMPDIR', join(site.dir, 'gone'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  onTestFinished(() => void process.off('uncaughtException', uncaught))
  const {get, findings} = await startSite(site)
  // The bundle is there already. A bundler is made ready for the next one.
  expect((await get('docs/a')).text).toContain('<button>One</button>')
  await new Promise((done) => setTimeout(done, 2000))
  expect(uncaught).not.toHaveBeenCalled()
  site.write('src/button.jsx', withButton('Two')['src/button.jsx'] ?? '')
  await vi.waitFor(() => expect(codesOf(findings())).toEqual(['system/vanished']), WAIT)
  mkdirSync(join(site.dir, 'gone'))
  site.write('src/button.jsx', withButton('Three')['src/button.jsx'] ?? '')
  await vi.waitFor(async () => expect((await get('docs/a')).text).toContain('<button>Three</button>'), WAIT)
})

/** Writes until nothing more fits. */
function fill(path: string): void {
  const descriptor = openSync(path, 'w')
  try {
    for (const size of [1 << 20, 1 << 12, 1]) while (canWrite(descriptor, size));
  } finally {
    closeSync(descriptor)
  }
}

function canWrite(descriptor: number, size: number): boolean {
  try {
    return writeSync(descriptor, Buffer.alloc(size)) === size
  } catch {
    return false
  }
}

test('the browser is told of paths in menus that no page answers', async () => {
  const items = "{to: '/docs/a', label: 'A'}, {to: '/docs/gone', label: 'Gone'}"
  const site = createSite({
    'site.config.mjs': configFile(`onBrokenLinks: 'ignore', themeConfig: {navbar: {items: [${items}]}}`),
    'docs/a.md': '# A\n',
  })
  const {get} = await startSite(site)
  const {text} = await get('/_routes/shared/site.json')
  expect(JSON.parse(text).pagelessPaths).toEqual(['', 'docs/gone/'])
})
