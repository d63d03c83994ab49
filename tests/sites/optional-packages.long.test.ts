// Rspack and Mermaid are installed by the sites that use them. The program is here as such a site has it: in a folder of
// packages that lacks both.
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {projectRoot} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type TestSite} from '../support/site.ts'

const LEFT_OUT = ['mermaid', '@rspack', 'quire-docs', '.bin']
const scratch = mkdtempSync(join(tmpdir(), 'quire-optional-'))
const installed = join(scratch, 'node_modules/quire-docs')
const diagram = '# A\n\n```mermaid\ngraph TD; A-->B\n```\n'

beforeAll(() => {
  mkdirSync(installed, {recursive: true})
  for (const name of ['package.json', 'dist', 'src/client', 'src/shared', 'theme'])
    cpSync(join(projectRoot, name), join(installed, name), {recursive: true})
  for (const name of readdirSync(join(projectRoot, 'node_modules')))
    if (!LEFT_OUT.includes(name)) link(name, join(scratch, 'node_modules'))
})
afterAll(() => rmSync(scratch, {recursive: true, force: true}))

function link(name: string, packages: string): void {
  mkdirSync(dirname(join(packages, name)), {recursive: true})
  symlinkSync(join(projectRoot, 'node_modules', name), join(packages, name), 'junction')
}

async function build(site: TestSite): Promise<BuiltSite> {
  // The same program in another place; its types are those of the sources.
  const {build: run} = (await import(
    /* @vite-ignore */ pathToFileURL(join(installed, 'dist/index.js')).href
  )) as typeof import('../../src/node/index.ts')
  return new BuiltSite(await run({siteDir: site.dir}))
}

const told = ({diagnostics}: BuiltSite): unknown[] =>
  diagnostics.map(({level, code, message, hint, location}) => [
    `${level} ${code} ${location?.sourcePath}:${location?.line}:${location?.column}`,
    message,
    hint,
  ])

test('a site that needs neither is built without them', async () => {
  const site = await build(createSite({'site.config.mjs': configFile(), 'docs/a.md': diagram}))
  expect(site.findings).toEqual(['warning markdown/diagrams-off docs/a.md:3:1'])
  expect(site.html('/docs/a')).toContain('language-mermaid')
})

test('diagrams without Mermaid are an error that says how to install it', async () => {
  const site = createSite({'site.config.mjs': configFile('markdown: {mermaid: true}'), 'docs/a.md': diagram})
  expect(told(await build(site))).toEqual([
    [
      'error config/missing-package site.config.mjs:5:105',
      '"markdown.mermaid" needs the package "mermaid", which is not installed.',
      "Install it in the site's folder: npm install -D mermaid@11",
    ],
  ])
  // As an old site may have it for something else.
  site.write('node_modules/mermaid/package.json', '{"name": "mermaid", "version": "10.9.3"}')
  expect(told(await build(site))).toMatchObject([
    [
      expect.anything(),
      '"markdown.mermaid" needs the package "mermaid", version 11, and version 10.9.3 is installed.',
      expect.anything(),
    ],
  ])
  site.remove('node_modules/mermaid')
  link('mermaid', join(site.dir, 'node_modules'))
  const built = await build(site)
  expect(built.findings).toEqual([])
  const {version} = JSON.parse(readFileSync(join(projectRoot, 'node_modules/mermaid/package.json'), 'utf8'))
  expect(built.exists(`assets/mermaid-${version}/in-frame.js`)).toBe(true)
})

test('the bundler rspack without Rspack is an error that says how to install it', {timeout: 120_000}, async () => {
  const site = createSite({
    'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'),
    'docs/a.md': '# A',
    'src/pages/index.jsx': 'export default () => <h1>Home</h1>\n',
  })
  expect(told(await build(site))).toEqual([
    [
      'error config/missing-package site.config.mjs:5:103',
      'The bundler "rspack" needs the package "@rspack/core", which is not installed.',
      "Install it in the site's folder: npm install -D @rspack/core@2",
    ],
  ])
  link('@rspack', join(site.dir, 'node_modules'))
  const built = await build(site)
  expect(built.findings).toEqual([])
  expect(built.html('/')).toContain('<h1>Home</h1>')
})
