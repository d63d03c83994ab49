// Colours of diagrams: what a writer has chosen for one colour mode must be legible in the other.
import {beforeAll, describe, expect, test} from 'vitest'
import {hydrated, openPage} from '../support/browser.ts'
import {type ServedSite, serveSite} from '../support/served-site.ts'
import {configFile} from '../support/site.ts'

const FILLED = `graph TD
  A[Light] --> B[Dark]
  B --> C[Own letters] --> D:::warm
  style A fill:#f9f,stroke:#333
  style B fill:#223
  style C fill:#ffd,color:#900
  classDef warm fill:#ffe0b2`

const CHART = `xychart-beta
  title "Sales"
  x-axis [jan, feb]
  y-axis "Revenue" 0 --> 10
  bar [5, 6]
  line [4, 7]`

const CALLS = `sequenceDiagram
  participant A as Browser
  participant B as Edge
  participant C as Storefront
  participant D as Gateway
  alt in the cache
    A->>C: crosses the line of the edge
  else not in the cache
    A->>C: crosses it too
  end
  A->>D: crosses two lines`

/** Ways in which the author of a diagram may try to run code, or to lead to it. */
const HOSTILE = [
  'graph TD\n  A --> B\n  click A "javascript:window.hit=1"',
  'graph TD\n  A --> B\n  click A href "java\tscript:window.hit=1"',
  'graph TD\n  A --> B\n  click A href "\x01javascript:window.hit=1"',
  'graph TD\n  A["<img src=x onerror=window.hit=1>"] --> B["<script>window.hit=1</script>"]',
  'graph TD\n  A["<a href=\'javascript:window.hit=1\'>x</a>"] --> B["<iframe srcdoc=\'<script>parent.hit=1</script>\'></iframe>"]',
  '%%{init: {"securityLevel": "loose", "secure": []}}%%\ngraph TD\n  A["<img src=x onerror=window.hit=1>"]\n  click A call hit()',
  'sequenceDiagram\n  participant A\n  link A: x @ javascript:window.hit=1\n  A->>A: <svg onload=window.hit=1>',
  'classDiagram\n  class A\n  link A "javascript:window.hit=1" "tip"',
  'gantt\n  dateFormat YYYY-MM-DD\n  x :a1, 2026-01-01, 3d\n  click a1 href "javascript:window.hit=1"',
]

let served: ServedSite

beforeAll(async () => {
  served = await serveSite({
    'site.config.ts': configFile("markdown: {mermaid: true}, themes: ['@docusaurus/theme-mermaid']"),
    'docs/filled.md': `# Filled\n\n\`\`\`mermaid\n${FILLED}\n\`\`\``,
    'docs/hostile.md': `# Hostile\n\n${HOSTILE.map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`).join('\n')}`,
    'docs/calls.md': `# Calls\n\n\`\`\`mermaid\n${CALLS}\n\`\`\``,
    'docs/chart.md': `# Chart\n\n\`\`\`mermaid\n${CHART}\n\`\`\``,
  })
})

const DRAWING = '.docusaurus-mermaid-container > svg'

async function openDrawing(path: string, mode: string) {
  const opened = await openPage()
  await opened.page.goto(`${served.url}${path}?docusaurus-theme=${mode}`)
  await hydrated(opened.page)
  await opened.page.locator(DRAWING).waitFor()
  return opened
}

/** By WCAG 2, of two colours as `rgb(1, 2, 3)` or `#010203`. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const parts = colour.startsWith('#')
      ? colour.match(/[\da-f]{2}/g)?.map((part) => Number.parseInt(part, 16))
      : undefined
    const [r = 0, g = 0, b = 0] = (parts ?? colour.match(/\d+/g)?.map(Number) ?? []).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(['light', 'dark'])('in the %s mode', (mode) => {
  test('labels can be read on fills of the writer, whose own letters stay', async () => {
    const {page, problems} = await openDrawing('/docs/filled', mode)
    const nodes = await page.locator(`${DRAWING} .node`).evaluateAll((found) =>
      found.map((node) => {
        const [shape, label] = [node.querySelector('rect'), node.querySelector('.nodeLabel')]
        if (shape === null || label === null) throw new Error('A node without a rectangle or a label.')
        return {fill: getComputedStyle(shape).fill, letters: getComputedStyle(label).color}
      }),
    )
    expect(nodes).toHaveLength(4)
    for (const {fill, letters} of nodes) expect(contrast(fill, letters), `${letters} on ${fill}`).toBeGreaterThan(4.5)
    expect(nodes[2]?.letters).toBe('rgb(153, 0, 0)')
    expect(problems).toEqual([])
  })

  test('bars stand out from the page, and a line from the bars', async () => {
    const {page} = await openDrawing('/docs/chart', mode)
    const [ground = '', bar = '', line = ''] = await page
      .locator(DRAWING)
      .evaluate((svg) => [
        getComputedStyle(document.documentElement).backgroundColor,
        svg.querySelector('.bar-plot-0 rect')?.getAttribute('fill') ?? '',
        svg.querySelector('.line-plot-1 path')?.getAttribute('stroke') ?? '',
      ])
    expect(contrast(ground, bar), `${bar} on ${ground}`).toBeGreaterThan(3)
    expect(contrast(bar, line), `${line} on ${bar}`).toBeGreaterThan(3)
  })
})

describe.each(['light', 'dark'])('in the %s mode', (mode) => {
  test('words that a line crosses have the colour of the page around them', async () => {
    const {page} = await openDrawing('/docs/calls', mode)
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const labels = await page.locator(`${DRAWING} :is(.messageText, .loopText, .sectionTitle)`).evaluateAll((found) =>
      found
        .flatMap((text) => [text, ...text.querySelectorAll('tspan')])
        .map((text) => {
          const {paintOrder, stroke, strokeWidth} = getComputedStyle(text)
          return `${paintOrder} ${stroke} ${strokeWidth}`
        }),
    )
    expect(labels.length).toBeGreaterThan(5)
    expect(new Set(labels)).toEqual(new Set([`stroke ${ground} 5px`]))
  })
})

test.each([
  [390, [-16], [16]],
  [1280, [], []],
])('a diagram that does not fit into a window of %i pixels has a shadow at the edge', async (width, start, end) => {
  const {page} = await openPage({viewport: {width, height: 800}})
  await page.goto(`${served.url}/docs/calls`)
  await hydrated(page)
  await page.locator(DRAWING).waitFor()
  const container = page.locator('.docusaurus-mermaid-container')
  const shadows = async () => {
    const shadow = await container.evaluate((element) => getComputedStyle(element).boxShadow)
    const offsets = [...shadow.matchAll(/(-?[\d.]+)px \S+ \S+ \S+ inset/g)].map(([, offset]) => Number(offset))
    return offsets.filter((offset) => offset !== 0)
  }
  await expect.poll(shadows).toEqual(start)
  await container.evaluate((element) => {
    element.scrollLeft = element.scrollWidth
  })
  await expect.poll(shadows).toEqual(end)
})

test('a diagram runs no code of its author, and leads to none', async () => {
  const {page} = await openPage()
  await page.goto(`${served.url}/docs/hostile`)
  await hydrated(page)
  const containers = page.locator('.docusaurus-mermaid-container')
  for (let at = 0; at < HOSTILE.length; at += 1) {
    await containers.nth(at).scrollIntoViewIfNeeded()
    await containers.nth(at).locator('> svg, .alert').first().waitFor()
    for (const node of await containers.nth(at).locator('svg a, svg .clickable').all())
      await node.dispatchEvent('click').catch(() => undefined)
  }
  const found = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.docusaurus-mermaid-container > svg *')]
    const attributes = parts.flatMap((part) => [...part.attributes].map(({name, value}) => `${name}=${value}`))
    return {
      hit: 'hit' in window,
      scripts: parts.filter(({nodeName}) => /^(?:script|iframe|object|embed)$/i.test(nodeName)).length,
      active: attributes.filter((one) => /^on|=[\s\S]*(?:java\s*script|vbscript):/i.test(one)),
    }
  })
  expect(found).toEqual({hit: false, scripts: 0, active: []})
  expect(new URL(page.url()).pathname).toBe('/docs/hostile')
})
