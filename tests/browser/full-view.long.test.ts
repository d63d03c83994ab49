// Wide tables and diagrams over the whole window: by mouse and by keys, larger and smaller, and back to the place in the page.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {findViolations} from '../support/accessibility.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const row = (cell: (at: number) => string): string =>
  `|${Array.from({length: 6}, (_, at) => ` ${cell(at)} |`).join('')}\n`
const WIDE = `${row((at) => `Column-${at}`)}${row(() => '---')}${row((at) => (at === 3 ? '[Other](other.md)' : `\`value_${at}\``))}`

let served: ServedSite
beforeAll(async () => {
  served = await serveSite({
    'site.config.ts': configFile("markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid']"),
    'docs/tables.md': `# Tables\n\nText.\n\n${WIDE}\nText.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n`,
    'docs/diagram.md': `# Diagram\n\n\`\`\`mermaid\ngraph LR\n  accTitle: Order\n  ${'ABCDEFGHIJKL'.split('').join(' --> ')}\n\`\`\`\n`,
    'docs/other.md': '# Other\n\nText of the other page.\n',
  })
})

const opener = (page: Page) => page.getByRole('button', {name: 'Show over the whole window'})
const dialog = (page: Page) => page.getByRole('dialog')
/** A dialog that is closed has its role no longer, but is in the page until its `close` event. */
const gone = (page: Page) => page.locator('dialog').waitFor({state: 'detached'})
const stage = (page: Page) => dialog(page).getByRole('group')

async function open(path: string, viewport = {width: 1280, height: 800}) {
  const {page, problems} = await openPage({viewport})
  await page.goto(served.url + path)
  await hydrated(page)
  return {page, problems}
}

describe('a wide table', () => {
  test('has a button, which a narrow one and one in a wide window have not; nothing moves for it', async () => {
    const {page} = await open('/docs/tables', {width: 600, height: 800})
    await opener(page).waitFor()
    expect(await opener(page).count()).toBe(1)
    const places = () =>
      page.locator('article p, article table').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    const before = await places()
    await page.locator('.full-view-bar').evaluate((bar) => bar.remove())
    expect(await places()).toEqual(before)
    await page.setViewportSize({width: 1280, height: 800})
    await page.reload()
    await hydrated(page)
    await page.locator('article table').first().waitFor()
    expect(await page.locator('article table').first().getAttribute('tabindex')).toBeNull()
    expect(await opener(page).count()).toBe(0)
  })

  test('loses it when the window is made wide', async () => {
    const {page} = await open('/docs/tables', {width: 600, height: 800})
    await opener(page).waitFor()
    await page.setViewportSize({width: 1280, height: 800})
    await expect.poll(() => opener(page).count()).toBe(0)
    await page.setViewportSize({width: 600, height: 800})
    await expect.poll(() => opener(page).count()).toBe(1)
  })

  test('opens, grows, scrolls and closes by keys, and the focus comes back', async () => {
    const {page} = await open('/docs/tables', {width: 600, height: 800})
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    expect(await stage(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await dialog(page).evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([600, 800])
    const width = () =>
      dialog(page)
        .locator('table')
        .evaluate((table) => table.getBoundingClientRect().width)
    const first = await width()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    expect(await width()).toBeGreaterThan(first * 1.2)
    expect(await dialog(page).getByTitle('First size').textContent()).toBe('156%')
    await page.keyboard.press('0')
    expect(await width()).toBe(first)
    await page.keyboard.press('-')
    expect(await width()).toBeLessThan(first)
    await page.keyboard.press('0')
    const left = () => stage(page).evaluate(({scrollLeft}) => scrollLeft)
    const before = await left()
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(before)
    await page.keyboard.press('Escape')
    await gone(page)
    expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('leads to other pages', async () => {
    const {page} = await open('/docs/tables', {width: 600, height: 800})
    await opener(page).click()
    await dialog(page).getByRole('link', {name: 'Other'}).click()
    await page.getByText('Text of the other page.').waitFor()
    expect(await dialog(page).count()).toBe(0)
    expect(await page.locator('.full-view-bar').count()).toBe(0)
  })
})

describe('a diagram', () => {
  test('fills the window, and is moved and made larger by the mouse', async () => {
    const {page, problems} = await open('/docs/diagram')
    await opener(page).click()
    expect(await findViolations(page)).toEqual([])
    const drawing = dialog(page).locator('svg[role], svg[aria-roledescription]').first()
    expect(await dialog(page).getAttribute('aria-label')).toBe('Order')
    const box = async () => {
      const {x, width, height} = (await drawing.boundingBox()) ?? {x: 0, width: 0, height: 0}
      return {x, width, height}
    }
    const first = await box()
    expect(first.width).toBeGreaterThan(1100)
    expect(first.width).toBeLessThanOrEqual(1280)
    for (const _ of [1, 2, 3]) await dialog(page).getByRole('button', {name: 'Zoom in'}).click()
    const larger = await box()
    expect(larger.width / first.width).toBeCloseTo(1.25 ** 3, 1)
    expect(larger.width / larger.height).toBeCloseTo(first.width / first.height, 1)
    // The middle has stayed where it was.
    expect(Math.abs(larger.x + larger.width / 2 - 640)).toBeLessThan(20)
    await page.mouse.move(700, 400)
    await page.mouse.down()
    await page.mouse.move(600, 400, {steps: 4})
    await page.mouse.up()
    expect((await box()).x).toBeCloseTo(larger.x - 100, 0)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await box()).width).toBeGreaterThan(larger.width * 1.2)
    await dialog(page).getByRole('button', {name: 'Close'}).click()
    await gone(page)
    // The one in the page is as it was.
    expect(await page.locator('.docusaurus-mermaid-container > svg').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('a drawing made anew for the other colour mode keeps its one button', async () => {
    const {page} = await open('/docs/diagram')
    await opener(page).waitFor()
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await page.waitForTimeout(500)
    expect(await opener(page).count()).toBe(1)
    await page.emulateMedia({media: 'print'})
    expect(await opener(page).count()).toBe(0)
  })
})
