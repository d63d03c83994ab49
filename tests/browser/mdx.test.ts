// Static parts of MDX in the browser: React adopts them without complaint, and links in them are the client's.
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveBuilt} from '../support/served-site.ts'
import {configFile, createSite} from '../support/site.ts'

const PAGE = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'
import Part from './_part.md'

# A

A [link to b](./b.md) in *text*.

<Tabs>
<TabItem value="one">

1. **x** and <kbd className="k">y</kbd>

</TabItem>
<TabItem value="two">two</TabItem>
</Tabs>

<Part />

\`\`\`js
let a
\`\`\`

{1 + 1} | [beside code](./b.md)
`

const THEME = {
  announcementBar: {id: 'a', content: 'news <a href="https://a.example">here</a>'},
  navbar: {items: [{type: 'html', value: '<b>c</b>', position: 'left'}]},
  footer: {copyright: 'by <a href="https://b.example">us</a>'},
}

describe('a page with static parts', () => {
  let url = ''

  beforeAll(async () => {
    const site = createSite({
      'site.config.mjs': configFile(`favicon: 'icon.svg', themeConfig: ${JSON.stringify(THEME)}`),
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/a.mdx': PAGE,
      'docs/_part.md': '## Part `x`\n\n| a |\n|---|\n| <b style="color: red">b</b> |\n',
      'docs/b.md': '# B\n\n[to a](./a.mdx)\n',
    })
    const built = await site.build()
    expect(built.findings).toEqual([])
    url = await serveBuilt(site.dir, built)
  })

  test('is hydrated in silence, gets its buttons, and its links do not leave the document', async () => {
    const {page, problems} = await openPage()
    await page.goto(`${url}/docs/a`)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, {isSameDocument: true}))
    await expect.poll(() => page.locator('.markdown > h2#part-x').count()).toBe(1)
    await page.locator('.theme-code-block button').first().waitFor({state: 'attached'})
    await page.getByRole('tab', {name: 'two'}).click()
    await page.getByRole('tab', {name: 'one'}).click()
    await page.getByRole('link', {name: 'link to b'}).click()
    await page.getByRole('heading', {name: 'B', exact: true}).waitFor()
    // And back, drawn by the client this time.
    await page.getByRole('link', {name: 'to a', exact: true}).click()
    await page.locator('.markdown > h2#part-x').waitFor()
    await expect.poll(() => page.locator('kbd.k').count()).toBe(1)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(problems).toEqual([])
  })

  test('keeps the elements of its texts when it is rendered again, so that none loses the focus', async () => {
    const {page, problems} = await openPage()
    await page.goto(`${url}/docs/a`)
    await hydrated(page)
    // The client has adopted the page; its buttons come later, and are no texts.
    const texts =
      ':is(.markdown, .table-of-contents, .footer, .theme-announcement-bar, .menu) :is(a, b, em, strong, kbd, code)'
    await page.evaluate((selector) => Object.assign(window, {texts: [...document.querySelectorAll(selector)]}), texts)
    await page.locator('.footer a').focus()
    await page.evaluate(() => location.assign('#part-x'))
    await page
      .getByRole('button', {name: /dark and light mode/})
      .first()
      .click()
    await page.getByRole('tab', {name: 'two'}).click()
    await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'})
    const {count, lost} = await page.evaluate(() => {
      const {texts} = window as unknown as {texts: Element[]}
      return {count: texts.length, lost: texts.filter((text) => !text.isConnected).map((text) => text.outerHTML)}
    })
    expect(lost).toEqual([])
    expect(count).toBeGreaterThan(8)
    expect(problems).toEqual([])
  })
})
