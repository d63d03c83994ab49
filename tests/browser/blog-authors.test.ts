// Where the names of authors are, next to their photos.
import {expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

test('the name of an author of whom no more is said is next to the middle of the photo', async () => {
  const {url} = await serveSite({
    'site.config.mjs': configFile("favicon: 'icon.svg'", "docs(), 'blog'"),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>',
    'docs/index.md': '# Home\n',
    'blog/authors.yml': 'ada: {name: Ada, image_url: /icon.svg}\n',
    'blog/2024-01-01-one.md': '---\nauthors: ada\n---\n\n# One\n\nText.\n\n<!-- truncate -->\n',
  })
  const {page} = await openPage()
  await page.goto(`${url}/blog`)
  await hydrated(page)
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const {left, right, top, height} = one.getBoundingClientRect()
        return {left, right, middle: top + height / 2}
      })
  const photo = await boxOf('.blogAuthor .avatar__photo')
  const name = await boxOf('.blogAuthor .avatar__name')
  expect(name.left - photo.right).toBeLessThan(16)
  expect(Math.abs(name.middle - photo.middle)).toBeLessThan(2)
})
