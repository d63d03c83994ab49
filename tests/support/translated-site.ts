// A site of three versions in three languages, one of them written from right to left: for tests of files and of a browser.
import {configFile, type FileMap} from './site.ts'

const messages = (texts: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, {message}])))

const PARAGRAPH: Readonly<Record<string, string>> = {
  en: 'A paragraph of some length, so that lines break and the space between columns shows where it is.',
  ar: 'فقرة طويلة بعض الشيء حتى تنكسر الأسطر ويظهر الفراغ بين الأعمدة في مكانه الصحيح.',
  ja: '行が折り返され、列の間の余白がどこにあるかが見えるように、少し長めに書かれた段落です。',
}

const start = (title: string, language: string): string =>
  `# ${title}\n\n${PARAGRAPH[language]}\n\n:::note\n\n${PARAGRAPH[language]}\n\n:::\n\n## Part\n\n- One\n- Two\n\n\`\`\`js title="code.js"\nconst a = 1\n\`\`\`\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n> ${PARAGRAPH[language]}\n\n[Install](./guide/install.md)\n`

const docsOf = (locale: string): string => `i18n/${locale}/docusaurus-plugin-content-docs`

/** `current`, 2.0, which is the last, and 1.0; English, Arabic and Japanese. The page `new` is in `current` alone. */
export const TRANSLATED_SITE: FileMap = {
  'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\nimport {search} from 'quire-docs/plugins/search'\n${configFile(
    `bundler: 'rspack', favicon: 'icon.svg', i18n: {defaultLocale: 'en', locales: ['en', 'ar', 'ja'],
      localeConfigs: {ja: {htmlLang: 'ja-JP'}, ar: {calendar: 'islamic-umalqura'}}},
    themeConfig: {navbar: {title: 'Handbook', items: [
      {type: 'docSidebar', sidebarId: 'guide', label: 'Guide'}, {to: '/blog', label: 'Journal'},
      {type: 'docsVersionDropdown', position: 'right'}, {type: 'localeDropdown', position: 'right'}]}}`,
    `docs({sidebarPath: './sidebars.json', showLastUpdateTime: false, versionsPath: 'versions'}), blog({onUntruncatedBlogPosts: 'ignore'}), pages(), search(), sitemap({lastmod: null})`,
  )}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sidebars.json': JSON.stringify({
    guide: ['start', {type: 'category', label: 'Tools', collapsed: false, items: ['guide/install']}, 'new'],
  }),
  'versions.json': '["2.0", "1.0"]',
  ...Object.fromEntries(
    ['1.0', '2.0'].flatMap((version) => [
      [`versioned_docs/version-${version}/start.md`, start(`Start ${version}`, 'en')],
      // The same in both.
      [`versioned_docs/version-${version}/guide/install.md`, '# Install\n\nAs ever.\n'],
      [
        `versioned_sidebars/version-${version}-sidebars.json`,
        JSON.stringify({guide: ['start', {type: 'category', label: 'Tools', items: ['guide/install']}]}),
      ],
    ]),
  ),
  'docs/start.md': start('Start', 'en'),
  'docs/new.md': '# New\n',
  'docs/guide/install.md': '# Install\n\nAs ever.\n',
  'blog/2024-05-06-first.md': '# First\n\nA post.\n',
  'src/pages/index.js': `import Translate, {translate} from '@docusaurus/Translate'
import {Later} from '../components/later'
const WELCOME = translate({id: 'home.welcome', message: 'Welcome'})
export default () => <main title={WELCOME}><h1><Translate id="home.hello">Hello</Translate></h1><Later /></main>`,
  // Texts that are asked for while modules are evaluated: in a page, in what it imports, in a part of the theme.
  'src/components/later.js': `import {translate} from '@docusaurus/Translate'
const LATER = {text: translate({id: 'home.later', message: 'Later'})}
export const Later = () => <p id="later">{LATER.text}</p>`,
  'src/theme/Footer.js': `import {translate} from '@docusaurus/Translate'
const TEXT = translate({id: 'foot.text', message: 'The end'})
export default function Footer() { return <footer className="footer">{TEXT}</footer> }`,

  'i18n/ar/code.json': messages({
    'home.hello': 'مرحبا',
    'home.welcome': 'أهلا',
    'home.later': 'لاحقا',
    'foot.text': 'النهاية',
  }),
  'i18n/ar/docusaurus-theme-classic/navbar.json': messages({title: 'الدليل', 'item.label.Guide': 'المرشد'}),
  [`${docsOf('ar')}/current/start.md`]: start('البداية', 'ar'),
  [`${docsOf('ar')}/version-2.0/start.md`]: start('البداية 2.0', 'ar'),
  [`${docsOf('ar')}/version-2.0.json`]: messages({'sidebar.guide.category.Tools': 'أدوات'}),
  'i18n/ja/code.json': messages({'home.hello': 'こんにちは', 'foot.text': '終わり'}),
  'i18n/ja/docusaurus-theme-classic/navbar.json': messages({title: 'ハンドブック', 'item.label.Guide': 'ガイド'}),
  [`${docsOf('ja')}/current/start.md`]: start('はじめに', 'ja'),
  [`${docsOf('ja')}/version-1.0/start.md`]: start('はじめに 1.0', 'ja'),
  'i18n/ja/docusaurus-plugin-content-blog/2024-05-06-first.md': '# 最初の記事\n\n記事です。\n',
}
