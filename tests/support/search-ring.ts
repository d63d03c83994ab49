// The ring in the search box that says that the search is on its way, as it is painted.
import type {Page} from 'playwright-core'

/** What a ring looks like: round, with a side of another colour, turning without end. */
export const LOADING_RING = {isRound: true, hasSide: true, animation: 'spin infinite', width: '16px', height: '16px'}

/** Undefined while there is none. */
export function ringOf(page: Page): Promise<typeof LOADING_RING | undefined> {
  return page.locator('.navbar__search').evaluate((form) => {
    const style = getComputedStyle(form, '::before')
    if (style.content === 'none' || style.display === 'none' || style.visibility === 'hidden') return undefined
    const {borderTopLeftRadius, borderTopColor, borderBottomColor, width, height} = style
    return {
      isRound: borderTopLeftRadius === '50%',
      hasSide: borderTopColor !== borderBottomColor,
      animation: `${style.animationName} ${style.animationIterationCount}`,
      width,
      height,
    }
  })
}
