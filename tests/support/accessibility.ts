// axe-core in a page of the test browser.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  readonly run: (
    place: string | Document,
    options: object,
  ) => Promise<{
    readonly violations: readonly {readonly id: string; readonly nodes: readonly {readonly html: string}[]}[]
  }>
}

/** Rules that the page breaks, each with the first element that does; `within` is a selector of the part to look at. */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (place) => {
    // Defined by the script above.
    const {axe} = window as unknown as {axe: Axe}
    // Colours on their way from one mode to the other are nobody's.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({finished}) => finished))
    // Nobody reads details of what passes, and no rule that is on reads the text of style sheets.
    const {violations} = await axe.run(place ?? document, {resultTypes: ['violations'], preload: false})
    return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)
  }, within)
}
