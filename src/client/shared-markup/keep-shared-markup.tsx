// Keeps what pages have in common while a site is rendered, by the marks that `useSharedMarkup` leaves.
import type {ReactNode} from 'react'
import {createRecentMap, type RecentMap} from '../../shared/recent-map.ts'
import type {HeldMarkup} from './held-markup.ts'
import {SECRET} from './secret.ts'
import type {KnownMarkup, SharedMarkupStore} from './use-shared-markup.ts'

const BEGIN = 'data-quire-shared'
const END = 'data-quire-shared-end'

/** The server renders children in their order. */
function End({mark, onReached}: {readonly mark: string; readonly onReached: () => void}): ReactNode {
  onReached()
  return <template {...{[END]: mark}} />
}

const MARKED = new RegExp(` ${BEGIN}="(${SECRET}-\\d+)"([^<>]*>)([^]*?)<template ${END}="\\1"></template>`, 'g')

export interface SharedMarkupKeeper extends SharedMarkupStore {
  /** Keeps what is between marks, and takes these away. */
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
    begin: (source) => {
      const one = {source, from: links.length, to: links.length}
      const mark = `${SECRET}-${begun.length}`
      begun.push(one)
      const end = () => {
        one.to = links.length
      }
      return {attributes: {[BEGIN]: mark}, end: <End mark={mark} onReached={end} />}
    },
    keep: (html) => {
      if (begun.length === 0) return html
      return html.replace(MARKED, (_, mark: string, rest: string, inner: string) => {
        const one = begun[Number(mark.slice(SECRET.length + 1))]
        // A copy: a part of the page would keep the page.
        if (one) known.set(one.source, {html: JSON.parse(JSON.stringify(inner)), links: links.slice(one.from, one.to)})
        return rest + inner
      })
    },
  }
}
