// Markup that many pages have in common. While a site is rendered, an element may say what its children are made of: the first page
// that has it leaves marks around them, and the pages after it have what stood between these, without rendering it again.
import {createContext, type ReactNode, useContext} from 'react'
import {createRecentMap, type RecentMap} from '../../shared/recent-map.ts'
import {PageContext} from '../page/page-context.ts'
import {useBrokenLinks} from '../router/broken-links.ts'
import type {HeldMarkup} from './held-markup.ts'

interface KnownMarkup {
  readonly html: string
  /** As they were collected for the broken-link check. */
  readonly links: readonly string[]
}

export interface SharedMarkupStore {
  readonly find: (source: object) => KnownMarkup | undefined
  /** @returns a number for the marks. */
  readonly begin: (source: object) => number
  readonly end: (mark: number) => void
}

/** Null in the browser, where nothing is kept. */
export const SharedMarkupContext = createContext<SharedMarkupStore | null>(null)

const BEGIN = 'data-quire-shared'
const END = 'data-quire-shared-end'

/** What {@link useSharedMarkup} has for an element. */
export interface SharedMarkup {
  /** Inner HTML of the element, which needs no children then. */
  readonly html?: string
  /** For the element, where its children are to be kept. */
  readonly attributes?: Readonly<Record<string, number>>
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
  if (known === undefined) {
    const mark = store.begin(source)
    return {attributes: {[BEGIN]: mark}, end: <End mark={mark} store={store} />}
  }
  for (const href of known.links) collectLink(href)
  return {html: known.html}
}

/** The server renders children in their order. */
function End({mark, store}: {readonly mark: number; readonly store: SharedMarkupStore}): ReactNode {
  store.end(mark)
  return <template {...{[END]: mark}} />
}

const MARKED = new RegExp(` ${BEGIN}="(\\d+)"([^<>]*>)([^]*?)<template ${END}="\\1"></template>`, 'g')

export interface SharedMarkupKeeper extends SharedMarkupStore {
  /** Keeps what stands between marks, and takes these away. */
  readonly keep: (html: string) => string
}

/** By its source: what pages had. Most items are on the pages of one folder alone, so those that no page asks for any more go. */
export type RecentMarkup = RecentMap<object, KnownMarkup>

/** More than a page has in common with others. Each entry takes some 500 bytes. */
const MAX_RECENT = 2_000

export const createRecentMarkup = (): RecentMarkup => createRecentMap(MAX_RECENT)

interface KeeperInput {
  readonly known: RecentMarkup
  /** Those of the page, which grow while it is rendered. */
  readonly links: readonly string[]
  readonly held: HeldMarkup
}

/** For one page. */
export function createSharedMarkupKeeper({known, links, held}: KeeperInput): SharedMarkupKeeper {
  const begun: {readonly source: object; readonly from: number; to: number}[] = []
  return {
    find: (source) => {
      const one = known.get(source)
      return one && {html: held.hold(one.html), links: one.links}
    },
    begin: (source) => begun.push({source, from: links.length, to: links.length}) - 1,
    end: (mark) => {
      const one = begun[mark]
      if (one) one.to = links.length
    },
    keep: (html) => {
      if (begun.length === 0) return html
      return html.replace(MARKED, (_, mark: string, rest: string, inner: string) => {
        const one = begun[Number(mark)]
        // A copy: a part of the page would keep the page.
        if (one) known.set(one.source, {html: JSON.parse(JSON.stringify(inner)), links: links.slice(one.from, one.to)})
        return rest + inner
      })
    },
  }
}
