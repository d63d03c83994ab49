// Images of the content open enlarged: by mouse and keyboard, in both modes, on later pages too, under a strict policy.
import {deflateSync} from 'node:zlib'
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {enlarge, hydrated, openPage} from '../support/browser.ts'
import {INLINE_SCRIPT, withFirstRules} from '../support/inline-script.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const POLICY = `default-src 'none'; script-src 'self' ${INLINE_SCRIPT}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'`
const OVERLAY = '.medium-zoom-overlay'
const IMAGE = '.markdown img.medium-zoom-image'

const config = (zoom: string) =>
  configFile(`bundler: 'rspack', themeConfig: {${zoom}}`, 'docs(), imageZoom()').replace(
    'import',
    "import {imageZoom} from 'quire-docs/plugins/image-zoom'\nimport",
  )

const TEXT = Array.from({length: 60}, (_, at) => `Paragraph ${at} of a long page.`).join('\n\n')

const FILES = {
  'site.config.mjs': config('zoom: {}'),
  'docs/index.md': `# Start\n\n![A red square](./red.png)\n\n[![Linked](./red.png)](./b.md)\n\n[To B](./b.md) [To C](./c.md)\n\n${TEXT}`,
  'docs/b.md': '# B page\n\n![Another square](./red.png)\n\n![Gone](https://images.example/gone.png)\n',
  'docs/c.md': '# C page\n\nNo images.\n',
  'docs/red.png': png(300, 200),
}

let served: ServedSite

beforeAll(async () => {
  served = await serveSite(FILES)
})

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const opened = await openPage(options)
  await opened.page.route('**/*', async (route) => {
    if (!route.request().url().startsWith(served.url)) return route.abort()
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const allowed = withFirstRules(POLICY, await response.text())
    return route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}})
  })
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

const background = (page: Page) =>
  page.locator(OVERLAY).evaluate((element) => getComputedStyle(element).backgroundColor)

describe('an image of the content', () => {
  test('opens by mouse over the colour of the mode, and closes by Escape, focus back where it was', async () => {
    const {page, problems} = await open('/docs/')
    await enlarge(page, () => page.locator(IMAGE).click())
    await expect.poll(() => background(page)).toBe('rgb(255, 255, 255)')
    await expect.poll(() => page.locator(OVERLAY).getAttribute('aria-label')).toBe('A red square')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expect.poll(() => background(page)).toBe('rgb(50, 50, 50)')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator(OVERLAY).count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300)))
      .toContain('A red square')
    expect(problems).toEqual([])
  })

  test('has a cross in its corner, and a press there closes it', async () => {
    const {page} = await open('/docs/')
    await enlarge(page, () => page.locator(IMAGE).click())
    const cross = await page.evaluate(() => {
      const {content, top, width} = getComputedStyle(document.body, '::after')
      return {content, top, width}
    })
    expect(cross).toEqual({content: expect.stringContaining('×'), top: '12px', width: '40px'})
    const width = page.viewportSize()?.width ?? 0
    await page.mouse.click(width - 30, 30)
    await expect.poll(() => page.locator(OVERLAY).count()).toBe(0)
  })

  test('opens by the keyboard and keeps the focus; scrolling closes it', async () => {
    const {page} = await open('/docs/')
    await page.locator(IMAGE).focus()
    await enlarge(page, () => page.keyboard.press('Enter'))
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('medium-zoom-overlay')
    await page.mouse.wheel(0, 30)
    await page.waitForTimeout(400)
    expect(await page.locator(OVERLAY).count()).toBe(1)
    await page.mouse.wheel(0, 60)
    await expect.poll(() => page.locator(OVERLAY).count()).toBe(0)
  })

  test('closes when the window is resized, without motion too', async () => {
    const {page} = await open('/docs/', {reducedMotion: 'reduce'})
    await enlarge(page, () => page.locator(IMAGE).click())
    await page.setViewportSize({width: 900, height: 700})
    await expect.poll(() => page.locator(OVERLAY).count()).toBe(0)
  })

  test('inside a link stays a link', async () => {
    const {page} = await open('/docs/')
    await page.locator(IMAGE).waitFor()
    expect(await page.locator(IMAGE).count()).toBe(1)
    await page.getByAltText('Linked').click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('B page')
  })
})

test('pages reached later have it; an image that cannot load warns and stays', async () => {
  const {page, problems} = await open('/docs/')
  await page.getByRole('link', {name: 'To B', exact: true}).click()
  await enlarge(page, () => page.locator(`${IMAGE}[alt="Another square"]`).click())
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator(OVERLAY).count()).toBe(0)
  await page.getByAltText('Gone').click({force: true})
  await expect.poll(() => problems.join()).toContain('gone.png" cannot be loaded')
  expect(await page.locator(OVERLAY).count()).toBe(0)
})

test('nothing is loaded for a page without images', async () => {
  const requests: string[] = []
  const {page} = await openPage()
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`${served.url}/docs/c`)
  await hydrated(page)
  await page.waitForTimeout(1500)
  expect(requests.filter((url) => url.includes('image-zoom'))).toEqual([])
})

test('an invalid selector is a TypeError that says where to correct it', async () => {
  const broken = await serveSite({...FILES, 'site.config.mjs': config("zoom: {selector: '.markdown ['}")})
  const {page, problems} = await openPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`${broken.url}/docs/`)
  await expect.poll(() => problems.join()).toContain('themeConfig.zoom.selector')
  expect(errors[0]?.name).toBe('TypeError')
})

/** A red image. */
function png(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({length: width}, () => [200, 40, 40]).flat())])
  const pixels = deflateSync(Buffer.concat(Array.from({length: height}, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
