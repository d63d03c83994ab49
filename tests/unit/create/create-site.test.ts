// What becomes of a folder: what is found in it, asked about it, planned and written.
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterEach, expect, test} from 'vitest'
import type {Questions} from '../../../src/create/create-site.ts'
import {createSite} from '../../../src/create/create-site.ts'
import {findSite} from '../../../src/create/find-site.ts'
import {runCreate} from '../../../src/create/main.ts'
import {toSidebar} from '../../../src/create/mkdocs-sidebar.ts'
import type {CreateOptions} from '../../../src/create/options.ts'

const templatesDir = fileURLToPath(new URL('../../../src/create/templates', import.meta.url))
const folders: string[] = []

function folder(files: Readonly<Record<string, string>> = {}): string {
  const dir = join(mkdtempSync(join(tmpdir(), 'quire-create-')), 'my-shop_docs')
  folders.push(dirname(dir))
  mkdirSync(dir)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), {recursive: true})
    writeFileSync(join(dir, path), text)
  }
  return dir
}

afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, {recursive: true, force: true})
})

async function create(dir: string, options: Partial<CreateOptions> = {}, questions?: Questions): Promise<string> {
  const said: string[] = []
  await createSite(
    {yes: questions === undefined, dryRun: false, ...options},
    {cwd: dir, templatesDir, version: '1.2.3', questions, packageManager: 'npm', out: (text) => void said.push(text)},
  )
  return said.join('')
}

const read = (dir: string, path: string): string => readFileSync(join(dir, path), 'utf8')
const json = (dir: string, path: string): Record<string, unknown> =>
  JSON.parse(read(dir, path)) as Record<string, unknown>

test.each([
  [{}, 'empty', 'docs'],
  [{LICENSE: 'MIT', '.git/HEAD': 'ref'}, 'empty', 'docs'],
  [{'src/main.c': 'int main;'}, 'files', 'docs'],
  [{'notes/a.md': '# A'}, 'markdown', '.'],
  [{'README.md': '# R', 'docs/a.md': '# A'}, 'markdown', 'docs'],
  [{'node_modules/p/README.md': '# P', 'main.js': ''}, 'files', 'docs'],
  [{'docusaurus.config.ts': ''}, 'docusaurus', 'docs'],
  [{'docs/.vitepress/config.mts': '', 'docs/index.md': ''}, 'vitepress', 'docs'],
  [{'.vitepress/config.js': '', 'index.md': ''}, 'vitepress', '.'],
  [{'mkdocs.yml': 'site_name: Shop\ndocs_dir: text\nx: !ENV [A, b]\n'}, 'mkdocs', 'text'],
  [{'site.config.mjs': ''}, 'quire', 'docs'],
])('finds %j', (files, kind, docsDir) => {
  expect(findSite(folder(files))).toMatchObject({kind, docsDir})
})

test('a title comes from MkDocs, the package or the folder', () => {
  expect(findSite(folder({'mkdocs.yml': 'site_name: The shop\n'})).title).toBe('The shop')
  expect(findSite(folder({'package.json': '{"name": "@shop/order-docs"}'})).title).toBe('Order docs')
  expect(findSite(folder()).title).toBe('My shop docs')
})

test('the navigation of MkDocs becomes a sidebar, and what has no place in one is named', () => {
  const nav = [
    'index.md',
    {Start: '01-guide/02-start.md'},
    {More: ['guide/a.md', {Deep: [{Site: 'https://example.com/'}]}]},
    'picture.png',
    {Glob: '*.txt'},
  ]
  expect(toSidebar(nav)).toEqual({
    items: [
      'index',
      {type: 'doc', id: 'guide/start', label: 'Start'},
      {
        type: 'category',
        label: 'More',
        items: [
          'guide/a',
          {type: 'category', label: 'Deep', items: [{type: 'link', label: 'Site', href: 'https://example.com/'}]},
        ],
      },
    ],
    dropped: ['picture.png', '{"Glob":"*.txt"}'],
  })
})

test('nothing that is there is overwritten, and package.json keeps what it has', async () => {
  const dir = folder({
    'package.json':
      '{\n\t"name": "shop",\n\t"scripts": {"start": "node ."},\n\t"devDependencies": {"typescript": "^5.0.0"}\n}\n',
    '.gitignore': '/build/\n*.log',
    'tsconfig.json': '{}',
    'docs/a.md': '# A\n',
  })
  const said = await create(dir, {host: 'netlify'})
  expect(said).toMatch(/kept +tsconfig\.json\n/)
  expect(said).toMatch(/changed +package\.json\n/)
  expect(read(dir, 'tsconfig.json')).toBe('{}')
  expect(read(dir, '.gitignore')).toBe('/build/\n*.log\nnode_modules\nbuild-offline\n')
  expect(read(dir, 'package.json')).toContain('\n\t"name": "shop"')
  expect(json(dir, 'package.json')).toMatchObject({
    name: 'shop',
    scripts: {start: 'node .', 'docs:start': 'quire start', build: 'quire build'},
    devDependencies: {typescript: '^5.0.0', 'quire-docs': '^1.2.3'},
  })
  expect(read(dir, 'site.config.ts')).toContain("docs({path: 'docs', routeBasePath: '/'})")
  expect(read(dir, 'netlify.toml')).toContain('publish = "build"')
  expect(existsSync(join(dir, 'docs/index.md'))).toBe(false)
})

test('a site of Docusaurus gets the program, and no configuration', async () => {
  const dir = folder({'docusaurus.config.js': 'module.exports = {}\n', 'package.json': '{"name": "site"}\n'})
  const said = await create(dir)
  expect(said).toContain('docusaurus.config.js is read as it is')
  expect(readdirSync(dir).sort()).toEqual(['docusaurus.config.js', 'package.json'])
})

test('a title with quotes is right in every file', async () => {
  const dir = folder()
  await create(dir, {title: 'The "shop\'s" $& books'})
  expect(read(dir, 'site.config.ts')).toContain(`title: 'The "shop\\'s" $& books'`)
  expect(read(dir, 'README.md')).toContain(`# The "shop's" $& books`)
  expect(json(dir, 'package.json').name).toBe('my-shop-docs')
})

test('a dry run writes nothing', async () => {
  const dir = folder()
  expect(await create(dir, {dryRun: true})).toMatch(/new +site\.config\.ts/)
  expect(readdirSync(dir)).toEqual([])
})

test('what is not said is asked for, and who gives up has no files', async () => {
  const asked: string[] = []
  const answers = (confirmed: boolean | undefined): Questions => ({
    text: async (question, initial) => {
      asked.push(question)
      return initial
    },
    choose: async <Name extends string>(question: string, choices: Readonly<Record<Name, string>>) => {
      asked.push(question)
      return Object.keys(choices)[0] as Name
    },
    confirm: async () => confirmed,
  })
  const dir = folder()
  await expect(create(dir, {}, answers(undefined))).rejects.toThrow('Nothing was written.')
  await expect(create(dir, {}, answers(false))).rejects.toThrow('Nothing was written.')
  expect(readdirSync(dir)).toEqual([])
  asked.length = 0
  await create(dir, {title: 'Shop', template: 'notes'}, answers(true))
  expect(asked).toEqual(['Which folder?', 'Where will it be published?'])
  expect(existsSync(join(dir, '.github/workflows/pages.yml'))).toBe(true)
})

test.each([
  [['--template', 'blog'], 2, 'There is no template "blog": docs, notes, handbook, versions.'],
  [['--host', 'ftp'], 2, 'There is no host "ftp"'],
  [['a', 'b'], 2, 'One folder at a time: a, b.'],
  [['--colour'], 2, "Unknown option '--colour'"],
  [['site', '--yes'], 1, 'site is a site already: it has site.config.ts.'],
  [['broken', '--yes'], 1, 'package.json cannot be read'],
])('%j is refused', async (args, code, message) => {
  const cwd = folder({'site/site.config.ts': '', 'broken/package.json': '{', 'broken/a.md': ''})
  const said: string[] = []
  const call = {command: 'quire init', cwd, templatesDir, version: '1.2.3', isTerminal: false, out: () => undefined}
  expect(await runCreate({...call, args, err: (text) => void said.push(text)})).toBe(code)
  expect(said.join('')).toContain(message)
})
