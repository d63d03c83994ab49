// All mistakes of a site in one run: each part is looked at although another is wrong, and nothing is reported that only
// follows from what is.
import {describe, expect, test} from 'vitest'
import {buildSite, configFile, type FileMap} from '../support/site.ts'

const PAGE = {'docs/a.md': '# A\n\n## Part\n'}

const OLD_SITE: FileMap = {
  'docusaurus.config.js': `module.exports = {
  title: 'Old', url: 'https://old.example', baseUrl: '/',
  ssrTemplate: '<html>',
  plugins: [
    ['@docusaurus/plugin-svgr', {svgrConfig: {}}],
    ['@docusaurus/plugin-rsdoctor', {}],
    ['@docusaurus/plugin-content-docs', {id: 'api', path: 'api', routeBasePath: 'api', showLastUpdateTime: 'yes'}],
  ],
  presets: [['classic', {
    docs: {sidebarPath: './sidebars.js', wrapper: '@theme/DocPage', lastVersion: '1.0'},
    blog: {path: 'news', routeBasePath: 'news', blogSidebarCount: 'lots'},
    gtag: {trackingID: 'G-1'},
    theme: {customCss: 5},
  }]],
  themeConfig: {
    hideableSidebar: true,
    navbar: {items: [
      {to: '/docs/a', label: 'A', position: 'middle'},
      {type: 'docSidbar', sidebarId: 'main', label: 'S'},
      {type: 'doc', docId: 'aa', label: 'AA'},
    ]},
  },
}
`,
  'sidebars.js': "module.exports = {main: ['a', 'deleted', {type: 'link', label: 'L'}]}\n",
  'docs/a.md':
    '---\nsidebar_position: first\n---\n\n# A\n\n![x](gone.png) [y](./gone.md) [z](/docs/gone) [u](./b.mdx#no)\n',
  'docs/b.mdx': '# B\n\n<Missing />\n',
  'docs/c.md': '[v](./a.md#no)\n',
  'api/index.md': '---\ntoc_min_heading_level: 9\n---\n\n# API\n',
  'news/2026-01-02-day.md': '---\ndate: tomorrow\n---\n\nText. <!-- truncate -->\n',
}

test('one run tells of an old site what is wrong in its configuration, sidebars, front matter and text', async () => {
  const site = await buildSite(OLD_SITE)
  expect(site.findings).toEqual([
    'error docs/front-matter api/index.md:2:1',
    'error docs/front-matter docs/a.md:2:1',
    'error link/missing-image docs/a.md:7:6',
    'warning link/missing-markdown docs/a.md:7:20',
    'error mdx/unknown-component docs/b.mdx:3:2',
    'warning link/missing-anchor docs/c.md:1:5',
    'warning config/key-unused docusaurus.config.js:3:3',
    'warning config/plugin-skipped docusaurus.config.js:5:7',
    'warning config/plugin-skipped docusaurus.config.js:6:7',
    'error config/type docusaurus.config.js:7:88',
    'error config/unknown-key docusaurus.config.js:10:42',
    'error docs/version-options docusaurus.config.js:10:69',
    'error config/type docusaurus.config.js:11:49',
    'error config/type docusaurus.config.js:13:13',
    'warning config/old-key docusaurus.config.js:16:5',
    'error config/value docusaurus.config.js:18:35',
    'error config/value docusaurus.config.js:19:8',
    'error docs/unknown-doc docusaurus.config.js:20:21',
    'error blog/front-matter news/2026-01-02-day.md:2:1',
    'error docs/unknown-doc sidebars.js:1:32',
    'error docs/sidebar-item sidebars.js:1:42',
  ])
})

interface Case {
  readonly name: string
  readonly files: FileMap
  readonly findings: readonly string[]
}

const LINKS = {'docs/b.md': '[x](/gone) [y](./gone.md) [z](../other/kept.md) ![i](gone.png) [s](/sitemap.xml)\n'}
const FILE_FINDINGS = ['warning link/missing-markdown docs/b.md:1:16', 'error link/missing-image docs/b.md:1:54']

const CASES: readonly Case[] = [
  {
    name: 'a plugin that brings no pages does not keep links from being judged',
    files: {'site.config.mjs': configFile('', "docs(), '@docusaurus/plugin-svgr'"), ...PAGE, ...LINKS},
    findings: [
      'error link/missing-page docs/b.md:1:5',
      'warning link/missing-markdown docs/b.md:1:16',
      'warning link/missing-markdown docs/b.md:1:31',
      'error link/missing-image docs/b.md:1:54',
      'error link/missing-page docs/b.md:1:68',
      'warning config/plugin-skipped site.config.mjs:5:94',
    ],
  },
  {
    name: 'a plugin that may bring pages leaves links to files that do not exist',
    files: {
      'site.config.mjs': configFile('', "docs(), 'no-such-plugin'"),
      ...PAGE,
      ...LINKS,
      'other/kept.md': '# Of the other plugin\n',
    },
    findings: [...FILE_FINDINGS, 'error config/plugin-unavailable site.config.mjs:5:94'],
  },
  {
    name: 'a base URL that is wrong, or written otherwise, hides links to pages',
    files: {
      'site.config.mjs': "export default {title: 'T', baseURL: '/x/', plugins: ['docs']}\n",
      'docs/a.md': '[x](/x/docs/a)\n',
    },
    findings: ['error config/unknown-key site.config.mjs:1:29'],
  },
  {
    name: 'a URL that is wrong is not said to be missing as well',
    files: {
      'site.config.mjs': "export default {title: 'T', url: 'x.example', plugins: ['docs', 'sitemap']}\n",
      ...PAGE,
    },
    findings: ['error config/value site.config.mjs:1:29'],
  },
  {
    name: 'a transform that is not known hides what is wrong in the text',
    files: {
      'site.config.mjs': configFile('', 'docs({remarkPlugins: [5]})'),
      'docs/a.mdx': '---\nsidebar_position: x\n---\n\n$\\frac{a b}{c}$ [x](/gone)\n',
    },
    findings: ['error docs/front-matter docs/a.mdx:2:1', 'error config/value site.config.mjs:5:91'],
  },
  {
    name: 'a URL of the docs that is wrong hides links, and not what is wrong in files',
    files: {'site.config.mjs': configFile('', 'docs({routeBasePath: 5})'), 'docs/a.mdx': '[x](/gone)\n\n<Missing />\n'},
    findings: ['error mdx/unknown-component docs/a.mdx:3:2', 'error config/type site.config.mjs:5:91'],
  },
  {
    name: 'a folder that is missing does not hide what is wrong in another',
    files: {
      'site.config.mjs': configFile('', "docs(), docs({id: 'b', path: 'b'}), docs({id: 'c', path: 'c'})"),
      'docs/a.md': '---\nsidebar_position: x\n---\n',
    },
    findings: [
      'error content/missing-folder b',
      'error content/missing-folder c',
      'error docs/front-matter docs/a.md:2:1',
    ],
  },
  {
    name: 'a sidebars file that is missing does not hide what is wrong in documents',
    files: {
      'site.config.mjs': configFile('', "docs({sidebarPath: './gone.js'})"),
      'docs/a.md': '---\nsidebar_position: x\n---\n\n![x](gone.png)\n',
    },
    findings: ['error docs/front-matter docs/a.md:2:1', 'error content/missing-module gone.js'],
  },
  {
    name: 'a file that a plugin would make is not said to be missing when the build ends before',
    files: {
      'site.config.mjs': configFile('', 'docs(), sitemap()'),
      'docs/a.mdx': '<Missing />\n',
      'docs/b.md': '[s](/sitemap.xml) [x](/gone)\n',
    },
    findings: ['error mdx/unknown-component docs/a.mdx:1:2', 'error link/missing-page docs/b.md:1:23'],
  },
  {
    name: 'broken links do not hide anchors, links of components, and pages that do not render',
    files: {
      'site.config.mjs': configFile(),
      'docs/a.md': '[x](/gone) [y](./b.mdx#no) [s](./b.mdx#own) [f](/sitemap.xml)\n',
      'docs/b.mdx': 'import Link from \'@docusaurus/Link\'\n\n# B\n\n<b id="own">b</b> <Link to="/nowhere">n</Link>\n',
      'docs/c.mdx': '# C\n\n{window.innerWidth}\n',
    },
    findings: [
      'error link/missing-page docs/a.md:1:5',
      'warning link/missing-anchor docs/a.md:1:16',
      'error link/missing-page docs/b.mdx:5:29',
      'error render/failed docs/c.mdx:3:2',
    ],
  },
]

describe('without what would only follow:', () => {
  test.each(CASES)('$name', async ({files, findings}) => {
    expect((await buildSite(files)).findings).toEqual(findings)
  })
})
