// Where the targets of links and images stand in a document's text, so that a page's Markdown alternate can have URLs in
// their place.
import type {Definition, Html, Image, Link} from 'mdast'
import type {Reference} from '../../model.ts'
import {placeholderMark} from '../placeholders.ts'
import {isExternal} from '../references.ts'
import type {AlternateEdit, TargetSpan} from './alternate-edits.ts'

const DESTINATION = String.raw`(?:<(?<angled>[^<>\n]*)>|(?<bare>(?:\\.|[^\s\\<()]|\((?:\\.|[^\s\\()]|\([^\s()]*\))*\))+))`
const AFTER_TEXT = new RegExp(String.raw`\]\(\s*${DESTINATION}`, 'y')
const AFTER_LABEL = new RegExp(String.raw`\]:\s*${DESTINATION}`)

/** The target of a Markdown link, image or definition; undefined for what has none in brackets. */
export function findTarget(node: Link | Image | Definition, text: string): TargetSpan | undefined {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined || isExternal(node.url) || node.url === '') return undefined
  const found = node.type === 'definition' ? findInDefinition(text, start, end) : findInLink(node, text, end)
  if (found === undefined) return undefined
  return {...found, kind: node.type === 'image' ? 'image' : 'link', target: node.url}
}

type Span = Pick<TargetSpan, 'start' | 'end'>

function findInLink(node: Link | Image, text: string, end: number): Span | undefined {
  const start = node.position?.start.offset ?? 0
  const textEnd = 'children' in node ? node.children.at(-1)?.position?.end.offset : undefined
  const slice = text.slice(start, end)
  // An image's description, or a link without text: its target starts at the last bracket pair that fits.
  AFTER_TEXT.lastIndex = textEnd ?? start + slice.lastIndexOf('](')
  const found = AFTER_TEXT.exec(text)
  return found === null ? undefined : spanOf(found)
}

function findInDefinition(text: string, start: number, end: number): Span | undefined {
  const found = AFTER_LABEL.exec(text.slice(start, end))
  if (found === null) return undefined
  const span = spanOf(found)
  return {start: start + span.start, end: start + span.end}
}

/** Where the destination stands, angle brackets included: what takes its place needs none. */
function spanOf({0: whole, index, groups = {}}: RegExpExecArray): Span {
  const length = groups.angled === undefined ? (groups.bare ?? '').length : groups.angled.length + 2
  const end = index + whole.length
  return {start: end - length, end}
}

const HTML_URL = /\s(href|src|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** The targets in a piece of HTML of the writer's own. */
export function findHtmlTargets({value, position}: Html): TargetSpan[] {
  const offset = position?.start.offset ?? 0
  return [...value.matchAll(HTML_URL)].flatMap(({0: whole, 1: name = '', 2: quoted, 3: single, index}) => {
    const target = quoted ?? single ?? ''
    if (target === '' || isExternal(target)) return []
    const end = offset + index + whole.length - 1
    const kind = name.toLowerCase() === 'href' ? 'link' : 'image'
    return [{start: end - target.length, end, kind, target: target.replaceAll('&amp;', '&')} as const]
  })
}

/** Edits that put the placeholders of references in place of targets; targets that became no reference stay. */
export function toPlaceholderEdits(spans: readonly TargetSpan[], references: readonly Reference[]): AlternateEdit[] {
  const findIndex = createIndex(references)
  return spans.flatMap(({start, end, kind, target}) => {
    const index = findIndex(kind, target)
    return index === undefined ? [] : [{start, end, text: placeholderMark(index, 'url')}]
  })
}

const ANY_TARGET = new RegExp(String.raw`(?=\S)(?<=\]\(\s*)${DESTINATION}`, 'g')

/** A line of Markdown with placeholders in place of its targets. */
export function fillTargets(markdown: string, references: readonly Reference[]): string {
  if (!markdown.includes('](')) return markdown
  const findIndex = createIndex(references)
  return markdown.replace(ANY_TARGET, (whole: string, angled: string | undefined, bare: string | undefined) => {
    const index = findIndex('link', angled ?? bare ?? '')
    return index === undefined ? whole : placeholderMark(index, 'url')
  })
}

type FindIndex = (kind: Reference['kind'], target: string) => number | undefined

/** Equal targets lead to the same place: which of them is asked does not matter. HTML names images as links, too. */
function createIndex(references: readonly Reference[]): FindIndex {
  const byTarget = new Map(references.map(({kind, target, index}) => [`${kind} ${target}`, index]))
  return (kind, target) =>
    byTarget.get(`${kind} ${target}`) ?? byTarget.get(`${kind === 'image' ? 'link' : 'image'} ${target}`)
}
