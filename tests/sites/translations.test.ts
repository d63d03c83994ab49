// Languages of a site: translated documents, posts and pages in place of the originals, and translated messages.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, buildSite, configFile, createSite, type FileMap} from '../support/site.ts'

const message = (messages: Readonly<Record<string, string>>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, {message: text, description: 'x'}])),
  )

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const DOCS = 'i18n/fr/docusaurus-plugin-content-docs'

const FILES: FileMap = {
  'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\n${configFile(
    `bundler: 'rspack', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar']}, themeConfig: {
      navbar: {title: 'Handbook', items: [{type: 'doc', docId: 'start', label: 'Guide'}, {label: 'More', items: [{to: '/about', label: 'About us'}]}]},
      footer: {copyright: 'All rights', links: [{title: 'Links', items: [{label: 'Start', to: '/docs/start'}]}]},
    }`,
    `docs({sidebarPath: './sidebars.json', editUrl: 'https://git.test/edit', editLocalizedFiles: true, lastVersion: 'current'}),
      blog({editUrl: 'https://git.test/edit', editLocalizedFiles: true}), pages({editUrl: 'https://git.test/edit', editLocalizedFiles: true})`,
  )}`,
  'sidebars.json': JSON.stringify({
    guide: [
      'start',
      {type: 'category', label: 'Tools', link: {type: 'generated-index'}, items: ['install']},
      {type: 'heading', label: 'Others'},
      {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
    ],
  }),
  'docs/start.md': '# Start\n\nSee [Install](./install.md) and ![a dot](./dot.png).\n',
  'docs/install.md':
    '---\ntags: [tool]\n---\n\n# Install\n\n## Steps\n\nBack to [Start](start.md).[^1]\n\n[^1]: A note.\n',
  'docs/dot.png': PIXEL,
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/start.md': '# Start 1\n',
  'versioned_docs/version-1.0/install.md': '# Install 1\n',
  'blog/2024-05-06-first.md': '---\nauthors: ada\n---\n\n# First\n\nPost.\n\n<!-- truncate -->\n',
  'src/pages/index.js': `import Translate, {translate} from '@docusaurus/Translate'
export default () => <main title={translate({message: 'Home page'})}><Translate id="home.hello" values={{name: 'Ada'}}>{'Hello {name}'}</Translate></main>`,
  'src/pages/about.md': '# About\n',

  'i18n/fr/code.json': message({
    'home.hello': 'Bonjour {name}',
    'Home page': 'Accueil',
    'theme.docs.paginator.next': 'Page suivante',
    'theme.blog.post.readingTime.plurals': 'Une minute|Deux minutes|Plus|Trop',
  }),
  'i18n/fr/docusaurus-theme-classic/navbar.json': message({
    title: 'Manuel',
    'item.label.Guide': 'Le guide',
    'item.label.About us': 'Qui sommes-nous',
  }),
  'i18n/fr/docusaurus-theme-classic/footer.json': message({
    copyright: 'Tous droits',
    'link.title.Links': 'Liens',
    'link.item.label.Start': 'Commencer',
  }),
  [`${DOCS}/current.json`]: message({
    'version.label': 'Suivante',
    'sidebar.guide.category.Tools': 'Outils',
    'sidebar.guide.category.Tools.link.generated-index.description': 'Tous les outils',
    'sidebar.guide.heading.Others': 'Les autres',
    'sidebar.guide.link.Elsewhere': 'Ailleurs',
  }),
  [`${DOCS}/current/start.md`]: '# Commencer\n\nVoir [Installer](./install.md) et ![un point](./dot.png).\n',
  [`${DOCS}/current/alone.md`]: '# No original\n',
  [`${DOCS}/version-1.0/start.md`]: '# Commencer 1\n\n[Installer](install.md)\n',
  'i18n/fr/docusaurus-plugin-content-blog/2024-05-06-first.md':
    '---\nauthors: ada\n---\n\n# Premier\n\nUn billet.\n\n<!-- truncate -->\n',
  'i18n/fr/docusaurus-plugin-content-pages/about.md': '# À propos\n',
  'i18n/fr/docusaurus-plugin-content-blog/options.json': message({
    title: 'Journal',
    description: 'Nos nouvelles',
    'sidebar.title': 'Derniers billets',
  }),
  'blog/authors.yml': 'ada:\n  name: Ada\n  title: Engineer\n',
  'i18n/fr/docusaurus-plugin-content-blog/authors.yml': 'ada:\n  name: Ada\n  title: Ingénieure\n',
  'docs/tags.yml': 'tool:\n  label: Tool\n',
  [`${DOCS}/current/tags.yml`]: 'tool:\n  label: Outil\n',
  [`${DOCS}/current/_category_.json`]: '{"label": "Nobody reads this"}',
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('a site in three languages', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(FILES)
  })

  test('shows a translated document, and the original where there is none', () => {
    expect(site.findings).toEqual(['warning config/unread-translations i18n/fr', 'warning render/plural-forms'])
    expect(site.diagnostics[0]?.notes).toEqual(['Not read: docusaurus-plugin-content-docs/current/_category_.json.'])
    expect(textOf(site.content('/fr/docs/start'))).toContain('Commencer')
    expect(textOf(site.content('/fr/docs/install'))).toContain('Back to Start')
    expect(textOf(site.content('/ar/docs/start'))).toContain('See Install')
    expect(textOf(site.content('/docs/start'))).toContain('See Install')
    expect(site.exists('fr/docs/alone/index.html')).toBe(false)
    expect(textOf(site.html('/fr/blog/2024/05/06/first'))).toContain('Un billet.')
    expect(textOf(site.html('/fr/about'))).toContain('À propos')
    expect(site.html('/fr/docs/start')).toContain('<html lang="fr" dir="ltr"')
    expect(site.html('/ar/docs/start')).toContain('<html lang="ar" dir="rtl"')
  })

  test('lists the footnotes of a page under their name in its language', () => {
    const entries = (path: string): string[] =>
      [...site.html(path).matchAll(/table-of-contents__link[^"]*" href="(.*?)">(.*?)</g)].map(
        ([, to, text]) => `${to} ${text}`,
      )
    expect(entries('/docs/install')).toEqual(['#steps Steps', '#footnote-label Footnotes'])
    expect(entries('/fr/docs/install')).toEqual(['#steps Steps', '#footnote-label Notes de bas de page'])
  })

  test('leads from a translation to what is next to it, and to what is next to the original', () => {
    const content = site.content('/fr/docs/start')
    expect(content).toContain('href="/fr/docs/install"')
    expect(content).toMatch(/src="\/fr\/assets\/images\/dot-\w+\.png"/)
    expect(site.content('/fr/docs/install')).toContain('href="/fr/docs/start"')
    expect(site.content('/fr/docs/1.0/start')).toContain('href="/fr/docs/1.0/install"')
  })

  test('edits the translation where there is one', () => {
    const editUrl = (path: string) => /href="(https:\/\/git\.test[^"]*)"/.exec(site.html(path))?.[1]
    expect(editUrl('/fr/docs/start')).toBe(`https://git.test/edit/${DOCS}/current/start.md`)
    expect(editUrl('/fr/docs/install')).toBe('https://git.test/edit/docs/install.md')
    const inFrench = 'https://git.test/edit/i18n/fr/docusaurus-plugin-content'
    expect(editUrl('/fr/blog/2024/05/06/first')).toBe(`${inFrench}-blog/2024-05-06-first.md`)
    expect(editUrl('/ar/blog/2024/05/06/first')).toBe('https://git.test/edit/blog/2024-05-06-first.md')
    expect(editUrl('/fr/about')).toBe(`${inFrench}-pages/about.md`)
    expect(editUrl('/about')).toBe('https://git.test/edit/src/pages/about.md')
  })

  test('translates the shell: code, navbar, footer, sidebars and versions', () => {
    const french = site.html('/fr/docs/start')
    for (const text of [
      'Manuel',
      'Le guide',
      'Qui sommes-nous',
      'Tous droits',
      'Liens',
      'Outils',
      'Ailleurs',
      'Page suivante',
      'Suivante',
    ])
      expect(textOf(french)).toContain(text)
    expect(french).toContain('href="/fr/docs/category/tools"')
    expect(textOf(site.html('/fr/docs/category/tools'))).toContain('Outils Tous les outils')
    expect(textOf(french)).toContain('Version : Suivante')
    expect(textOf(site.html('/docs/start'))).not.toContain('Outils')
    expect(site.html('/fr')).toContain('<main title="Accueil">Bonjour Ada</main>')
    expect(site.html('/')).toContain('<main title="Home page">Hello Ada</main>')
  })

  test('translates the options of the blog, authors and tags', () => {
    const list = textOf(site.html('/fr/blog'))
    expect(list).toContain('Journal | Test')
    expect(list).toContain('Derniers billets')
    expect(list).toContain('Ingénieure')
    expect(site.html('/fr/blog')).toContain('<meta name="description" content="Nos nouvelles"')
    expect(textOf(site.html('/ar/blog'))).toContain('Engineer')
    expect(textOf(site.html('/fr/docs/install'))).toContain('Outil')
    expect(textOf(site.html('/docs/install'))).toContain('Tool')
  })

  test('shows our own texts in the language, and sends none to readers of English', () => {
    expect(site.html('/fr/docs/start')).toContain('aria-label="Pages de la documentation"')
    expect(textOf(site.html('/ar/docs/start'))).toContain('التالي')
    expect(textOf(site.html('/ar/blog/2024/05/06/first'))).toContain('دقيقة واحدة للقراءة')
    const withTexts = site.files().filter((file) => /Fil d’Ariane|مسار التنقل/.test(site.read(file)))
    expect(withTexts.filter((file) => !/^(?:fr|ar)\//.test(file))).toEqual([])
    expect(withTexts.length).toBeGreaterThan(0)
  })

  test('names a message with too many plural forms once', () => {
    const [finding] = site.diagnostics.filter(({code}) => code === 'render/plural-forms')
    expect(finding?.message).toBe(
      'Locale "fr" has 3 plural forms (one|many|other), but "Une minute|Deux minutes|Plus|Trop" gives 4.',
    )
    expect(finding?.notes).toEqual(['Shown on /fr/blog/2024/05/06/first.'])
  })

  test('compiles what languages share once', () => {
    // Five originals and a post and a page; four translations.
    const documents = ['start', 'install', 'start 1', 'install 1', 'first', 'about']
    const excerpts = 2
    expect(site.report.counts.compiled).toBe(documents.length + 4 + excerpts)
  })
})

test('files of messages that are wrong are named with the place of each mistake', async () => {
  const site = await createSite({
    'site.config.mjs': configFile(
      "i18n: {defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: {de: {label: 'D'}}}",
    ),
    'docs/a.md': '# A\n',
    'i18n/fr/code.json': '{\n  "a": "Text",\n  "b": {"message": "B", "note": ""}, "c": {"message": "C"}}',
    'i18n/fr/docusaurus-theme-classic/navbar.json': '[]',
    'i18n/fr/docusaurus-theme-classic/footer.json': '{\n  "copyright": {"message": "x",}\n}\n',
  }).build()
  const at = site.diagnostics.map(
    ({code, message, location}) => `${code} ${location?.line}:${location?.column} ${message}`,
  )
  expect(at).toEqual([
    'content/messages 2:3 The message "a" must be an object, not "Text".',
    'content/messages 3:3 The message "b" has the unknown key "note".',
    expect.stringMatching(/^content\/messages 2:32 The file of messages is not JSON: .*\.$/),
    'content/messages 1:1 The file of messages must hold a JSON object.',
    expect.stringContaining('"i18n.localeConfigs" has settings for "de", which is not one of the locales'),
  ])
})

test('a translation that appears, changes or goes is seen by the next build', async () => {
  const site = createSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr']}"),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'i18n/fr/code.json': '{}',
  })
  const path = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md'
  await site.build()
  const translated = await site.write(path, '# Le A\n').build()
  expect(translated.content('/fr/docs/a')).toContain('Le A')
  expect(translated.report.counts.compiled).toBe(1)
  const cold = await createSite({
    'site.config.mjs': configFile("i18n: {defaultLocale: 'en', locales: ['en', 'fr']}"),
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'i18n/fr/code.json': '{}',
    [path]: '# Le A\n',
  }).build()
  expect(translated.bytes()).toEqual(cold.bytes())
  const gone = await site.remove(path).build()
  expect(gone.content('/fr/docs/a')).not.toContain('Le A')
})

describe('a site that marks what is not translated', () => {
  const marked: FileMap = {
    'site.config.mjs': `import {blog} from 'quire-docs/plugins/blog'\n${configFile(
      `bundler: 'rspack', i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'ar'], markUntranslated: true}`,
      "docs(), blog({onUntruncatedBlogPosts: 'ignore'}), pages(), sitemap()",
    )}`,
    'docs/a.md': '# A\n\nText of A.\n',
    'docs/b.mdx': '# B\n\n{1 + 1}\n',
    'blog/2024-05-06-first.md': '# First\n\nA post.\n',
    'src/pages/index.md': '# Home\n',
    [`${DOCS}/current/a.md`]: '# Le A\n',
    'i18n/ar/code.json': '{}',
  }
  let site: BuiltSite
  beforeAll(async () => {
    site = await buildSite(marked)
  })
  const banner = (path: string): string | undefined => {
    const found = /<div class="[^"]*theme-untranslated-banner.*?<\/div>.*?<\/div>/s.exec(site.html(path))?.[0]
    return found === undefined ? undefined : textOf(found).trim()
  }

  test('says so in the language of the reader', () => {
    expect(site.findings).toEqual([])
    expect(banner('/fr/docs/b')).toMatch(/Page non traduite Cette page n’est pas encore traduite\. .* : English ?\./)
    expect(banner('/ar/docs/a')).toContain('لم تُترجم هذه الصفحة بعد')
    for (const path of ['/fr/blog/2024/05/06/first', '/fr']) expect(banner(path)).toContain('Page non traduite')
    for (const path of ['/docs/a', '/docs/b', '/fr/docs/a', '/fr/blog']) expect(banner(path)).toBeUndefined()
  })

  test('gives the content the language and direction of the original', () => {
    const content = (path: string) => /<div[^>]*data-quire-content="">/.exec(site.html(path))?.[0]
    expect(content('/ar/docs/a')).toContain('lang="en" dir="ltr"')
    expect(content('/ar/docs/b')).toContain('lang="en" dir="ltr"')
    expect(content('/fr/docs/a')).not.toContain('lang=')
    expect(content('/docs/a')).not.toContain('lang=')
  })

  test('names the original as the page for search engines, and no page that is not translated', () => {
    const links = (path: string) =>
      [...site.html(path).matchAll(/<link rel="(canonical|alternate)" href="([^"]*)"(?: hreflang="([^"]*)")?/g)]
        .filter(([, rel, , lang]) => rel === 'canonical' || lang !== undefined)
        .map(([, rel, href = '', lang]) => `${lang ?? rel} ${href.replace('https://test.example', '')}`)
    expect(links('/docs/a')).toEqual(['canonical /docs/a', 'en /docs/a', 'fr /fr/docs/a', 'x-default /docs/a'])
    expect(links('/fr/docs/a')).toEqual(['canonical /fr/docs/a', 'en /docs/a', 'fr /fr/docs/a', 'x-default /docs/a'])
    expect(links('/ar/docs/a')).toEqual(['canonical /docs/a', 'en /docs/a', 'fr /fr/docs/a', 'x-default /docs/a'])
    expect(site.read('fr/sitemap.xml')).toContain('/fr/docs/a<')
    expect(site.read('fr/sitemap.xml')).not.toContain('/fr/docs/b<')
    expect(site.read('sitemap.xml')).toContain('/docs/b<')
  })
})

describe('a site of Docusaurus', () => {
  const PACKAGE = 'node_modules/@docusaurus/theme-translations'
  const TEXTS = {
    'theme.blog.post.readMore': 'Lire plus',
    'theme.blog.post.readingTime.plurals': 'Une minute|{readingTime} minutes',
    // Not translated, for another part, and with a value that ours does not have.
    'theme.blog.authorsList.viewAll': 'View all authors',
    'theme.Unknown': 'Inconnu',
    'theme.tags.tagsListLabel': 'Tags de {count} :',
  }
  const files: FileMap = {
    'docusaurus.config.js':
      "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', i18n: {defaultLocale: 'fr', locales: ['fr']}, presets: [['classic', {}]]}",
    'docs/a.md': '# A\n',
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'blog/2024-01-01-a.md': '---\ntags: [x]\n---\n\n# A\n\nTexte.\n\n<!-- truncate -->\n\nSuite.\n',
  }

  test('has the words of the theme that it has installed, where there are any', async () => {
    const own = await createSite(files).build()
    expect(own.html('/blog')).toContain('Lire la suite')
    expect(own.html('/docs/next/a')).toContain('>Version : Next<')
    const site = createSite({
      ...files,
      [`${PACKAGE}/package.json`]: '{"name": "@docusaurus/theme-translations", "version": "3.10.2"}',
      [`${PACKAGE}/locales/fr/theme-common.json`]: JSON.stringify(TEXTS),
    })
    const built = await site.build()
    expect(built.findings).toEqual(own.findings)
    expect(built.html('/blog')).toContain('Lire plus')
    expect(built.html('/blog')).toContain('Une minute')
    expect(built.html('/blog')).not.toContain('Tags de')
    site.write(`${PACKAGE}/locales/fr/theme-common.json`, '{')
    expect((await site.build()).html('/blog')).toContain('Lire la suite')
  })

  test('finds them in the folder of the preset that brings them', async () => {
    const preset = 'node_modules/@docusaurus/preset-classic'
    const built = await createSite({
      ...files,
      [`${preset}/package.json`]: '{"name": "@docusaurus/preset-classic", "version": "3.10.2"}',
      [`${preset}/${PACKAGE}/package.json`]: '{"name": "@docusaurus/theme-translations", "version": "3.10.2"}',
      [`${preset}/${PACKAGE}/locales/fr/theme-common.json`]: JSON.stringify(TEXTS),
    }).build()
    expect(built.html('/blog')).toContain('Lire plus')
  })
})
