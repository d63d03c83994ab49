// The markup of a page, part by part. Most of a page of a large site is its sidebar, which differs from page to page in a few
// items, so what stands between the items of lists is made ready once and kept for the next pages.
import {createRecentMap} from '../../shared/recent-map.ts'
import {findPageLinks} from '../text/page-links.ts'
import {findNames} from '../text/page-names.ts'
import {isWholeMarkup} from '../text/whole-markup.ts'
import {type HtmlPart, toHtmlPart} from './html-part.ts'
import {toPlainMarkup} from './plain-markup.ts'

export interface MarkupPart extends HtmlPart {
  /** As {@link findNames} has them; often the same list for several parts. */
  readonly names: readonly string[]
  /** As {@link findPageLinks} has them. */
  readonly links: readonly string[]
  /** It brings rules or a style sheet. */
  readonly hasStyles: boolean
}

/** What a list has between two items. */
const CUT = '</li><li'
const CUT_AT = '</li>'.length
/** Longer parts are seldom the same on two pages. In characters. */
const MAX_KEPT_LENGTH = 4_000
/** Of parts that are kept, twice. In characters. */
const MAX_LENGTH = 500_000

const STYLES = /<style\b|<link\b[^<>]*\bstylesheet\b/i

/** @param html As React writes it. The parts in their order are its markup in HTML's own forms. */
export function readMarkup(html: string): readonly MarkupPart[] {
  const parts: MarkupPart[] = []
  let from = 0
  for (let cut = html.indexOf(CUT); cut >= 0; cut = html.indexOf(CUT, cut + 1)) {
    const part = findPart(html.slice(from, cut + CUT_AT))
    // Where a part ends inside of something, so may those that follow.
    if (part === undefined) break
    parts.push(part)
    from = cut + CUT_AT
  }
  const rest = html.slice(from)
  return [...parts, (rest.length > MAX_KEPT_LENGTH ? undefined : findPart(rest)) ?? toPart(rest)]
}

export function toPart(html: string): MarkupPart {
  const plain = toPlainMarkup(html)
  return {...toHtmlPart(plain), names: findNames(plain), links: findPageLinks(plain), hasStyles: STYLES.test(plain)}
}

/** Lists of names that are alike are one object, as most parts that pages share have one of a few. */
const lists = createRecentMap<string, readonly string[]>(1_000)

function intern(names: readonly string[]): readonly string[] {
  const key = names.join(' ')
  const known = lists.get(key)
  if (known !== undefined) return known
  lists.set(key, names)
  return names
}

const kept = createRecentMap<string, MarkupPart>(MAX_LENGTH)

/** @returns `undefined` for markup that goes on behind its end. */
function findPart(html: string): MarkupPart | undefined {
  const known = kept.get(html)
  if (known !== undefined) return known
  if (!isWholeMarkup(html)) return undefined
  if (html.length > MAX_KEPT_LENGTH) return toPart(html)
  // A copy: a slice of a page would keep the page.
  const own = Buffer.from(html, 'utf16le').toString('utf16le')
  const made = toPart(own)
  const part = {...made, names: intern(made.names)}
  kept.set(own, part, own.length)
  return part
}
