// Versions and languages together: every page of each, and a build of some languages next to those that stay.
import {beforeAll, describe, expect, test} from 'vitest'
import {type BuiltSite, createSite, type TestSite} from '../support/site.ts'
import {TRANSLATED_SITE} from '../support/translated-site.ts'

let site: TestSite
let whole: BuiltSite
let bytes: ReadonlyMap<string, string>

beforeAll(async () => {
  site = createSite(TRANSLATED_SITE)
  whole = await site.build()
  bytes = whole.bytes()
})

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const titleOf = (path: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/.exec(whole.content(path))?.[1]

describe('three versions in three languages', () => {
  test('have a page each', () => {
    expect(whole.findings).toEqual([])
    const start = (base: string) => ['next/', '', '1.0/'].map((version) => titleOf(`${base}/docs/${version}start`))
    expect(start('')).toEqual(['Start', 'Start 2.0', 'Start 1.0'])
    expect(start('/ar')).toEqual(['البداية', 'البداية 2.0', 'Start 1.0'])
    expect(start('/ja')).toEqual(['はじめに', 'Start 2.0', 'はじめに 1.0'])
    expect(whole.exists('ja/docs/next/new/index.html')).toBe(true)
    expect(whole.exists('ja/docs/new/index.html')).toBe(false)
  })

  test('say which language they are in, and where the others are', () => {
    const html = whole.html('/ja/docs/1.0/start')
    expect(html).toContain('<html lang="ja-JP" dir="ltr"')
    expect(whole.html('/ar/docs/start')).toContain('<html lang="ar" dir="rtl"')
    const links = [...html.matchAll(/<link rel="alternate" href="([^"]*)" hreflang="([^"]*)"/g)]
    expect(links.map(([, href, lang]) => `${lang} ${href}`)).toEqual([
      'en https://test.example/docs/1.0/start',
      'ar https://test.example/ar/docs/1.0/start',
      'ja-JP https://test.example/ja/docs/1.0/start',
      'x-default https://test.example/docs/1.0/start',
    ])
    expect(html).toContain('<link rel="canonical" href="https://test.example/ja/docs/1.0/start"')
  })

  test('have banners, labels, dates and navigation in the language', () => {
    const arabic = textOf(whole.html('/ar/docs/1.0/start'))
    expect(arabic).toMatch(/هذا توثيق Test 1\.0 ?، وهو إصدار لم يعد يُصان\./)
    expect(textOf(whole.html('/ar/docs/start'))).toContain('أدوات')
    expect(arabic).not.toContain('أدوات')
    // 6 May 2024 is the 27th or 28th of Shawwal 1445.
    expect(textOf(whole.html('/ar/blog/2024/05/06/first'))).toMatch(/شوال/)
    expect(textOf(whole.html('/ja/blog/2024/05/06/first'))).toContain('2024年5月6日')
    expect(textOf(whole.html('/ja/docs/next/start'))).toContain('未リリースバージョン 次期')
    expect(whole.html('/ar')).toContain('<h1>مرحبا</h1>')
  })

  test('are listed on a page, in the language', () => {
    const rows = (path: string): string[] =>
      [
        ...whole.html(path).matchAll(/<tr><th scope="row"><a[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a><\/th><td>([^<]*)/g),
      ].map((row) => row.slice(1).join(' | '))
    expect(rows('/docs/versions')).toEqual([
      '/docs/next/start | Next | Not yet released',
      '/docs/start | 2.0 | Latest version',
      '/docs/1.0/start | 1.0 | No longer maintained',
    ])
    expect(rows('/ar/docs/versions').at(-1)).toBe('/ar/docs/1.0/start | 1.0 | لم يعد يُصان')
    expect(whole.html('/ja/docs/versions')).toMatch(/<h1[^>]*>バージョン<\/h1>/)
    expect(whole.exists('docs/1.0/versions/index.html')).toBe(false)
  })

  test('have feeds and sitemaps of their own', () => {
    expect(whole.read('ja/blog/rss.xml')).toContain('最初の記事')
    expect(whole.read('ja/blog/rss.xml')).toContain('<language>ja</language>')
    expect(whole.read('blog/rss.xml')).not.toContain('最初の記事')
    expect(whole.read('ar/sitemap.xml')).toContain('<loc>https://test.example/ar/docs/1.0/start</loc>')
    expect(whole.read('sitemap.xml')).not.toContain('/ar/')
  })

  test('have the texts of admonitions and headings in the language, also where the document has none', () => {
    const arabic = ['/ar/docs/start', '/ar/docs/1.0/start'].map((path) => whole.content(path))
    for (const content of arabic) {
      expect(content).toContain('<span class="admonitionTitle_">ملاحظة</span>')
      expect(content).toContain('aria-label="رابط مباشر إلى Part"')
    }
    expect(whole.content('/docs/start')).toContain('<span class="admonitionTitle_">note</span>')
    expect(whole.content('/docs/start')).toContain('aria-label="Direct link to Part"')
    expect(whole.read('ja/_routes/docs/start.js')).toContain('<span class=\\"admonitionTitle_\\">メモ</span>')
  })

  test('have `lang` and `dir` of the original on content that is not translated', () => {
    const contents = (path: string) =>
      [...whole.html(path).matchAll(/<div class="[^"]*"([^>]*) data-quire-content="[^"]*"/g)].map(([, own]) => own)
    expect(contents('/ar/docs/1.0/start')).toEqual([' lang="en" dir="ltr"'])
    expect(contents('/ar/docs/guide/install')).toEqual([' lang="en" dir="ltr"'])
    // A post in a list is a document of its own.
    expect(contents('/ar/blog')).toEqual([' lang="en" dir="ltr"'])
    for (const path of ['/ar/docs/start', '/ja/blog', '/docs/start', '/blog']) expect(contents(path)).toEqual([''])
    // Nothing else of the page says so, as the site does not mark them.
    expect(whole.html('/ar/docs/1.0/start')).not.toContain('theme-untranslated-banner')
  })

  test('have the notice of a page whose scripts did not come in the language', () => {
    expect(whole.read('quire-recovery.js')).toMatch(/could not be loaded.*"Reload"|"Reload".*could not be loaded/s)
    const arabic = whole.read('ar/quire-recovery.js')
    expect(arabic).toContain('"تعذّر تحميل أجزاء من هذه الصفحة. نصها كامل."')
    expect(arabic).toContain('"إعادة التحميل"')
    expect(arabic).not.toMatch(/"Reload"|could not be loaded/)
  })

  test('compile a text once, whatever page shows it', () => {
    // Documents: start in three versions, install once for all, new, four translations; the post and its translation, each
    // as a page and in lists.
    const texts = 3 + 1 + 1 + 4
    expect(whole.report.counts.compiled).toBeLessThanOrEqual(texts + 4)
  })
})

test('texts that modules ask for while they are evaluated are in the language of the page', () => {
  const footer = (path: string) => /<footer[^>]*>(.*?)<\/footer>/.exec(whole.html(path))?.[1]
  expect(['/docs/start', '/ar/docs/start', '/ja/docs/start'].map(footer)).toEqual(['The end', 'النهاية', '終わり'])
  const home = (path: string) => /<main title="(.*?)">.*?<p id="later">(.*?)<\/p>/.exec(whole.html(path))?.slice(1)
  expect(['/', '/ar', '/ja'].map(home)).toEqual([
    ['Welcome', 'Later'],
    ['أهلا', 'لاحقا'],
    ['Welcome', 'Later'],
  ])
})

describe('a build of some languages', () => {
  test('makes the same files as that of all, and leaves the others as they were', async () => {
    const some = await site.write('docs/new.md', '# Newer\n').build({locales: ['en', 'ar']})
    expect(some.findings).toEqual([])
    const after = some.bytes()
    const of = (files: ReadonlyMap<string, string>, prefix: string) =>
      [...files].filter(([file]) => file.startsWith(prefix)).map(([file]) => file)
    expect(of(after, 'ja/')).toEqual(of(bytes, 'ja/'))
    for (const [file, content] of bytes)
      if (file.startsWith('ja/')) expect([file, after.get(file)]).toEqual([file, content])
    expect(titleOf('/ar/docs/next/new')).toBe('Newer')
    expect(titleOf('/ja/docs/next/new')).toBe('New')

    const back = await site.write('docs/new.md', '# New\n').build({locales: ['en', 'ar'], outDir: 'some'})
    const alone = back.bytes()
    expect(back.files()).toEqual([...bytes.keys()].filter((file) => !file.startsWith('ja/')))
    // The list of what was made names all of it.
    alone.delete('.quire-output')
    for (const [file, content] of alone) expect([file, bytes.get(file)]).toEqual([file, content])
  })

  test('is swapped in as one: a mistake in one language leaves all as they were', async () => {
    await site.build()
    const broken = 'i18n/ja/docusaurus-plugin-content-docs/current/start.md'
    const failed = await site
      .write(broken, '# Start\n\n![Gone](./gone.png)\n')
      .write('docs/new.md', '# Newest\n')
      .build()
    expect(failed.report.ok).toBe(false)
    expect(titleOf('/docs/next/new')).toBe('New')
    expect(failed.bytes()).toEqual(bytes)
  })
})
