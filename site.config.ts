// Configuration of the Engineering Handbook, the site in this repository.
import {defineConfig} from 'quire-docs/config'
import {blog} from 'quire-docs/plugins/blog'
import {docs} from 'quire-docs/plugins/docs'
import {env} from 'quire-docs/plugins/env'
import {imageZoom} from 'quire-docs/plugins/image-zoom'
import {liveCode} from 'quire-docs/plugins/live-code'
import {llms} from 'quire-docs/plugins/llms'
import {pages} from 'quire-docs/plugins/pages'
import {search} from 'quire-docs/plugins/search'
import {sitemap} from 'quire-docs/plugins/sitemap'
import {groupManual} from './sidebars.ts'

const repository = 'https://github.com/example/engineering-handbook'

export default defineConfig({
  title: 'Engineering Handbook',
  tagline: 'How we design, build and run our software',
  url: 'https://handbook.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  routesLock: true,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    path: 'i18n',
    localeConfigs: {en: {label: 'English', htmlLang: 'en-GB', direction: 'ltr'}},
  },

  onBrokenLinks: 'ignore',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',

  markdown: {alternates: true, mermaid: true},

  plugins: [
    docs({
      path: 'docs',
      routeBasePath: 'docs',
      sidebarPath: 'sidebars.ts',
      sidebarItemsGenerator: groupManual,
      editUrl: `${repository}/edit/main/`,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      includeCurrentVersion: true,
      onInlineTags: 'throw',
      remarkPlugins: [
        ['@docusaurus/remark-plugin-npm2yarn', {sync: true}],
        // A single dollar is a price or a shell's variable here.
        ['remark-math', {singleDollarTextMath: false}],
      ],
      // MathML needs neither a style sheet nor inline styles, which the site's policy forbids.
      rehypePlugins: [['rehype-katex', {output: 'mathml'}]],
    }),
    blog({
      path: 'meeting-notes',
      routeBasePath: 'meeting-notes',
      blogTitle: 'Meeting Notes',
      blogDescription: 'Notes of the round tables at Fernhollow',
      blogSidebarTitle: 'All notes',
      blogSidebarCount: 'ALL',
      recentPostsCount: 3,
      showReadingTime: true,
      editUrl: `${repository}/edit/main/`,
      feedOptions: {type: 'all', title: 'Engineering Handbook Meeting Notes', xslt: true},
    }),
    pages(),
    llms(),
    sitemap({changefreq: 'weekly', priority: 0.5}),
    env({expose: []}),
    imageZoom(),
    liveCode(),
    search({
      docsRouteBasePath: ['docs'],
      blogRouteBasePath: ['meeting-notes'],
      indexPages: true,
      language: ['en'],
      groupByPage: true,
      sectionPreview: true,
      suggestedSearches: ['roll back', 'stale pages', 'feature flags', 'code reviews', 'refunds'],
      hashed: true,
      // Its index is to stay one file, a list of five groups, for whoever reads it outside of the site.
      shardAbove: 20_000_000,
    }),
  ],

  themeConfig: {
    announcementBar: {
      id: 'peak-2026',
      content:
        'Peak of 2026 is on 27 November: flags stay where they are from Wednesday to Monday. <a href="/meeting-notes/2026/10/06/peak-of-2026">Who does what</a>',
    },
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: true, autoCollapseCategories: false},
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'Engineering Handbook',
      logo: {alt: 'Engineering Handbook', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
      items: [
        {type: 'doc', docId: 'index', label: 'Documentation', position: 'left'},
        {to: '/meeting-notes', label: 'Meeting Notes', position: 'left'},
        {href: repository, label: 'Repository', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {
          title: 'Handbook',
          items: [
            {label: 'Documentation', to: '/docs/'},
            {label: 'Meeting Notes', to: '/meeting-notes'},
          ],
        },
        {
          title: 'More',
          items: [{label: 'Repository', href: repository}],
        },
      ],
      copyright: 'Copyright © 2023 Fernhollow',
    },
    // Long labels go over several lines, and are text, which is narrower than HTML, so that diagrams fit into a page.
    mermaid: {
      options: {
        htmlLabels: false,
        flowchart: {wrappingWidth: 180, nodeSpacing: 30, rankSpacing: 35},
        sequence: {wrap: true, width: 160, actorMargin: 20},
      },
    },
    zoom: {
      selector: '.markdown img',
      background: {light: 'rgb(255,255,255)', dark: 'rgb(50,50,50)'},
      config: {margin: 0, scrollOffset: 40},
    },
  },
})
