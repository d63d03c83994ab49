// A list of posts that a site for Docusaurus has replaced by its own component, in the form that the component has there.
import {expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
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

test('parts and rules of a site find the columns of Docusaurus, and no measures of ours in their own elements', async () => {
  const {url} = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', favicon: 'icon.svg',
      themeConfig: {navbar: {style: 'dark', items: [{to: '/blog', label: 'Blog'}]}},
      presets: [['classic', {docs: false, blog: {onInlineAuthors: 'ignore'}, theme: {customCss: './own.css'}}]]}`,
    'own.css': `.container .row .col.col--3 { --ifm-col-width: 20% }
.container .row .col.col--7 { --ifm-col-width: 75% }
.container.margin-vert--lg .col.text--right a { letter-spacing: 3px }`,
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/theme/BlogSidebar/Desktop/index.jsx':
      'export default ({sidebar}) => <aside className="col col--3">{sidebar.title}</aside>\n',
    'src/theme/Blog/Components/Author/index.jsx':
      'export default ({author}) => <div className="avatar own"><div className="avatar__name">{author.name}</div></div>\n',
    'blog/2024-01-01-one.md':
      '---\nauthors: [{name: Ada}, {name: Bo}, {name: Cy}]\ntags: [a]\n---\n\n# One\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  })
  const {page} = await openPage({viewport: {width: 1440, height: 800}})
  await page.goto(`${url}/blog`)
  await hydrated(page)
  const style = (selector: string, property: string) => styleOf(page, selector, property)
  const lefts = await page.locator('.own').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
  expect({
    column: await style('aside', 'width'),
    name: await style('.own .avatar__name', 'font-size'),
    more: await style('footer a[href="/blog/2024/01/01/one"]', 'letter-spacing'),
    authors: lefts.map((left) => left === lefts[0]),
    active: await style('.navbar__link--active', 'color'),
  }).toEqual({
    // Of 1,320 pixels.
    column: '264px',
    name: '16px',
    more: '3px',
    authors: [true, false, true],
    active: 'rgb(53, 120, 229)',
  })
})
