// What comes first in a document may show nothing, such as data that a plugin puts there.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'

test('the room above a heading behind it is one with that below the title, as in Docusaurus', async () => {
  const site = await serveSite({
    'docusaurus.config.js': `module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', {blog: false}]]}`,
    'docs/a.mdx': '---\ntitle: A\n---\n\n<script type="application/json"></script>\n\n## B\n',
  })
  const {page} = await openPage()
  await page.goto(`${site.url}/docs/a`)
  await hydrated(page)
  const place = (selector: string) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().toJSON())
  const [title, heading] = [await place('h1'), await place('h2')]
  expect(Math.round(heading.top - title.bottom)).toBe(40)
})
