// Bad input: what is wrong, file, line, column, the offending text, a hint; all of a run together; exit code 1.
import {existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {buildSite, configFile, createSite} from '../support/site.ts'

const CONFIG = {'site.config.mjs': configFile()}
const DOC = {'docs/a.md': '# A'}

interface Case {
  readonly name: string
  readonly files: Readonly<Record<string, string | Uint8Array>>
  /** `level code file:line:column`, as much as must match. */
  readonly finding: RegExp
  /** What message and hint together must say. */
  readonly says: RegExp
}

const CASES: readonly Case[] = [
  {
    name: 'an unknown config key',
    files: {'site.config.mjs': "export default {title: 'T',\n  onBrokenLink: 'warn'}", ...DOC},
    finding: /error config\/unknown-key site\.config\.mjs:2:3/,
    says: /onBrokenLink.*onBrokenLinks/s,
  },
  {
    name: 'a config value of the wrong type',
    files: {'site.config.mjs': "export default {title: 'T',\n  trailingSlash: 'yes'}", ...DOC},
    finding: /error config\/type site\.config\.mjs:2/,
    says: /trailingSlash/,
  },
  {
    name: 'a config that throws',
    files: {'site.config.mjs': 'export default {\n  title: undefined.x}', ...DOC},
    finding: /error config\/throws site\.config\.mjs:2/,
    says: /undefined/,
  },
  {
    name: 'a config that does not parse',
    files: {'site.config.ts': 'export default {title: }', ...DOC},
    finding: /error config\/syntax site\.config\.ts:1:\d+/,
    says: /./,
  },
  {
    name: 'a missing sidebars file',
    files: {'site.config.mjs': configFile('', "docs({sidebarPath: './sidebars.js'})"), ...DOC},
    finding: /error content\/missing-module/,
    says: /sidebars\.js/,
  },
  {
    name: 'an unknown doc id in a sidebar',
    files: {
      'site.config.mjs': configFile('', "docs({sidebarPath: './sidebars.js'})"),
      'sidebars.js': "export default {main: ['a', 'instal']}",
      ...DOC,
      'docs/install.md': '# I',
    },
    finding: /error docs\/unknown-doc/,
    says: /instal.*install/s,
  },
  {
    name: 'a sidebar link without a URL',
    files: {
      'site.config.mjs': configFile('', "docs({sidebarPath: './sidebars.js'})"),
      'sidebars.js': "export default {main: [{type: 'link', label: 'X'}]}",
      ...DOC,
    },
    finding: /error docs\//,
    says: /href/,
  },
  {
    name: 'a page without a default export',
    files: {
      'site.config.mjs': configFile("bundler: 'rspack'", 'docs(), pages()'),
      'src/pages/empty.tsx': 'export const x = 1',
      ...DOC,
    },
    finding: /error .*/,
    says: /src\/pages\/empty\.tsx.*no default export/s,
  },
  {
    name: 'an unclosed tag in MDX',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\nText\n\n<Box>\n\nmore'},
    finding: /error mdx\/syntax docs\/a\.mdx:\d+:\d+/,
    says: /Box/,
  },
  {
    name: 'a stray brace in MDX',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\nA set {1, 2 of two.\n'},
    finding: /error mdx\/syntax docs\/a\.mdx:3/,
    says: /\{/,
  },
  {
    name: 'an angle autolink in MDX',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\nSee <https://example.com>.\n'},
    finding: /error mdx\/syntax docs\/a\.mdx:3/,
    says: /https/,
  },
  {
    name: 'LaTeX braces in MDX',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\n$\\frac{a b}{c}$\n'},
    finding: /error mdx\/syntax docs\/a\.mdx:3/,
    says: /\{/,
  },
  {
    name: 'an import that does not resolve',
    files: {...CONFIG, 'docs/a.mdx': "import X from './missing'\n\n<X />"},
    finding: /error mdx\/unresolved-import docs\/a\.mdx:1:16/,
    says: /missing/,
  },
  {
    name: 'a bad import statement',
    files: {...CONFIG, 'docs/a.mdx': "import X frm './x'\n\n# A"},
    finding: /error mdx\/syntax docs\/a\.mdx:1/,
    says: /./,
  },
  {
    name: 'front matter that is not YAML',
    files: {...CONFIG, 'docs/a.md': '---\ntitle: A\n  bad: : x\n---\n# A'},
    finding: /error front-matter\/syntax docs\/a\.md:[23]/,
    says: /./,
  },
  {
    name: 'front matter of the wrong type',
    files: {...CONFIG, 'docs/a.md': '---\nsidebar_position: first\n---\n# A'},
    finding: /error docs\/front-matter docs\/a\.md:2:1/,
    says: /sidebar_position.*first/s,
  },
  {
    name: 'a file that is not UTF-8',
    files: {...CONFIG, 'docs/a.md': new Uint8Array([0x23, 0x20, 0x41, 0x0a, 0xe9, 0x0a])},
    finding: /error content\/not-utf8 docs\/a\.md:2/,
    says: /UTF-8/,
  },
  {
    name: 'a missing image',
    files: {...CONFIG, 'docs/a.md': '# A\n\nText ![x](./gone.png)'},
    finding: /error link\/missing-image docs\/a\.md:3:\d+/,
    says: /gone\.png/,
  },
  {
    name: 'a link to a page that is not there',
    files: {...CONFIG, 'docs/a.md': '# A\n\n[x](/docs/instal)', 'docs/install.md': '# I'},
    finding: /error link\/missing-page docs\/a\.md:3:5/,
    says: /instal.*\/docs\/install/s,
  },
  {
    name: 'a document with a render error',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\n{window.innerWidth}'},
    finding: /error render\/failed docs\/a\.mdx/,
    says: /window.*browser/s,
  },
  {
    name: 'a page that ends the process',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\n{process.exit(3)}'},
    finding: /error render\/failed docs\/a\.mdx/,
    says: /\/docs\/a.*process\.exit/s,
  },
  {
    name: 'front matter with curly quotation marks',
    files: {...CONFIG, 'docs/a.md': '---\ntitle: “A: one”\n---\n# A'},
    finding: /error front-matter\/syntax docs\/a\.md:2:8/,
    says: /straight quotation marks/,
  },
  {
    name: 'front matter without an end',
    files: {...CONFIG, 'docs/a.md': '---\ntitle: A\n\n# A\n\ntext\n'},
    finding: /error front-matter\/syntax docs\/a\.md:1:1/,
    says: /"title" has no end/,
  },
  {
    name: 'front matter with tabs',
    files: {...CONFIG, 'docs/a.md': '---\nkeywords:\n\t- one\n---\n# A\n'},
    finding: /error front-matter\/syntax docs\/a\.md:3:1/,
    says: /tab.*Use spaces/s,
  },
  {
    name: 'front matter after a byte-order mark, with the line ends of Windows',
    files: {...CONFIG, 'docs/a.md': '\ufeff---\r\ntitle: A\r\nsidebar_position: x\r\n---\r\n# A\r\n'},
    finding: /error docs\/front-matter docs\/a\.md:3:1/,
    says: /sidebar_position/,
  },
  {
    name: 'a category file that is no JSON',
    files: {...CONFIG, ...DOC, 'docs/x/_category_.json': '{\n  "label": "X",\n}\n', 'docs/x/b.md': '# B'},
    finding: /error docs\/category-file docs\/x\/_category_\.json:3:1/,
    says: /cannot be read/,
  },
  {
    name: 'an unknown key of a category file',
    files: {...CONFIG, ...DOC, 'docs/x/_category_.yml': 'label: X\nposion: 1\n', 'docs/x/b.md': '# B'},
    finding: /error docs\/category-file docs\/x\/_category_\.yml:2:1/,
    says: /posion.*position/s,
  },
  {
    name: 'a sidebar item of a deleted doc',
    files: {
      'site.config.mjs': configFile('', "docs({sidebarPath: './sidebars.js'})"),
      'sidebars.js': "export default {\n  main: ['a', {type: 'category', label: 'C', items: ['gone']}],\n}\n",
      ...DOC,
    },
    finding: /error docs\/unknown-doc sidebars\.js:2:55/,
    says: /"gone".*Correct the id, or remove/s,
  },
  {
    name: 'an unknown type of a sidebar item',
    files: {
      'site.config.mjs': configFile('', "docs({sidebarPath: './sidebars.js'})"),
      'sidebars.js': "export default {\n  more: ['a'],\n  main: ['a', {type: 'dok', id: 'a'}],\n}\n",
      ...DOC,
    },
    finding: /error docs\/sidebar-item sidebars\.js:3:15/,
    says: /main\[1\].*dok/s,
  },
  {
    name: 'a file of authors that is no YAML, without the authors that it hides',
    files: {
      'site.config.mjs': "export default {title: 'T', url: 'https://test.example', plugins: ['blog']}",
      'blog/authors.yml': 'ada:\n\tname: Ada\n',
      'blog/2026-01-01-x.md': '---\nauthors: ada\n---\nHi <!-- truncate -->\n',
    },
    finding: /^error blog\/authors-file blog\/authors\.yml:2:1$/,
    says: /[Tt]abs/,
  },
  {
    name: 'a component nobody imported',
    files: {...CONFIG, 'docs/a.mdx': '# A\n\n<Missing />'},
    finding: /error mdx\/unknown-component docs\/a\.mdx:3:2/,
    says: /Missing/,
  },
]

describe('is an error with place and hint:', () => {
  test.each(CASES)('$name', async ({files, finding, says}) => {
    const site = await buildSite(files)
    expect(site.report.ok).toBe(false)
    expect(site.findings.join('\n')).toMatch(finding)
    const text = site.diagnostics.map(({message, hint}) => `${message}\n${hint ?? ''}`).join('\n')
    expect(text).toMatch(says)
    for (const diagnostic of site.diagnostics) expect(diagnostic.hint, diagnostic.message).toBeTruthy()
  })
})

describe('is a warning:', () => {
  test('an image and a link with a space in the URL; escaped, they are text', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.md': '# A\n\nText\nand ![x](./my shot.png) [y](my file.md) (see) [z](a b)\n\n\\[q](my file.md)\n',
    })
    expect(site.findings).toEqual([
      'warning markdown/space-in-url docs/a.md:4:10',
      'warning markdown/space-in-url docs/a.md:4:29',
    ])
    expect(site.diagnostics[0]?.hint).toContain('(<./my shot.png>)')
  })

  test('two pages with one path; the first is kept', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.md': '---\nslug: /same\n---\n# First',
      'docs/b.md': '---\nslug: /same\n---\n# Second',
      'docs/c.md': '# C\n\nSee [the second](./b.md#more).',
    })
    expect(site.findings).toEqual(['warning routes/duplicate docs/b.md', 'warning link/missing-anchor docs/c.md:3:18'])
    expect(site.html('/docs/same')).toContain('First')
    expect(site.content('/docs/c')).toContain('href="/docs/same#more"')
  })

  test('a Markdown link that leads nowhere or out of the site, and an anchor that is not there', async () => {
    const site = await buildSite({
      ...CONFIG,
      'docs/a.md': '# A\n\n[x](./gone.md) [y](../../out.md)\n\n[z](./b.md#nope)',
      'docs/b.md': '# B\n\n## Nop',
    })
    expect(site.findings).toEqual([
      'warning link/missing-markdown docs/a.md:3:5',
      'warning link/outside-site docs/a.md:3:20',
      'warning link/missing-anchor docs/a.md:5:5',
    ])
    expect(site.report.ok).toBe(true)
  })

  test.each(['ignore', 'log', 'warn', 'throw'] as const)('a broken link at severity %s', async (severity) => {
    const site = await buildSite({
      'site.config.mjs': configFile(`onBrokenLinks: '${severity}'`),
      'docs/a.md': '# A\n\n[x](/gone)',
    })
    expect(site.report.ok).toBe(severity !== 'throw')
    expect(site.findings).toEqual(
      severity === 'ignore'
        ? []
        : [`${{log: 'info', warn: 'warning', throw: 'error'}[severity]} link/missing-page docs/a.md:3:5`],
    )
  })
})

describe('a file that the configuration names', () => {
  const named = `favicon: 'img/icon.ico',
themeConfig: {
  image: 'img/card.png',
  navbar: {logo: {src: '/img/logo.svg', srcDark: 'img/dark.svg'}},
  footer: {logo: {src: 'img/foot.svg'}},
}`

  test('is a warning with its place when the site does not have it, and names one that is like it', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile(named),
      ...DOC,
      'static/img/Logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect(site.findings).toEqual([
      'warning config/missing-file site.config.mjs:5:94',
      'warning config/missing-file site.config.mjs:7:3',
      'warning config/missing-file site.config.mjs:8:19',
      'warning config/missing-file site.config.mjs:8:41',
      'warning config/missing-file site.config.mjs:9:19',
    ])
    const [icon, , logo] = site.diagnostics
    expect(icon?.message).toContain('"favicon" names the file "img/icon.ico"')
    expect(icon?.hint).toContain('static/img/icon.ico')
    expect(logo?.hint).toBe('Did you mean "img/Logo.svg"?')
  })

  test('may stand in any static folder, be made by a plugin, or be elsewhere', async () => {
    const plugin =
      "{definition: {name: 'draw', emitAssets: () => [{path: 'img/dark.svg', content: '<svg/>'}]}, options: {}, id: 'default'}"
    const site = await buildSite({
      'site.config.mjs': configFile(
        `${named.replace('img/icon.ico', 'data:,').replace('img/card.png', 'https://cdn.example/card.png')}, baseUrl: '/x/', staticDirectories: ['static', import.meta.dirname + '/brand']`,
        `docs(), ${plugin}`,
      ),
      ...DOC,
      'static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'brand/img/foot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    expect(site.findings).toEqual([])
    expect(site.exists('img/foot.svg')).toBe(true)
  })

  test('with the base URL of the site is missing in other languages, as is such a link, and the hint has the path without it', async () => {
    const site = await buildSite({
      'site.config.mjs':
        configFile(`baseUrl: '/x/', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, favicon: '/x/img/icon.svg',
themeConfig: {navbar: {items: [{href: '/x/file.txt', label: 'File'}]}}`),
      ...DOC,
      'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'static/file.txt': 'Text.',
    })
    expect(site.findings).toEqual([
      'warning config/missing-file site.config.mjs:5:162',
      'error link/missing-page site.config.mjs:6:33',
    ])
    const [icon, link] = site.diagnostics
    expect(icon?.hint).toBe('Write "img/icon.svg": in one of the languages the base URL is "/x/fr/".')
    expect(link?.message).toContain('"/x/fr/x/file.txt"')
    expect(link?.hint).toBe('Write "/file.txt": each language has a base URL of its own, here "/x/fr/".')
  })

  test('that is missing without the base URL too, or that a component links to, is told of once for all languages', async () => {
    const site = await buildSite({
      'site.config.mjs': configFile(
        `baseUrl: '/x/', onBrokenLinks: 'warn', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']},
themeConfig: {navbar: {items: [{href: '/x/gone.txt', label: 'File', prependBaseUrlToHref: false}]}}`,
        'docs(), pages()',
      ),
      ...DOC,
      'src/pages/a.jsx': `import Link from '@docusaurus/Link'
import {useSite} from 'quire-docs/client'
export default function A() {
  return <main><Link to="/nowhere">Nowhere</Link>{useSite().baseUrl === '/x/de/' && <Link to="/here">Here</Link>}</main>
}
`,
    })
    expect(site.diagnostics.map(({message, hint, notes}) => [message, hint, ...(notes ?? [])])).toEqual([
      ['No page at "/x/gone.txt", which "themeConfig.navbar.items[0].href" leads to.', 'Correct the path.'],
      [
        'No page at "/x/here", which a component on /x/a links to.',
        expect.any(String),
        'In the language "de" it is "/x/de/here".',
      ],
      ['No page at "/x/nowhere", which a component on /x/a links to.', expect.any(String)],
    ])
  })
})

test("a front matter key that is written like a known one is a warning, one of the writer's own is none", async () => {
  const site = await buildSite({
    'site.config.mjs': configFile('', 'docs(), pages()'),
    'docs/a.md':
      '---\ntitel: A\nsidebar_positon: 1\nhideTitle: true\n"hide_title ": true\nusage: own\ntype: own\n---\n# A',
    'docs/b.md': '---\ntitle: B\nTitle: C\nmine: {sidebar_positon: 1}\n---\n# B',
    'src/pages/p.md': '---\nwrapperClassname: x\ndescripton: y\n---\n# P',
  })
  expect(site.diagnostics.map(({code}) => code)).toEqual(Array(7).fill('front-matter/unknown-key'))
  expect(
    site.diagnostics.map(({level, hint, location}) =>
      [level, location?.sourcePath, location?.line, location?.column, hint].join(' '),
    ),
  ).toEqual([
    'warning docs/a.md 2 1 Did you mean "title"?',
    'warning docs/a.md 3 1 Did you mean "sidebar_position"?',
    'warning docs/a.md 4 1 Did you mean "hide_title"?',
    'warning docs/a.md 5 1 Did you mean "hide_title"?',
    'warning docs/b.md 3 1 Did you mean "title"?',
    'warning src/pages/p.md 2 1 Did you mean "wrapperClassName"?',
    'warning src/pages/p.md 3 1 Did you mean "description"?',
  ])
})

test('a tag of a plugin that is none is an error that names the plugin and shows the shape', async () => {
  const tags = "{head: [{tag: 'meta'}, {tagName: 'link', attributes: {rel: 'x'}}], postBody: ['<b>']}"
  const plugin = `{definition: {name: 'odd', htmlTags: () => (${tags})}, options: {}, id: 'two'}`
  const site = await buildSite({'site.config.mjs': configFile('', `docs(), ${plugin}`), ...DOC})
  expect(site.errors).toEqual(['error plugin/bad-tag', 'error plugin/bad-tag'])
  const [first, second] = site.diagnostics
  expect(first?.message).toContain('"odd (two)"')
  expect(first?.message).toContain('"head[1]"')
  expect(first?.message).toContain('{"tagName":"link"')
  expect(first?.hint).toContain("{tag: 'meta', attributes:")
  expect(second?.message).toContain('"postBody[0]"')
})

test('a script of a plugin with a mistake in the code of the site is an error at its place', async () => {
  const code = `import './src/worker.js'\\nimport 'not-installed'`
  const plugin = `{definition: {name: 'odd', completeAssets: async (model, {site}) => [{path: 'odd.js', content: await site.makeScript("${code}")}]}, options: {}, id: 'default'}`
  const site = await buildSite({
    'site.config.mjs': configFile('', `docs(), ${plugin}`),
    'src/worker.js': 'let a = 1\nlet a = 2\n',
    ...DOC,
  })
  expect(site.errors).toEqual(['error plugin/bad-script src/worker.js:2:5', 'error plugin/bad-script'])
  expect(site.diagnostics.map(({message}) => message).join()).toContain('of the plugin "odd" cannot be made: ')
})

test('a navbar item with an unknown id is an error at its place', async () => {
  const site = await buildSite({
    'site.config.mjs': configFile(`themeConfig: {navbar: {items: [
  {to: '/docs/a', label: 'A'},
  {type: 'doc', docId: 'aa', label: 'AA'},
  {label: 'More', items: [
    {type: 'docSidebar', sidebarId: 'nothing like it', label: 'S'},
    {type: 'doc', docId: 'a', docsPluginId: 'defautl', label: 'B'},
  ]},
  {type: 'docsVersionDropdown', versions: ['2.0']},
]}}`),
    ...DOC,
  })
  expect(site.findings).toEqual([
    'error docs/unknown-doc site.config.mjs:7:17',
    'error docs/unknown-sidebar site.config.mjs:9:26',
    'error docs/unknown-instance site.config.mjs:10:31',
    'error docs/unknown-version site.config.mjs:12:33',
  ])
  expect(site.diagnostics.map(({hint}) => hint)).toEqual([
    'Did you mean "a"?',
    expect.stringContaining('"sidebarPath"'),
    'Did you mean "default"?',
    expect.stringContaining('leave out "versions"'),
  ])
})

test('a navbar item of the docs on a site without docs is an error at its place', async () => {
  const site = await buildSite({
    'site.config.mjs': `export default {title: 'T', plugins: ['pages'], themeConfig: {navbar: {items: [
  {type: 'doc', docId: 'a', label: 'A'},
  {label: 'More', items: [{type: 'docSidebar', sidebarId: 's', label: 'S'}]},
]}}}
`,
    'src/pages/index.md': '# Home',
  })
  expect(site.findings).toEqual([
    'error config/missing-plugin site.config.mjs:2:4',
    'error config/missing-plugin site.config.mjs:3:28',
  ])
  expect(site.diagnostics[1]?.message).toContain('"docSidebar"')
})

test('a language whose translations are asked for has a folder', async () => {
  const i18n = "i18n: {locales: ['en', 'fr'], localeConfigs: {fr: {translate: true}}}"
  const site = await buildSite({'site.config.mjs': configFile(i18n), ...DOC})
  expect(site.findings).toEqual(['warning config/unread-translations site.config.mjs:5:145'])
})

test('all mistakes of a run are reported together, sorted by place', async () => {
  const site = await buildSite({
    ...CONFIG,
    'docs/a.mdx': '# A\n\n<Box>',
    'docs/b.mdx': '# B\n\n{',
    'docs/c.md': '# C\n\n![x](gone.png)',
  })
  expect(site.errors.map((one) => one.split(' ')[2])).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:/),
    expect.stringMatching(/^docs\/b\.mdx:/),
    expect.stringMatching(/^docs\/c\.md:3/),
  ])
})

test('a link of the file system that leads back makes no pages of its own', async () => {
  const site = createSite({...CONFIG, ...DOC})
  mkdirSync(join(site.dir, 'docs/in'))
  symlinkSync('..', join(site.dir, 'docs/in/loop'))
  symlinkSync('gone.md', join(site.dir, 'docs/in/gone.md'))
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect(built.files().filter((file) => file.endsWith('.html'))).toEqual(['404.html', 'docs/a/index.html'])
})

const RENDERED: Readonly<Record<string, readonly [text: string, finding: string]>> = {
  'expression.mdx': ['more {undefined.foo} text', 'error render/failed docs/expression.mdx:3:7'],
  'export.mdx': ['export const x = (() => { throw Error("no") })()', 'error render/failed docs/export.mdx:3:27'],
  'partial.mdx': ["import P from './_p.mdx'\n\n<P/>", 'error render/failed docs/_p.mdx:2:4'],
  'tabs.mdx': [
    'import Tabs from "@theme/Tabs"\n\n<Tabs>\n  <b>x</b>\n</Tabs>',
    'error render/failed docs/tabs.mdx:5:1',
  ],
  'object.mdx': ['{({a: 1})}', 'error render/failed docs/object.mdx:3:3'],
  'twice.mdx': ['{null.a}\n\n{null.a}', 'error render/failed docs/twice.mdx'],
  'rejected.mdx': ['{Promise.reject(new Error("late")) && "x"}', 'error worker/unhandled docs/rejected.mdx'],
  'exit.mdx': ['{globalThis.process.reallyExit(3)}', 'error render/failed docs/exit.mdx:3:2'],
}

test('what fails while pages are rendered is named, with its place where only one can be meant', async () => {
  const docs = Object.entries(RENDERED).map(([file, [text]]) => [`docs/${file}`, `# A\n\n${text}\n`])
  const files = {...CONFIG, ...Object.fromEntries(docs), 'docs/_p.mdx': 'P\n- {null.x}\n', 'docs/good.mdx': '{1}'}
  const built = await buildSite(files)
  expect(built.errors.toSorted()).toEqual(
    Object.values(RENDERED)
      .map(([, finding]) => finding)
      .toSorted(),
  )
  expect(built.diagnostics.find(({code}) => code === 'worker/unhandled')?.message).toBe(
    'An error that nothing caught ended rendering "/docs/rejected": late',
  )
})

// Other systems have no names that are not text.
test.runIf(process.platform === 'linux')('a file whose name is not UTF-8 is to be renamed', async () => {
  const site = createSite({...CONFIG, ...DOC})
  writeFileSync(Buffer.concat([Buffer.from(`${site.dir}/docs/na`), Buffer.from([0xef]), Buffer.from('ve.md')]), '# N')
  const built = await site.build()
  expect(built.errors).toEqual(['error content/unreadable docs/na\uFFFDve.md'])
  expect(built.diagnostics[0]).toMatchObject({
    message: expect.stringContaining('not UTF-8'),
    hint: expect.stringMatching(/^Rename it/),
  })
})

test('a page that is too large for a worker is named, and the last output stays', {timeout: 120_000}, async () => {
  const site = createSite({...CONFIG, ...DOC})
  const before = (await site.build()).bytes()
  site.write('docs/log.md', `# Log\n\n${'A [link](./a.md) and **text** of a paragraph.\n\n'.repeat(800_000)}`)
  const built = await site.build()
  expect(built.findings).toEqual(['error worker/died docs/log.md'])
  expect(built.diagnostics[0]?.hint).toContain('Cut a very large page')
  expect(built.bytes()).toEqual(before)
})

test('a category file may have the indentation and the line ends of any editor', async () => {
  const site = await buildSite({
    ...CONFIG,
    ...DOC,
    'docs/x/_category_.json': '{\r\n\t"label": "Ex"\r\n}\r\n',
    'docs/x/b.md': '# B',
  })
  expect(site.findings).toEqual([])
  expect(site.html('/docs/a')).toContain('Ex')
})

describe('an output folder that is not one', () => {
  test.each(['docs', '.', 'src', 'notes'])('is left alone: --out-dir %s', async (outDir) => {
    const site = createSite({...CONFIG, ...DOC, 'src/components/x.js': 'export {}', 'notes/mine.txt': 'mine'})
    const built = await site.build({outDir})
    expect(built.errors).toEqual(['error output/would-lose-files'])
    for (const file of ['docs/a.md', 'src/components/x.js', 'notes/mine.txt'])
      expect(existsSync(join(site.dir, file))).toBe(true)
  })
})

test('a layout that no component stands for is named with its plugin', async () => {
  const plugin =
    "{definition: {name: 'odd', createRoutes: () => ({routes: [{path: '/x', layout: ['DocItm'], props: {}, metadata: {title: 'X'}}]})}, options: {}, id: 'default'}"
  const site = await buildSite({'site.config.mjs': configFile('', `docs(), ${plugin}`), ...DOC})
  expect(site.errors).toContain('error routes/unknown-layout')
  expect(site.diagnostics.map(({hint}) => hint)).toContain('Did you mean "DocItem"?')
})

describe('node_modules is no folder', () => {
  const withConfig = {...CONFIG, ...DOC}
  test.each<[string, Readonly<Record<string, string>>, (path: string) => void]>([
    ['a link to nothing', withConfig, (path) => symlinkSync('/nowhere/at/all', path)],
    ['a link to itself', withConfig, (path) => symlinkSync(path, path)],
    ['a link to a file', withConfig, (path) => symlinkSync(join(path, '../docs/a.md'), path)],
    ['a file', withConfig, (path) => writeFileSync(path, '')],
    ['a link to nothing, and there is no configuration', DOC, (path) => symlinkSync('/nowhere/at/all', path)],
    ['a file, and there is no configuration', DOC, (path) => writeFileSync(path, '')],
  ])('%s', async (_, files, make) => {
    const site = createSite(files)
    const path = join(site.dir, 'node_modules')
    rmSync(path, {recursive: true, force: true})
    make(path)
    const built = await site.build()
    expect(built.findings).toEqual(['error system/not-a-folder'])
    expect(built.diagnostics[0]?.message).toContain(`"${path}" should be a folder`)
    expect(built.diagnostics[0]?.hint).toContain('npm install')
  })
})
