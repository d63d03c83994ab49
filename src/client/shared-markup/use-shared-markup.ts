// Markup that many pages have in common. While a site is rendered, an element may say what its children are made of: the first page
// that has it leaves marks around them, and the pages after it have what was between these, without rendering it again. What does
// so is for the server alone; see keep-shared-markup.tsx.
import {createContext, type ReactNode, useContext} from 'react'
import {PageContext} from '../page/page-context.ts'
import {useBrokenLinks} from '../router/broken-links.ts'

export interface SharedMarkupStore {
  readonly find: (source: object) => KnownMarkup | undefined
  /** @returns what marks the children, for the element and at their end. */
  readonly begin: (source: object) => SharedMarkup
}

export interface KnownMarkup {
  readonly html: string
  /** As they were collected for the broken-link check. */
  readonly links: readonly string[]
}

/** Null in the browser, where nothing is kept. */
export const SharedMarkupContext = createContext<SharedMarkupStore | null>(null)

/** What {@link useSharedMarkup} has for an element. */
export interface SharedMarkup {
  /** Inner HTML of the element, which needs no children then. */
  readonly html?: string
  /** For the element, where its children are to be kept. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The last child then. */
  readonly end?: ReactNode
}

/**
 * For an element whose children, and theirs, depend on nothing but one object of the site's data and the site itself: not on the page, and
 * on no part that a site can replace. Elements like that must not contain each other.
 * @param source Object of the site's data, the same one on each page.
 * @param isShared False where the children are of this page, such as those that are marked as current.
 * @returns `undefined` in the browser, and where nothing is shared.
 */
export function useSharedMarkup(source: object, isShared: boolean): SharedMarkup | undefined {
  const store = useContext(SharedMarkupContext)
  const {collectLink} = useBrokenLinks()
  const unresolved = useContext(PageContext)?.page.unresolved
  // Links to what is not there are marked on each page.
  if (store === null || !isShared || (unresolved !== undefined && unresolved.length > 0)) return undefined
  const known = store.find(source)
  if (known === undefined) return store.begin(source)
  for (const href of known.links) collectLink(href)
  return {html: known.html}
}
