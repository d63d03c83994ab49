// The package as others get it: packed, installed from the tarball in an empty folder, building a folder of Markdown.
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, expect, test} from 'vitest'
import {openPage} from '../support/browser.ts'
import {copyCorpus, hasCorpora} from '../support/corpora.ts'
import {projectRoot} from '../support/program.ts'

const scratch = mkdtempSync(join(tmpdir(), 'quire-pack-'))
afterAll(() => rmSync(scratch, {recursive: true, force: true}))

function run(command: string, args: readonly string[], cwd: string): string {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: '', CI: '1'},
    // Commands are scripts of the shell there.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}\n${stderr}`)
  return stdout
}

/** Every file that the package names as an entry; `*` stands for a plugin. */
function entryFiles(): string[] {
  const {exports, bin} = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>
    bin: Record<string, string>
  }
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target),
  )
  return [...targets, ...Object.values(bin)]
    .filter((target) => target !== './theme/*')
    .map((target) => target.replace('./', '').replace('*', 'docs'))
}

const CONFIG = `import {build} from 'quire-docs'
import {defineConfig} from 'quire-docs/config'
import {definePlugin} from 'quire-docs/plugin'
import {parseDate} from 'quire-docs/plugin/content'
import type {Analyzer} from 'quire-docs/plugin/search'
import {docs} from 'quire-docs/plugins/docs'
import {pages} from 'quire-docs/plugins/pages'
import {search} from 'quire-docs/plugins/search'

export type Own = Analyzer
export const run = () => build({siteDir: '.'})
const own = definePlugin({name: 'own'})
export const day = parseDate('2026-03-01')
export default defineConfig({
  title: 'Typed',
  url: 'https://typed.example',
  plugins: [docs({routeBasePath: '/'}), pages(), search(), own()],
})
`

const COMPONENT = `import {Link, useSite} from 'quire-docs/client'
import {classicTheme} from 'quire-docs/theme'

export const layouts = Object.keys(classicTheme.layouts)
export default function Own() {
  return <Link to='/'>Of {useSite().title}</Link>
}
`

/** The optional peers that a site in TypeScript has, in the versions of this repository. */
function typePackages(): string[] {
  return ['@types/node', '@types/react'].map((name) => {
    const {version} = JSON.parse(readFileSync(join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string
    }
    return `${name}@${version}`
  })
}

/** As an editor has them; the declarations of the package are checked as well. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
  },
  include: ['site.config.ts', 'src'],
}

/** A site in TypeScript: types for every entry, and the command under the name of the package. */
function buildTypedSite(site: string): void {
  mkdirSync(join(site, 'typed/src/pages'), {recursive: true})
  mkdirSync(join(site, 'typed/docs'))
  writeFileSync(join(site, 'typed/docs/index.md'), '# Typed\n')
  writeFileSync(join(site, 'typed/site.config.ts'), CONFIG)
  writeFileSync(join(site, 'typed/src/pages/own.tsx'), COMPONENT)
  writeFileSync(join(site, 'typed/tsconfig.json'), JSON.stringify(TSCONFIG))
  run(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', 'typed'], site)
  run('npx', ['--no', '--offline', 'quire-docs', 'build', 'typed'], site)
  expect(readFileSync(join(site, 'typed/build/own/index.html'), 'utf8')).toContain('Of <!-- -->Typed')
}

/** A link of each template's start page, and the heading that it leads to. */
const TEMPLATES = {
  docs: ['a[href="/guide/write-a-page"]', 'Write a page'],
  notes: ['a[href="/notes"]', 'The first note'],
  handbook: ['a[href^="/docs"]', ''],
  versions: ['a[href^="/"]', ''],
} as const

/** The second package, packed and installed beside the first: its templates have the right types, build, and work. */
async function createSites(site: string): Promise<void> {
  for (const [template, [link, text]] of Object.entries(TEMPLATES)) {
    run('npx', ['--no', '--offline', 'create-quire-docs', template, '--yes', '--template', template], site)
    expect(readFileSync(join(site, template, '.gitignore'), 'utf8')).toContain('node_modules')
    run(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', template], site)
    run('npx', ['--no', '--offline', 'quire', 'build', template], site)
    await visit(join(site, template), {link, text})
  }
  run('npx', ['--no', '--offline', 'quire', 'init', 'own', '--yes'], site)
  expect(existsSync(join(site, 'own/docs/index.md'))).toBe(true)
}

/** Served by the packed program: the start page comes to life, and a link leads on. */
async function visit(folder: string, {link, text}: {readonly link: string; readonly text: string}): Promise<void> {
  const bin = join(folder, '../node_modules/quire-docs/dist/bin.js')
  const server = spawn(process.execPath, [bin, 'serve', folder, '--port', '0', '--no-open', '--quiet'])
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /http:\/\/\S+/.exec(said)?.[0]
        if (found !== undefined) resolve(found)
      })
      server.on('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
    })
    const {page, problems} = await openPage()
    await page.goto(url)
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true')
    await page.locator(`main ${link}, nav ${link}`).first().click()
    await expect.poll(() => page.locator('main').textContent()).toContain(text)
    expect(problems).toEqual([])
  } finally {
    server.kill()
  }
}

test('the tarball, installed with nothing else and without scripts of packages, builds a folder of Markdown', {
  timeout: 900_000,
}, async () => {
  run(process.execPath, [join(projectRoot, 'scripts/program.mjs'), '--types'], projectRoot)
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', scratch]
  const packed = run('npm', pack, projectRoot)
  const [create] = JSON.parse(run('npm', pack, join(projectRoot, 'dist/create'))) as [{filename: string}]
  const [{filename, files, unpackedSize}] = JSON.parse(packed) as [
    {filename: string; files: {path: string}[]; unpackedSize: number},
  ]
  const paths = files.map(({path}) => path)
  expect(paths).toContain('dist/bin.js')
  expect(paths).toContain('dist/seed/seed.json')
  expect(paths).toEqual(expect.arrayContaining(entryFiles()))
  expect(paths.filter((path) => path.endsWith('.map'))).toEqual([])
  expect(unpackedSize).toBeLessThan(6_500_000)
  expect(paths.filter((path) => /^(?:tests|docs|build|scripts)\//.test(path))).toEqual([])
  const site = mkdtempSync(join(scratch, 'site-'))
  writeFileSync(join(site, 'package.json'), '{"name": "elsewhere", "private": true}')
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']
  run('npm', [...install, join(scratch, filename), join(scratch, create.filename), ...typePackages()], site)
  const all = readdirSync(join(site, 'node_modules'))
  expect(all).toContain('webpack')
  expect(all.filter((name) => ['mermaid', '@rspack'].includes(name))).toEqual([])
  writeFileSync(join(site, 'README.md'), '# Elsewhere\n\n[Next](next.md)\n')
  writeFileSync(
    join(site, 'next.md'),
    "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Next\n\n<Tabs><TabItem value='a'>In a tab</TabItem></Tabs>\n",
  )
  run(join(site, 'node_modules/.bin/quire'), ['build'], site)
  expect(readFileSync(join(site, 'build/index.html'), 'utf8')).toContain('href="/next"')
  expect(readFileSync(join(site, 'build/next/index.html'), 'utf8')).toContain('In a tab')
  expect(existsSync(join(site, 'build/404.html'))).toBe(true)

  buildTypedSite(site)
  await createSites(site)

  if (!hasCorpora) return
  copyCorpus('electron', join(site, 'corpus/docs'))
  run(join(site, 'node_modules/.bin/quire'), ['build', 'corpus'], site)
  expect(readdirSync(join(site, 'corpus/build/latest/api')).length).toBeGreaterThan(70)
  expect(readFileSync(join(site, 'corpus/build/latest/api/app/index.html'), 'utf8')).toContain(
    'Control your application',
  )
})
