// Help for a site that is served from another base URL than it was built for, or without its files. It is in no document:
// readers, crawlers and text browsers would take it for the page's first words.

/** By which the scripts that write it, and the one that knows better, find it. */
export const BANNER_ID = '__docusaurus-base-url-issue-banner'

export const FIRST_SENTENCE = 'Your Docusaurus site did not load properly.'

/** An element to put at the top of a page that has no styles, with a paragraph for each text. */
export function bannerOf(...texts: readonly string[]): HTMLElement {
  const banner = document.createElement('div')
  banner.id = BANNER_ID
  for (const text of texts) banner.appendChild(document.createElement('p')).textContent = text
  return banner
}
