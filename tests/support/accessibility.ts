// axe-core in a page of the test browser.
import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Page} from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that the page breaks, each with the first element that does; `within` is a selector of the part to look at. */
export async function findViolations(page: Page, within?: string): Promise<readonly string[]> {
  await page.evaluate(source)
  return page.evaluate(async (place) => {
    // Defined by the script above.
    const {axe} = window as unknown as {
      axe: {run: (place: string | Document) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>}
    }
    // Colours on their way from one mode to the other are nobody's.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({finished}) => finished))
    const {violations} = await axe.run(place ?? document)
    return violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)
  }, within)
}
