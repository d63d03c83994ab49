// The Handbook's diagrams, as Mermaid reads them in a browser: each is understood, and has its title for screen readers.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Code} from 'mdast'
import {visit} from 'unist-util-visit'
import {expect, test} from 'vitest'
import {readDocuments} from '../../scripts/handbook/documents.ts'
import config from '../../site.config.ts'
import {openPage} from '../support/browser.ts'
import {TEXT_FONT} from '../support/fonts.ts'

interface Diagram {
  readonly place: string
  readonly text: string
}

/** What the script below defines. */
interface MermaidWindow {
  readonly mermaid: {
    readonly initialize: (options: Readonly<Record<string, unknown>>) => void
    readonly render: (id: string, text: string) => Promise<{svg: string}>
  }
}

function findDiagrams(): Diagram[] {
  return readDocuments().flatMap(({path, tree}) => {
    const diagrams: Diagram[] = []
    visit(tree, 'code', ({lang, value, position}: Code) => {
      if (lang === 'mermaid') diagrams.push({place: `${path}:${position?.start.line}`, text: value})
    })
    return diagrams
  })
}

/** At three quarters of its size, the least, a drawing of this width fits beside sidebar and table of contents: in a wide
 * font, which is loaded here, as fonts differ from machine to machine. */
const WIDEST = 1000

test('every diagram is drawn, with its title in the drawing, and fits into a page', async () => {
  const diagrams = findDiagrams()
  expect(diagrams.length).toBeGreaterThan(20)
  const {page} = await openPage()
  await page.addScriptTag({
    content: readFileSync(createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'), 'utf8'),
  })
  await page.evaluate(
    async ([family, font]) =>
      document.fonts.add(await new FontFace(family, `url(data:font/ttf;base64,${font})`).load()),
    [TEXT_FONT.family, readFileSync(TEXT_FONT.file, 'base64')] as const,
  )
  const options = {...config.themeConfig?.mermaid?.options, fontFamily: TEXT_FONT.family, startOnLoad: false}
  const draw = async ({
    all,
    options,
    widest,
  }: {
    all: readonly Diagram[]
    options: Readonly<Record<string, unknown>>
    widest: number
  }) => {
    const {mermaid} = window as unknown as MermaidWindow
    mermaid.initialize(options)
    const found: string[] = []
    for (const [at, {place, text}] of all.entries())
      await mermaid.render(`diagram-${at}`, text).then(
        ({svg}) => {
          if (!/<title[^>]*>[^<]/.test(svg)) found.push(`${place} the drawing has no title`)
          const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
          if (!(width <= widest)) found.push(`${place} the drawing is ${width} wide. Let it run from top to bottom.`)
        },
        (error: unknown) => found.push(`${place} ${String(error)}`),
      )
    return found
  }
  const faults = await page.evaluate(draw, {all: diagrams, options, widest: WIDEST})
  expect(faults).toEqual([])
})
