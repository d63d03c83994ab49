// The manual against the program: lists that must be complete, and worked examples that must build.
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {apiReferencePages} from '../../scripts/api-reference/pages.ts'
import {referencePages} from '../../scripts/config-reference/pages.ts'
import {ALL_CODES} from '../support/diagnostic-codes.ts'
import {examplesOf, fileOf, filesOf, readManual} from '../support/manual.ts'
import {projectRoot} from '../support/program.ts'
import {buildSite, configFile, type FileMap} from '../support/site.ts'

/** Of the bundler, which a site with components of its own needs once. */
const BUNDLE_MS = 180_000
/** What is tested is the text of the manual. */
const FAST = {bundler: 'rspack'} as const
const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'

function headingsOf(page: string): string[] {
  return [...readManual(page).matchAll(/^### (\S+\/\S+)$/gm)].map(([, code = '']) => code)
}

/** Packages in the first column of the tables. */
function packagesOf(page: string): string[] {
  const firstCells = readManual(page)
    .split('\n')
    .flatMap((line) => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
  return firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort()
}

describe('the lists of the manual are complete', () => {
  test('every code of a message has one section in Troubleshooting', () => {
    const headings = headingsOf('troubleshooting.md')
    expect(Object.keys(ALL_CODES).filter((code) => !headings.includes(code))).toEqual([])
    expect(headings.filter((code, at) => headings.indexOf(code) !== at)).toEqual([])
  })

  test('every section of Troubleshooting is about a code that the program has', () => {
    const sources = ['src', 'plugins'].flatMap((dir) =>
      readdirSync(join(projectRoot, dir), {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(join(projectRoot, dir, name), 'utf8')),
    )
    const isUsed = (code: string): boolean => sources.some((text) => text.includes(`'${code}'`))
    expect(headingsOf('troubleshooting.md').filter((code) => !isUsed(code))).toEqual([])
  })

  test('Dependencies names every package and no other', () => {
    // The project's own manifest has both lists.
    const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >
    const wanted = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].sort()
    expect(packagesOf('dependencies.md')).toEqual(wanted)
  })

  describe('the reference', () => {
    const pages = referencePages()
    const made = {...pages, ...apiReferencePages()}

    test.each(Object.keys(made))('%s is what the sources say; if not, run "npm run reference"', (page) => {
      expect(readManual(page)).toBe(made[page])
    })

    test('says of every key of the configuration what it does', () => {
      const rows = Object.values(pages).flatMap((page) => page.split('\n').filter((line) => line.startsWith('| `')))
      expect(rows.length).toBeGreaterThan(200)
      expect(rows.filter((row) => /^\| \S+ \| <br/.test(row))).toEqual([])
    })
  })
})

describe('the examples of the manual build', () => {
  test('the first page of Getting started', async () => {
    const path = 'docs/hello.md'
    const site = await buildSite({
      'site.config.mjs': configFile(),
      'docs/index.md': '# Home\n',
      [path]: fileOf('getting-started.mdx', path),
    })
    expect(site.findings).toEqual([])
    expect(site.html('/docs/hello')).toContain('href="/docs/"')
  })

  test('each Markdown and MDX example of Writing pages', {timeout: BUNDLE_MS}, async () => {
    const pages = examplesOf('writing-pages.mdx').filter(({language}) => language === 'md' || language === 'mdx')
    expect(pages.length).toBeGreaterThan(8)
    const site = await buildSite(
      {
        'site.config.mjs': configFile(),
        'static/img/logo.svg': LOGO,
        'static/img/logo-dark.svg': LOGO,
        'src/components/price-table.tsx': 'export function PriceTable({market}) { return <p>Prices of {market}</p> }\n',
        'docs/index.md': '# Home\n',
        'docs/caching/index.md': '# Caching\n',
        'docs/caching/_category_.json': fileOf('writing-pages.mdx', 'docs/caching/_category_.json'),
        'docs/manual/configuration.md': '# Configuration\n\n## Checks\n\nText.\n',
        'docs/manual/_prerequisites.md': 'Node 20 or newer.\n',
        ...Object.fromEntries(pages.map(({language, text}, at) => [`docs/manual/example-${at}.${language}`, text])),
      },
      FAST,
    )
    expect(site.findings).toEqual([])
    expect(site.report.counts.pages).toBe(pages.length + 4)
    const all = pages.map((_page, at) => site.content(`/docs/manual/example-${at}`)).join('\n')
    for (const part of [
      'theme-admonition-tip',
      'tabs',
      '<details',
      'footnote',
      'Prices of',
      'Node 20 or newer',
      '<table',
      'theme-admonition-warning',
      'themedComponent--dark',
      'tableOfContentsInline',
      'theme-doc-card',
    ])
      expect(all).toContain(part)
  })

  test('the configuration of Configuration, and the sidebars of Sidebars', async () => {
    const {'site.config.ts': config} = filesOf('configuration.md')
    const {'sidebars.ts': sidebars} = filesOf('sidebars.md')
    const files: FileMap = {
      'site.config.ts': config ?? '',
      'sidebars.ts': sidebars ?? '',
      'static/img/favicon.svg': LOGO,
      'static/img/logo.svg': LOGO,
      'static/img/logo-dark.svg': LOGO,
      'docs/index.md': '# Home\n',
      'docs/architecture/index.md': '# Architecture\n',
      'docs/architecture/microservices/orders.md': '# Orders\n',
    }
    const site = await buildSite(files)
    expect(site.findings).toEqual([])
    expect(site.html('/docs/')).toContain('status.fernhollow.example')
    expect(site.exists('sitemap.xml')).toBe(true)
  })

  test('the configuration of Migration from Docusaurus', async () => {
    const site = await buildSite({
      'site.config.ts': fileOf('migration-from-docusaurus.md', 'site.config.ts'),
      'sidebars.js': "module.exports = {docs: [{type: 'autogenerated', dirName: '.'}]}\n",
      'docs/index.md': '# Home\n',
    })
    expect(site.findings).toEqual([])
  })

  test('the site of Blog, with its author and its tag', async () => {
    const site = await buildSite(filesOf('blog.md'))
    expect(site.findings).toEqual([])
    expect(site.html('/notes/2026/03/03/review-size')).toContain('Code reviews')
    expect(site.html('/notes')).toContain('Web guild')
    expect(site.html('/notes')).not.toContain('Below the mark')
    expect(site.exists('notes/atom.xml')).toBe(true)
  })

  test('the short plugin of Architecture', async () => {
    const site = await buildSite({
      'plugins/word-count/index.ts': fileOf('architecture.mdx', 'plugins/word-count/index.ts'),
      'site.config.ts':
        "import {wordCount} from './plugins/word-count'\nexport default {title: 'T', plugins: ['docs', wordCount()]}\n",
      'docs/index.md': '# Home\n',
    })
    expect(site.findings).toEqual([])
    expect(JSON.parse(site.read('documents.json'))).toEqual({count: 1})
  })

  test('the plugin of Plugins makes its pages, their list and its file', {timeout: BUNDLE_MS}, async () => {
    const site = await buildSite(
      {
        ...filesOf('plugins.md'),
        'docs/index.md': '# Home\n',
        'releases/1.0.0.md': "---\ndate: '2026-01-05'\n---\n\nThe first one.\n",
      },
      FAST,
    )
    expect(site.findings).toEqual([])
    expect(JSON.parse(site.read('releases.json'))).toEqual([
      {version: '1.1.0', date: '2026-02-05'},
      {version: '1.0.0', date: '2026-01-05'},
    ])
    expect(site.html('/releases')).toContain('<a href="/releases/1.1.0">1.1.0</a>')
    expect(site.html('/releases/1.1.0')).toContain('<a href="/releases/1.0.0">1.0.0</a>')
  })
})
