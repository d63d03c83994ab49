// The newest posts of a blog on a page that is not the blog's: the option, the hook, and what an edit of a post costs.
import {afterEach, beforeAll, expect, test} from 'vitest'
import {createSite, type TestSite} from '../support/site.ts'

/** Of the bundler, which a site with a React page needs once. */
const BUNDLE_MS = 180_000

const HOME = `import {Link, useRecentPosts} from 'quire-docs/client'
export default function Home() {
  return <ol>{useRecentPosts().map(({title, permalink, date, formattedDate}) => (
    <li key={permalink}><Link to={permalink}>{title}</Link> <time dateTime={date}>{formattedDate}</time></li>
  ))}</ol>
}
`

function config(options: string): string {
  return `export default {
  title: 'Test', url: 'https://test.example', baseUrl: '/base/', bundler: 'rspack',
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-GB'}}},
  plugins: ['pages', ['blog', {onUntruncatedBlogPosts: 'ignore', ${options}}]],
}
`
}

const post = (title: string, frontMatter = '', text = 'What was said.') =>
  `---\ntitle: ${title}\n${frontMatter}---\n\n${text}\n`

const THREE = config("recentPostsCount: 3, sortPosts: 'ascending'")

let site: TestSite

beforeAll(() => {
  site = createSite({
    'site.config.mjs': THREE,
    'src/pages/index.jsx': HOME,
    'src/pages/about.md': '# About\n',
    'blog/2024-01-05-first.md': post('First'),
    'blog/2024-02-05-second.md': post('Second'),
    'blog/2024-03-05-third.md': post('Third'),
    'blog/2024-04-05-fourth.md': post('Fourth'),
    'blog/2024-05-05-secret.md': post('Secret', 'unlisted: true\n'),
    'blog/2024-06-05-unfinished.md': post('Unfinished', 'draft: true\n'),
  })
})

afterEach(() => {
  site.write('site.config.mjs', THREE).write('blog/2024-04-05-fourth.md', post('Fourth'))
})

const item = (title: string, day: string, shown: string) =>
  `<li><a href="/base/blog/${day.replaceAll('-', '/')}/${title.toLowerCase()}">${title}</a> ` +
  `<time datetime="${day}T00:00:00.000Z">${shown}</time></li>`

test('the hook gives the newest listed posts, newest first, in the words of the language', {
  timeout: BUNDLE_MS,
}, async () => {
  const built = await site.build()
  expect(built.findings).toEqual([])
  expect(built.html('/')).toContain(
    `<ol>${[
      item('Fourth', '2024-04-05', '5 April 2024'),
      item('Third', '2024-03-05', '5 March 2024'),
      item('Second', '2024-02-05', '5 February 2024'),
    ].join('')}</ol>`,
  )
})

test('an edit of a text leaves the other pages alone', {timeout: BUNDLE_MS}, async () => {
  await site.build()
  const {report} = await site.write('blog/2024-04-05-fourth.md', post('Fourth', '', 'Said otherwise.')).build()
  // The post, and the list that shows its text.
  expect(report.counts).toMatchObject({compiled: 1, bundled: 0, rendered: 2})
})

test('a new title reaches the page, and only files that show it are written', {timeout: BUNDLE_MS}, async () => {
  const before = (await site.build()).bytes()
  const built = await site
    .write('blog/2024-04-05-fourth.md', post('Fourth edition', 'slug: 2024/04/05/fourth\n'))
    .build()
  const after = built.bytes()
  const changed = [...after].filter(([file, bytes]) => before.get(file) !== bytes).map(([file]) => file)
  expect(built.html('/')).toContain('>Fourth edition</a>')
  expect(changed).toContain('_routes/shared/site.json')
  expect(changed.filter((file) => file.includes('about'))).toEqual([])
  expect(built.report.counts.written).toBe(changed.length)
})

test.each(['', "recentPostsCount: 3, id: 'news'"])(
  'with the options { %s } the page says what is missing',
  {timeout: BUNDLE_MS},
  async (options) => {
    const {report} = await site.write('site.config.mjs', config(options)).build()
    const errors = report.diagnostics.filter(({level}) => level === 'error')
    expect(errors.map(({code, message}) => `${code}: ${message}`)).toEqual([
      expect.stringMatching(/blog "default".*Set "recentPostsCount" in the options of that blog/s),
    ])
  },
)

test('a site that wants none has none in its data', {timeout: BUNDLE_MS}, async () => {
  const built = await site
    .write('site.config.mjs', config(''))
    .write('src/pages/index.jsx', 'export default () => null')
    .build()
  expect(built.findings).toEqual([])
  expect(JSON.parse(built.read('_routes/shared/site.json')).globalData).toEqual({})
})
