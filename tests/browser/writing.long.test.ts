// What a writer put into a page, as a reader meets it: diagrams, tabs in static HTML, live code, buttons of code blocks.
import type {Page} from 'playwright-core'
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage, styleOf} from '../support/browser.ts'
import {DIAGRAMS} from '../support/diagrams.ts'
import {INLINE_SCRIPT, withFirstRules} from '../support/inline-script.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const STRICT = `default-src 'none'; script-src 'self' ${INLINE_SCRIPT}; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'`

const LONG = Array.from({length: 120}, (_, at) => `Paragraph ${at} of a long page.`).join('\n\n')
const DIAGRAM = '```mermaid\ngraph TD\n  A[Start here] -->|then| B{Is it?}\n  style A fill:#f9f\n```'

interface Opened {
  readonly page: Page
  readonly problems: string[]
  readonly requests: string[]
}

async function open(url: string, policy = STRICT, options: Parameters<typeof openPage>[0] = {}): Promise<Opened> {
  const {page, problems} = await openPage(options)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const allowed = withFirstRules(policy, await response.text())
    return route.fulfill({response, headers: {...response.headers(), 'content-security-policy': allowed}})
  })
  await page.goto(url)
  if (options.javaScriptEnabled !== false) await hydrated(page)
  return {page, problems, requests}
}

describe('a site without code of its own', () => {
  let served: ServedSite
  beforeAll(async () => {
    served = await serveSite({
      'site.config.mjs': configFile(
        "favicon: 'icon.svg', markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid']",
        "docs({remarkPlugins: [['@docusaurus/remark-plugin-npm2yarn', {sync: true}]]})",
      ),
      'docs/index.md': '# Start\n\n[Diagram](diagram.md) :tada:',
      'docs/diagram.md': `# Diagram\n\n${DIAGRAM}\n\n${LONG}\n\n## Below\n\n\`\`\`mermaid\nsequenceDiagram\n  A->>B: Hello\n\`\`\``,
      'docs/wide.md': `# Wide\n\n\`\`\`mermaid\ngraph LR\n${Array.from({length: 14}, (_, at) => `  station${at} --> station${at + 1}`).join('\n')}\n\`\`\``,
      'docs/dates.md': `# Dates\n\n\`\`\`mermaid\ngantt\n  dateFormat YYYY-MM-DD\n  A task :a1, 2026-01-01, 30d\n\`\`\``,
      'docs/bad.md': '# Bad\n\n```mermaid\ngraph TD\n  A --\n```',
      'docs/kinds.md': `# Kinds\n\n${Object.values(DIAGRAMS)
        .map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`)
        .join('\n')}`,
      'docs/text-labels.md': `# Text\n\n${DIAGRAM.replace('graph TD', '%%{init: {"htmlLabels": false, "flowchart": {"htmlLabels": false}}}%%\ngraph TD')}`,
      'docs/mindmap.md': `# Mindmap\n\n\`\`\`mermaid\n${DIAGRAMS.mindmap}\n\`\`\``,
      'docs/component.mdx': `import Mermaid from '@theme/Mermaid'\n\n# Component\n\n<Mermaid value={"pie title Pets\\n  \\"Dogs\\": 3"} />`,
      'docs/tabs.md': '# Tabs\n\n```bash npm2yarn\nnpm install quire-docs\n```\n\n```bash npm2yarn\nnpm start\n```',
      'docs/mdx-tabs.mdx':
        "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\n\n# MDX tabs\n\n<Tabs groupId='npm2yarn'><TabItem value='npm'>With npm</TabItem><TabItem value='pnpm'>With pnpm</TabItem></Tabs>\n\n```bash npm2yarn\nnpm install quire-docs\n```",
      'docs/code.md': `# Code\n\n\`\`\`js title="a.js"\nconst a = '${'long '.repeat(80)}'\n\`\`\`\n\n\`\`\`js\nshort()\n\`\`\``,
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })

  test('a diagram is drawn under a strict policy, with its styles, when the reader comes near', async () => {
    const {page, problems, requests} = await open(`${served.url}/docs/diagram`)
    const svgs = page.locator('.docusaurus-mermaid-container > svg')
    await svgs.first().waitFor()
    await expect.poll(() => svgs.count()).toBe(1)
    await expect.poll(() => svgs.first().getAttribute('aria-label')).toBe('Diagram')
    const fills = await page.locator('svg .node').evaluateAll((nodes) =>
      nodes.map((node) => {
        const shape = node.querySelector('rect, polygon')
        return shape === null ? '' : getComputedStyle(shape).fill
      }),
    )
    // The fill that the source names, and a tint of the site's primary colour.
    expect(fills).toEqual(['rgb(255, 153, 255)', 'rgb(228, 238, 233)'])
    await expect.poll(() => page.getByText('Start here').count()).toBeGreaterThan(0)
    await page.getByRole('heading', {name: 'Below'}).scrollIntoViewIfNeeded()
    await svgs.nth(1).waitFor()
    expect(problems).toEqual([])
    expect(requests.filter((path) => path.includes('/assets/mermaid-')).length).toBeGreaterThan(1)
  })

  test('diagrams of all kinds are drawn, whatever styles they bring, and the page is left as it was', async () => {
    const {page, problems} = await open(`${served.url}/docs/kinds`)
    const faults: string[] = []
    const kinds = Object.keys(DIAGRAMS)
    const container = (kind: string) => page.locator('.docusaurus-mermaid-container').nth(kinds.indexOf(kind))
    const isNative = () =>
      page.evaluate(() =>
        [Element.prototype.setAttribute, Node.prototype.insertBefore, DOMParser.prototype.parseFromString].every(
          (method) => String(method).includes('[native code]'),
        ),
      )
    for (const kind of kinds) {
      await container(kind).scrollIntoViewIfNeeded()
      await container(kind).locator('> svg, .alert').first().waitFor()
      faults.push(...(await container(kind).locator('.alert').allTextContents()).map((text) => `${kind}: ${text}`))
      // While Mermaid may still be at work.
      if (!(await isNative())) faults.push(`${kind}: the page has been patched`)
    }
    expect(faults).toEqual([])
    // An icon's own fill, and text of HTML in a label.
    const fills = await container('architecture')
      .locator('.architecture-service [style]')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill))
    expect(fills).toContain('rgb(8, 126, 191)')
    const bold = container('html labels').locator('.nodeLabel b').first()
    expect(await bold.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 0)')
    // Formulas of sequence diagrams come after the drawing.
    await expect.poll(() => container('maths in sequence').locator('math').count()).toBeGreaterThan(2)
    expect(problems).toEqual([])
  }, 60_000)

  test('the words of a mindmap stand in its shapes', async () => {
    const {page, problems} = await open(`${served.url}/docs/mindmap`)
    const root = page.locator('svg .mindmap-node').first()
    await root.waitFor()
    const [shape, label] = await root.evaluate((node) =>
      ['circle', '.label'].map((part) => {
        const {left, right} = node.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        return {left, right}
      }),
    )
    expect(label?.left).toBeGreaterThan(shape?.left ?? 0)
    expect(label?.right).toBeLessThan(shape?.right ?? 0)
    expect(problems).toEqual([])
  })

  test('a diagram wider than the page stays readable and scrolls, by keyboard as well', async () => {
    const {page, problems} = await open(`${served.url}/docs/wide`)
    const svg = page.locator('.docusaurus-mermaid-container > svg')
    await svg.waitFor()
    const [drawn = 0, natural = 0] = await svg.evaluate((element: SVGSVGElement) => [
      element.getBoundingClientRect().width,
      element.viewBox.baseVal.width,
    ])
    expect(drawn / natural).toBeGreaterThan(0.74)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const container = page.locator('.docusaurus-mermaid-container')
    await expect.poll(() => container.getAttribute('tabindex')).toBe('0')
    await container.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => container.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
    await page.goto(`${served.url}/docs/diagram`)
    await svg.first().waitFor()
    await expect.poll(() => container.first().getAttribute('tabindex')).toBeNull()
    expect(problems).toEqual([])
  })

  test('no line runs through the words that stand on it', async () => {
    const {page} = await open(`${served.url}/docs/diagram`)
    const words = page.locator('.edgeLabel p').first()
    await words.waitFor()
    expect(await words.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)')
    // Labels that are text, where a site asks for them.
    await page.goto(`${served.url}/docs/text-labels`)
    const ground = page.locator('.edgeLabel .background').first()
    await ground.waitFor()
    expect(await ground.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })

  test('a chart of dates is as wide as the page, not as the window', async () => {
    const {page} = await open(`${served.url}/docs/dates`)
    const container = page.locator('.docusaurus-mermaid-container')
    await container.locator(':scope > svg').waitFor()
    expect(await container.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0)
  })

  test('a diagram follows the colour mode', async () => {
    const {page, problems} = await open(`${served.url}/docs/diagram`)
    const label = page.locator(
      '.docusaurus-mermaid-container > svg .nodeLabel, .docusaurus-mermaid-container > svg .node text',
    )
    await label.first().waitFor()
    const colour = () => label.last().evaluate((element) => getComputedStyle(element).fill)
    const light = await colour()
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await expect.poll(colour).not.toBe(light)
    await expect.poll(() => page.locator('.docusaurus-mermaid-container > svg').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('a page reached by a click draws its diagrams, and a page without one loads nothing for them', async () => {
    const {page, problems, requests} = await open(`${served.url}/docs`)
    expect(requests.filter((path) => /mermaid|diagrams/.test(path))).toEqual([])
    await page.getByRole('link', {name: 'Diagram'}).first().click()
    await page.locator('.docusaurus-mermaid-container > svg').first().waitFor()
    expect(problems).toEqual([])
  })

  test('a component is drawn as well', async () => {
    const {page, problems} = await open(`${served.url}/docs/component`)
    await page.locator('.docusaurus-mermaid-container > svg').waitFor()
    await expect.poll(() => page.locator('.docusaurus-mermaid-container > svg').textContent()).toContain('Pets')
    expect(problems).toEqual([])
  })

  test('a diagram with a mistake shows what is wrong and keeps its source', async () => {
    const {page} = await open(`${served.url}/docs/bad`)
    const alert = page.locator('.docusaurus-mermaid-container [role="alert"]')
    await alert.waitFor()
    await expect.poll(() => alert.textContent()).toMatch(/cannot be drawn[\s\S]*Parse error on line 3/)
    await expect.poll(() => page.locator('.docusaurus-mermaid-container pre').isVisible()).toBe(true)
  })

  test('without JavaScript a diagram is its source, and all tabs are shown', async () => {
    const {page} = await open(`${served.url}/docs/diagram`, STRICT, {javaScriptEnabled: false})
    await expect.poll(() => page.locator('.docusaurus-mermaid-container pre').first().isVisible()).toBe(true)
    const other = await open(`${served.url}/docs/tabs`, STRICT, {javaScriptEnabled: false})
    await expect.poll(() => other.page.getByText('pnpm add quire-docs').isVisible()).toBe(true)
  })

  test('tabs in static HTML are chosen by click and by key, all of a group, and remembered', async () => {
    const {page, problems} = await open(`${served.url}/docs/tabs`)
    await page.getByRole('tab', {name: 'pnpm'}).first().click()
    const shown = () => page.getByRole('tabpanel').allTextContents()
    await expect.poll(shown).toEqual(['pnpm add quire-docs', 'pnpm start'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(shown).toEqual(['bun add quire-docs', 'bun start'])
    await page.keyboard.press('Home')
    await page.keyboard.press(' ')
    await expect.poll(shown).toEqual(['npm install quire-docs', 'npm start'])
    await page.getByRole('tab', {name: 'pnpm'}).last().click()
    await page.goto(`${served.url}/docs/mdx-tabs`)
    await hydrated(page)
    // The component and the static tabs belong to one group.
    await expect.poll(shown).toEqual(['With pnpm', 'pnpm add quire-docs'])
    await page.getByRole('tab', {name: 'npm', exact: true}).first().click()
    await expect.poll(shown).toEqual(['With npm', 'npm install quire-docs'])
    expect(problems).toEqual([])
  })

  test('code can be copied and wrapped', async () => {
    const {page, problems} = await open(`${served.url}/docs/code`, STRICT, {
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const [first, second] = [page.locator('.theme-code-block').nth(0), page.locator('.theme-code-block').nth(1)]
    await first.hover()
    const wrap = first.getByRole('button', {name: 'Toggle word wrap'})
    await wrap.click()
    await expect.poll(() => wrap.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => first.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true)
    await second.hover()
    expect(await second.getByRole('button', {name: 'Toggle word wrap'}).isVisible()).toBe(false)
    await second.getByRole('button', {name: 'Copy code to clipboard'}).click()
    await second.getByRole('button', {name: 'Copied'}).waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('short()')
    expect(problems).toEqual([])
  })
})

describe('live code', () => {
  let served: ServedSite
  beforeAll(async () => {
    served = await serveSite({
      'site.config.mjs': configFile(
        "bundler: 'rspack', favicon: 'icon.svg', themes: ['@docusaurus/theme-live-codeblock']",
      ),
      'docs/index.md': '# Start\n\n[Live](live.md)',
      'docs/live.md':
        '# Live\n\n```jsx live\nfunction Greeting() {\n  return <b>{greet("you")}</b>\n}\n```\n\n```jsx live noInline\nrender(<i>{React.version}</i>)\n```',
      'src/theme/ReactLiveScope/index.js':
        "import Scope from '@theme-original/ReactLiveScope'\nexport default {...Scope, greet: (name) => 'Hello ' + name}",
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })

  test('runs, follows what the reader types, and can be reset', async () => {
    const {page, problems, requests} = await open(
      `${served.url}/docs`,
      `style-src 'self'; script-src 'self' ${INLINE_SCRIPT} 'unsafe-eval'`,
    )
    expect(requests.filter((path) => path.includes('live-code'))).toEqual([])
    await page.getByRole('link', {name: 'Live'}).first().click()
    await page.locator('.playgroundPreview b').waitFor()
    expect(await page.locator('.playgroundPreview').allTextContents()).toEqual([
      'Hello you',
      expect.stringMatching(/^19/),
    ])
    const editor = page.locator('.playgroundEditor').first()
    await editor.locator('pre, textarea').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('<u>other</u>')
    await page.locator('.playgroundPreview u').waitFor()
    await page.getByRole('button', {name: 'Reset'}).first().click()
    await page.locator('.playgroundPreview b').waitFor()
    expect(problems).toEqual([])
  })

  test('is made of parts that a site can have itself', async () => {
    const own = await serveSite({
      'site.config.mjs': configFile(
        "bundler: 'rspack', favicon: 'icon.svg', themes: ['@docusaurus/theme-live-codeblock'], themeConfig: {liveCodeBlock: {playgroundPosition: 'top'}}",
      ),
      'docs/index.md': '# Start\n\n```jsx live\n<b>one</b>\n```',
      'src/theme/Playground/Header/index.js':
        "import {usePlayground} from '@docusaurus/theme-live-codeblock/client'\nexport default ({children, buttons}) => <h6 data-reset={typeof usePlayground().reset}>{children}{buttons && ' with buttons'}</h6>",
      'src/theme/LiveCodeBlock.js':
        "import Original from '@theme-original/LiveCodeBlock'\nexport default (props) => <section id='wrapped'><Original {...props} scope={{}} /></section>",
      'src/theme/MDXComponents/Pre.js':
        "import Original from '@theme-original/MDXComponents/Pre'\nexport default (props) => <div className='own-pre'><Original {...props} /></div>",
      // As Docusaurus has it: all props but its own go on.
      'src/theme/MDXComponents/Code.js':
        "import CodeBlock from '@theme/CodeBlock'\nexport default ({built, ...props}) => <div className='own-code' data-live={String(props.live)}><CodeBlock {...props} /></div>",
      'src/theme/CodeBlock/index.js':
        "import Original from '@theme-original/CodeBlock'\nexport default (props) => <div className='own-block'><Original {...props} /></div>",
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const {page} = await open(`${own.url}/docs`, `script-src 'self' ${INLINE_SCRIPT} 'unsafe-eval'`)
    await page.locator('.own-pre .own-code[data-live=true] .own-block #wrapped b').waitFor()
    expect(await page.locator('.own-pre pre').first().isVisible()).toBe(false)
    expect(await page.locator('#wrapped h6').allTextContents()).toEqual(['Result', 'Live Editor with buttons'])
    expect(await page.locator('#wrapped h6').first().getAttribute('data-reset')).toBe('function')
    // The block has no frame and no room of its own any more.
    expect(await styleOf(page, '.live-code', 'display')).toBe('contents')
  })

  test('says so where the policy forbids it, and stays readable', async () => {
    const {page} = await open(`${served.url}/docs/live`)
    await page.getByText('cannot be run here').first().waitFor()
    await expect.poll(() => page.getByText('function Greeting').isVisible()).toBe(true)
  })

  test('is given to an editor of the site with all that one for Docusaurus expects', async () => {
    const own = await serveSite({
      'site.config.mjs': configFile(
        "bundler: 'rspack', favicon: 'icon.svg', themes: ['@docusaurus/theme-live-codeblock']",
      ),
      'docs/index.md': '# Start\n\n```jsx live noInline\nrender(1)\n```',
      'src/theme/Playground/index.js':
        "export default ({children, scope, live, metastring, className}) => <p id='own'>{[children.trim(), typeof scope.useState, live, metastring, className].join(' / ')}</p>",
      'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
    const {page} = await open(`${own.url}/docs`, `script-src 'self' ${INLINE_SCRIPT} 'unsafe-eval'`)
    await expect
      .poll(() => page.locator('#own').textContent())
      .toBe('render(1) / function / true / live noInline / language-jsx')
  })
})
