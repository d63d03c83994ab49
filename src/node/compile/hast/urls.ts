// Links, images and media: what the site resolves becomes a reference; what lies elsewhere opens in a new tab.
import type {Element, ElementContent} from 'hast'
import type {Placeholder} from '../../model.ts'
import type {PageState} from '../page-state.ts'
import {isPlaceholderMark} from '../placeholders.ts'
import {addReference, isExternal, mayBeFile, type NewReference} from '../references.ts'
import {HASH_LINK_CLASS} from './headings.ts'

/** Makes a link a reference, or marks it as leading out of the site. */
export function finishLink({properties, position}: Element, page: PageState, isNested = false): void {
  const {href, name, className} = properties
  if (typeof name === 'string' && name !== '') page.anchors.add(name)
  if (typeof href !== 'string' || isPlaceholderMark(href) || isOwnLink(properties)) return
  if (isExternal(href) || href.startsWith('pathname://')) openBeside(properties)
  if (isExternal(href) || (Array.isArray(className) && className.includes(HASH_LINK_CLASS))) return
  // A component of the site hands it to one that knows the protocol, by which the path gets no slash at its end.
  if (page.isModule && page.spec.hasOwnElements && href.startsWith('pathname://')) return
  // The parser of HTML knows no capital letters in names of attributes.
  const {dataNobrokenlinkcheck: mark, dataNoBrokenLinkCheck: jsxMark} = properties
  const mayChange = page.spec.linksMayLeave === true && /\.mdx?(?:$|[?#])/i.test(href)
  const placeholder = addReference(page, {
    kind: 'link',
    target: href,
    position,
    isUnchecked: isSet(mark) || isSet(jsxMark),
    isGiven: page.isModule && page.spec.ownElements.includes('a'),
    isNested,
    ...(mayChange && textsOf(properties)),
  })
  properties.href = placeholder('url')
  if (mayChange) leaveOpen(properties, ['title', 'attributes'], placeholder)
  const mayOpenBeside = mayBeFile(href) || mayChange
  if (properties.target === undefined && properties.download === undefined && mayOpenBeside)
    properties.target = placeholder('target')
}

/** True for an attribute that is there and does not say "false". */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false'
}

type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** Attributes of JSX that hold a URL, where they are plain text. */
const JSX_URLS: Readonly<Record<string, {readonly kind: 'link' | 'image'; readonly names: readonly string[]}>> = {
  a: {kind: 'link', names: ['href']},
  img: {kind: 'image', names: ['src']},
  Link: {kind: 'link', names: ['to', 'href']},
}

/** Makes the URL in a tag that the writer typed a reference, as in HTML. */
export function finishJsxUrl({name, attributes, position}: JsxElement, page: PageState, isNested = false): void {
  const place = Object.hasOwn(JSX_URLS, name ?? '') ? JSX_URLS[name ?? ''] : undefined
  if (place === undefined) return
  const literals = attributes.filter((one) => one.type === 'mdxJsxAttribute')
  const mark = literals.find((one) => one.name === 'data-noBrokenLinkCheck')
  for (const attribute of literals) {
    const {value: target} = attribute
    if (!place.names.includes(attribute.name) || typeof target !== 'string' || target === '') continue
    // Components know themselves what to do with a protocol.
    if (isExternal(target) || target.startsWith('pathname://')) continue
    const isUnchecked = mark !== undefined && mark.value !== 'false'
    const isTag = name !== 'Link'
    attribute.value = addReference(page, {kind: place.kind, target, position, isUnchecked, isTag, isNested})('url')
  }
}

/** A new tab, unless the writer has said where the link opens. */
function openBeside(properties: Element['properties']): void {
  if (properties.target === undefined) properties.target = '_blank'
  if (properties.rel === undefined && properties.target === '_blank') properties.rel = ['noopener', 'noreferrer']
}

/** Links that the converter makes within footnotes: both ends are always on the page. */
function isOwnLink(properties: Element['properties']): boolean {
  return 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
}

/** Makes an image a reference with its size, and lets it load when it is needed. */
export function finishImage({properties, position}: Element, page: PageState): void {
  const {src} = properties
  if (properties.loading === undefined) properties.loading = 'lazy'
  if (properties.decoding === undefined) properties.decoding = 'async'
  if (typeof src !== 'string' || isPlaceholderMark(src) || isExternal(src)) return
  const mayChange = page.spec.imagesMayChange === true
  const placeholder = addReference(page, {kind: 'image', target: src, position, ...(mayChange && textsOf(properties))})
  properties.src = placeholder('url')
  if (mayChange) leaveOpen(properties, ['alt', 'title', 'attributes'], placeholder)
  // A size of the writer's own stays, with the other side free.
  if (properties.width !== undefined || properties.height !== undefined) return
  properties.width = placeholder('width')
  properties.height = placeholder('height')
}

function textsOf({alt, title}: Element['properties']): Pick<NewReference, 'alt' | 'title'> {
  return {
    ...(typeof alt === 'string' ? {alt} : {}),
    ...(typeof title === 'string' ? {title} : {}),
  }
}

/** For what the site's own function says of the target, should it be missing. */
function leaveOpen(
  properties: Element['properties'],
  fields: readonly Placeholder['field'][],
  placeholder: ReturnType<typeof addReference>,
): void {
  for (const field of fields) properties[field] = placeholder(field)
}

/** Files that HTML of the writer's own plays: references like links, and their poster like an image. */
export function finishMedia({properties, position}: Element, page: PageState): void {
  const {src, poster} = properties
  if (typeof src === 'string' && !isExternal(src)) {
    properties.src = addReference(page, {kind: 'link', target: src, position})('url')
  }
  if (typeof poster === 'string' && !isExternal(poster)) {
    properties.poster = addReference(page, {kind: 'image', target: poster, position})('url')
  }
}
