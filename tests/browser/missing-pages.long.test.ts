// Links to pages that a site does not have, wherever they come from: the browser asks for none of their modules, and follows
// them to what the host says.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'

const SITE = {
  'static/favicon.ico': '',
  'static/elsewhere/index.html': '<h1>Another program</h1>',
  'docs/intro.md': '# Intro\n\n[Gone](./gone.md), <a href="/gone-tag">by tag</a> and [there](./there.mdx).\n',
  'docs/there.mdx': `import {Gone} from '@site/src/gone'

# There

<Gone to="/docs/gone-computed">Computed</Gone> and [in MDX](/docs/gone-mdx).

<a href={'/gone' + '/plain'}>Plain</a>
`,
  'docs/closed/a.md': '# A\n',
  'src/gone.jsx': `import Link from '@docusaurus/Link'
export const Gone = ({to, children}) => <Link to={to}>{children}</Link>
`,
  'src/pages/index.jsx': `import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
export default () => (
  <Layout>
    <main>
      <Link to="/gone">Link</Link> <a href="/gone/deeper?a=1&b=2#c">Anchor</a> <a href="docs/">Folder</a>
      <Link to="/unchecked" data-noBrokenLinkCheck>Unchecked</Link> <a href="/elsewhere/">Static</a>
      <a href="/docs/intro">Whole</a>
    </main>
  </Layout>
)
`,
  'sidebars.js': `module.exports = {docs: [
  'intro', 'there', {type: 'link', label: 'Sidebar link', href: '/gone-of-sidebar'},
  {type: 'category', label: 'Closed', items: [{type: 'link', label: 'Inner link', href: '/gone-of-category'}]},
]}
`,
  'docusaurus.config.js': `module.exports = {
  title: 'Test site', url: 'https://example.test', baseUrl: '/', onBrokenLinks: 'ignore', markdown: {hooks: {onBrokenMarkdownLinks: 'ignore'}},
  presets: [['classic', {docs: {sidebarPath: './sidebars.js'}, blog: false}]],
  themeConfig: {
    announcementBar: {id: 'a', content: 'See <a href="/gone-of-bar">the news</a>'},
    navbar: {title: 'Test', items: [{to: '/gone-of-navbar', label: 'Navbar link'}, {to: '/docs/intro', label: 'Docs'}]},
    footer: {links: [{label: 'Footer link', to: '/docs/gone-of-footer'}], copyright: '<a href="/gone-of-copyright">Copyright</a>'},
  },
}
`,
}

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(SITE)
})

/** A page, with the modules of pages that are asked for from then on. */
async function open(path: string) {
  const {page, problems} = await openPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (/^\/_routes\/.*\.js$/.test(pathname)) asked.push(pathname)
  })
  await page.addInitScript(() => {
    // The browser has spare time at once.
    window.requestIdleCallback = (action) =>
      window.setTimeout(() => action({didTimeout: false, timeRemaining: () => 50}))
  })
  await page.goto(served.url + path)
  await hydrated(page)
  return {page, problems, asked}
}

/** Points at every link of the page that can be seen, and has each noticed. */
async function pointAtAll(page: Page): Promise<void> {
  for (const link of await page.locator('a:visible').all()) {
    await link.scrollIntoViewIfNeeded()
    await link.dispatchEvent('mouseover')
    await link.dispatchEvent('focusin')
  }
  // What has been asked for is answered.
  await page.waitForLoadState('networkidle')
}

const PAGES = ['/', '/docs/intro', '/docs/there']

test.each(PAGES)('no module of a missing page is asked for in sight, or when it is pointed at: %s', async (path) => {
  const {page, problems, asked} = await open(path)
  if (path !== '/')
    await page
      .getByRole('button', {name: /Closed/})
      .or(page.getByText('Closed'))
      .first()
      .click()
  if (path !== '/') await page.getByRole('link', {name: 'Inner link'}).waitFor()
  await pointAtAll(page)
  const known = ['/_routes/docs/intro.js', '/_routes/docs/there.js', '/_routes/index.js']
  expect(asked.filter((one) => !known.includes(one))).toEqual([])
  // Those that are there are fetched as ever.
  expect(asked).toContain(path === '/docs/intro' ? '/_routes/docs/there.js' : '/_routes/docs/intro.js')
  expect(problems).toEqual([])
})

const LINKS = [
  ['/', 'Navbar link', '/gone-of-navbar'],
  ['/', 'Footer link', '/docs/gone-of-footer'],
  ['/', 'Copyright', '/gone-of-copyright'],
  ['/', 'the news', '/gone-of-bar'],
  ['/', 'Link', '/gone'],
  ['/', 'Anchor', '/gone/deeper'],
  ['/', 'Folder', '/docs/'],
  ['/', 'Unchecked', '/unchecked'],
  ['/docs/intro', 'Sidebar link', '/gone-of-sidebar'],
  ['/docs/intro', 'by tag', '/gone-tag'],
  ['/docs/there', 'Computed', '/docs/gone-computed'],
  ['/docs/there', 'in MDX', '/docs/gone-mdx'],
  ['/docs/there', 'Plain', '/gone/plain'],
] as const

test.each(LINKS)('on %s, "%s" leads to the not-found page', async (path, name, target) => {
  const {page, asked} = await open(path)
  await page.getByRole('link', {name, exact: true}).click()
  await page.waitForURL((url) => url.pathname === target)
  await hydrated(page)
  expect(await page.locator('main h1').innerText()).toBe('Page Not Found')
  expect(
    asked.filter((one) => one.includes('gone') || one === '/_routes/docs.js' || one.includes('unchecked')),
  ).toEqual([])
})

test('a folder of static files is shown, and a page of the site as ever', async () => {
  const {page, problems, asked} = await open('/')
  await page.evaluate(() => Object.assign(window, {isSame: true}))
  await page.getByRole('link', {name: 'Whole'}).click()
  await page.waitForURL('**/docs/intro')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.goBack()
  await page.getByRole('link', {name: 'Static'}).click()
  await page.locator('h1', {hasText: 'Another program'}).waitFor()
  expect(asked).not.toContain('/_routes/elsewhere.js')
  expect(problems).toEqual([])
})
