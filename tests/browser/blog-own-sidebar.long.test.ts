// A list of posts that a site for Docusaurus has replaced by its own component, in the form that the component has there.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

test('a list of posts of the site has the room around it that the theme’s own has', async () => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', favicon: 'icon.svg',
      presets: [['classic', {docs: false}]]}`,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/theme/BlogSidebar/Desktop/index.jsx': `export default ({sidebar}) => (
      <aside className="col col--3"><nav className="own">{sidebar.title}</nav></aside>)
`,
    'blog/2024-01-01-one.md': '# One\n\nText.\n\n<!-- truncate -->\n',
  })
  const {page} = await openPage({viewport: {width: 1280, height: 800}})
  await page.goto(`${url}/blog`)
  await hydrated(page)
  const boxOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON())
  const [list, navbar, post] = [await boxOf('.own'), await boxOf('.navbar'), await boxOf('main')]
  // A page of 1,140 pixels, as Docusaurus has it.
  expect(list.left).toBe(86)
  expect(list.top - navbar.bottom).toBe(32)
  expect(post.left - list.right).toBeGreaterThanOrEqual(16)
})
