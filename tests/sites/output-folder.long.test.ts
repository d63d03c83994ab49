// What a build does with the output folder: only what Quire made is removed, and the old site is whole until the new one is.
import {execFileSync} from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {canMount, mountFolder, mountMemory, remount} from '../support/mounts.ts'
import {projectRoot} from '../support/program.ts'
import {type BuiltSite, configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const SITE: FileMap = {'site.config.mjs': configFile(), 'docs/a.md': '# Page A', 'docs/b.md': '# Page B'}
const FAULT = {NODE_OPTIONS: `--import=${pathToFileURL(join(projectRoot, 'tests/support/fault.mjs')).href}`}

/** Every file below a folder with its text; links are named. */
function snapshot(dir: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) found[path.slice(dir.length + 1)] = readFileSync(path, 'latin1')
    if (entry.isSymbolicLink()) found[path.slice(dir.length + 1)] = `link to ${readlinkSync(path)}`
  }
  return found
}

/** Names in the site's folder that no build may leave there. */
function leftovers(site: TestSite): string[] {
  return [site.dir, join(site.dir, 'build')].flatMap((dir) =>
    readdirSync(dir).filter((name) => /quire-(?:work|probe)|\.build/.test(name)),
  )
}

describe('files that Quire did not make', () => {
  const FOREIGN: FileMap = {
    'build/.git/HEAD': 'ref: refs/heads/pages',
    'build/.git/config': '[core]',
    'build/CNAME': 'docs.example',
    'build/photos/2026/hall.jpg': 'jpeg',
    'build/docs/a/notes.txt': 'mine',
    'build/docs/old/notes.txt': 'mine, too',
  }

  test('are kept, wherever they are, and stale files of the site are not', async () => {
    const site = createSite({...SITE, 'docs/old.md': '# Old'})
    await site.build()
    for (const [path, content] of Object.entries(FOREIGN)) site.write(path, content)
    mkdirSync(join(site.dir, 'build/.git/refs/tags'), {recursive: true})
    mkdirSync(join(site.dir, 'build/empty'))
    const built = await site.remove('docs/old.md').write('docs/a.md', '# Changed').write('docs/c.md', '# C').build()
    expect(built.findings).toEqual([])
    for (const [path, content] of Object.entries(FOREIGN))
      expect(readFileSync(join(site.dir, path), 'utf8')).toBe(content)
    expect(existsSync(join(site.dir, 'build/.git/refs/tags'))).toBe(true)
    expect(built.html('/docs/a')).toContain('Changed')
    expect(built.exists('docs/c/index.html')).toBe(true)
    expect(built.exists('docs/old/index.html')).toBe(false)
    expect(leftovers(site)).toEqual([])
    const clean = await createSite({...SITE, 'docs/a.md': '# Changed', 'docs/c.md': '# C'}).build()
    expect(built.files().filter((file) => !(`build/${file}` in FOREIGN))).toEqual(clean.files())
  })

  test('are refused by name where the site needs their place', async () => {
    const site = createSite(SITE)
    const first = await site.build()
    site.write('build/docs/c/index.html', 'my own page')
    const before = snapshot(first.report.outDir)
    const built = await site.write('docs/c.md', '# C').build()
    expect(built.errors).toEqual(['error output/would-lose-files'])
    expect(built.diagnostics[0]?.message).toContain('"docs/c/index.html"')
    expect(built.report.lastOutput).toBe('unchanged')
    expect(snapshot(first.report.outDir)).toEqual(before)
    expect(leftovers(site)).toEqual([])
  })

  test('a link in the output is not followed', async () => {
    const site = createSite({...SITE, 'elsewhere/a/index.html': 'mine'})
    const first = await site.build()
    rmSync(join(first.report.outDir, 'docs'), {recursive: true})
    symlinkSync('../elsewhere', join(first.report.outDir, 'docs'))
    const built = await site.build()
    expect(built.errors).toEqual(['error output/would-lose-files'])
    expect(readFileSync(join(site.dir, 'elsewhere/a/index.html'), 'utf8')).toBe('mine')
  })

  test('a folder for a branch of pages is built into, one with files of its own is refused', async () => {
    const site = createSite({...SITE, 'build/.git': 'gitdir: ../.git', 'build/CNAME': 'x', 'other/index.html': '<p>Hi'})
    expect((await site.build()).findings).toEqual([])
    expect(readFileSync(join(site.dir, 'build/.git'), 'utf8')).toBe('gitdir: ../.git')
    const refused = await site.build({outDir: 'other'})
    expect(refused.errors).toEqual(['error output/would-lose-files'])
    expect(refused.diagnostics[0]?.message).toContain('"index.html"')
    expect(snapshot(join(site.dir, 'other'))).toEqual({'index.html': '<p>Hi'})
  })

  test('what Docusaurus built is replaced, and what it cannot be known to have made is kept and named', async () => {
    const page = '<!doctype html><html><head><meta charset="UTF-8"><meta name="generator" content="Docusaurus v3.9.2">'
    const site = createSite({
      ...SITE,
      'build/index.html': page,
      'build/docs/gone/index.html': page,
      'build/docs/a/index.html': page,
      'build/assets/js/main.1a2b.js': '',
      'build/sitemap.xml': '<urlset/>',
      'build/CNAME': 'x',
    })
    const built = await site.build()
    expect(built.findings).toEqual(['warning output/kept-files'])
    expect(built.diagnostics[0]?.message).toContain('"sitemap.xml"')
    expect(built.files()).toEqual(expect.arrayContaining(['CNAME', 'sitemap.xml', 'docs/a/index.html']))
    for (const file of ['index.html', 'docs/gone/index.html', 'assets/js/main.1a2b.js'])
      expect(built.exists(file)).toBe(false)
    expect((await site.build()).findings).toEqual([])
  })

  test('are told from the site without a cache, in another place, and on another machine', async () => {
    const site = createSite(SITE)
    await site.build()
    site.write('build/CNAME', 'x').remove('node_modules/.cache').remove('docs/b.md')
    renameSync(join(site.dir, 'build'), join(site.dir, 'public'))
    const built = await site.build({outDir: 'public'})
    expect(built.findings).toEqual([])
    expect(built.exists('docs/b/index.html')).toBe(false)
    expect(built.read('CNAME')).toBe('x')
  })

  test('the list of what Quire made names no page', async () => {
    const built = await createSite({...SITE, 'docs/secret.md': '---\nunlisted: true\n---\n\n# Plan'}).build()
    expect(built.read('.quire-output')).not.toContain('secret')
  })
})

test('an edit of the output that keeps size and time is noticed', async () => {
  const site = createSite(SITE)
  const first = await site.build()
  const page = join(first.report.outDir, 'docs/a/index.html')
  const html = readFileSync(page, 'utf8')
  execFileSync('cp', ['-p', page, join(site.dir, 'times')])
  writeFileSync(page, html.replace('Page A', 'Page X'))
  execFileSync('touch', ['-r', join(site.dir, 'times'), page])
  expect((await site.build()).read('docs/a/index.html')).toBe(html)
})

test('an output that was packed and unpacked is not rendered again', async () => {
  const site = createSite(SITE)
  const first = await site.build()
  execFileSync('cp', ['-r', join(site.dir, 'build'), join(site.dir, 'copy')])
  rmSync(join(site.dir, 'build'), {recursive: true})
  renameSync(join(site.dir, 'copy'), join(site.dir, 'build'))
  const second = await site.build()
  expect(second.report.counts).toMatchObject({rendered: 0, removed: 0})
  expect(second.bytes()).toEqual(first.bytes())
})

describe('a link as the output folder', () => {
  test.each(['a folder', 'nothing yet'])('stays a link, and what it leads to is replaced: %s', async (target) => {
    const site = createSite(SITE)
    if (target === 'a folder') mkdirSync(join(site.dir, 'elsewhere/www'), {recursive: true})
    symlinkSync('elsewhere/www', join(site.dir, 'build'))
    for (const title of ['One', 'Two']) {
      const built = await site.write('docs/a.md', `# ${title}`).build()
      expect(built.findings).toEqual([])
      expect(lstatSync(join(site.dir, 'build')).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(site.dir, 'elsewhere/www/docs/a/index.html'), 'utf8')).toContain(title)
    }
    expect(readdirSync(join(site.dir, 'elsewhere'))).toEqual(['www'])
  })
})

describe.skipIf(!canMount)('a mount as the output folder (root on Linux alone can make one)', () => {
  const kinds: [string, (site: TestSite) => void][] = [
    ['of another disk', (site) => mountMemory(join(site.dir, 'build'))],
    ['of a folder of the same disk', (site) => mountFolder(join(site.dir, 'volume'), join(site.dir, 'build'))],
  ]

  test.each(kinds)('%s: holds the site, without a stale file', async (_, mount) => {
    const site = createSite(SITE)
    mount(site)
    expect((await site.build()).findings).toEqual([])
    site.write('build/CNAME', 'x')
    const built = await site.remove('docs/b.md').write('docs/c.md', '# C').build()
    expect(built.findings).toEqual([])
    expect(built.exists('docs/b/index.html')).toBe(false)
    expect(built.html('/docs/c')).toContain('C')
    expect(built.read('CNAME')).toBe('x')
    expect(leftovers(site)).toEqual([])
  })

  test('a read-only one is named, and stays as it is', async () => {
    const site = createSite(SITE)
    mountMemory(join(site.dir, 'build'))
    const before = (await site.build()).bytes()
    remount(join(site.dir, 'build'), 'ro')
    const built = await site.write('docs/a.md', '# New').build()
    expect(built.errors).toEqual(['error system/disk'])
    expect(built.report.lastOutput).toBe('unchanged')
    expect(built.bytes()).toEqual(before)
    remount(join(site.dir, 'build'), 'rw')
    expect((await site.build()).html('/docs/a')).toContain('New')
  })

  test('one inside of the output folder is named, and everything is put back', async () => {
    const site = createSite(SITE)
    const first = await site.build()
    mountMemory(join(first.report.outDir, 'assets'))
    const before = snapshot(first.report.outDir)
    const built = await site.write('docs/a.md', '# New').build()
    expect(built.errors).toEqual(['error system/disk'])
    expect(built.diagnostics.find(({code}) => code === 'system/disk')?.message).toContain('build/assets')
    expect(built.report.lastOutput).toBe('unchanged')
    expect(snapshot(first.report.outDir)).toEqual(before)
    expect(leftovers(site)).toEqual([])
  })
})

describe('a build that is stopped while it replaces the output', () => {
  const before = (site: TestSite): TestSite =>
    site.write('docs/a.md', '# Page A').write('docs/b.md', '# B').remove('docs/c.md')
  const after = (site: TestSite): TestSite =>
    site.write('docs/a.md', '# Changed').remove('docs/b.md').write('docs/c.md', '# C')
  const smallBefore = (site: TestSite): TestSite =>
    site.write('docs/a.md', '# Page A').write('static/old/deep/x.txt', 'x').remove('static/new')
  const smallAfter = (site: TestSite): TestSite =>
    site.write('docs/a.md', '# Page A\n\nChanged.').remove('static/old').write('static/new/deep/y.txt', 'y')
  interface Case {
    /** Files of a stranger, and of the site. */
    readonly foreign: FileMap
    readonly files?: FileMap
    readonly before: (site: TestSite) => TestSite
    readonly after: (site: TestSite) => TestSite
  }
  const many = Object.fromEntries(Array.from({length: 40}, (_, at) => [`static/many/${at}.txt`, `${at}`]))
  // A stranger's file makes each entry a step of its own; without one, the whole folder is exchanged in two, and where little
  // changes each file in one.
  const cases: [string, Case][] = [
    ['as a whole', {foreign: {}, before, after}],
    ['entry by entry', {foreign: {'build/CNAME': 'x', 'build/docs/mine.txt': 'm'}, before, after}],
    ['file by file', {foreign: {}, files: many, before: smallBefore, after: smallAfter}],
  ]
  async function makeSite({files = {}, foreign}: Case): Promise<TestSite> {
    const site = createSite({...SITE, ...files})
    await site.build()
    for (const [path, content] of Object.entries(foreign)) site.write(path, content)
    return site
  }
  /** The first three, and then a few: each is a run of the program. */
  const nextStep = (step: number): number => (step < 3 ? step + 1 : step * 2)

  test.each(cases)('%s: after a kill at any step, the next run completes it', {timeout: 300_000}, async (name, one) => {
    const site = await makeSite(one)
    const goals: [(one: TestSite) => TestSite, Record<string, string>][] = []
    for (const change of [one.after, one.before])
      goals.push([change, snapshot((await change(site).build()).report.outDir)])
    for (let step = 1, at = 0; ; step = nextStep(step), at += 1) {
      const [change, goal] = goals[at % 2] ?? []
      change?.(site)
      const killed = await runCli(['build', '-q'], {cwd: site.dir, env: {...FAULT, QUIRE_FAULT: `kill ${step}`}})
      expect([0, null]).toContain(killed.code)
      // A reader who comes now finds each page that both sites have, and all that it asks for.
      if (name === 'file by file') expect(missingIn(join(site.dir, 'build'), goals)).toEqual([])
      // A mistake keeps the next run from building: what it finds is completed all the same.
      const failed = await site.write('docs/broken.mdx', '<Unclosed').build()
      expect(failed.report).toMatchObject({ok: false, lastOutput: 'unchanged'})
      expect(snapshot(failed.report.outDir)).toEqual(goal)
      expect(leftovers(site)).toEqual([])
      site.remove('docs/broken.mdx')
      // What a killed run has left is exchanged as a whole: only what is known of each file goes one by one.
      if (name === 'file by file') await site.build()
      if (killed.code !== 0) continue
      expect(step).toBeGreaterThan(2)
      break
    }
  })

  /** Files that all goals have, and files that pages name, which are not there. */
  function missingIn(dir: string, goals: readonly (readonly [unknown, Record<string, string>])[]): string[] {
    const there = snapshot(dir)
    const common = Object.keys(goals[0]?.[1] ?? {}).filter((file) => goals.every(([, goal]) => file in goal))
    const named = Object.entries(there).flatMap(([file, text]) =>
      file.endsWith('.html')
        ? Array.from(text.matchAll(/(?:src|href)="\/((?:assets|_routes)\/[^"?#]+)"/g), ([, path = '']) => path)
        : [],
    )
    expect(named.length).toBeGreaterThan(5)
    return [...new Set([...common, ...named])].filter((file) => !(file in there))
  }

  test.each(cases)('%s: after an error at any step, everything is put back', {timeout: 300_000}, async (_, one) => {
    const site = one.before(await makeSite(one))
    const old = snapshot((await site.build()).report.outDir)
    one.after(site)
    for (let step = 1; ; step = nextStep(step)) {
      const failed = await runCli(['build'], {cwd: site.dir, env: {...FAULT, QUIRE_FAULT: `EIO ${step}`}})
      expect(leftovers(site)).toEqual([])
      if (failed.code === 0) {
        expect(step).toBeGreaterThan(2)
        break
      }
      expect(failed.stderr).toContain('The last output is unchanged.')
      expect(snapshot(join(site.dir, 'build'))).toEqual(old)
    }
  })
})

describe('a small change', () => {
  const FILES: FileMap = {
    ...SITE,
    ...Object.fromEntries(Array.from({length: 40}, (_, at) => [`static/many/${at}.txt`, `${at}`])),
  }
  /** The folder stays while its files are exchanged, and is another one when it was exchanged itself. */
  const folderOf = (site: TestSite): number => lstatSync(join(site.dir, 'build')).ino

  test('is put into the folder as it stands, without a trace of what is gone; a large one replaces it', async () => {
    const site = createSite({...FILES, 'static/old/deep/x.txt': 'x'})
    const first = await site.build()
    const folder = folderOf(site)
    const untouched = lstatSync(join(first.report.outDir, 'many/1.txt'))
    const small = await site
      .write('docs/a.md', '# Page A\n\nMore.')
      .remove('static/old')
      .write('static/new/deep/y.txt', 'y')
      .build()
    expect([small.findings, folderOf(site)]).toEqual([[], folder])
    expect(lstatSync(join(first.report.outDir, 'many/1.txt'))).toMatchObject({
      ino: untouched.ino,
      ctimeMs: untouched.ctimeMs,
    })
    expect([small.exists('old'), small.read('new/deep/y.txt')]).toEqual([false, 'y'])
    const warm = small.bytes()
    expect((await site.build()).report.counts).toMatchObject({rendered: 0, written: 0})
    expect((await site.build({cache: false})).bytes()).toEqual(warm)
    const again = folderOf(site)
    await site.write('site.config.mjs', configFile("tagline: 'All pages say it', title: 'Another'")).build()
    expect(folderOf(site)).not.toBe(again)
    expect(leftovers(site)).toEqual([])
  })

  test('may put a file where a folder was, and a folder where a file was', async () => {
    const site = createSite({...FILES, 'static/one/a.txt': 'a', 'static/two': 'b'})
    await site.build()
    const built = await site
      .remove('static/one')
      .remove('static/two')
      .write('static/one', 'a')
      .write('static/two/b.txt', 'b')
      .build()
    expect([built.read('one'), built.read('two/b.txt')]).toEqual(['a', 'b'])
    const warm = built.bytes()
    expect((await site.build({cache: false})).bytes()).toEqual(warm)
  })

  test('does not reach through a link that has taken the place of a folder', async () => {
    const site = createSite(FILES)
    await site.build()
    const folder = join(site.dir, 'build/docs/a')
    renameSync(folder, join(site.dir, 'elsewhere'))
    symlinkSync('../../elsewhere', folder)
    const before = snapshot(join(site.dir, 'elsewhere'))
    await site.write('docs/a.md', '# Page A\n\nMore.').build()
    expect(snapshot(join(site.dir, 'elsewhere'))).toEqual(before)
  })
})

describe('several locales', () => {
  const LOCALES: FileMap = {
    ...SITE,
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}"),
  }

  test('are replaced together or not at all', async () => {
    const broken = `{definition: {name: 'broken', createRoutes: (_, {config}) => {
      if (config.i18n.currentLocale === 'fr' && config.customFields.fails) throw new Error('French fails')
      return {routes: []}
    }}, options: {}, id: 'default'}`
    const config = (fails: boolean): string =>
      configFile(
        `customFields: {fails: ${fails}}, i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}`,
        `docs(), ${broken}`,
      )
    const site = createSite({...LOCALES, 'site.config.mjs': config(false)})
    const first = await site.build()
    expect(first.findings).toEqual([])
    const before = snapshot(first.report.outDir)
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['fr/docs/a/index.html', 'de/docs/a/index.html']))
    const failed = await site.write('docs/a.md', '# Changed').write('site.config.mjs', config(true)).build()
    expect(failed.report.ok).toBe(false)
    expect(failed.report.lastOutput).toBe('unchanged')
    expect(snapshot(first.report.outDir)).toEqual(before)
    const second = await site.write('site.config.mjs', config(false)).build()
    for (const path of ['docs/a/index.html', 'fr/docs/a/index.html', 'de/docs/a/index.html'])
      expect(second.read(path)).toContain('Changed')
  })

  test('one that is no longer built goes, one without a change stays', async () => {
    const site = createSite(LOCALES)
    await site.build()
    expect((await site.build()).report.counts.written).toBe(0)
    const built = await site
      .write('site.config.mjs', configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr']}"))
      .build()
    expect(built.exists('de')).toBe(false)
    expect(built.exists('fr/docs/a/index.html')).toBe(true)
  })

  test('two that would write one file are refused', async () => {
    const site = createSite({...LOCALES, 'docs/fr.md': '---\nslug: /fr/docs/a\n---\n\n# French'})
    const config = configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr']}", "docs({routeBasePath: '/'})")
    const built = await site
      .write('site.config.mjs', config)
      .write('docs/fr.md', '---\nslug: /fr/a\n---\n\n# French')
      .build()
    expect(built.errors).toEqual(['error output/shared-file'])
    expect(built.diagnostics[0]?.message).toContain('"fr/a/index.html"')
  })
})

describe('two builds at once', () => {
  test('one waits for the other, and says so', {timeout: 120_000}, async () => {
    const site = createSite(SITE)
    const results = await Promise.all([1, 2, 3].map(() => runCli(['build'], {cwd: site.dir})))
    expect(results.map(({code, stderr}) => [code, code === 0 ? '' : stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ])
    expect(results.filter(({stderr}) => stderr.includes('Waiting for another build')).length).toBeGreaterThan(0)
    expect(leftovers(site)).toEqual([])
    const built = await site.build()
    expect(built.report.counts).toMatchObject({rendered: 0, written: 0})
  })

  test('in one process, too', async () => {
    const site = createSite(SITE)
    const built = await Promise.all([site.build(), site.build()])
    expect(built.map(({findings}) => findings)).toEqual([[], []])
    expect(leftovers(site)).toEqual([])
  })
})

test('assets of earlier builds stay as long as the site says', async () => {
  const image = (shade: number): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="#00000${shade}"/></svg>`
  const site = createSite({
    ...SITE,
    'docs/a.md': '# A\n\n![x](./x.svg)',
    'site.config.mjs': configFile('keepAssets: 2'),
  })
  const imagesOf = (built: BuiltSite): string[] => built.files().filter((file) => file.startsWith('assets/images/'))
  const counts: number[] = []
  for (const shade of [1, 2, 2, 3, 4, 5]) {
    site.write('docs/x.svg', image(shade)).write('docs/b.md', `# B ${counts.length}`)
    counts.push(imagesOf(await site.build()).length)
  }
  expect(counts).toEqual([1, 2, 2, 3, 3, 3])
  const without = await site.remove('node_modules/.cache').write('docs/x.svg', image(6)).build()
  expect(imagesOf(without)).toHaveLength(3)
  expect(imagesOf(await site.write('site.config.mjs', configFile()).build())).toHaveLength(1)
})

test('files of plugins whose names change with their content stay as well', async () => {
  const config = (word: string): string => `const named = {
  definition: {
    name: 'named',
    emitAssets: () => [
      {path: 'assets/data-${word}.json', content: '{}'},
      {path: 'list-${word}.json', content: '{}', isHashed: true},
      {path: 'report-${word}.txt', content: ''},
    ],
  },
  options: {},
  id: 'default',
}
export default {title: 'T', url: 'https://test.example', keepAssets: 1, plugins: ['docs', named]}
`
  const site = createSite({...SITE, 'site.config.mjs': config('a')})
  let built = await site.build()
  for (const word of ['b', 'c']) built = await site.write('site.config.mjs', config(word)).build()
  expect(built.errors).toEqual([])
  expect(built.files().filter((file) => /(?:data|list|report)-/.test(file))).toEqual(
    expect.arrayContaining(['assets/data-b.json', 'assets/data-c.json', 'list-b.json', 'list-c.json', 'report-c.txt']),
  )
  expect(built.files().filter((file) => /(?:data|list|report)-/.test(file))).toHaveLength(5)
})

test('a cache folder with files of the site is refused', async () => {
  const site = createSite({...SITE, 'site.config.mjs': configFile("cacheDir: 'src'"), 'src/store/cart.ts': 'mine'})
  site.write('src/index.ts', '')
  const built = await site.build()
  expect(built.errors[0]).toMatch(/^error config\/cache-folder site\.config\.mjs:/)
  expect(readdirSync(join(site.dir, 'src'))).toEqual(['index.ts', 'store'])
})

test('a cache folder that another build is marking, or was killed while it did, is taken', async () => {
  const site = createSite(SITE)
  site.write('node_modules/.cache/quire/CACHEDIR.TAG.0123456789ab.tmp', 'Signature: 8a4')
  expect((await site.build()).errors).toEqual([])
})

test.each(['static/out', 'docs/out', 'src/pages/out'])(
  'an output folder among the sources is refused: %s',
  async (outDir) => {
    const site = createSite({
      ...SITE,
      'site.config.mjs': configFile('', 'docs(), pages()'),
      'static/robots.txt': '',
      'src/pages/x.md': '# X',
    })
    const built = await site.build({outDir})
    expect(built.errors).toEqual(['error output/would-lose-files'])
    expect(built.report.lastOutput).toBe('none')
  },
)
