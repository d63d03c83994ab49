// The search box of the navbar, and what its list shows.
import type {Page} from 'playwright-core'
import {expect} from 'vitest'

export const searchBox = (page: Page) => page.locator('.navbar__search-input')

/** Types the text, and waits for all of what is found. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await expect.poll(() => page.locator('.searchPanel').getAttribute('data-answered')).toBe(text)
  await expect.poll(() => page.locator('.searchPanel [role=status]').textContent()).not.toBe('')
}
