// Where a site asks for cascade layers, as each new site for Docusaurus does with "v4: true", pages look as without: a rule in a
// later layer wins over one in an earlier layer however exactly that says what it is for.
import {expect, test} from 'vitest'
import {closePage, hydrated, openPage, styleOf} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>'

const site = (future: string) => ({
  'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', bundler: 'rspack', favicon: 'logo.svg', ${future}
    presets: [['classic', {docs: {}, blog: {}, theme: {customCss: './own.css'}}]],
    themeConfig: {
      navbar: {title: 'T', logo: {src: 'logo.svg', alt: 'Logo'}, items: [
        {to: '/blog', label: 'Blog'}, {label: 'More', items: [{to: '/docs/more/b', label: 'B'}]}]},
      footer: {style: 'dark', logo: {src: 'logo.svg', alt: 'Logo'}, links: [{title: 'Docs', items: [{label: 'A', to: '/docs/a'}]}], copyright: 'C'},
      announcementBar: {content: 'News'},
    }}`,
  'own.css': '.own {\n  color: #123456;\n}\n',
  'static/logo.svg': LOGO,
  'docs/a.mdx': `# A

import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

Some \`code\`, a [link](more/b.md) and ![an image](/logo.svg).

:::tip[Title]

Text.

:::

<details><summary>More</summary>Text.</details>

<Tabs><TabItem value="one">One</TabItem><TabItem value="two">Two</TabItem></Tabs>

\`\`\`js title="a.js" showLineNumbers
const a = 1 // highlight-line
\`\`\`

## Second

| A | B |
| - | - |
| 1 | 2 |

- [ ] open
`,
  'docs/more/b.md': '# B\n\nText.\n',
  'blog/2024-01-02-first.md': '---\ntags: [tea]\n---\n\n# First\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2024-01-01-second.md': '# Second\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
})

/** Place, size and letters of all that a page shows. */
async function looksOf(url: string, width: number): Promise<readonly string[]> {
  const {page} = await openPage({viewport: {width, height: 900}})
  await page.goto(url)
  await hydrated(page)
  if (width < 500) {
    await page.click('.navbar__toggle')
    await expect.poll(() => page.locator('.navbar-sidebar').evaluate((one) => one.getBoundingClientRect().left)).toBe(0)
  }
  const looks = await page.evaluate(() =>
    // The section that is named there follows the scrolling.
    [...document.querySelectorAll('body *:not(.tocCurrent)')].map((one) => {
      const {left, top, width: wide, height} = one.getBoundingClientRect()
      const {fontSize, color, borderTopColor, textDecorationLine} = getComputedStyle(one)
      const box = [left, top, wide, height].map((number) => Math.round(number)).join(' ')
      return `${one.tagName} ${one.getAttribute('class')}: ${[box, fontSize, color, borderTopColor, textDecorationLine].join(', ')}`
    }),
  )
  await closePage(page)
  return looks
}

test.each([1280, 390])('pages look the same with cascade layers and without, %i pixels wide', async (width) => {
  const layered = await serveSite(site('future: {v4: {useCssCascadeLayers: true}},'))
  const flat = await serveSite(site(''))
  for (const path of ['/docs/a', '/docs/more/b', '/blog', '/blog/tags', '/nowhere'])
    expect(await looksOf(layered.url + path, width), path).toEqual(await looksOf(flat.url + path, width))
})

test('a logo is as high as the navbar leaves room for', async () => {
  const {url} = await serveSite(site('future: {v4: true},'))
  const {page} = await openPage()
  await page.goto(`${url}/docs/a`)
  await hydrated(page)
  const heightOf = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().height)
  expect(await heightOf('.navbar__logo img')).toBe(32)
  expect(await heightOf('.footer__logo')).toBe(200)
})

const LAYERED = `
@layer base, docusaurus, mine;
/* Each is after all of Docusaurus' own, whatever this order says of what is there already. */
@layer base { .navbar { padding-top: 1px; } }
@layer mine { .navbar { padding-top: 2px; } }
@layer docusaurus.theme-classic { .navbar { padding-bottom: 1px; } }
@layer docusaurus.theme-common { .navbar { padding-bottom: 2px; margin-bottom: 2px; } }
@layer docusaurus.infima { :root { --ifm-code-font-size: 50%; } .navbar { margin-bottom: 3px; } h1:not(#none) { color: #123456; } }
@layer docusaurus.core { h1 { color: #654321; } }
@layer theme { .footer { padding-top: 5px; } }
`

test('layers of a site have the places that Docusaurus gives them', async () => {
  const {url} = await serveSite({...site('future: {v4: true},'), 'own.css': LAYERED})
  const {page} = await openPage()
  await page.goto(`${url}/docs/a`)
  await hydrated(page)
  expect(await styleOf(page, '.navbar', 'padding-top')).toBe('2px')
  expect(await styleOf(page, '.navbar', 'padding-bottom')).toBe('1px')
  expect(await styleOf(page, '.navbar', 'margin-bottom')).toBe('2px')
  expect(await styleOf(page, '.markdown p code', 'font-size')).toBe('8px')
  expect(await styleOf(page, 'h1', 'color')).toBe('rgb(101, 67, 33)')
  expect(await styleOf(page, '.footer', 'padding-top')).toBe('5px')
})

test('without them, a layer of a site loses to the theme, whatever its name', async () => {
  const {url} = await serveSite({...site(''), 'own.css': '@layer theme { .navbar { padding-top: 7px; } }\n'})
  const {page} = await openPage()
  await page.goto(`${url}/docs/a`)
  await hydrated(page)
  expect(await page.locator('.navbar').evaluate((one) => getComputedStyle(one).paddingTop)).not.toBe('7px')
})
