// From a folder of documents to a site: URLs, content, what is emitted, what is shared.
import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {inlineScripts, OWN_SCRIPTS} from '../support/inline-script.ts'
import {buildSite, configFile, createSite} from '../support/site.ts'

const CONFIG = {'site.config.mjs': configFile()}
const BASIC = {
  // Category files are no documents: what excludes these does not exclude them.
  'site.config.mjs': configFile('', "docs({exclude: ['**/_*']})"),
  'docs/index.md': '---\nslug: /\ntitle: Home\n---\n\nStart at [setup](./guide/setup.md#install).\n',
  'docs/guide/_category_.json': '{"label": "The guide", "position": 2}',
  'docs/guide/setup.md': '# Set up\n\n## Install\n\nRun `npm i`.\n\n## Use\n\nBack to [home](../index.md).\n',
  'docs/guide/tables.md': '---\nsidebar_position: 1\n---\n# Tables\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n',
}

describe('a small site', () => {
  test('has a page for each document, with its content, title and neighbours', async () => {
    const site = await buildSite(BASIC)
    expect(site.findings).toEqual([])
    expect(site.report.ok).toBe(true)
    const html = site.html('/docs/guide/setup')
    expect(html).toContain('>The guide<')
    expect(html).toContain('<title>Set up | Test</title>')
    expect(html).toMatch(/<h2[^>]* id="install"/)
    expect(html).toContain('<code>npm i</code>')
    expect(html).toContain('rel="prev"')
    expect(site.content('/docs')).toContain('href="/docs/guide/setup#install"')
    expect(site.content('/docs/guide/setup')).toContain('href="/docs/"')
  })

  test('emits one inline script, the same everywhere, styles that pages share, and content once', async () => {
    const site = await buildSite(BASIC)
    for (const file of site.files().filter((one) => one.endsWith('.html'))) {
      const html = site.read(file)
      expect(inlineScripts(html), file).toEqual(OWN_SCRIPTS)
      expect(html.replaceAll('<style data-quire-first>', ''), file).not.toMatch(/<style|\sstyle=/)
    }
    const html = site.html('/docs/guide/tables')
    expect(html.split('<td').length - 1).toBe(2)
    // The module of a static page is for later navigations: its first load does not name it.
    expect(html).not.toContain('_routes/docs/guide/tables.js')
    expect(site.read('_routes/docs/guide/tables.js')).toContain('export const html=')
  })

  test('emits nothing inline where the policy is written elsewhere', async () => {
    const site = await buildSite({...BASIC, 'site.config.mjs': configFile('contentSecurityPolicy: false')})
    expect(inlineScripts(site.html('/docs/guide/setup'))).toEqual([])
    expect(site.html('/docs/guide/setup')).not.toContain('<style')
  })

  test('waits for its files where nothing of the first paint may be inline', async () => {
    const site = await buildSite({...BASIC, 'site.config.mjs': configFile('inlineCritical: false')})
    const html = site.html('/docs/guide/setup')
    expect(html).not.toContain('<style')
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<body'))
    expect(html).toMatch(/<script src="\/assets\/start\.[^"]+" async/)
    expect(site.read('_headers')).toMatch(/style-src 'self';/)
  })

  test('gives each route a module at a path made from its own, and shared data once', async () => {
    const site = await buildSite(BASIC)
    const files = site.files()
    expect(files).toContain('_routes/docs.js')
    expect(files).toContain('_routes/docs/guide/setup.js')
    expect(files).toContain('_routes/shared/site.json')
    expect(files.filter((file) => file.startsWith('_routes/shared/sidebar-'))).toHaveLength(1)
    expect(files).toContain('404.html')
    expect(files).toContain('_headers')
  })

  test('spreads over folders what a large site has many of: branches of its sidebar, and partials', async () => {
    const parts = Array.from({length: 12}, (_, at) => [`docs/_part-${at}.mdx`, `Part ${at}.`])
    const pages = Array.from({length: 300}, (_, at) => [`docs/part-${at % 60}/page-${at}.md`, `# Page ${at}\n`])
    const imports = parts.map((_, at) => `import Part${at} from './_part-${at}.mdx'\n`).join('')
    const shown = parts.map((_, at) => `<Part${at} />\n\n`).join('')
    const site = await buildSite({
      'site.config.mjs': configFile(),
      'docs/all.mdx': `${imports}\n# All\n\n${shown}`,
      ...Object.fromEntries([...parts, ...pages]),
    })
    const shared = site.files().filter((file) => file.startsWith('_routes/shared/'))
    const inOne = shared.filter((file) => file.split('/').length === 3)
    expect(inOne.map((file) => file.slice('_routes/shared/'.length))).toEqual([
      'docs-current.json',
      'sidebar-defaultsidebar.json',
      'site.json',
    ])
    expect(JSON.parse(site.read('_routes/shared/docs-current.json'))).toEqual({parts: 2})
    expect(shared.filter((file) => /\/0[01]\/docs-current--0[01]0{6}\.json$/.test(file))).toHaveLength(2)
    const spread = shared.filter((file) => !inOne.includes(file))
    expect(
      spread.filter((file) => /\/([0-9a-f]{2})\/sidebar-defaultsidebar-part-\d+-\1[0-9a-f]{6}\.json$/.test(file)),
    ).toHaveLength(60)
    expect(spread.filter((file) => /\/[0-9a-z]{2}\/partial-[^/]+\.js$/.test(file))).toHaveLength(12)
    // What a page names is where it says.
    const named = /"partials":(\{[^}]*\})/.exec(site.read('_routes/docs/all.js'))?.[1] ?? '{}'
    for (const file of Object.values(JSON.parse(named) as Record<string, string>)) expect(site.exists(file)).toBe(true)
    const branches =
      site.read('_routes/shared/sidebar-defaultsidebar.json').match(/sidebar-defaultsidebar-part-\d+-[0-9a-f]{8}/g) ??
      []
    expect(branches.length).toBeGreaterThanOrEqual(60)
    for (const id of branches) expect(site.exists(`_routes/shared/${id.slice(-8, -6)}/${id}.json`)).toBe(true)
  })

  test('has no file that a page needs and that is larger where there are more pages', async () => {
    const largestOf = async (count: number): Promise<readonly number[]> => {
      const numbers = Array.from({length: count}, (_, at) => at)
      const day = (at: number): string => new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10)
      const site = await buildSite({
        'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\n${configFile('', 'docs(), blog({blogSidebarCount: 5})')}`,
        ...Object.fromEntries(numbers.map((at) => [`docs/flat/p${at}.md`, `# Page ${at}\n`])),
        ...Object.fromEntries(numbers.map((at) => [`docs/part-${at % 40}/p${at}.md`, `# Page ${at}\n`])),
        ...Object.fromEntries(numbers.slice(0, count / 2).map((at) => [`blog/${day(at)}-post.md`, `# Post ${at}\n`])),
      })
      const sizeOf = (file: string): number => site.read(file).length
      const files = site.files()
      const isList = (file: string): boolean => /\/blog\/archive/.test(file)
      return [
        files.filter((file) => file.startsWith('_routes/') && !isList(file)),
        files.filter((file) => file.endsWith('.html') && !isList(`/${file}`)),
      ].map((of) => Math.max(...of.map(sizeOf)))
    }
    const [, pages = 0] = await largestOf(200)
    const [routesOfMore = 0, pagesOfMore = 0] = await largestOf(600)
    // A part of a long list has so much, and a list that is not in parts.
    expect(routesOfMore).toBeLessThan(32_000)
    expect(pagesOfMore).toBeLessThan(1.2 * pages)
  })

  test('builds without starting the bundler, from the bundle that the program ships', async () => {
    const site = await buildSite(BASIC)
    expect(site.report.counts.bundled).toBe(0)
  })

  test('has scripts that name no folder of the machine they were made on', async () => {
    const site = await buildSite(BASIC)
    const scripts = site.files().filter((file) => /^assets\/.*\.js$/.test(file))
    expect(scripts.length).toBeGreaterThan(10)
    for (const script of scripts) {
      expect(site.read(script), script).not.toContain('file://')
      expect(site.read(script), script).not.toContain(process.cwd())
    }
  })

  test('writes the same client files for every site with an untouched theme', async () => {
    const one = await buildSite(BASIC)
    const other = await buildSite({'site.config.mjs': configFile("title: 'Another', tagline: 'x'"), 'docs/a.md': '# A'})
    const assets = (files: readonly string[]): readonly string[] =>
      files.filter((file) => /^assets\/[^/]+\.(?:js|css)$/.test(file))
    expect(assets(one.files())).toEqual(assets(other.files()))
  })
})

describe('a folder without configuration', () => {
  test('is a site: title from the folder, documents at the root', async () => {
    const site = createSite({'README.md': '# Hello\n\nSee [more](more/deep.md).', 'more/deep.md': '# Deep\n\nText.'})
    const built = await site.build()
    expect(built.errors).toEqual([])
    expect(built.html('/')).toContain('href="/more/deep"')
    expect(built.html('/more/deep')).toContain('Text.')
  })

  test('takes docs/ when there is one, and the title from package.json', async () => {
    const site = await buildSite({
      'package.json': '{"name": "my-tool"}',
      'docs/index.md': '# Hi',
      'notes.md': '# No page',
    })
    expect(site.errors).toEqual([])
    expect(site.html('/')).toContain('my-tool')
    expect(site.exists('notes/index.html')).toBe(false)
  })
})

describe('urls', () => {
  test.each([
    [undefined, 'docs/a/index.html'],
    [true, 'docs/a/index.html'],
    [false, 'docs/a.html'],
  ])('trailingSlash %s writes %s', async (trailingSlash, file) => {
    const site = await buildSite({
      'site.config.mjs': configFile(`trailingSlash: ${trailingSlash}`),
      'docs/a.md': '# A\n\n[B](b.md)',
      'docs/b.md': '# B',
    })
    expect(site.exists(file)).toBe(true)
    expect(site.read(file)).toContain(`href="/docs/b${trailingSlash === true ? '/' : ''}"`)
  })

  test('a base URL stands before every URL and in no file name', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile("baseUrl: '/team/'"),
      'docs/a.md': '# A\n\n[B](b.md) and ![i](i.svg)',
      'docs/b.md': '# B',
      'docs/i.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"/>',
    })
    const html = site.html('/docs/a')
    expect(html).toContain('href="/team/docs/b"')
    expect(html).toMatch(/src="\/team\/assets\/images\/i-[^"]+\.svg"/)
    expect(html).toMatch(/src="\/team\/assets\/main\.[^"]+\.js"/)
    expect(html).not.toMatch(/(?:href|src)="\/(?!team\/)/)
  })
})

describe('images and files', () => {
  test('are copied under the hash of their bytes, images with their size', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"/>'
    const site = await buildSite({
      ...CONFIG,
      'docs/a.md': '# A\n\n![An arrow](img/arrow.svg) [data](data.csv)\n\n![s](/pic.svg)',
      'docs/img/arrow.svg': svg,
      'docs/data.csv': 'a,b',
      'static/pic.svg': svg,
    })
    const html = site.content('/docs/a')
    expect(html).toMatch(
      /<img src="\/assets\/images\/arrow-\w+\.svg" alt="An arrow"[^>]* width="120" height="80"|<img [^>]*width="120"[^>]*height="80"/,
    )
    expect(html).toMatch(/href="\/assets\/files\/data-\w+\.csv"/)
    expect(html).toContain('src="/pic.svg"')
    expect(site.exists('pic.svg')).toBe(true)
  })
})

describe('MDX', () => {
  test('renders components of the theme, of the site and partials', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile("bundler: 'rspack'"),
      'docs/a.mdx': `import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\nimport Part from './_part.mdx'\nimport {Twice} from '@site/src/components/Twice'\n\n# A\n\n<Tabs><TabItem value="x" label="X">In *x*.</TabItem><TabItem value="y">In y.</TabItem></Tabs>\n\n<Part />\n\n<Twice of={21} />\n`,
      'docs/_part.mdx': 'From the **part** with [a](./a.mdx).',
      'src/components/Twice.tsx': 'export function Twice({of}: {of: number}) { return <b>{of * 2}</b> }',
    })
    expect(site.errors).toEqual([])
    const html = site.html('/docs/a')
    expect(html).toContain('role="tablist"')
    expect(html).toContain('In <em>x</em>.')
    expect(html).toContain('From the <strong>part</strong>')
    expect(html).toContain('<b>42</b>')
    expect(html).toContain('href="/docs/a"')
    expect(html).toMatch(/rel="modulepreload" href="\/_routes\/docs\/a\.js"/)
  })

  test('with components of the theme alone needs no bundler', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.mdx':
        "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n<Tabs><TabItem value='x'>X</TabItem></Tabs>",
    })
    expect(site.errors).toEqual([])
    expect(site.report.counts.bundled).toBe(0)
  })

  test('.md is plain unless it asks for more', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.md': '# A\n\nA `Map` of Promise<Foo> and {braces} and <https://example.com>.\n\n<!-- gone -->\n',
      'docs/b.md': 'export const n = 6\n\nIt is {n * 7}.',
    })
    expect(site.errors).toEqual([])
    expect(site.content('/docs/a')).toContain('{braces}')
    expect(site.html('/docs/b')).toMatch(/It is (?:<!-- -->)?42/)
  })
})

describe('React pages', () => {
  test('are rendered, hydrate from a chunk of their own, and may be .mdx', async () => {
    const site = await buildSite(
      {
        'site.config.mjs': configFile('', 'docs(), pages()'),
        'docs/a.md': '# A',
        'src/pages/index.tsx':
          "import Layout from '@theme/Layout'\nimport Link from '@docusaurus/Link'\nexport default function Home() { return <Layout title='Start'><main><h1>Welcome</h1><Link to='/docs/a'>A</Link></main></Layout> }",
        'src/pages/about.md': '---\ntitle: About\n---\nAbout us.',
      },
      {minify: false},
    )
    expect(site.errors).toEqual([])
    expect(site.report.counts.bundled).toBe(1)
    expect(site.html('/')).toContain('<h1>Welcome</h1>')
    expect(site.html('/')).toContain('<title>Start | Test</title>')
    expect(site.html('/about')).toContain('About us.')
  })
})

describe('what surrounds the pages', () => {
  test('the sitemap lists indexable pages, weekly, 0.5', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile('', 'docs(), sitemap()'),
      'docs/a.md': '# A',
      'docs/b.md': '---\nunlisted: true\n---\n# B',
    })
    const xml = site.read('sitemap.xml')
    expect(xml).toContain('<loc>https://test.example/docs/a</loc>')
    expect(xml).toContain('<changefreq>weekly</changefreq>')
    expect(xml).toContain('<priority>0.5</priority>')
    expect(xml).not.toContain('/docs/b')
    expect(xml).not.toContain('404')
  })

  test('only named environment variables reach client code', async () => {
    const site = await buildSite(
      {
        'site.config.mjs': configFile('', "pages(), env({expose: ['API_URL']})"),
        '.env': 'API_URL=https://api.test\nDB_PASSWORD=hunter2\n',
        'src/pages/index.tsx':
          'export default function P() { return <p>{process.env.API_URL}|{String(process.env.DB_PASSWORD)}</p> }',
      },
      {minify: false},
    )
    expect(site.errors).toEqual([])
    expect(site.html('/')).toContain('https://api.test')
    const everything = site
      .files()
      .map((file) => site.read(file))
      .join('')
    expect(everything).not.toContain('hunter2')
  })
})

describe('a build that goes wrong', () => {
  test('leaves the last good output as it was', async () => {
    const site = createSite(BASIC)
    const good = await site.build()
    const before = good.bytes()
    const bad = await site.write('docs/new.mdx', '# New\n\n<Unclosed').write('docs/other.md', '# Other').build()
    expect(bad.report.ok).toBe(false)
    expect(good.bytes()).toEqual(before)
  })

  test('replaces what a stranger put into the output folder', async () => {
    const site = createSite(BASIC)
    const first = await site.build()
    const page = join(first.report.outDir, 'docs/guide/setup/index.html')
    mkdirSync(join(first.report.outDir, 'stray'))
    writeFileSync(page, 'broken')
    const second = await site.build()
    expect(second.html('/docs/guide/setup')).toContain('npm i')
  })
})

test('the function of a configuration is asked once for all locales', async () => {
  const site = await buildSite({
    'site.config.mjs': `let calls = 0
export default () => {
  calls += 1
  return {title: 'Call ' + calls, bundler: 'rspack', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, plugins: ['docs']}
}
`,
    'docs/a.md': '# A',
  })
  expect(site.findings).toEqual([])
  expect([site.html('/docs/a'), site.html('/fr/docs/a')].map((html) => /Call \d/.exec(html)?.[0])).toEqual([
    'Call 1',
    'Call 1',
  ])
})
