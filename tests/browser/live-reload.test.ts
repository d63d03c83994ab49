// What a writer sees in the browser while `quire start` runs: each change, and each mistake.
import {expect, onTestFinished, test} from 'vitest'
import {openPage} from '../support/browser.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

async function startSite(files: FileMap) {
  const site = createSite(files)
  const {start} = await program()
  const server = await start({siteDir: site.dir, port: 0, host: '127.0.0.1'})
  onTestFinished(() => server.close())
  return {site, url: server.url}
}

const CONFIG = {'site.config.mjs': configFile()}

test('a saved page is shown without a reload by hand, and the reader stays where they were', {
  timeout: 120_000,
}, async () => {
  const filler = 'A paragraph that makes the page long.\n\n'.repeat(80)
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': `# A\n\n${filler}The end is old.\n`})
  const {page, problems} = await openPage()
  await page.goto(`${url}docs/a`)
  await page.getByText('The end is old.').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  site.write('docs/a.md', `# A\n\n${filler}The end is new.\n`)
  await page.getByText('The end is new.').waitFor()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  expect(problems).toEqual([])
})

test('errors are shown in the page, can be closed, and go when they are corrected', {timeout: 120_000}, async () => {
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# A\n', 'docs/b.mdx': '# B\n'})
  const {page} = await openPage()
  await page.goto(`${url}docs/a`)
  const overlay = page.getByRole('alert')
  site.write('docs/b.mdx', '# B\n\n<Missing />\n')
  await overlay.getByRole('heading', {name: 'Built with 1 error'}).waitFor()
  expect(await overlay.locator('pre').textContent()).toMatch(/docs\/b\.mdx:3:2[\s\S]*<Missing \/>[\s\S]*hint:/)
  await overlay.getByRole('button', {name: 'Close'}).click()
  expect(await overlay.count()).toBe(0)
  site.write('site.config.mjs', "export default {titel: 'T'}\n")
  await overlay.getByRole('heading', {name: /^Not built: \d errors?$/}).waitFor()
  site.write('site.config.mjs', configFile()).write('docs/b.mdx', '# B\n\nRight.\n')
  await expect.poll(() => overlay.count(), {timeout: 30_000}).toBe(0)
})

test('a site that does not build at first appears when it does', {timeout: 120_000}, async () => {
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '---\nslug: [1]\n---\n# A\n'})
  const {page} = await openPage()
  await page.goto(`${url}docs/a`)
  await page.getByRole('heading', {name: 'Not built yet'}).waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('docs/a.md:2')
  site.write('docs/a.md', '# A\n\nNow there.\n')
  await page.getByText('Now there.').waitFor()
})
