// The files that translators fill in, and the ids of headings: written by commands.
import {existsSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {runCli} from '../support/cli.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap, type TestSite} from '../support/site.ts'

const FILES: FileMap = {
  'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\n${configFile(
    `i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ja']}, themeConfig: {
      navbar: {title: 'Handbook', logo: {src: 'logo.svg', alt: 'Sign'}, items: [{type: 'doc', docId: 'start', label: 'Guide'},
        {label: 'More', items: [{to: '/about', label: 'About us'}]}]},
      footer: {copyright: 'All rights', links: [{title: 'Links', items: [{label: 'Start', to: '/docs/start'}]}]},
    }`,
    `docs({sidebarPath: './sidebars.json'}), blog({blogTitle: 'Journal'}), pages(), './glossary.mjs'`,
  )}`,
  'glossary.mjs': `export default () => ({name: 'glossary', loadContent: () => ['word'],
    getTranslationFiles: ({content}) => [{path: 'words', content: {[content[0]]: {message: 'A word', description: 'd'}}}]})`,
  'sidebars.json': JSON.stringify({
    guide: [
      {type: 'doc', id: 'start', label: 'First steps'},
      {
        type: 'category',
        label: 'Tools',
        link: {type: 'generated-index', title: 'All tools', description: 'Tools for all'},
        items: ['install', {type: 'category', label: 'Inner', key: 'inner-key', items: ['more']}],
      },
      {type: 'heading', label: 'Others'},
      {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
    ],
  }),
  'docs/start.md': '# Start\n',
  'docs/install.md': '# Install\n\n## A heading\n',
  'docs/more.md': '# More\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/start.md': '# Start 1\n',
  'src/pages/about.md': '# About\n',
  'src/components/hello.tsx': `import Translate, {translate} from '@docusaurus/Translate'
const name: string = 'x'
export default () => <p title={translate({message: name})}><Translate id="home.hello">Hello</Translate></p>\n`,
  'i18n/fr/code.json': JSON.stringify({
    'home.hello': {message: 'Bonjour'},
    'theme.docs.paginator.next': {message: 'Page suivante'},
    'gone.from.site': {message: 'Parti'},
  }),
  'i18n/fr/docusaurus-plugin-content-docs/current.json': JSON.stringify({
    'sidebar.guide.category.Tools': {message: 'Outils'},
  }),
}

const read = (site: TestSite, path: string): Record<string, {message: string; description?: string}> =>
  JSON.parse(readFileSync(join(site.dir, 'i18n', path), 'utf8'))

describe('quire write-translations', () => {
  let site: TestSite
  let written: readonly string[]
  let diagnostics: readonly {code: string; message: string; location?: {sourcePath: string; line?: number}}[]
  beforeAll(async () => {
    site = createSite(FILES)
    const report = await (await program()).writeTranslations({siteDir: site.dir, locale: 'fr', messagePrefix: '?? '})
    written = report.written.map((file) => relative(site.dir, file))
    diagnostics = report.diagnostics.filter(({code}) => code.startsWith('translations/'))
  })

  test('writes the files of code, theme, docs, blog and other plugins', () => {
    expect([...written].sort()).toEqual([
      'i18n/fr/code.json',
      'i18n/fr/docusaurus-plugin-content-blog/options.json',
      'i18n/fr/docusaurus-plugin-content-docs/current.json',
      'i18n/fr/docusaurus-plugin-content-docs/version-1.0.json',
      'i18n/fr/docusaurus-theme-classic/footer.json',
      'i18n/fr/docusaurus-theme-classic/navbar.json',
      'i18n/fr/glossary/words.json',
    ])
    expect(read(site, 'fr/glossary/words.json')).toEqual({word: {message: '?? A word', description: 'd'}})
    expect(read(site, 'fr/docusaurus-plugin-content-blog/options.json').title?.message).toBe('?? Journal')
    expect(Object.keys(read(site, 'fr/docusaurus-theme-classic/navbar.json'))).toEqual([
      'title',
      'logo.alt',
      'item.label.Guide',
      'item.label.More',
      'item.label.About us',
    ])
    expect(Object.keys(read(site, 'fr/docusaurus-theme-classic/footer.json'))).toEqual([
      'link.title.Links',
      'link.item.label.Start',
      'copyright',
    ])
    expect(Object.keys(read(site, 'fr/docusaurus-plugin-content-docs/current.json')).sort()).toEqual([
      'sidebar.guide.category.Tools',
      'sidebar.guide.category.Tools.link.generated-index.description',
      'sidebar.guide.category.Tools.link.generated-index.title',
      'sidebar.guide.category.inner-key',
      'sidebar.guide.doc.First steps',
      'sidebar.guide.heading.Others',
      'sidebar.guide.link.Elsewhere',
      'version.label',
    ])
  })

  test('keeps what is translated, and names what is unused and what cannot be read', () => {
    const code = read(site, 'fr/code.json')
    expect(code['home.hello']?.message).toBe('Bonjour')
    expect(code['theme.docs.paginator.next']).toMatchObject({
      message: 'Page suivante',
      description: 'Above the link to the next document',
    })
    expect(code['theme.docs.paginator.previous']?.message).toBe('?? Précédent')
    expect(code['gone.from.site']?.message).toBe('Parti')
    expect(read(site, 'fr/docusaurus-plugin-content-docs/current.json')['sidebar.guide.category.Tools']?.message).toBe(
      'Outils',
    )
    expect(diagnostics.map(({code, location}) => [code, location?.sourcePath, location?.line])).toEqual([
      ['translations/unused', 'i18n/fr/code.json', undefined],
      ['translations/not-static', 'src/components/hello.tsx', 3],
    ])
    expect(diagnostics[0]?.message).toContain('"gone.from.site"')
  })

  test('writes nothing the second time, the default locale by default, and all anew when asked to', async () => {
    const again = await runCli(['write-translations', '--locale', 'fr'], {cwd: site.dir})
    expect([again.code, again.stdout]).toEqual([0, 'All files have all messages already.\n'])
    const english = await runCli(['write-translations'], {cwd: site.dir})
    expect(english.stdout).toContain('Wrote i18n/en/code.json\n')
    expect(read(site, 'en/code.json')['home.hello']).toEqual({message: 'Hello'})
    const over = await runCli(['write-translations', '-l', 'fr', '--override'], {cwd: site.dir})
    expect(over.stdout).toContain('Wrote i18n/fr/code.json\n')
    expect(read(site, 'fr/code.json')['home.hello']?.message).toBe('Hello')
    expect(existsSync(join(site.dir, 'build'))).toBe(false)
  })

  test('refuses to write over a file that has mistakes', async () => {
    site.write('i18n/fr/code.json', '{"a": 1')
    const {code, stderr} = await runCli(['write-translations', '-l', 'fr'], {cwd: site.dir})
    expect(code).toBe(1)
    expect(stderr).toContain('error content/messages: The file of messages is not JSON')
    expect(readFileSync(join(site.dir, 'i18n/fr/code.json'), 'utf8')).toBe('{"a": 1')
  })
})

test('quire write-heading-ids writes ids into documents, all or the named ones', async () => {
  const site = createSite({'site.config.mjs': configFile(), 'docs/a.md': '# A\n\n## Part\n', 'docs/b.md': '## B b\n'})
  const text = (path: string): string => readFileSync(join(site.dir, path), 'utf8')
  const one = await runCli(['write-heading-ids', 'docs/b.md', '--maintain-case'], {cwd: site.dir})
  expect([one.code, one.stdout]).toEqual([0, 'Wrote docs/b.md\n1 document of 1 document changed.\n'])
  expect([text('docs/a.md'), text('docs/b.md')]).toEqual(['# A\n\n## Part\n', '## B b {#B-b}\n'])
  await runCli(['write-heading-ids'], {cwd: site.dir})
  expect(text('docs/a.md')).toBe('# A\n\n## Part {#part}\n')
  const missing = await runCli(['write-heading-ids', 'docs/c.md'], {cwd: site.dir})
  expect(missing.stderr).toContain('error content/missing-document: No Markdown file is at "docs/c.md".')
})

test('a mistake in the configuration is told in place of the commands that it hides', async () => {
  const site = createSite({'site.config.mjs': configFile("titel: 'x'"), 'docs/a.md': '# A\n'})
  const {code, stderr} = await runCli(['docs:version', '1.0'], {cwd: site.dir})
  expect(code).toBe(1)
  expect(stderr).toContain('error config/unknown-key')
  expect(stderr).not.toContain('unknown command')
})
