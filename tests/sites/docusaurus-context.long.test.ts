// What `useDocusaurusContext` gives code of a site for Docusaurus: what code reads, and nothing else, as Docusaurus has it.
import {expect, test} from 'vitest'
import {createSite} from '../support/site.ts'

const CONFIG = `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack',
  markdown: {mermaid: false, emoji: false, parseFrontMatter: (file) => file.defaultParseFrontMatter(file)},
  storage: {namespace: 'own'}, future: {v4: {useCssCascadeLayers: true}},
  i18n: {defaultLocale: 'en', locales: ['en', 'de'], path: 'words', localeConfigs: {de: {path: 'de-DE'}}},
  plugins: ['./plug.js', 'plug-package', () => ({name: 'inline'})],
  presets: [['classic', {blog: false}]]}`

const FILES = {
  'docusaurus.config.js': CONFIG,
  'package.json': '{"name": "site", "version": "4.5.6"}',
  'plug.js': "module.exports = () => ({name: 'plug'})",
  'node_modules/plug-package/package.json': '{"name": "plug-package", "version": "7.8.9", "main": "lib/index.js"}',
  'node_modules/plug-package/lib/index.js': "module.exports = () => ({name: 'from-package'})",
  'words/de-DE/code.json': '{}',
  'docs/a.md': '# A\n',
}

const READ = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import generated from '@generated/docusaurus.config'
import metadata from '@generated/site-metadata'
export default function Page() {
  const {siteConfig, siteMetadata, i18n} = useDocusaurusContext()
  const {markdown, storage, future} = siteConfig
  const {en, de} = i18n.localeConfigs
  const all = {markdown, storage, v4: future.v4, router: future.experimental_router, vcs: future.experimental_vcs,
    faster: future.faster.rspackBundler, favicon: String(siteConfig.favicon), path: [i18n.path, siteConfig.i18n.path],
    locales: [en.path, en.translate, de.path, de.translate], versions: siteMetadata.pluginVersions}
  const same = [generated.markdown, generated.storage, generated.future.v4, metadata.pluginVersions, metadata.siteVersion]
  return <><pre>{JSON.stringify(all)}</pre><code>{JSON.stringify(same)}</code></>
}
`

test('settings of documents, storage, switches, languages and versions of plugins', async () => {
  const built = await createSite({...FILES, 'src/pages/index.jsx': READ}).build()
  expect(built.errors).toEqual([])
  const html = built.html('/').replaceAll('&quot;', '"')
  const shown = JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? 'null')
  const markdown = {
    format: 'mdx',
    mermaid: false,
    emoji: false,
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  }
  const storage = {type: 'localStorage', namespace: 'own'}
  const v4 = {
    removeLegacyPostBuildHeadAttribute: false,
    useCssCascadeLayers: true,
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: false,
  }
  const ofDocusaurus = (name: string) => ({type: 'package', name: `@docusaurus/${name}`, version: expect.any(String)})
  const versions = {
    'docusaurus-plugin-content-docs': ofDocusaurus('plugin-content-docs'),
    'docusaurus-plugin-content-pages': ofDocusaurus('plugin-content-pages'),
    'docusaurus-plugin-sitemap': ofDocusaurus('plugin-sitemap'),
    'docusaurus-theme-classic': ofDocusaurus('theme-classic'),
    plug: {type: 'project'},
    'from-package': {type: 'package', name: 'plug-package', version: '7.8.9'},
    inline: {type: 'local'},
  }
  expect(shown).toEqual({
    ...{markdown, storage, v4, router: 'browser', vcs: {}, faster: false, favicon: 'undefined', versions},
    path: ['words', 'words'],
    locales: ['en', false, 'de-DE', true],
  })
  const same = JSON.parse(/<code>(.*)<\/code>/.exec(html)?.[1] ?? 'null')
  expect(same).toEqual([markdown, storage, v4, versions, '4.5.6'])
}, 180_000)

const WHOLE = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
export default () => <code>{JSON.stringify(useDocusaurusContext(), (_, value) => value ?? null)}</code>
`

// The value is named in no other way than by the hook that gives it.
const PARTS = `import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
const useSite = () => useDocusaurusContext()
export default function Page() {
  const context = useDocusaurusContext()
  return <code>{context.i18n.currentLocale}{useSite().i18n.defaultLocale}</code>
}
`

test('where all is read, no key of the program alone is among it', async () => {
  const built = await createSite({...FILES, 'src/pages/index.jsx': WHOLE}).build()
  expect(built.errors).toEqual([])
  const whole = JSON.parse(/<code>(.*)<\/code>/.exec(built.html('/').replaceAll('&quot;', '"'))?.[1] ?? 'null')
  expect(whole.siteMetadata.siteVersion).toBe('4.5.6')
  expect(Object.keys(whole.siteConfig).sort()).toEqual(
    [
      ...[
        'baseUrl',
        'baseUrlIssueBanner',
        'clientModules',
        'customFields',
        'favicon',
        'future',
        'headTags',
        'i18n',
        'markdown',
        'noIndex',
      ],
      ...[
        'onBrokenAnchors',
        'onBrokenLinks',
        'onDuplicateRoutes',
        'plugins',
        'presets',
        'scripts',
        'staticDirectories',
      ],
      ...[
        'storage',
        'stylesheets',
        'tagline',
        'themeConfig',
        'themes',
        'title',
        'titleDelimiter',
        'trailingSlash',
        'url',
      ],
    ].sort(),
  )
  const none = await createSite({...FILES, 'src/pages/index.jsx': PARTS}).build()
  const data = none.read('_routes/shared/site.json')
  for (const key of ['"readConfig"', '"markdown"', '"future"', 'plug-package']) expect(data).not.toContain(key)
}, 180_000)
