// The emitted policy on a real server: pages break none of it, and all that they can do works under it.
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {enlarge, hydrated, openPage} from '../support/browser.ts'
import {builtHandbook} from '../support/handbook.ts'
import {type HostedSite, hostSite} from '../support/nginx.ts'
import {buildSite, configFile} from '../support/site.ts'

interface Watched {
  readonly page: Page
  /** What was against the policy, and whatever else went wrong. */
  readonly faults: string[]
}

async function open(url: string): Promise<Watched> {
  const {page, problems} = await openPage()
  await page.exposeFunction('tellViolation', (text: string) => void problems.push(`violation: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      // Made available by the test a moment before.
      const {tellViolation} = window as unknown as {tellViolation: (text: string) => void}
      tellViolation(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  const response = await page.goto(url)
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
  await hydrated(page)
  return {page, faults: problems}
}

describe('the Handbook', () => {
  let host: HostedSite
  beforeAll(async () => {
    host = await hostSite((await builtHandbook()).outDir)
  })
  afterAll(() => host.close())

  test('breaks nothing of its policy, from page to page', async () => {
    const {page, faults} = await open(host.url)
    for (const path of [
      '/docs/documentation/writing-pages',
      '/docs/documentation/architecture',
      '/blog',
      '/nothing-here',
    ]) {
      const response = await page.goto(host.url + path)
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
      await hydrated(page)
    }
    expect(faults.filter((fault) => !/404/.test(fault))).toEqual([])
  })

  test('allows one inline script, the rules of first paints, and evaluation for its live example alone', async () => {
    const {headers} = await fetch(host.url)
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^']+' 'unsafe-eval'; style-src 'self'(?: 'sha256-[^']+'){1,12};/,
    )
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a site with everything', () => {
  const config = configFile(
    `bundler: 'rspack', markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid', '@docusaurus/theme-live-codeblock'],
    clientModules: ['katex/dist/katex.min.css'], themeConfig: {zoom: {}},
    headTags: [{tagName: 'script', attributes: {}, innerHTML: 'window.fromHead = 1'}, {tagName: 'style', attributes: {}, innerHTML: '.from-head{color:rgb(1, 2, 3)}'}]`,
    "docs({routeBasePath: '/', remarkPlugins: ['remark-math'], rehypePlugins: ['rehype-katex']}), imageZoom(), search({docsRouteBasePath: '/'})",
  ).replace(
    'import',
    "import {imageZoom} from 'quire-docs/plugins/image-zoom'\nimport {search} from 'quire-docs/plugins/search'\nimport",
  )
  const PICTURE =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#c00"/></svg>'
  const FILES = {
    'site.config.mjs': config,
    'docs/index.md': `---\nslug: /\n---\n\n# Start\n\n[Live](live.md) [Formula](formula.md)\n\n![Red](./red.svg)\n\n<p class="from-head">Coloured</p>\n`,
    'docs/red.svg': PICTURE,
    'docs/diagram.md': '# Diagram\n\n```mermaid\ngraph TD\n  A[Start here] --> B\n  style A fill:#f9f\n```\n',
    'docs/live.md': '# Live\n\n```jsx live\nfunction Greeting() {\n  return <b>Hello</b>\n}\n```\n',
    'docs/formula.md': '# Formula\n\n$\\frac{a}{b}$\n',
    'docs/tabs.mdx':
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# Tabs\n\n<Tabs><TabItem value='a' label='Leaf'>Green.</TabItem><TabItem value='b' label='Root'>Brown.</TabItem></Tabs>\n",
  }
  let host: HostedSite
  beforeAll(async () => {
    const built = await buildSite(FILES)
    if (built.errors.length > 0) throw new Error(built.errors.join('\n'))
    host = await hostSite(built.report.outDir)
  })
  afterAll(() => host.close())

  test('has a policy that names what its pages need, and no more', async () => {
    const policy = (await fetch(host.url)).headers.get('content-security-policy') ?? ''
    const sources = (name: string) =>
      policy
        .split('; ')
        .find((one) => one.startsWith(`${name} `))
        ?.split(' ')
        .slice(1)
    expect(sources('script-src')).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      expect.stringMatching(/^'sha256-/),
      "'unsafe-eval'",
    ])
    // That of the configuration's, and those of the rules for first paints.
    const [own, ...hashes] = sources('style-src') ?? []
    expect(own).toBe("'self'")
    expect(hashes.length).toBeGreaterThan(1)
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-/)
    expect(sources('style-src-attr')).toEqual(["'unsafe-inline'"])
  })

  test('works: inline tags, formulas, tabs, diagrams, live code, zoom, search', async () => {
    const {page, faults} = await open(host.url)
    expect(await page.evaluate(() => (window as unknown as {fromHead?: number}).fromHead)).toBe(1)
    expect(await page.locator('.from-head').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)')
    await enlarge(page, () => page.locator('.markdown img.medium-zoom-image').click())
    await page.keyboard.press('Escape')
    await page.locator('.medium-zoom-overlay').waitFor({state: 'detached'})
    // From page to page, under the policy of the first.
    await page.getByRole('link', {name: 'Formula'}).first().click()
    await page.locator('.katex .vlist').first().waitFor()
    await page.getByRole('link', {name: 'Live'}).first().click()
    await page.locator('.playgroundPreview b').waitFor()
    await page.getByRole('link', {name: 'Tabs'}).first().click()
    await page.getByRole('tab', {name: 'Root'}).click()
    await page.getByText('Brown.').filter({visible: true}).waitFor()
    await page.getByRole('link', {name: 'Diagram'}).first().click()
    await page.locator('.docusaurus-mermaid-container > svg').waitFor()
    const box = page.locator('input[name=q]').first()
    await box.click()
    await box.fill('formula')
    await expect
      .poll(async () => [...faults, await page.locator('form[role=search]').first().innerHTML()].join(' '))
      .toContain('role="option"')
    expect(faults).toEqual([])
  })
})
