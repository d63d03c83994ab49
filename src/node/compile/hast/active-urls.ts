// URLs that run code, wherever an element of the page has one: taken out, and the writer is told.
import type {Element, ElementContent} from 'hast'
import {isActiveUrl, type UrlUse} from '../../../shared/active-url.ts'
import type {PageState} from '../page-state.ts'
import {addMessageAt} from '../references.ts'

/** Attributes of HTML that hold a URL, as the tree names them, and what the URL is for. */
const URL_ATTRIBUTES: Readonly<Record<string, UrlUse>> = {
  href: 'document',
  xLinkHref: 'document',
  action: 'document',
  formAction: 'document',
  data: 'document',
  cite: 'document',
  manifest: 'document',
  src: 'document',
  to: 'document',
  poster: 'media',
  background: 'media',
}

/** Elements whose `src` is shown as media; in any other it is a document or a script. */
const MEDIA = new Set(['img', 'video', 'audio', 'source', 'track', 'input', 'image'])

/** Elements of the page: HTML and what Markdown made. */
export function dropActiveUrls({tagName, properties, position}: Element, page: PageState): void {
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value !== 'string' || !isActive(tagName, name, value)) continue
    delete properties[name]
    report(value, position, page)
  }
}

type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** Attributes of tags in MDX that are plain text. Of a component, those that by their name hold a URL. */
export function dropActiveAttributes(element: JsxElement, page: PageState): void {
  const {name, position} = element
  const isComponent = /^[A-Z]|\./.test(name ?? '')
  element.attributes = element.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return true
    const plain = JSX_NAMES[attribute.name] ?? attribute.name
    if (isComponent && !COMPONENT_URLS.has(plain)) return true
    if (!isActive(name ?? '', plain, attribute.value)) return true
    report(attribute.value, position, page)
    return false
  })
}

const JSX_NAMES: Readonly<Record<string, string>> = {
  xlinkHref: 'xLinkHref',
  'xlink:href': 'xLinkHref',
  formaction: 'formAction',
}
const COMPONENT_URLS = new Set(['href', 'to', 'src', 'action'])

function isActive(tagName: string, name: string, value: string): boolean {
  const use = Object.hasOwn(URL_ATTRIBUTES, name) ? URL_ATTRIBUTES[name] : undefined
  if (use === undefined) return false
  const isMedia = (name === 'src' && MEDIA.has(tagName)) || (tagName === 'image' && name !== 'to')
  return isActiveUrl(value, isMedia ? 'media' : use)
}

function report(url: string, position: Element['position'], page: PageState): void {
  addMessageAt(
    page,
    {text: url, position},
    {
      level: 'warning',
      code: 'markdown/active-url',
      message: `The URL "${toShort(url)}" would run code in the reader's browser, so it is left out.`,
      hint: 'Link to a page or a file. For something that a reader does on the page, write a component.',
    },
  )
}

function toShort(url: string): string {
  return url.length > 60 ? `${url.slice(0, 60)}…` : url
}
