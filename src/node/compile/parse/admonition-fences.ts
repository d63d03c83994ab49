// The fences of admonitions in Markdown text: `:::note Title` and the `:::` that closes it.

import type {FileMessage} from '../../../shared/diagnostics.ts'
import {toBareTitle, toUnclosed, toUnknown} from './admonition-messages.ts'
import {ContentLimitError} from './content-limits.ts'
import {type AdmonitionOpening, readAttributes, toDirective} from './directive-opening.ts'
import type {FenceLine, PairedFences} from './fence-line.ts'
import {findLineStarts, pointAt} from './line-starts.ts'
import {readOldFences} from './old-admonition-fences.ts'

/** One fence, from its first colon to the end of its line, as `[start, end)`. Openers name their closer and it them. */
export interface AdmonitionFence {
  readonly start: number
  readonly end: number
  readonly source: string
  readonly line: number
  readonly column: number
  readonly partner: number
  /** Absent on a closer. */
  readonly opening?: AdmonitionOpening
  /** On both halves of a block that is for plugins of the site: what to say where none of them takes it. */
  readonly leftOver?: FileMessage
}

/** What a text may have besides the usual admonitions. */
export interface FenceNames {
  /** Keywords of the site's own. */
  readonly keywords: readonly string[]
  /** Blocks of any name, which remark plugins of the site look for. */
  readonly directives: boolean
  /** Where none takes such a block, what is in it is shown without the fences, as Docusaurus 3 does. */
  readonly keepsContent?: boolean
  /** The fences are those of Docusaurus 2. */
  readonly isOld?: boolean
  /** `:::note Title`, the form of MDX 1, besides `:::note[Title]`. */
  readonly bareTitles: boolean
}

export interface FoundFences {
  readonly fences: readonly AdmonitionFence[]
  readonly messages: readonly FileMessage[]
}

/** Keywords that every site has; those of the settings come on top. */
export const KEYWORDS: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'secondary',
  'important',
  'success',
]

const FENCE_LINE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})[ \t]*([a-z][\w-]*)?(.*)$/gim

/**
 * Finds pairs of fences.
 * @param text The text itself.
 * @param masked The same text with code and comments blanked.
 * @returns Both halves of each pair in the order of the text, and a warning for each opener that is never closed, or is text for
 *   its keyword or title. Those that stand in no list or quote are closed by the end of the text, with a closer of no length
 *   there.
 * @throws ContentLimitError when too many are inside one another.
 */
export function findAdmonitionFences(text: string, masked: string, names: FenceNames): FoundFences {
  const known = new Set([...KEYWORDS, ...names.keywords])
  const lineStarts = findLineStarts(text)
  const toPoint = (offset: number): Point => pointAt(lineStarts, offset)
  const onTooDeep = ({start}: FenceLine): never => {
    throw tooManyAdmonitions(toPoint(start))
  }
  const old = names.isOld ? readOldFences(text, masked, {...names, known, maxDepth: MAX_DEPTH, onTooDeep}) : undefined
  const {lines, bare} = old ? {lines: [], bare: []} : findFenceLines(text, masked, {...names, known})
  const {pairs, unclosed, unknown} = old ?? pairFences(lines, text.length, toPoint)
  const members = [...pairs.flat()].sort((a, b) => a.start - b.start)
  const numbers = new Map(members.map((member, index) => [member, index]))
  const partners = new Map(pairs.flatMap(([opener, closer]) => [[opener, closer] as const, [closer, opener] as const]))
  const fences = members.map((member): AdmonitionFence => {
    const partner = partners.get(member)
    const {start, end, opening} = member
    const place = {start, end, source: text.slice(start, end), ...toPoint(start)}
    const unknownOne = [member, partner].find((half) => half?.unknown !== undefined)
    return {
      ...place,
      partner: partner === undefined ? -1 : (numbers.get(partner) ?? -1),
      ...(opening === undefined ? {} : {opening}),
      ...(unknownOne === undefined
        ? {}
        : {leftOver: toUnknown(unknownOne, {text, toPoint, known, keepsContent: names.keepsContent})}),
    }
  })
  const messages = [
    ...unclosed.map((line) => toUnclosed(line, {text, toPoint, isClosedByEnd: partners.has(line)})),
    ...unknown.map((line) => toUnknown(line, {text, toPoint, known})),
    ...bare.map((line) => toBareTitle(line, {text, toPoint})),
  ]
  return {fences, messages: messages.sort((a, b) => (a.line ?? 0) - (b.line ?? 0))}
}

interface KnownNames extends FenceNames {
  readonly known: ReadonlySet<string>
}

interface FoundLines {
  readonly lines: readonly FenceLine[]
  /** Text, for titles without brackets: their closers close others. */
  readonly bare: readonly FenceLine[]
}

function findFenceLines(text: string, masked: string, {known, directives, bareTitles}: KnownNames): FoundLines {
  const lines: FenceLine[] = []
  const bare: FenceLine[] = []
  for (const found of masked.matchAll(FENCE_LINE)) {
    const [whole, prefix = '', colons = '', keyword] = found
    const start = found.index + prefix.length
    const end = found.index + whole.length
    const shape = {
      start,
      end,
      colons: colons.length,
      quotes: prefix.split('>').length - 1,
      isOutermost: prefix === '',
    }
    const rest = text.slice(start, end)
    if (keyword === undefined) {
      if (rest.trim() === colons) lines.push({...shape, isCloser: true})
      continue
    }
    const afterKeyword = rest.slice(rest.indexOf(keyword) + keyword.length)
    const column = prefix.length + rest.length - afterKeyword.length + 1
    const isKnown = known.has(keyword)
    const read = isKnown ? toOpening : directives ? toDirective : undefined
    const opening = read?.(keyword, afterKeyword, column)
    const isText = isKnown && !bareTitles && opening?.title !== '' && opening?.title === afterKeyword.trim()
    const to = isText ? bare : lines
    to.push({
      ...shape,
      isCloser: false,
      ...(opening !== undefined && {opening}),
      ...(!(isKnown && opening !== undefined) && {unknown: keyword}),
    })
  }
  return {lines, bare}
}

/** Reads what follows the keyword: nothing, ` Title`, or `[Title]{#id .class title="Title"}`. */
function toOpening(keyword: string, rest: string, column: number): AdmonitionOpening | undefined {
  if (rest.trim() === '') return {keyword, title: '', titleColumn: column, classNames: []}
  const braced = /\{([^{}]*)\}[ \t]*$/.exec(rest)
  const [attributes = '', label] = [braced?.[1], rest.slice(0, braced?.index).trimEnd()]
  if (label !== '' && !(label.startsWith('[') && label.endsWith(']'))) {
    if (!/^[ \t]/.test(rest)) return undefined
    return {keyword, title: rest.trim(), titleColumn: column + rest.length - rest.trimStart().length, classNames: []}
  }
  const named = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(attributes)
  const bare = attributes.replace(/(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*'|\S+)/g, '')
  const id = /#([\w-]+)/.exec(bare)?.[1]
  const classNames = [...bare.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const title = label === '' ? (named?.[1] ?? named?.[2] ?? '') : label.slice(1, -1)
  const place = {title: title.trim(), titleColumn: column + 1}
  return {keyword, ...place, classNames, ...(id !== undefined && {id}), attributes: readAttributes(attributes)}
}

/** Admonitions inside one another: each that is not closed goes on to the end of the page, and the next is inside of it. */
const MAX_DEPTH = 200

function tooManyAdmonitions({line, column}: Point): ContentLimitError {
  return new ContentLimitError(
    `More than ${MAX_DEPTH} admonitions are open here: close each with a line of its own, ":::".`,
    line,
    column,
  )
}

/**
 * Pairs each closer with the nearest opener of as many colons, else with the outermost of fewer. Openers inside of others
 * stand in as many quotes or in more.
 */
function pairFences(lines: readonly FenceLine[], textEnd: number, toPoint: (offset: number) => Point): PairedFences {
  const open: FenceLine[] = []
  const shapes = new OpenShapes()
  const pairs: [FenceLine, FenceLine][] = []
  const unclosed: FenceLine[] = []
  const unknown: FenceLine[] = []
  const close = (from: number): FenceLine[] => {
    const closed = open.splice(from)
    for (const one of closed) shapes.remove(one)
    return closed
  }
  for (const line of lines) {
    unclosed.push(...close(1 + open.findLastIndex(({quotes}) => quotes <= line.quotes)))
    if (!line.isCloser) {
      if (open.length >= MAX_DEPTH) throw tooManyAdmonitions(toPoint(line.start))
      shapes.add(line, open.length)
      open.push(line)
      continue
    }
    const at = shapes.find(line)
    if (at === undefined) continue
    const [opener, ...inner] = close(at)
    for (const one of inner) unclosed.push(one)
    if (opener?.opening !== undefined) pairs.push([opener, line])
    else if (opener !== undefined) unknown.push(opener)
  }
  for (const one of open) unclosed.push(one)
  for (const opener of open.toReversed()) {
    const end = {...opener, start: textEnd, end: textEnd, isCloser: true}
    if (isAdmonition(opener) && opener.isOutermost) pairs.push([opener, end])
  }
  return {pairs, unclosed: unclosed.filter(isAdmonition), unknown}
}

/** Where openers of each shape stand among those that are open. A text has few shapes, as each needs more colons. */
class OpenShapes {
  readonly #places = new Map<number, Map<number, number[]>>()

  add({quotes, colons}: FenceLine, place: number): void {
    const byColons = this.#places.get(quotes) ?? new Map<number, number[]>()
    this.#places.set(quotes, byColons)
    const places = byColons.get(colons) ?? []
    byColons.set(colons, places)
    places.push(place)
  }

  remove({quotes, colons}: FenceLine): void {
    const byColons = this.#places.get(quotes)
    const places = byColons?.get(colons)
    places?.pop()
    if (places?.length === 0) byColons?.delete(colons)
  }

  /** The place of the opener that a closer closes. */
  find({quotes, colons}: FenceLine): number | undefined {
    const byColons = this.#places.get(quotes)
    const same = byColons?.get(colons)?.at(-1)
    if (same !== undefined || byColons === undefined) return same
    let outermost: number | undefined
    for (const [fewer, [place]] of byColons)
      if (fewer < colons && place !== undefined && place < (outermost ?? Number.POSITIVE_INFINITY)) outermost = place
    return outermost
  }
}

interface Point {
  readonly line: number
  readonly column: number
}

function isAdmonition({opening, unknown}: FenceLine): boolean {
  return opening !== undefined && unknown === undefined
}
