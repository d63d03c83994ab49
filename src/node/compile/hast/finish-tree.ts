// The walk over a page's HTML tree after all other transforms: links and images become references, headings get their
// links, code blocks are highlighted, ids are collected.
import type {Element, ElementContent, Properties, Root, RootContent} from 'hast'
import type {Plugin} from 'unified'
import {convertStyle} from '../mdx/style-attribute.ts'
import {type PageState, pageOf} from '../page-state.ts'
import {dropActiveAttributes, dropActiveUrls} from './active-urls.ts'
import {findContentTitle} from './content-title.ts'
import {finishHeading, rankOf} from './headings.ts'
import {finishImage, finishJsxUrl, finishLink, finishMedia} from './urls.ts'

/** Writes a Markdown code block; undefined leaves the element as it is. */
export type WriteCodeBlock = (pre: Element, page: PageState) => ElementContent | undefined

export interface FinishOptions {
  readonly writeCodeBlock: WriteCodeBlock
}

export const finishTree: Plugin<[FinishOptions], Root> = (options) => (tree, file) => {
  const page = pageOf(file)
  const title = findContentTitle(tree)
  page.contentTitle = title?.text
  const at = page.idSuffix === undefined ? undefined : title?.leadingIndex
  if (at === undefined) page.hasContentTitle = title !== undefined
  else tree.children.splice(at, 1)
  finishChildren(tree.children, page, options)
}

interface Walk extends FinishOptions {
  /** A component is around. */
  readonly isNested?: true
}

function finishChildren(children: (RootContent | ElementContent)[], page: PageState, walk: Walk): void {
  for (const [index, child] of children.entries()) {
    if (child.type === 'element') {
      const code = child.tagName === 'pre' ? walk.writeCodeBlock(child, page) : undefined
      if (code === undefined) finishElement(child, page, walk)
      else children[index] = code
    } else if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') {
      collectLiteralIds(child, page)
      dropActiveAttributes(child, page)
      finishJsxUrl(child, page, walk.isNested)
      convertStyle(child)
      finishChildren(child.children, page, isComponent(child) ? {...walk, isNested: true} : walk)
    }
  }
}

function finishElement(element: Element, page: PageState, walk: Walk): void {
  const {tagName, properties} = element
  dropActiveUrls(element, page)
  const rank = rankOf(tagName)
  if (rank !== undefined) finishHeading(element, rank, page)
  else if (tagName === 'a') finishLink(element, page, walk.isNested)
  else if (tagName === 'img') finishImage(element, page)
  else if (tagName === 'td' || tagName === 'th') toAlignClass(element)
  else if (tagName === 'input') labelCheckbox(element)
  else if (MEDIA.has(tagName)) finishMedia(element, page)
  if (page.idSuffix !== undefined)
    markFootnote(properties, page.idSuffix, page.spec.hasMdx1 ? MDX_1_FOOTNOTE : FOOTNOTE)
  if (typeof properties.id === 'string' && properties.id !== '') page.anchors.add(properties.id)
  finishChildren(element.children, page, walk)
}

const FOOTNOTE = /^#?(?:user-content-fn(?:ref)?-|footnote-label$)/
const MDX_1_FOOTNOTE = /^#?fn(?:ref)?-/

/** Footnotes of several documents can stand on one page. */
function markFootnote(properties: Properties, mark: string, footnote: RegExp): void {
  const toOwn = (value: string): string => (footnote.test(value) ? `${value}-${mark}` : value)
  for (const name of ['id', 'href', 'ariaDescribedBy']) {
    const value = properties[name]
    if (typeof value === 'string') properties[name] = toOwn(value)
    else if (Array.isArray(value)) properties[name] = value.map((one) => toOwn(String(one)))
  }
}

const MEDIA = new Set(['video', 'audio', 'source', 'track'])

/** The box of a task list has no label of its own; its text follows it, but is not tied to it. */
function labelCheckbox({properties}: Element): void {
  if (properties.type !== 'checkbox' || properties.disabled !== true || properties.ariaLabel !== undefined) return
  properties.ariaLabel = properties.checked === true ? 'Done' : 'To do'
}

/** Alignment as a class: as an attribute it would become an inline style in MDX, which the site's policy forbids. */
function toAlignClass({properties}: Element): void {
  const {align, className} = properties
  if (align !== 'left' && align !== 'right' && align !== 'center') return
  delete properties.align
  properties.className = [...(Array.isArray(className) ? className : []), `text--${align}`]
}

type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** A component may leave out what is in it. */
function isComponent({name}: JsxElement): boolean {
  return name !== null && /^[^a-z]|\./.test(name)
}

function collectLiteralIds({name, attributes}: JsxElement, page: PageState): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    if (attribute.name === 'id' || (attribute.name === 'name' && name === 'a')) page.anchors.add(attribute.value)
  }
}
