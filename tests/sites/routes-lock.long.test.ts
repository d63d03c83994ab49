// routes.lock: addresses that were published last, or their going is meant.
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {findRename} from '../../src/node/routes-lock/likely-rename.ts'
import {formatLock, parseLock} from '../../src/node/routes-lock/lock-file.ts'
import {runCli} from '../support/cli.ts'
import {configFile, createSite, type TestSite} from '../support/site.ts'

const CONFIG = configFile(
  "bundler: 'rspack', routesLock: true, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}",
  "docs(), ['client-redirects', {}]",
)
const FILES = {
  'site.config.mjs': CONFIG,
  'docs/index.md': '# Home\n\nText.[^1]\n\n[^1]: Note.\n',
  'docs/install.md': '# Install\n\n## Linux\n\n## macOS\n',
  'docs/old name.mdx': '# Old\n\n## Why\n\n## How\n\n## When\n',
}

const lockOf = (site: TestSite): string => readFileSync(join(site.dir, 'routes.lock'), 'utf8')
const linesOf = (site: TestSite): string[] =>
  lockOf(site)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))

test('what vanishes is told with its likely new place, redirected by --fix, or gone on purpose', {
  timeout: 120_000,
}, async () => {
  const site = createSite(FILES)
  // An earlier build is not needed, and a checkout that is thrown away gets no file.
  const frozen = await site.build({frozenLock: true, checkOnly: true})
  expect([frozen.report.ok, existsSync(join(site.dir, 'routes.lock'))]).toEqual([true, false])
  expect((await site.build()).findings).toEqual([])
  const en = ['/docs', '/docs/install #linux #macos', '/docs/old%20name #how #when #why']
  expect(linesOf(site)).toEqual([...en, ...en.map((line) => `/fr${line}`)])

  // A page, an anchor, and a page of one language go.
  site.remove('docs/old name.mdx').write('docs/new/place.mdx', '# New\n\n## Why\n\n## How\n\n## When\n\n## Then\n')
  site.write('docs/install.md', '# Install\n\n## Linux\n\n## Apple\n')
  const {report, findings} = await site.build({checkOnly: true})
  expect(findings).toEqual([
    'error routes/vanished-anchor routes.lock:4:1',
    'error routes/vanished routes.lock:5:1',
    'error routes/vanished-anchor routes.lock:7:1',
    'error routes/vanished routes.lock:8:1',
  ])
  expect(report.diagnostics.slice(0, 2).map(({message, hint}) => [message, hint])).toEqual([
    [
      '"/docs/install#macos" was published, and the page has no such anchor any more.',
      'Give the heading that is "#apple" now its old id: "## Title {#macos}". Gone on purpose? Write "gone /docs/install#macos" in routes.lock.',
    ],
    [
      '"/docs/old%20name" was published, and nothing answers there any more.',
      'It is "/docs/new/place" now? Then run "quire check --fix", which adds the redirect to "redirects.yml". Gone on purpose? Write "gone /docs/old%20name" in routes.lock.',
    ],
  ])
  const {code, stderr} = await runCli(['check', '--fix'], {cwd: site.dir})
  expect([code, stderr]).toEqual([1, expect.stringContaining('"/docs/old%20name" leads to "/docs/new/place" now')])
  expect(readFileSync(join(site.dir, 'redirects.yml'), 'utf8')).toBe(
    '# Old addresses and where they lead, below the base URL of the site.\n/docs/old%20name: /docs/new/place\n/fr/docs/old%20name: /fr/docs/new/place\n',
  )
  site.write('routes.lock', `${lockOf(site)}gone /docs/install#macos\ngone /fr/docs/install#macos\n`)

  // The redirects are part of the site, and stay in the lock.
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect(built.html('/docs/old name')).toContain('/docs/new/place')
  expect(built.html('/fr/docs/old name')).toContain('/fr/docs/new/place')
  expect(linesOf(site).filter((line) => !line.includes('/fr/'))).toEqual([
    '/docs',
    '/docs/install #apple #linux',
    '/docs/new/place #how #then #when #why',
    '/docs/old%20name',
    'gone /docs/install#macos',
  ])
  const before = lockOf(site)
  expect((await site.write('docs/more.md', '# More\n').build({frozenLock: true})).findings).toEqual([
    'warning routes/lock-outdated routes.lock',
  ])
  expect(lockOf(site)).toBe(before)
  expect((await site.remove('redirects.yml').build({checkOnly: true})).errors).toEqual([
    'error routes/vanished routes.lock:6:1',
    'error routes/vanished routes.lock:10:1',
  ])
})

test('rules of the host answer, and a failed build leaves the lock as it is', async () => {
  const site = createSite({
    'site.config.mjs': configFile("routesLock: true, bundler: 'rspack'", 'docs()'),
    'docs/a.md': '# A\n',
    'routes.lock': '/docs/a\n/docs/b\n/manual/x/y\n<<<<<<< HEAD\n/docs/c one\n',
    'static/_redirects': '/docs/b /docs/a 301\n/manual/* /docs/a 301\n',
  })
  const {findings, report} = await site.build()
  expect(findings).toEqual(['error routes/lock-syntax routes.lock:4:1', 'error routes/lock-syntax routes.lock:5:1'])
  expect(report.diagnostics[0]?.hint).toContain('Keep the lines of both sides')
  expect(lockOf(site)).toContain('<<<<<<<')
})

test('a line of the file of redirects that is none is an error at its place', async () => {
  const site = createSite({
    'site.config.mjs': configFile('', "docs(), ['client-redirects', {}]"),
    'docs/a.md': '# A\n',
    'redirects.yml': 'old: /docs/a\n/b:\n/c: /docs/nowhere\n',
  })
  expect((await site.build({checkOnly: true})).findings).toEqual([
    'error client-redirects/file redirects.yml:1:1',
    'error client-redirects/file redirects.yml:2:1',
  ])
})

test('what is written is read again', () => {
  const pages = new Map([
    ['/b', ['y', 'x']],
    ['/a', []],
    ['/z', []],
  ])
  const text = formatLock(pages, new Set(['/z', '/b#y']))
  expect(text.split('\n').slice(2)).toEqual(['/a', '/b #x', 'gone /b#y', 'gone /z', ''])
  const {lock, problems} = parseLock(text)
  expect([[...lock.addresses.keys()], [...lock.gone], problems]).toEqual([['/a', '/b'], ['/b#y', '/z'], []])
})

test('a page is taken for another by headings, then by its name, then by its spelling', () => {
  const pages = new Map([
    ['/x', new Set(['a', 'b', 'c'])],
    ['/new/install', new Set<string>()],
    ['/guides', new Set<string>()],
  ])
  expect(findRename({address: '/install', anchors: ['a', 'b']}, pages)).toBe('/x')
  expect(findRename({address: '/install', anchors: []}, pages)).toBe('/new/install')
  expect(findRename({address: '/guide', anchors: []}, pages)).toBe('/guides')
  expect(findRename({address: '/entirely-else', anchors: []}, pages)).toBe(undefined)
})
