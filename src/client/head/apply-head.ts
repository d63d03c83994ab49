// Brings the document's head to what a page asks for. Only in the browser; touches only elements marked as the page's.
import type {HeadTag, PageData} from '../../shared/contract.ts'
import {mergeHead, signatureOf} from '../../shared/merge-head.ts'
import type {HeadEntry} from './head-elements.ts'

/** Marks the head elements that belong to the page, in the emitted document and here. */
export const HEAD_ATTRIBUTE = 'data-quire-head'

/** Remembers what it has set on `<html>` and `<body>`, so that the next page can take it away. */
export interface DocumentHead {
  /** Call after the page and its `<Head>`s are mounted. */
  readonly apply: (page: PageData, entry: HeadEntry) => void
}

export function createDocumentHead(): DocumentHead {
  const applyHtml = createAttributeSetter(document.documentElement)
  const applyBody = createAttributeSetter(document.body)
  return {
    apply(page, entry) {
      const tags = mergeHead([page.head.tags, entry.tags])
      const title = tags.find(({tag}) => tag === 'title')?.text ?? page.head.title
      if (document.title !== title) document.title = title
      replaceTags(tags.filter(({tag}) => tag !== 'title'))
      const {class: htmlClass = '', ...htmlAttributes} = entry.htmlAttributes
      applyHtml({...htmlAttributes, class: `${page.htmlClass} ${htmlClass}`})
      applyBody(entry.bodyAttributes)
    },
  }
}

/** The page's tags that stand in the document, besides its title. */
export function readPageTags(): readonly HeadTag[] {
  return listElements().map(toHeadTag)
}

function listElements(): readonly Element[] {
  return [...document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]:not(title)`)]
}

/** Keeps the elements that are wanted already, removes the rest, and adds what is missing. */
function replaceTags(tags: readonly HeadTag[]): void {
  const present = new Map(listElements().map((element) => [signatureOf(toHeadTag(element)), element]))
  for (const tag of tags) {
    if (!present.delete(signatureOf(tag))) document.head.append(toElement(tag))
  }
  for (const element of present.values()) element.remove()
}

function toHeadTag(element: Element): HeadTag {
  const attributes = [...element.attributes].filter(({name}) => name !== HEAD_ATTRIBUTE)
  return {
    tag: element.localName,
    attributes: Object.fromEntries(attributes.map(({name, value}) => [name, value])),
    ...(element.textContent && {text: element.textContent}),
  }
}

function toElement({tag, attributes = {}, text}: HeadTag): Element {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === true ? '' : value)
  element.setAttribute(HEAD_ATTRIBUTE, '')
  if (text !== undefined) element.textContent = text
  return element
}

/** Sets attributes and removes those of the call before. Classes of others on the element are left alone. */
function createAttributeSetter(element: HTMLElement): (attributes: Readonly<Record<string, string>>) => void {
  let previous: Readonly<Record<string, string>> = {}
  return (attributes) => {
    element.classList.remove(...toClasses(previous.class))
    element.classList.add(...toClasses(attributes.class))
    for (const name of Object.keys(previous)) {
      if (name !== 'class' && !(name in attributes)) element.removeAttribute(name)
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (name !== 'class') element.setAttribute(name, value)
    }
    previous = attributes
  }
}

function toClasses(value = ''): readonly string[] {
  return value.split(/\s+/).filter((name) => name !== '')
}
