// What a writer sees in the browser while `quire start` runs: each change in place, and each mistake.
import type {Page, Route} from 'playwright-core'
import {expect, onTestFinished, test} from 'vitest'
import type {StartOptions} from '../../src/node/api-types.ts'
import type {Diagnostic} from '../../src/shared/diagnostics.ts'
import {hydrated, openPage} from '../support/browser.ts'
import {program} from '../support/program.ts'
import {configFile, createSite, type FileMap} from '../support/site.ts'

async function startSite(files: FileMap, options: StartOptions = {}) {
  const site = createSite(files)
  const {start} = await program()
  const server = await start({siteDir: site.dir, port: 0, host: '127.0.0.1', ...options})
  onTestFinished(() => server.close())
  return {site, url: server.url}
}

const CONFIG = {'site.config.mjs': configFile()}
const WAIT = {timeout: 60_000}

/** Tells later whether the document is still the one that was opened. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
  await page.evaluate(() => {
    Object.assign(window, {isFirst: true})
  })
}

const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window)

test('a saved text is shown in place: scroll position, open details and what is written stay', async () => {
  const filler = 'A paragraph that makes the page long.\n\n'.repeat(80)
  const text = (end: string) =>
    `# A\n\nFirst.\n\n<details><summary>More</summary>Inside.</details>\n\n<input id="own" aria-label="Own">\n\n${filler}The end is ${end}.\n`
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': text('old')})
  const {page, problems} = await openPage()
  await open(page, `${url}docs/a`)
  await page.getByText('More').click()
  await page.getByLabel('Own').fill('written')
  await page.getByText('The end is old.').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(0)
  site.write('docs/a.md', text('new'))
  await page.getByText('The end is new.').waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await page.locator('details').evaluate((one: HTMLDetailsElement) => one.open)).toBe(true)
  expect(await page.getByLabel('Own').inputValue()).toBe('written')
  expect(await isFirst(page)).toBe(true)
  expect(problems).toEqual([])
})

test('components of a page keep their state while its text changes, and the sidebar follows', async () => {
  const text = (end: string, title = 'A') =>
    `---\ntitle: ${title}\n---\n\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\nFirst.\n\n<Tabs><TabItem value="one">One.</TabItem><TabItem value="two">Two.</TabItem></Tabs>\n\nThe end is ${end}.\n`
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# Bee\n', 'docs/b.mdx': text('old')})
  const {page, problems} = await openPage()
  await open(page, `${url}docs/b`)
  await page.getByRole('tab', {name: 'two'}).click()
  site.write('docs/b.mdx', text('new'))
  await page.getByText('The end is new.').waitFor()
  expect(await page.getByRole('tab', {name: 'two'}).getAttribute('aria-selected')).toBe('true')
  site.write('docs/b.mdx', text('new', 'Renamed'))
  await page.getByRole('heading', {name: 'Renamed'}).waitFor()
  await page.getByRole('navigation').getByRole('link', {name: 'Renamed'}).first().waitFor()
  expect(await page.getByRole('tab', {name: 'two'}).getAttribute('aria-selected')).toBe('true')
  expect(await isFirst(page)).toBe(true)
  site.write('docs/c.md', '# Cee\n')
  await page.getByRole('link', {name: 'Cee'}).first().waitFor()
  site.remove('docs/a.md')
  await expect.poll(() => page.getByRole('link', {name: 'Bee'}).count(), WAIT).toBe(0)
  expect(problems).toEqual([])
})

test('new, renamed and deleted pages, and another configuration, are shown without loading the page again', async () => {
  const config = (title: string, label: string) =>
    configFile(
      `themeConfig: {navbar: {title: '${title}', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: '${label}'}]}}`,
    )
  const filler = 'A paragraph that makes the page long.\n\n'.repeat(80)
  const {site, url} = await startSite({
    'site.config.mjs': config('Before', 'Guide'),
    'docs/b.md': `---\ntags: [one]\n---\n\n# Bee\n\nFirst.\n\n<input id="own" aria-label="Own">\n\n${filler}The end.\n`,
    'docs/c.md': '# Cee\n',
  })
  const {page, problems} = await openPage()
  await open(page, `${url}docs/b`)
  await page.getByLabel('Own').fill('written')
  await page.getByText('The end.').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  const sidebar = page.locator('.theme-doc-sidebar-menu')
  const links = () => sidebar.getByRole('link').allTextContents()
  expect(await links()).toEqual(['Bee', 'Cee'])
  // The sidebar's first page is where the navigation bar leads to.
  site.write('docs/a.md', '# Aye\n')
  await expect.poll(links, WAIT).toEqual(['Aye', 'Bee', 'Cee'])
  expect(await page.getByRole('link', {name: 'Guide'}).first().getAttribute('href')).toBe('/docs/a')
  site.remove('docs/c.md').write('docs/d.md', '# Dee\n')
  await expect.poll(links, WAIT).toEqual(['Aye', 'Bee', 'Dee'])
  site.remove('docs/a.md')
  await expect.poll(links, WAIT).toEqual(['Bee', 'Dee'])
  site.write('site.config.mjs', config('After', 'Manual'))
  await page.getByRole('link', {name: 'Manual'}).first().waitFor()
  await page.getByText('After', {exact: true}).first().waitFor()
  await expect.poll(() => page.title(), WAIT).toContain('Bee')
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await page.getByLabel('Own').inputValue()).toBe('written')
  expect(await isFirst(page)).toBe(true)
  // What all documents have in common comes with the next one.
  site.write('site.config.mjs', configFile("favicon: 'img/own.svg'"))
  await expect.poll(() => page.locator('link[rel="icon"]').getAttribute('href'), WAIT).toBe('/img/own.svg')
  expect(problems.filter((problem) => !problem.includes('own.svg'))).toEqual([])
})

test('a branch of a large sidebar that the reader has opened follows new pages', async () => {
  const many = Array.from({length: 260}, (_, at): [string, string] => [`docs/two/p${at}.md`, `# Page ${at}\n`])
  const {site, url} = await startSite({
    ...CONFIG,
    ...Object.fromEntries(many),
    'docs/a.md': '# A\n',
    'docs/one/first.md': '# First\n',
  })
  const {page, problems} = await openPage()
  await open(page, `${url}docs/a`)
  await page.getByRole('button', {name: /one/}).click()
  await page.getByRole('link', {name: 'First', exact: true}).waitFor()
  site.write('docs/one/second.md', '# Second\n')
  await page.getByRole('link', {name: 'Second', exact: true}).first().waitFor(WAIT)
  expect(await isFirst(page)).toBe(true)
  expect(problems).toEqual([])
})

test('a change that comes while the server cannot be reached is shown with the next one', async () => {
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# A\n\nFirst.\n\nOne.\n'})
  const {page, problems} = await openPage()
  await open(page, `${url}docs/a`)
  const refused: string[] = []
  const refuse = (route: Route) => {
    refused.push(new URL(route.request().url()).pathname)
    return route.abort()
  }
  await page.route('**/docs/a', refuse)
  await page.route('**/_routes/**', refuse)
  site.write('docs/b.md', '# Bee\n')
  // It is asked for when all else has failed.
  await expect.poll(() => refused, WAIT).toContain('/docs/a')
  await page.unroute('**/docs/a')
  await page.unroute('**/_routes/**')
  site.write('docs/a.md', '# A\n\nFirst.\n\nTwo.\n')
  await page.getByText('Two.').waitFor(WAIT)
  await page.getByRole('link', {name: 'Bee'}).first().waitFor(WAIT)
  expect(await isFirst(page)).toBe(true)
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([])
})

test('another page that was open before is shown as it is now, and a deleted one is not found', async () => {
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# A\n', 'docs/b.md': '# Bee\n\nFirst.\n\nBefore.\n'})
  const {page} = await openPage()
  await open(page, `${url}docs/a`)
  await page.getByRole('link', {name: 'Bee'}).first().click()
  await page.getByText('Before.').waitFor()
  await page.goBack()
  site.write('docs/b.md', '# Bee\n\nFirst.\n\nAfter.\n')
  await expect.poll(async () => (await (await fetch(`${url}docs/b`)).text()).includes('After.'), WAIT).toBe(true)
  await page.getByRole('link', {name: 'Bee'}).first().click()
  await page.getByText('After.').waitFor()
  expect(await isFirst(page)).toBe(true)
  site.remove('docs/b.md')
  await page.getByRole('heading', {name: 'Page Not Found'}).waitFor()
})

test('style sheets are exchanged, and components and the configuration are followed', async () => {
  const config = (title: string) =>
    configFile(`themeConfig: {navbar: {title: '${title}'}}, clientModules: ['./own.css'], bundler: 'rspack'`)
  const {site, url} = await startSite({
    'site.config.mjs': config('Before'),
    'docs/a.md': '# A\n',
    'own.css': 'body {--own: 1}\n',
    'src/theme/Footer.jsx': 'export default () => <footer>Footer one</footer>\n',
  })
  const {page} = await openPage()
  await open(page, `${url}docs/a`)
  site.write('own.css', 'body {--own: 2}\n')
  const own = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--own').trim())
  await expect.poll(own, WAIT).toBe('2')
  expect(await isFirst(page)).toBe(true)
  site.write('src/theme/Footer.jsx', 'export default () => <footer>Footer two</footer>\n')
  await page.getByText('Footer two').waitFor()
  site.write('site.config.mjs', config('After'))
  await page.getByText('After').first().waitFor()
})

test('errors are shown in the page, all at once, can be closed, and go when they are corrected', async () => {
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# A\n', 'docs/b.mdx': '# B\n', 'docs/c.mdx': '# C\n'})
  const {page} = await openPage()
  await page.goto(`${url}docs/a`)
  const overlay = page.getByRole('alert')
  site.write('docs/b.mdx', '# B\n\n<Missing />\n').write('docs/c.mdx', '# C\n\n{window.gone}\n\n<b>\n')
  await overlay.getByRole('heading', {name: '2 errors', exact: true}).waitFor(WAIT)
  expect(await overlay.locator('pre').first().textContent()).toMatch(/docs\/b\.mdx:3:2[\s\S]*<Missing \/>[\s\S]*hint:/)
  await overlay.getByRole('button', {name: 'Close'}).click()
  expect(await overlay.count()).toBe(0)
  site.write('site.config.mjs', 'export default {\n')
  await overlay.getByRole('heading', {name: /^Shown as it was before: \d errors?$/}).waitFor(WAIT)
  expect(await page.getByRole('heading', {name: 'A', level: 1}).count()).toBe(1)
  site.write('site.config.mjs', configFile()).write('docs/b.mdx', '# B\n\nRight.\n').write('docs/c.mdx', '# C\n')
  await expect.poll(() => overlay.count(), WAIT).toBe(0)
})

test('a site that cannot be shown at first appears when it can', async () => {
  const {site, url} = await startSite({'site.config.mjs': 'export default {\n', 'docs/a.md': '# A\n\nNow there.\n'})
  const {page} = await openPage()
  await page.goto(`${url}docs/a`)
  await page.getByRole('heading', {name: 'Not built yet'}).waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('site.config.mjs:')
  site.write('site.config.mjs', configFile())
  await page.getByText('Now there.').waitFor(WAIT)
})

test('the page follows the text that is written, where the writer wants it', async () => {
  const text = (end: string) => `# Bee\n\nFirst.\n\n${end}\n`
  const {site, url} = await startSite({...CONFIG, 'docs/a.md': '# A\n', 'docs/b.md': text('Before.')}, {follow: true})
  const {page} = await openPage()
  await open(page, `${url}docs/a`)
  site.write('docs/b.md', text('After.'))
  await page.getByText('After.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/docs/b')
  expect(await isFirst(page)).toBe(true)
})

test.each(['webpack', 'rspack'])('components keep their state when they are saved, with %s', async (bundler) => {
  const counter = (label: string, more = '') =>
    `import {useState} from 'react'\n${more}export default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>\n}\n`
  const footer = (text: string) =>
    `import {useState} from 'react'\nexport default function Footer() {\n  const [isOn, setOn] = useState(false)\n  return <footer><button onClick={() => setOn(!isOn)}>${text} {String(isOn)}</button></footer>\n}\n`
  const {site, url} = await startSite({
    'site.config.mjs': configFile(`bundler: '${bundler}'`),
    'docs/a.mdx': "import Counter from '@site/src/components/Counter'\n\n# A\n\n<Counter />\n",
    'src/components/Counter.tsx': counter('Count'),
    'src/theme/Footer.jsx': footer('Footer'),
  })
  const {page, problems} = await openPage()
  await open(page, `${url}docs/a`)
  await page.getByRole('button', {name: 'Count 0'}).click()
  await page.getByRole('button', {name: 'Footer false'}).click()
  site.write('src/components/Counter.tsx', counter('Clicks'))
  await page.getByRole('button', {name: 'Clicks 1'}).waitFor(WAIT)
  site.write('src/theme/Footer.jsx', footer('End'))
  await page.getByRole('button', {name: 'End true'}).waitFor(WAIT)
  expect(await page.getByRole('button', {name: 'Clicks 1'}).count()).toBe(1)
  expect(await isFirst(page)).toBe(true)
  expect(problems).toEqual([])
  expect(await (await fetch(`${url}docs/a`)).text()).toContain('Clicks')
  // Not all of its exports are components: the page is loaded again.
  site.write('src/components/Counter.tsx', counter('Third', 'export const limit = 3\n'))
  await page.getByRole('button', {name: 'Third 0'}).waitFor(WAIT)
  expect(await isFirst(page)).toBe(false)
})

test('a mistake in a component is shown above the page, which keeps its state until it is corrected', async () => {
  const counter = (label: string, more = '') =>
    `import {useState} from 'react'\n\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n${more}  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>\n}\n`
  const {site, url} = await startSite({
    'site.config.mjs': configFile("bundler: 'rspack'"),
    'docs/a.mdx':
      'import Counter from \'@site/src/components/Counter\'\n\n# A\n\n<input id="own" aria-label="Own" />\n\n<Counter />\n',
    'src/components/Counter.jsx': counter('Count'),
  })
  const {page} = await openPage()
  await open(page, `${url}docs/a`)
  const overlay = page.getByRole('alert')
  await page.getByLabel('Own').fill('written')
  await page.getByRole('button', {name: 'Count 0'}).click()
  // Of the bundler.
  site.write('src/components/Counter.jsx', counter('Next', '  const = 1\n'))
  await overlay.getByRole('heading', {name: 'Shown as it was before: 1 error'}).waitFor(WAIT)
  expect(await overlay.locator('pre').textContent()).toMatch(
    /src\/components\/Counter\.jsx:5:\d+[\s\S]*5 \| {3}const = 1/,
  )
  expect(await page.getByRole('button', {name: 'Count 1'}).count()).toBe(1)
  site.write('src/components/Counter.jsx', counter('Next'))
  await page.getByRole('button', {name: 'Next 1'}).waitFor(WAIT)
  await expect.poll(() => overlay.count(), WAIT).toBe(0)
  // Of the component while it is rendered.
  site.write('src/components/Counter.jsx', counter('Last', "  if (count >= 0) throw new Error('Not today')\n"))
  await overlay.getByText('Not today').waitFor(WAIT)
  expect(await overlay.locator('pre').textContent()).toMatch(/Counter\.jsx/)
  site.write('src/components/Counter.jsx', counter('Last'))
  await page.getByRole('button', {name: 'Last 0'}).waitFor(WAIT)
  await expect.poll(() => overlay.count(), WAIT).toBe(0)
  expect(await isFirst(page)).toBe(true)
})

test.each(['webpack', 'rspack'])(
  'what modules lack is shown with its place in the page and in the terminal, with %s',
  async (bundler) => {
    const counter = (label: string, imports = '') =>
      `import {useState} from 'react'\n${imports}\nexport default function Counter() {\n  const [count, setCount] = useState(0)\n  return <button onClick={() => setCount(count + 1)}>${label} {count}</button>\n}\n`
    const told: string[] = []
    const {site, url} = await startSite(
      {
        'site.config.mjs': configFile(`bundler: '${bundler}'`),
        'docs/a.mdx': "import Counter from '@site/src/components/Counter'\n\n# A\n\n<Counter />\n",
        'src/components/Counter.jsx': counter('Count'),
        'src/components/data.json': '{"a": 1}\n',
      },
      {onEvent: (event) => void (event.kind === 'findings' && told.push(...event.findings.map(toPlace)))},
    )
    const {page} = await openPage()
    await open(page, `${url}docs/a`)
    await page.getByRole('button', {name: 'Count 0'}).click()
    const overlay = page.getByRole('alert')
    site.write('src/components/Counter.jsx', counter('Next', "import {label} from './labels'\n"))
    await overlay.getByText('The import "./labels" does not resolve.').waitFor(WAIT)
    expect(await overlay.locator('pre').textContent()).toMatch(
      /src\/components\/Counter\.jsx:2:\d+[\s\S]*2 \| import \{label\} from '\.\/labels'/,
    )
    expect(told.at(-1)).toMatch(/^error bundle\/unresolved-import src\/components\/Counter\.jsx:2/)
    expect(await page.getByRole('button', {name: 'Count 1'}).count()).toBe(1)
    site
      .write('src/components/labels.ts', 'export type Label = number\nexport const label: Label = 1\n')
      // A type that is exported again looks like a name that is missing, and is none.
      .write('src/components/more.ts', "import {label, Label} from './labels'\nexport {label, Label}\n")
      .write(
        'src/components/Counter.jsx',
        counter('Next', "import {labell} from './labels'\nimport './more'\nlabell?.()\n"),
      )
    // The page goes on, as with Docusaurus.
    await page.getByRole('button', {name: /^Next \d$/}).waitFor(WAIT)
    await expect.poll(() => told.at(-1), WAIT).toBe('warning bundle/missing-export src/components/Counter.jsx:2')
    expect(await overlay.count()).toBe(0)
    site
      .write('src/components/Counter.jsx', counter('Next', "import data from './data.json'\nexport {data}\n"))
      .write('src/components/data.json', '{"a": 1,\n "b" 2}\n')
    await overlay.getByText('Expected ":" in JSON but found "2"').waitFor(WAIT)
    expect(await overlay.textContent()).toContain('src/components/data.json:2:6')
    expect(told.at(-1)).toMatch(/^error bundle\/failed src\/components\/data\.json:2/)
    expect(await page.getByRole('button', {name: /^Next \d$/}).count()).toBe(1)
    site
      .write('src/components/Counter.jsx', counter('Next', "import './counter.css'\n"))
      .write('src/components/counter.css', 'a {color: red}\nb {color: {}\n}}\n')
    await overlay.getByText(/src\/components\/counter\.css:2/).waitFor(WAIT)
    expect(told.at(-1)).toMatch(/^error bundle\/failed src\/components\/counter\.css:2/)
    site.write('src/components/counter.css', 'a {color: red}\n')
    await page.getByRole('button', {name: /^Next \d$/}).waitFor(WAIT)
    await expect.poll(() => overlay.count(), WAIT).toBe(0)
  },
)

const toPlace = ({level, code, location}: Diagnostic): string =>
  `${level} ${code} ${location?.sourcePath}:${location?.line}`
