// Jumps to a place on a page: where the place must be once the page is at rest, however it was asked for.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage, type RecordedPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const prose = (count: number): string =>
  Array.from({length: count}, (_, at) => `Paragraph ${at}, with words enough to need two lines on a telephone.`).join(
    '\n\n',
  )

const POINTS = Array.from({length: 14}, (_, at) => `## Point ${at + 1}\n\n${prose(6)}`).join('\n\n')

const HIDDEN = `import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

# Hidden places

[closed](#in-details) [other tab](#in-tab) [deep](#deep) [umlaut](#schöne-größe)

${prose(20)}

## Schöne Größe

${prose(20)}

<details>
<summary>Closed</summary>

### In details

${prose(4)}

</details>

<Tabs>
<TabItem value="one">

${prose(12)}

</TabItem>
<TabItem value="two">

${prose(3)}

### In tab

<details>
<summary>Inner</summary>

${prose(3)}

#### Deep

Found.

</details>

</TabItem>
</Tabs>

${prose(30)}
`

const PLACES = ['in-details', 'in-tab', 'deep', 'schöne-größe']
const LINKS: Readonly<Record<string, string>> = {
  'in-details': 'closed',
  'in-tab': 'other tab',
  deep: 'deep',
  'schöne-größe': 'umlaut',
}

let served: ServedSite

beforeAll(async () => {
  const targets = PLACES.map((id) => `[${LINKS[id]}](./hidden.mdx#${id})`).join(' ')
  served = await serveSite({
    'site.config.ts': configFile("themeConfig: {navbar: {title: 'Test'}}"),
    'docs/points.md': `# Points\n\n${POINTS}`,
    'docs/hidden.mdx': HIDDEN,
    'docs/start.md': `# Start\n\n${targets}\n\n${prose(30)}`,
    'docs/plain.md': `# Plain\n\n${prose(9)}\n\n<details><summary>More</summary>\n\n<h3 id="more">More</h3>\n\n${prose(9)}\n\n</details>\n`,
  })
})

interface Device {
  readonly width: number
  /** How many times slower than this machine. */
  readonly slowdown?: number
}

async function open(path: string, {width, slowdown = 1}: Device): Promise<RecordedPage> {
  const opened = await openPage({viewport: {width, height: 800}, hasTouch: width < 997})
  const session = await opened.page.context().newCDPSession(opened.page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
  await opened.page.goto(served.url + path)
  await hydrated(opened.page)
  return opened
}

/** Keeps the client from taking over the next document until the function that it gives is called. */
async function holdClient(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.unroute('**/_routes/shared/**')
  await page.route('**/_routes/shared/**', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** Pixels between the upper edge of a place and that of the window; a text when the place is not to be seen at all. */
const distance = (page: Page, id: string): Promise<number | string> =>
  page.evaluate((wanted) => {
    const place = document.getElementById(wanted)
    return place?.checkVisibility() ? Math.round(place.getBoundingClientRect().top) : 'hidden'
  }, id)

/** The place is below the navbar, and still is when all that moves has come to rest. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const belowNavbar = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  )
  await expect.poll(() => distance(page, id), {message: `#${id}`}).toBe(belowNavbar)
  await page.waitForTimeout(600)
  expect(await distance(page, id), `#${id}, at rest`).toBe(belowNavbar)
}

describe('the table of contents that opens', () => {
  const press = {
    mouse: (page: Page, name: string) => page.getByRole('link', {name, exact: true}).click({delay: 150}),
    touch: (page: Page, name: string) => page.getByRole('link', {name, exact: true}).tap(),
    keyboard: (page: Page, name: string) => page.getByRole('link', {name, exact: true}).press('Enter'),
  }

  test.each([
    {name: 'mouse', act: press.mouse, slowdown: 1},
    {name: 'mouse', act: press.mouse, slowdown: 6},
    {name: 'touch', act: press.touch, slowdown: 6},
    {name: 'keyboard', act: press.keyboard, slowdown: 1},
  ])('leads to a heading by $name, $slowdown times slower', async ({act, slowdown}) => {
    const {page, problems} = await open('/docs/points', {width: 390, slowdown})
    await page.getByRole('button', {name: 'On this page'}).click()
    await act(page, 'Point 12')
    await expectAtTop(page, 'point-12')
    await page.getByRole('button', {name: 'On this page'}).click()
    await act(page, 'Point 3')
    await expectAtTop(page, 'point-3')
    expect(problems).toEqual([])
  })

  test('does not scroll inside of itself while it opens', async () => {
    const {page} = await open('/docs/points', {width: 390})
    const scrolled = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.tocCollapsibleButton')?.click()
      let most = 0
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame)
        document.querySelector('.tocCollapsible a[href="#point-14"]')?.scrollIntoView({block: 'nearest'})
        most = Math.max(most, document.querySelector('.tocCollapsibleContent')?.scrollTop ?? 0)
      }
      return most
    })
    expect(scrolled).toBe(0)
  })

  test('is closed before the browser scrolls, so that nothing moves afterwards where browsers do not make up for it', async () => {
    const {page} = await open('/docs/points', {width: 390})
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await page.getByRole('button', {name: 'On this page'}).click()
    await page.getByRole('link', {name: 'Point 5', exact: true}).click()
    await expectAtTop(page, 'point-5')
  })
})

describe.each([
  {device: {width: 390}, places: PLACES},
  {device: {width: 1280, slowdown: 6}, places: ['deep']},
])('at $device.width px, a place that is closed', ({device, places}) => {
  test.each(places)('#%s opens for a link of the page', async (id) => {
    const {page, problems} = await open('/docs/hidden', device)
    await page.getByRole('link', {name: LINKS[id] ?? '', exact: true}).click()
    await expectAtTop(page, id)
    expect(problems).toEqual([])
  })

  test.each(places)('#%s opens for a link of another page, and on the way forward again', async (id) => {
    const {page, problems} = await open('/docs/start', device)
    await page.getByRole('link', {name: LINKS[id] ?? '', exact: true}).click()
    await page.getByRole('heading', {name: 'Hidden places'}).waitFor()
    await expectAtTop(page, id)
    await page.goBack()
    await page.getByRole('heading', {name: 'Start', exact: true}).waitFor()
    await page.goForward()
    await page.getByRole('heading', {name: 'Hidden places'}).waitFor()
    await expectAtTop(page, id)
    expect(problems).toEqual([])
  })

  test.each(places)('#%s opens for the first URL, and a reload keeps where the reader went from it', async (id) => {
    const {page, problems} = await open(`/docs/hidden#${encodeURIComponent(id)}`, device)
    await expectAtTop(page, id)
    const place = await page.evaluate(() => {
      window.scrollBy(0, 200)
      return window.scrollY
    })
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    expect(problems).toEqual([])
  })

  test('is reached also where the browser has opened it already, and so is where the reader was before a reload', async () => {
    const {page, problems} = await openPage({viewport: {width: device.width, height: 800}})
    // Whether a browser opens it by itself, when, and where it scrolls then is up to it: here before the client runs.
    const openEarly = async (load: () => Promise<unknown>, y: 'start' | 'fragment') => {
      const release = await holdClient(page)
      await load()
      await page.evaluate((to) => {
        for (const details of document.querySelectorAll('details')) details.open = true
        document.getElementById('in-details')?.scrollIntoView({behavior: 'instant'})
        if (to === 'start') window.scrollTo({top: 0, behavior: 'instant'})
      }, y)
      release()
      await hydrated(page)
    }
    await openEarly(() => page.goto(`${served.url}/docs/hidden#in-details`), 'start')
    await expectAtTop(page, 'in-details')
    const place = await page.evaluate(() => {
      window.scrollBy(0, 200)
      return window.scrollY
    })
    await openEarly(() => page.reload(), 'fragment')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
    expect(problems).toEqual([])
  })

  test('in plain Markdown opens as well', async () => {
    const {page} = await open('/docs/plain', device)
    await page.evaluate(() => window.location.assign('#more'))
    await expect.poll(() => distance(page, 'more')).toBeTypeOf('number')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

test('details that were opened before the client took over stay open', async () => {
  const {page, problems} = await openPage()
  const release = await holdClient(page)
  await page.goto(`${served.url}/docs/hidden`, {waitUntil: 'commit'})
  await page.getByText('Closed', {exact: true}).click()
  release()
  await hydrated(page)
  expect(await page.locator('#in-details').isVisible()).toBe(true)
  expect(problems).toEqual([])
})
