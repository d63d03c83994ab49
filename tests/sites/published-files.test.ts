// Which files of a site reach its readers: what links, images, imports and folders may publish, and what the site is told
// about the rest.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {program} from '../support/program.ts'
import {BuiltSite, configFile, createSite, type TestSite} from '../support/site.ts'

const SECRET = 'canary-of-files-7193'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${SECRET}</title></svg>`
const SOFT = `markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn', onUnresolvedImports: 'warn'}}`

/** Files that no reader may get. */
const SECRETS = {
  '.env': `TOKEN=${SECRET}`,
  '.git/config': `[core] ${SECRET}`,
  'docs/.private/key.txt': SECRET,
  'docs/.htpasswd': SECRET,
  'package.json': `{"name": "${SECRET}"}`,
  'notes/plan.txt': SECRET,
  'notes/plan.svg': SVG,
  'node_modules/pkg/data.txt': SECRET,
  'src/theme-notes.txt': SECRET,
}

const outside = mkdtempSync(join(realpathSync(tmpdir()), 'quire-outside-'))
afterAll(() => rmSync(outside, {recursive: true, force: true}))
writeFileSync(join(outside, 'secret.txt'), SECRET)
writeFileSync(join(outside, 'secret.svg'), SVG)
writeFileSync(join(outside, 'secret.md'), `# ${SECRET}`)
mkdirSync(join(outside, 'folder'))
writeFileSync(join(outside, 'folder', 'a.md'), `# ${SECRET}`)

/** Texts of a document that name them. */
const NAMES: readonly [text: string, extension: 'md' | 'mdx'][] = [
  ['[x](@site/.git/config)', 'md'],
  ['[x](../.env)', 'md'],
  ['![y](../.env)', 'md'],
  ['[x][r]\n\n[r]: ../.env', 'md'],
  ['<a href="../.env">x</a>', 'md'],
  ['<img src="@site/.env">', 'md'],
  ['<video src="@site/.env"></video>', 'md'],
  ['<video poster="@site/.env"></video>', 'md'],
  ['[x](@site/docs/../.env)', 'md'],
  ['[x](@site/site.config.mjs)', 'md'],
  ['[x](@site/package.json)', 'md'],
  ['[x](./.private/key.txt)', 'md'],
  ['[x](./.htpasswd)', 'md'],
  ['[x](%2e%2e/.env)', 'md'],
  ['![x](@site/notes/plan.svg)', 'md'],
  ['[x](@site/notes/plan.txt)', 'md'],
  ['[x](@site/src/theme-notes.txt)', 'md'],
  ['[x](@site/node_modules/pkg/data.txt)', 'md'],
  ['[x](./linked.txt)', 'md'],
  ['![x](./linked.svg)', 'md'],
  ['[x](./linked-inside.txt)', 'md'],
  [`[x](@site/OUTSIDE/secret.txt)`, 'md'],
  [`![x](@site/OUTSIDE/secret.svg)`, 'md'],
  ['import x from "!!raw-loader!../.env"\n\n{x}', 'mdx'],
  ['import x from "!!raw-loader!@site/.git/config"\n\n{x}', 'mdx'],
  ['import x from "!!raw-loader!@site/OUTSIDE/secret.txt"\n\n{x}', 'mdx'],
  ['import x from "../.env?raw"\n\n{x}', 'mdx'],
  ['import x from "!!raw-loader!../site.config.mjs"\n\n{x}', 'mdx'],
  ['import x from "@site/OUTSIDE/secret.svg"\n\n<img src={x} />', 'mdx'],
  ['import X from "@site/OUTSIDE/secret.md"\n\n<X />', 'mdx'],
  ['<a href={require("../.env").default}>x</a>', 'mdx'],
  ['<a href={require("@site/OUTSIDE/secret.txt").default}>x</a>', 'mdx'],
  ['import Link from "@docusaurus/Link"\n\n<Link to="../.env">x</Link>', 'mdx'],
]

function withSecrets(fields: string, plugins?: string): TestSite {
  const site = createSite({'site.config.mjs': configFile(fields, plugins), 'docs/index.md': '# Home', ...SECRETS})
  symlinkSync(join(outside, 'secret.txt'), join(site.dir, 'docs/linked.txt'))
  symlinkSync(join(outside, 'secret.svg'), join(site.dir, 'docs/linked.svg'))
  symlinkSync(join(site.dir, 'notes/plan.txt'), join(site.dir, 'docs/linked-inside.txt'))
  return site
}

/** Paths of output files that hold the text. */
function holders(site: BuiltSite, text = SECRET): string[] {
  return site.files().filter((file) => readFileSync(join(site.report.outDir, file)).includes(text))
}

describe('a document that names', () => {
  let site: BuiltSite

  beforeAll(async () => {
    const sources = withSecrets(SOFT)
    // From the folder of the site to the other one: both lie in the same folder for temporary files.
    const up = `../${outside.split(/[\\/]/).at(-1)}`
    for (const [at, [text, extension]] of NAMES.entries())
      sources.write(`docs/names-${at}.${extension}`, `# Page\n\n${text.replaceAll('OUTSIDE', up)}\n`)
    site = await sources.build()
  }, 120_000)

  test.each(NAMES.map(([text, extension], at) => [text, `docs/names-${at}.${extension}`]))('%s', (_, file) => {
    const own = site.diagnostics.filter(({location}) => location?.sourcePath === file)
    expect(own.map(({code}) => code)).toEqual(['link/not-published'])
    expect(own[0]?.location).toMatchObject({line: expect.any(Number), column: expect.any(Number)})
    expect(own[0]?.hint).toMatch(/"publish" in the configuration/)
  })

  test('publishes nothing of it', () => {
    expect(holders(site)).toEqual([])
  })
})

test('what a pattern of "publish" names is published, and a wide one means no dot file', async () => {
  const site = withSecrets(`${SOFT}, publish: ['notes/**', '.git/config', '**']`)
  site.write('docs/a.md', '[x](@site/notes/plan.txt) [y](@site/.git/config) [z](../.env) ![i](@site/notes/plan.svg)')
  const built = await site.build()
  expect(built.findings).toEqual(['warning link/not-published docs/a.md:1:54'])
  expect(holders(built).map((file) => file.replace(/-[\w]{10}/, ''))).toEqual([
    'assets/files/config',
    'assets/files/plan.txt',
    'assets/images/plan.svg',
  ])
})

test('files of content and static folders, and media of the code, are published without a word', async () => {
  const site = createSite({
    'site.config.mjs': configFile(''),
    'docs/index.md':
      '[a](./data/a.csv) [b](@site/static/b.txt) ![c](@site/src/img/c.svg) ![d](../static/d.svg) [e](/b.txt) [f](@site/docs/data/a.csv)',
    'docs/data/a.csv': 'a',
    'static/b.txt': 'b',
    'src/img/c.svg': SVG,
    'static/d.svg': SVG,
  })
  expect((await site.build()).findings).toEqual([])
})

describe('a site of Docusaurus in a folder of its repository', () => {
  const SITE = {
    'package.json': '{}',
    'CHANGELOG.md': '# Changes\n\nThe first release.\n',
    'art/logo.svg': SVG,
    '.env.json': `{"token": "${SECRET}"}`,
    'notes.txt': SECRET,
    'web/docs/a.mdx':
      "import Changes from '../../CHANGELOG.md'\nimport env from '../../.env.json'\n\n# A\n\n<Changes />\n\n![Logo](../../art/logo.svg) [notes](../../notes.txt)\n",
    'web/docs/b.mdx': `import Theirs from '../../../${outside.split(/[\\/]/).at(-1)}/secret.md'\n\n# B\n\n<Theirs />\n`,
  }
  const config = (fields = ''): string =>
    `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', ${fields} ${SOFT}, presets: [['classic', {blog: false}]]}`
  const buildIn = async (files: Readonly<Record<string, string>>): Promise<BuiltSite> => {
    const site = createSite({...SITE, ...files})
    const {build} = await program()
    return new BuiltSite(await build({siteDir: join(site.dir, 'web')}))
  }

  test('shows documents and images of the repository, and nothing hidden or further out', async () => {
    const site = await buildIn({'web/docusaurus.config.js': config()})
    expect(site.findings).toEqual([
      'warning link/not-published docs/a.mdx:2:18',
      'warning link/not-published docs/a.mdx:8:37',
      'warning link/not-published docs/b.mdx:1:21',
    ])
    expect(site.content('/docs/a')).toContain('The first release.')
    expect(holders(site).map((file) => file.replace(/-[\w]{10}/, ''))).toEqual(['assets/images/logo.svg'])
  })

  test('is in a folder with the docs that it names, where nothing else says what its repository is', async () => {
    const fields = `presets: [['classic', {docs: {path: '../docs'}, blog: false}]]`
    const site = createSite({
      'web/docusaurus.config.js': config().replace(/presets: .*\]\]/, fields),
      'docs/a.mdx': `import Parts from '../plugins/parts.mdx'\n\n# A\n\n<Parts />\n`,
      'plugins/parts.mdx': 'Text of a plugin.\n',
      'plugins/docs/b.md': '# Of a plugin\n',
    })
    symlinkSync(join(site.dir, 'plugins/docs'), join(site.dir, 'docs/plugins'))
    symlinkSync(join(outside, 'folder'), join(site.dir, 'docs/out'))
    const {build} = await program()
    const built = new BuiltSite(await build({siteDir: join(site.dir, 'web')}))
    expect(built.findings).toEqual([expect.stringContaining('error content/not-published')])
    unlinkSync(join(site.dir, 'docs/out'))
    const whole = new BuiltSite(await build({siteDir: join(site.dir, 'web')}))
    expect(whole.findings).toEqual([])
    expect(whole.content('/docs/a')).toContain('Text of a plugin.')
    expect(whole.content('/docs/plugins/b')).toContain('Of a plugin')
  })

  test('keeps to its folder where the configuration is ours, or where content is untrusted', async () => {
    const own = await buildIn({
      'web/site.config.mjs': config().replace('module.exports =', 'export default'),
    })
    const untrusted = await buildIn({'web/docusaurus.config.js': config("content: 'untrusted',")})
    for (const site of [own, untrusted]) {
      expect(holders(site)).toEqual([])
      expect(holders(site, 'The first release.')).toEqual([])
    }
  })
})

describe('a static folder', () => {
  const STATIC = {
    'static/a.txt': 'a',
    'static/.well-known/security.txt': 'contact',
    'static/.nojekyll': '',
    'static/.htaccess': 'Options',
    'static/.git/config': SECRET,
    'static/.git/objects/a': SECRET,
    'static/.htpasswd': SECRET,
    'static/img/.gitkeep': '',
    'static/.DS_Store': SECRET,
  }

  function withLinks(fields: string): TestSite {
    const site = createSite({'site.config.mjs': configFile(fields), 'docs/index.md': '# Home', ...STATIC})
    symlinkSync(join(outside, 'secret.txt'), join(site.dir, 'static/out.txt'))
    symlinkSync(join(outside, 'folder'), join(site.dir, 'static/out'))
    symlinkSync(join(site.dir, 'static/a.txt'), join(site.dir, 'static/b.txt'))
    return site
  }

  test('gives what hosts ask for, and neither hidden files nor those outside of the site', async () => {
    const site = await withLinks('').build()
    expect(site.findings).toEqual([
      'warning emit/not-published static/.git',
      'warning emit/not-published static/.htpasswd',
      'warning emit/not-published static/out',
      'warning emit/not-published static/out.txt',
    ])
    expect(holders(site)).toEqual([])
    for (const file of ['a.txt', 'b.txt', '.well-known/security.txt', '.nojekyll', '.htaccess'])
      expect(site.exists(file)).toBe(true)
  })

  test('gives what a pattern names', async () => {
    const site = await withLinks(`publish: ['static/.git/**', 'static/out/**']`).build()
    expect(holders(site)).toEqual(['.git/config', '.git/objects/a', 'out/a.md'])
  })

  test('a link to a file that is left out is broken', async () => {
    const site = await withLinks('').write('docs/x.md', '[x](/.htpasswd) [y](/../.env)').build()
    expect(site.errors).toEqual(['error link/missing-page docs/x.md:1:5', 'error link/missing-page docs/x.md:1:21'])
  })
})

describe('a link in a content folder that leads out of the site', () => {
  function withFolder(fields: string): TestSite {
    const site = createSite({'site.config.mjs': configFile(fields), 'docs/index.md': '# Home', 'docs/real/b.md': '# B'})
    symlinkSync(join(outside, 'folder'), join(site.dir, 'docs/out'))
    symlinkSync(join(site.dir, 'docs/real'), join(site.dir, 'docs/own'))
    return site
  }

  test('is an error, named once', async () => {
    expect((await withFolder('').build()).findings).toEqual(['error content/not-published docs/out'])
  })

  test('is followed when a pattern names it', async () => {
    const site = await withFolder(`publish: ['docs/out/**']`).build()
    expect(site.findings).toEqual([])
    expect(site.exists('docs/out/a/index.html') && site.exists('docs/own/b/index.html')).toBe(true)
  })
})

test('content outside of the site publishes what is next to it, and nothing else outside', async () => {
  const folder = mkdtempSync(join(outside, 'content-'))
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/index.md'), '[a](./a.txt) [b](../b.txt) [c](../../secret.txt)')
  writeFileSync(join(folder, 'docs/a.txt'), 'a')
  writeFileSync(join(folder, 'b.txt'), SECRET)
  const site = createSite({'site.config.mjs': configFile('', `docs({path: ${JSON.stringify(join(folder, 'docs'))}})`)})
  const built = await site.build()
  const at = join(folder, 'docs/index.md')
  expect(built.findings).toEqual([`warning link/not-published ${at}:1:18`, `warning link/not-published ${at}:1:32`])
  expect(holders(built)).toEqual([])
})
