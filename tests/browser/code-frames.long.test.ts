// Frames of code blocks in a browser: the bar that holds the buttons, long blocks that open, lines with addresses.
import type {Page} from 'playwright-core'
import {beforeAll, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const LINES = Array.from({length: 60}, (_, at) => `const line${at} = ${at}`).join('\n')
const LONG_LINE = `const text = "${'long '.repeat(60)}"`

let served: ServedSite

beforeAll(async () => {
  const fields =
    "bundler: 'rspack', favicon: 'icon.svg', themeConfig: {codeBlocks: {collapseAbove: 20, lineLinks: true}}"
  served = await serveSite({
    'site.config.mjs': configFile(fields),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Start\n\n[Line](long.mdx#L40)\n',
    'docs/long.mdx':
      `# Long\n\nimport CodeBlock from '@theme/CodeBlock'\n\n\`\`\`js showLineNumbers title="src/a-file-with-a-long-name.js"\n${LONG_LINE}\n${LINES}\n\`\`\`\n\n` +
      `\`\`\`bash\nnpm start -- ${'--flag '.repeat(40)}\n\`\`\`\n\n\`\`\`text output\nDone.\n\`\`\`\n\n<CodeBlock language="ts">{'${LONG_LINE.replaceAll("'", '"')}'}</CodeBlock>\n`,
  })
})

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

/** Of each block: how far its buttons reach into its code, and into the words of its bar, in pixels. */
const overlaps = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.theme-code-block')].map((block) => {
      const buttons = block.querySelector('.buttonGroup_')?.getBoundingClientRect()
      const code = block.querySelector('pre')?.getBoundingClientRect()
      if (!buttons || !code || buttons.width < 20) return 'no buttons'
      const title = block.querySelector('.code-block-title')?.firstChild
      const range = document.createRange()
      if (title) range.selectNodeContents(title)
      const titleEnd = title ? range.getBoundingClientRect().right : 0
      return Math.max(buttons.bottom - code.top, titleEnd - buttons.left, 0)
    }),
  )

test.each([
  ['with a mouse', {viewport: {width: 1280, height: 800}}],
  ['by touch', {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}],
])('buttons are shown %s, and cover neither code nor title', async (_, options) => {
  const {page, problems} = await open('/docs/long', options)
  await page.locator('.code-block-more').waitFor()
  await expect.poll(() => overlaps(page)).toEqual([0, 0, 0, 0])
  expect(
    await page
      .locator('.buttonGroup_')
      .last()
      .evaluate((group) => getComputedStyle(group).opacity),
  ).toBe('1')
  expect(problems).toEqual([])
})

test('a long block shows its beginning, and all of it by a button, without moving what is above', async () => {
  const {page} = await open('/docs/long')
  const pre = page.locator('pre').first()
  const hidden = () => pre.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(await hidden()).toBeGreaterThan(100)
  const more = page.getByRole('button', {name: 'Show all 61 lines'})
  expect(await more.getAttribute('aria-expanded')).toBe('false')
  await more.press('Enter')
  await expect.poll(hidden).toBe(0)
  await page.getByRole('button', {name: 'Show less', expanded: true}).click()
  await expect.poll(hidden).toBeGreaterThan(100)
})

test('without a script a long block can be scrolled', async () => {
  const {page} = await openPage({javaScriptEnabled: false})
  await page.goto(`${served.url}/docs/long`)
  const pre = page.locator('pre').first()
  expect(await pre.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
})

test('an address of a line shows it, also in a block that is closed, and a number is a link to its line', async () => {
  const {page} = await open('/docs/long#L40')
  const line = page.locator('#L40')
  await expect.poll(() => line.evaluate((element) => element.closest('.code-block-open') !== null)).toBe(true)
  await expect.poll(() => line.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)
  await page.locator('#L3 > a').click()
  await expect.poll(() => new URL(page.url()).hash).toBe('#L3')
  expect(await page.locator('pre').first().textContent()).toContain('const line1 = 1\nconst line2 = 2')
})
