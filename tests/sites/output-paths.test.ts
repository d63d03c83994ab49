// Nothing is written outside of the output folder, whatever content, catalogues and plugins say; who says it is named.
import {existsSync, readdirSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const CONFIG = `${configFile('', 'docs(), pages(), blog()').replace('import', "import {blog} from 'quire-docs/plugins/blog'\nimport")}`
const SITE: FileMap = {'site.config.mjs': CONFIG, 'docs/a.md': '# A'}
const doc = (frontMatter: string): string => `---\n${frontMatter}\n---\n\n# Text\n`

/** What is in the site's folder and the one above it, without what belongs there. */
function strayFiles({dir}: TestSite): string[] {
  const own = ['site.config.mjs', 'docs', 'src', 'blog', 'build', 'node_modules']
  const above = readdirSync(dirname(dir)).filter((name) => /evil|^_routes$/.test(name))
  return [...readdirSync(dir).filter((name) => !own.includes(name)), ...above]
}

test.each<[string, FileMap, string]>([
  ['slug of a page', {'src/pages/x.md': doc('slug: ../../evil')}, 'pages/front-matter src/pages/x.md:2:'],
  ['slug of a page, rooted', {'src/pages/x.md': doc('slug: /../../../evil')}, 'pages/front-matter src/pages/x.md:2:'],
  [
    'slug of a page, encoded',
    {'src/pages/x.md': doc('slug: /%2e%2e/%2e%2e/evil')},
    'pages/front-matter src/pages/x.md:2:',
  ],
  [
    'slug of a page, encoded twice',
    {'src/pages/x.md': doc('slug: /%252e%252e/evil')},
    'pages/front-matter src/pages/x.md:2:',
  ],
  ['slug of a doc', {'docs/x.md': doc('slug: /../../evil')}, 'docs/slug docs/x.md:2:'],
  ['slug of a doc, encoded', {'docs/x.md': doc('slug: /%2e%2e/%2e%2e/evil')}, 'docs/slug docs/x.md:2:'],
  [
    'slug of a post',
    {'blog/2026-01-02-x.md': doc('slug: "%2e%2e/%2e%2e/evil"')},
    'blog/front-matter blog/2026-01-02-x.md:2:',
  ],
  [
    'category',
    {'docs/c/x.md': '# X', 'docs/c/_category_.json': '{"link": {"type": "generated-index", "slug": "/../../evil"}}'},
    'docs/sidebar-item docs/c/_category_.json',
  ],
  [
    'tag of a doc',
    {'docs/x.md': doc('tags: [{label: L, permalink: /../../../evil}]')},
    'docs/front-matter docs/x.md:2:',
  ],
  [
    'tag of a post',
    {'blog/2026-01-02-x.md': doc('tags: [{label: L, permalink: /%2e%2e/%2e%2e/%2e%2e/evil}]')},
    'blog/front-matter blog/2026-01-02-x.md:2:',
  ],
  [
    'file of tags',
    {'docs/tags.yml': 'one:\n  permalink: /../../../evil\n', 'docs/x.md': doc('tags: [one]')},
    'docs/tags-file docs/tags.yml:2:',
  ],
  [
    'page of an author',
    {
      'blog/authors.yml': 'ann:\n  name: Ann\n  page:\n    permalink: /../../../../evil\n',
      'blog/2026-01-02-x.md': doc('authors: ann'),
    },
    'blog/authors-file blog/authors.yml:4:',
  ],
  [
    'name of the folder of a post',
    {'blog/2026-01-02-%2e%2e/index.md': doc('title: X')},
    'routes/bad-path blog/2026-01-02-%2e%2e/index.md',
  ],
  ['name of the folder of a page', {'src/pages/%2e%2e/evil.md': '# X'}, 'routes/bad-path src/pages/%2e%2e/evil.md'],
])('%s: an error at its place, and no file', async (_, files, expected) => {
  const site = createSite({...SITE, ...files})
  const built = await site.build()
  expect(built.errors).toEqual([expect.stringContaining(expected)])
  expect(built.diagnostics.find(({level}) => level === 'error')?.hint).toContain('names with slashes')
  expect(strayFiles(site)).toEqual([])
  expect(existsSync(join(site.dir, 'build'))).toBe(false)
})

test.each([
  ['../evil.txt', 'is not below the output folder'],
  ['/tmp/evil.txt', 'is not below the output folder'],
  ['docs/../../evil.txt', 'is not below the output folder'],
  ['docs//x.txt', 'has a folder without a name'],
  ['a\\\\..\\\\evil.txt', 'has "\\" in its name'],
  ['a\\0b', 'has a control character in its name'],
  ['.quire-output', 'which Quire needs for itself'],
  ['', 'has no name'],
  [`${'n'.repeat(256)}.txt`, 'has a name of 260 bytes'],
])('a file %s of a plugin is refused, with the name of the plugin', async (path, fault) => {
  const plugin = `{definition: {name: 'odd', emitAssets: () => [{path: '${path}', content: 'x'}]}, options: {}, id: 'default'}`
  const site = createSite({'site.config.mjs': configFile('', `docs(), ${plugin}`), 'docs/a.md': '# A'})
  const built = await site.build()
  expect(built.errors).toEqual(['error output/bad-path'])
  expect(built.diagnostics[0]?.message).toContain(fault)
  expect(built.diagnostics[0]?.message).toContain('the plugin "odd"')
  expect(strayFiles(site)).toEqual([])
})

test('a route of a plugin is refused, with the name of the plugin', async () => {
  const plugin =
    "{definition: {name: 'odd', createRoutes: () => ({routes: [{path: '/%2e%2e/evil', layout: [], props: {}, metadata: {title: 'X'}}]})}, options: {}, id: 'default'}"
  const built = await createSite({'site.config.mjs': configFile('', `docs(), ${plugin}`), 'docs/a.md': '# A'}).build()
  expect(built.errors).toEqual(['error routes/bad-path'])
  expect(built.diagnostics[0]?.message).toContain('the odd plugin')
})

test('two pages that lead to one file are found by the file', async () => {
  const site = createSite({
    ...SITE,
    'src/pages/index.md': '# Home',
    'src/pages/x.md': doc('slug: /index'),
  })
  const built = await site.build()
  expect(built.findings).toEqual([expect.stringMatching(/^warning routes\/duplicate src\/pages\//)])
  expect(built.html('/')).toContain('Home')
})

test('paths that differ in case alone are named', async () => {
  const built = await createSite({...SITE, 'docs/b.md': doc('slug: /Api'), 'docs/c.md': doc('slug: /api')}).build()
  expect(built.findings).toEqual(['warning routes/same-but-case docs/c.md'])
})

test('files and pages with signs in their names are served', async () => {
  const names = [
    'logo@2x.png',
    'a&b.txt',
    'a+b.txt',
    'a,b;c.txt',
    'a=b$.txt',
    'c#.txt',
    'what?.txt',
    '100%.txt',
    '50%25.txt',
    'ü ö.txt',
  ]
  const files = Object.fromEntries(names.map((name) => [`static/${name}`, `text of ${name}`]))
  const site = createSite({
    'site.config.mjs': configFile(),
    'docs/Q&A.md': '# Questions',
    'docs/c++.md': '# Plus',
    ...files,
  })
  expect((await site.build()).report.ok).toBe(true)
  const {serve} = await program()
  const server = await serve({siteDir: site.dir, port: 0})
  try {
    for (const name of names) {
      const response = await fetch(server.url + encodeURIComponent(name))
      expect([name, response.status, await response.text()]).toEqual([name, 200, `text of ${name}`])
    }
    for (const path of ['docs/Q&A', 'docs/Q%26A', 'docs/c++', 'docs/c%2B%2B'])
      expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
  } finally {
    await server.close()
  }
})
