// Diagrams as vectors: Mermaid, as the site brings it, in a browser that sees nothing but the site's files.
import {readFile} from 'node:fs/promises'
import {dirname, extname, join, normalize, sep} from 'node:path'
import type {Browser} from 'playwright-core'
import type {PageScope} from './page-scope.ts'

const ORIGIN = 'http://book.invalid/'

export interface DiagramOptions {
  /** Of the built site. */
  readonly folder: string
  /** Mermaid's entry below it. */
  readonly library: string
}

/** Images by the sources. What Mermaid refuses is left out. */
export async function drawDiagrams(
  sources: readonly string[],
  browser: Browser,
  {folder, library}: DiagramOptions,
): Promise<ReadonlyMap<string, string>> {
  const page = await browser.newPage()
  try {
    await page.route('**/*', async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname)
      if (path === '/') return route.fulfill({contentType: 'text/html', body: '<!doctype html><div id="here"></div>'})
      const file = normalize(join(folder, path))
      const body = file.startsWith(folder + sep) ? await readFile(file).catch(() => undefined) : undefined
      if (body === undefined) return route.abort()
      return route.fulfill({body, contentType: extname(file) === '.js' ? 'text/javascript' : 'text/plain'})
    })
    await page.goto(ORIGIN)
    const main = `${ORIGIN}${dirname(library)}/mermaid.esm.min.js`
    const images = await page.evaluate(drawAll, {main, sources: [...sources]})
    const drawn = await page.evaluate(toFiles, images)
    return new Map(sources.flatMap((source, at) => (drawn[at] ? [[source, drawn[at]] as const] : [])))
  } finally {
    await page.close()
  }
}

/** Runs in the browser: Mermaid's images; null for what it refuses. */
async function drawAll({main, sources}: {main: string; sources: readonly string[]}): Promise<(string | null)[]> {
  const {default: mermaid} = await import(main)
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'neutral',
    fontFamily: 'Helvetica, Arial, sans-serif',
    // Text of HTML is no part of an image.
    htmlLabels: false,
    flowchart: {htmlLabels: false, useMaxWidth: false},
    deterministicIds: true,
  })
  const images: (string | null)[] = []
  for (const [at, source] of sources.entries()) {
    const drawn = await mermaid.render(`diagram-${at}`, source).catch(() => null)
    images.push(drawn?.svg ?? null)
  }
  return images
}

/** Runs in the browser: makes files of what was part of a page, without what readers of EPUB refuse. */
function toFiles(images: readonly (string | null)[]): (string | null)[] {
  const {DOMParser, XMLSerializer} = globalThis as unknown as PageScope
  const sized = 'svg, rect, image, use, pattern, mask, filter, marker'
  const toFile = (image: string): string | null => {
    const svg = new DOMParser().parseFromString(image, 'text/html').querySelector('svg')
    if (svg === null) return null
    const [, , width = '', height = ''] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/)
    svg.setAttribute('width', width)
    svg.setAttribute('height', height)
    svg.style.removeProperty('max-width')
    svg.setAttribute('role', 'img')
    for (const one of svg.querySelectorAll('[name]')) one.removeAttribute('name')
    for (const name of ['width', 'height']) {
      for (const one of svg.querySelectorAll(`rect:not([${name}])`)) one.setAttribute(name, '0')
      for (const one of svg.querySelectorAll(`[${name}]`)) if (!one.matches(sized)) one.removeAttribute(name)
    }
    return new XMLSerializer().serializeToString(svg)
  }
  return images.map((image) => (image === null ? null : toFile(image)))
}
