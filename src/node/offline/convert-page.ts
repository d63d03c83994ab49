// A page of a server to one of a disk: paths become relative, and its scripts those that a browser loads from there.
import {type DefaultTreeAdapterTypes, defaultTreeAdapter, parse} from 'parse5'
import {PAGE_DATA_ELEMENT_ID} from '../../shared/contract.ts'
import {OFFLINE_BASE, OFFLINE_SCRIPT} from '../../shared/offline.ts'
import {type OfflineOutput, relativePath, relativeScript, relativeStyles, toRelativeUrl} from './relative-urls.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

export interface ConvertedPage {
  readonly html: string
  /** Hosts that it has files from. */
  readonly foreignHosts: readonly string[]
}

/** Attributes that hold one URL, in any element. */
const URL_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'poster',
  'data',
  'action',
  'formaction',
  'background',
])
const URL_LISTS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset'])

/** What a page shows or runs; a link to another place is none of it. */
const LOADING: ReadonlySet<string> = new Set(['script', 'img', 'iframe', 'video', 'audio', 'source', 'embed', 'object'])

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Page {
  readonly file: string
  readonly html: string
  readonly output: OfflineOutput
  readonly isOwn: boolean
}

/**
 * @param file Path of the page in the folder of the site.
 * @param html With the public URLs of the site in place.
 */
export function convertPage(file: string, html: string, output: OfflineOutput): ConvertedPage {
  const elements = [...elementsOf(parse(html, {sourceCodeLocationInfo: true}))]
  const isOwn = elements.some(({attrs}) =>
    attrs.some(({name, value}) => name === 'id' && value === PAGE_DATA_ELEMENT_ID),
  )
  const page = {file, html, output, isOwn}
  const edits = elements.flatMap((element) => editsOf(element, page))
  const foreignHosts = [...new Set(elements.flatMap(foreignHostsOf))]
  return {html: applyEdits(html, edits), foreignHosts}
}

function* elementsOf(node: Node): Generator<Element> {
  const waiting: Node[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(next)) yield next
    if ('content' in next) waiting.push(next.content)
    if ('childNodes' in next) for (const child of next.childNodes) waiting.push(child)
  }
}

function editsOf(element: Element, page: Page): readonly Edit[] {
  const place = element.sourceCodeLocation
  // Some elements are only understood, not written.
  if (!place) return []
  const {tagName} = element
  if (page.isOwn && tagName === 'link' && isModuleHint(element))
    return [{start: place.startOffset, end: place.endOffset, text: ''}]
  const attributes = element.attrs.flatMap((attribute) => editAttribute(attribute, element, page))
  return [...attributes, ...editText(element, page), ...(tagName === 'head' ? addScript(element, page) : [])]
}

/** What is fetched ahead on a server cannot be fetched from a disk. */
function isModuleHint(link: Element): boolean {
  const [rel, as] = ['rel', 'as'].map((name) => attributeOf(link, name))
  return rel === 'modulepreload' || (rel === 'preload' && as === 'fetch')
}

function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value
}

function editAttribute(attribute: Element['attrs'][number], element: Element, page: Page): readonly Edit[] {
  const {name, value, prefix} = attribute
  const written = prefix ? `${prefix}:${name}` : name
  const places = element.sourceCodeLocation?.attrs
  const place = places?.[written]
  if (place === undefined) return []
  const edit = (text: string): readonly Edit[] => [{start: place.startOffset, end: place.endOffset, text}]
  if (page.isOwn && isOwnScript(element, page)) {
    if (name === 'type') return edit('defer')
    if (name === 'crossorigin') return edit('')
  }
  const converted = convertAttribute(name, value, {element, page})
  return converted === undefined ? [] : edit(`${written}="${escapeValue(converted)}"`)
}

/** The client's own. */
function isOwnScript(element: Element, {output}: Page): boolean {
  const src = attributeOf(element, 'src') ?? ''
  const isModule = element.tagName === 'script' && attributeOf(element, 'type') === 'module'
  return isModule && src.startsWith(OFFLINE_BASE) && output.files.has(src.slice(OFFLINE_BASE.length))
}

interface AttributeContext {
  readonly element: Element
  readonly page: Page
}

function convertAttribute(name: string, value: string, {element, page}: AttributeContext): string | undefined {
  const {file, output} = page
  const toRelative = (url: string): string => toRelativeUrl(url, file, output) ?? url
  if (URL_ATTRIBUTES.has(name)) return toRelativeUrl(value, file, output)
  if (URL_LISTS.has(name)) return changed(value, mapUrls(value, toRelative))
  if (name === 'style') return changed(value, relativeStyles(value, file, output))
  const isRefresh = name === 'content' && attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh'
  if (!isRefresh) return undefined
  const refreshed = value.replace(
    /^(\s*[\d.]+\s*[;,]\s*(?:url\s*=\s*)?)(["']?)(.*?)\2\s*$/is,
    (_, start: string, quote: string, url: string) => start + quote + toRelative(url) + quote,
  )
  return changed(value, refreshed)
}

/** The candidates of a `srcset`: URLs have no space, and a comma only inside. */
function mapUrls(list: string, map: (url: string) => string): string {
  return list.replace(
    /(^|,\s+|,(?=\/)|^\s+)([^\s,][^\s]*[^\s,]|[^\s,])/g,
    (_, before: string, url: string) => before + map(url),
  )
}

function changed(before: string, after: string): string | undefined {
  return after === before ? undefined : after
}

function editText(element: Element, {file, output}: Page): readonly Edit[] {
  const {tagName} = element
  if (tagName !== 'script' && tagName !== 'style') return []
  const [text] = element.childNodes
  const place = text?.sourceCodeLocation
  if (text === undefined || !defaultTreeAdapter.isTextNode(text) || !place) return []
  const convert = tagName === 'style' ? relativeStyles : relativeScript
  const converted = changed(text.value, convert(text.value, file, output))
  return converted === undefined ? [] : [{start: place.startOffset, end: place.endOffset, text: converted}]
}

/** Before all other scripts: it says where the site lies. */
function addScript(head: Element, {file, isOwn}: Page): readonly Edit[] {
  const at = head.sourceCodeLocation?.startTag?.endOffset
  if (!isOwn || at === undefined) return []
  const root = '../'.repeat(file.split('/').length - 1)
  const text = `<script src="${relativePath(file, OFFLINE_SCRIPT)}" data-root="${root === '' ? './' : root}"></script>`
  return [{start: at, end: at, text}]
}

function foreignHostsOf(element: Element): readonly string[] {
  const {tagName} = element
  const isStyleSheet = tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet'
  if (!LOADING.has(tagName) && !isStyleSheet) return []
  const url = attributeOf(element, isStyleSheet ? 'href' : tagName === 'object' ? 'data' : 'src') ?? ''
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(url.trim())?.[1]
  return host === undefined ? [] : [host]
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text)
    at = end
  }
  return parts.join('') + html.slice(at)
}
