// The style sheets of a page that was painted with some of their rules take the place of those, all at once, when the last has come
// or failed: one without those after it would win over their rules, and move the page.
import {FIRST_STYLES, LATE_STYLES} from '../shared/first-styles.ts'

const FAILED = 'failed'

/** Before the first of them is in the document: they say only once that they have come. */
export function exchangeFirstStyles(): void {
  const coming = new WeakSet<EventTarget>()
  const settle = ({type, target}: Event): void => {
    if (target instanceof HTMLLinkElement && target.hasAttribute(LATE_STYLES)) {
      if (type === 'error') target.setAttribute(LATE_STYLES, FAILED)
      else coming.add(target)
    }
    const sheets = lateSheets()
    const isSettled = (link: HTMLLinkElement) => coming.has(link) || hasFailedLate(link)
    // Until there is a body, more of them may follow.
    if (document.body && sheets.every(isSettled)) for (const link of sheets) if (!hasFailedLate(link)) apply(link)
  }
  // Neither event of a link goes up to the document.
  for (const type of ['load', 'error']) document.addEventListener(type, settle, true)
  document.addEventListener('DOMContentLoaded', settle)
}

/** Those that the page has some of the rules of, in their order. */
export function lateSheets(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLES}]`)]
}

export function hasFailedLate(link: HTMLLinkElement): boolean {
  return link.getAttribute(LATE_STYLES) === FAILED
}

/** The rules of one that has failed stay. */
function apply(link: HTMLLinkElement): void {
  link.removeAttribute('media')
  link.removeAttribute(LATE_STYLES)
  while (link.nextElementSibling?.hasAttribute(FIRST_STYLES)) link.nextElementSibling.remove()
}
