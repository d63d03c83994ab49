// The messages that the manual shows, against what the program says of sites that have these faults.
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {readManual} from '../support/manual.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

const BUILDS_MS = 120_000
const CONFIG = {'site.config.mjs': configFile()}

/** One site for each stage that ends a build: what comes after it is not looked at. */
const SITES: readonly FileMap[] = [
  {'site.config.ts': "import {defineConfig} from 'quire/config'\n\nexport default defineConfig({title: 'T'})\n"},
  {
    'site.config.ts': `export default {
  title: 'Handbook',
  bseUrl: '/handbook/',
  noIndex: 'true',
  themeConfig: {
    navbar: {items: [{to: '/docs', lable: 'Docs'}]},
  },
}
`,
  },
  {
    'site.config.ts': "export default {title: 'T', i18n: {locales: ['en', 'fr']}, plugins: ['docs']}\n",
    'i18n/fr/docusaurus-plugin-content-docs/current/index.md': '# Accueil\n',
    'i18n/fr/code.json': '{}',
    'i18n/fr/docusaurus-theme-classic/navbar.json': '{}',
  },
  {
    'site.config.ts': "export default {title: 'T', plugins: [['docs', {sidebarPath: 'sidebars.ts'}], 'blog']}\n",
    'sidebars.ts': "export default {\n  docs: ['index', 'start/instal'],\n}\n",
    'docs/start/install.md': '# Install\n',
    'docs/02-setup.md': '# A\n',
    'docs/setup.md': '# B\n',
    'docs/limits.md': '---\nsidebar_position: first\n---\n\n# Limits\n',
    'docs/checkout.md': '---\ntitle: Checkout: an overview\n---\n\nText.\n',
    'blog/authors.yml': 'web-guild:\n  name: Web guild\n',
    'blog/2026-03-03-hello.md': '---\nauthors: web-gild\n---\n\nHello. <!-- truncate -->\n',
  },
  {
    ...CONFIG,
    'docs/lines.mdx': '# Lines\n\nFirst line,<br>\nsecond line.\n',
    'docs/name.mdx': '# Name\n\nWrite {name} here.\n',
    'docs/prices.mdx': '# Prices\n\n<PriceTable market="en-gb" />\n',
    'docs/setup.mdx': "import Steps from './_steps.mdx'\n\n# Setup\n\n<Steps />\n",
    'docs/keys.md': '# Keys\n\n:::note\n\nKeep the key.\n',
    'docs/start.md': '# Start\n\nSee [the guide][guid].\n',
    'docs/window.md': '# Window\n\n![The window](./start window.png)\n',
    'docs/remarks.md': '# Remarks\n\n:::remark\n\nKeep the key.\n\n:::\n',
  },
  {
    ...CONFIG,
    'docs/guide.md': '# A\n',
    'docs/guide/index.md': '---\nid: other\n---\n\n# B\n',
    'docs/install.md': '# Install\n',
    'docs/guides/first-site.md': '# First site\n\nBefore you start, [install](../instal.md) the package.\n',
    'docs/setup.md': '# Setup\n\nRead the [guide](/docs/gide) first.\n\n![The window after the start](img/start.png)\n',
  },
  {...CONFIG, 'docs/limits.md': 'See the [limits](#limts).\n\n## Limits\n'},
]

/** Sites of Docusaurus with what has no counterpart here, again one for each stage. */
const FOREIGN_SITES: readonly FileMap[] = [
  foreignSite(`webpack: {jsLoader: () => ({})}, plugins: ['docs', 'pages', 'env', () => {}]`),
  foreignSite(`plugins: ['./src/plugins/mine.js',
    '@docusaurus/plugin-debug']`),
]

function foreignSite(fields: string): FileMap {
  return {
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://test.example', baseUrl: '/', ${fields}}\n`,
    'static/index.html': '<p>Home</p>',
    'src/plugins/mine.js': "module.exports = () => ({name: 'mine'})\n",
  }
}

async function messagesOf(files: FileMap): Promise<readonly string[]> {
  const site = createSite({'docs/index.md': '# Home\n', ...files})
  const {report} = await site.build()
  const {formatDiagnostic} = await program()
  const readSource = (path: string): string => readFileSync(join(site.dir, path), 'utf8')
  return report.diagnostics.map((one) => formatDiagnostic(one, {colour: false, readSource}))
}

/** The first message in each section that shows one, by the section's code. */
function shownMessages(): readonly (readonly [string, string])[] {
  const sections = readManual('troubleshooting.md').matchAll(/^### (\S+\/\S+)\n([\s\S]*?)(?=^##)/gm)
  return [...sections].flatMap(([, code = '', text = '']) => {
    const message = /^```text\n((?:error|warning) [\s\S]*?)\n```$/m.exec(text)?.[1]
    return message === undefined ? [] : [[code, message] as const]
  })
}

async function messagesOfAll(sites: readonly FileMap[]): Promise<readonly string[]> {
  const all: string[] = []
  for (const site of sites) all.push(...(await messagesOf(site)))
  return all
}

/** What the program says of a site of Docusaurus, from the table of Migration. */
function refusals(): readonly string[] {
  const table = readManual('migration-from-docusaurus.md').split('| The message says | Do |')[1]?.split('\n\n')[0] ?? ''
  const firstCells = [...table.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell)
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message))
}

describe('Troubleshooting shows what is printed of', () => {
  const shown = shownMessages()
  let printed: readonly string[] = []
  beforeAll(async () => {
    printed = await messagesOfAll(SITES)
  }, BUILDS_MS)

  test.each(shown)('%s', (code, message) => {
    expect(message).toMatch(new RegExp(`^(?:error|warning) ${code}: `))
    expect(printed).toContain(message)
  })

  test('each kind of fault that the sites have', () => {
    const codes = new Set(printed.map((message) => message.split(/[ :]/)[1]))
    expect(shown.map(([code]) => code).sort()).toEqual([...codes].sort())
  })
})

test('Migration from Docusaurus lists what is refused in the words of the program', {timeout: BUILDS_MS}, async () => {
  const printed = await messagesOfAll(FOREIGN_SITES)
  const said = refusals()
  expect(said.filter((message) => !printed.some((one) => one.includes(message)))).toEqual([])
  expect(printed.filter((one) => !said.some((message) => one.includes(message)))).toEqual([])
})
