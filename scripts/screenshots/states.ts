// Brings a page into the state that an image shows: a menu open, a search made, an image enlarged.
import type {Page} from 'playwright-core'
import type {State} from './kinds.ts'

/** Ends without having done anything where the page has no such state, as a button that only narrow windows have. */
type Reach = (page: Page, query: string) => Promise<boolean>

const REACH: Readonly<Record<State, Reach>> = {
  plain: async () => true,
  menu: openMenu,
  'main-menu': async (page) => {
    if (!(await openMenu(page))) return false
    const back = page.locator('.navbar-sidebar__back')
    if (await back.isVisible()) await back.click()
    return true
  },
  dropdown: async (page) => {
    const dropdown = page.locator('.navbar__items .dropdown').first()
    if (!(await dropdown.isVisible())) return false
    await dropdown.hover()
    await dropdown.locator('.dropdown__menu').waitFor()
    return true
  },
  search: async (page, query) => {
    await page.locator('.navbar__search-input').click()
    await page.keyboard.type(query)
    await page.locator('.searchPanel:not(:has(.searchSkeleton))').waitFor()
    return true
  },
  zoom: async (page) => {
    const image = page.locator('.medium-zoom-image').first()
    // A site without the plugin has images that do not open.
    if (!(await comes(image.waitFor({timeout: 5000})))) return false
    await image.click()
    await page.locator('.medium-zoom-image--opened').waitFor()
    return true
  },
  diagram: async (page) => {
    const diagram = page.locator('.docusaurus-mermaid-container, .language-mermaid').first()
    await diagram.scrollIntoViewIfNeeded()
    return comes(diagram.locator('svg[id]').first().waitFor())
  },
  print: async (page) => {
    await page.emulateMedia({media: 'print'})
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    return true
  },
}

function comes(waiting: Promise<void>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  )
}

async function openMenu(page: Page): Promise<boolean> {
  const toggle = page.locator('.navbar__toggle')
  if (!(await toggle.isVisible())) return false
  await toggle.click()
  await page.locator('.navbar-sidebar__items').waitFor()
  return true
}

/** @returns Whether the page has that state. */
export function bringInto(page: Page, state: State, query: string): Promise<boolean> {
  return REACH[state](page, query)
}
