// Tags that a plugin of Docusaurus adds to every page, in the form of ours.
import {type DefaultTreeAdapterTypes, parseFragment, serialize} from 'parse5'
import {isObject} from '../../config/schema/building-blocks.ts'
import type {HtmlTags} from '../../plugin/types.ts'
import type {HeadTag} from '../../shared/contract.ts'

/** @param given What `injectHtmlTags` returned: lists or single values, of objects and of HTML as text. */
export function toHtmlTags(given: unknown): HtmlTags {
  if (!isObject(given)) return {}
  return {head: toTags(given.headTags), preBody: toTags(given.preBodyTags), postBody: toTags(given.postBodyTags)}
}

function toTags(given: unknown): readonly HeadTag[] {
  return [given].flat(2).flatMap((tag): readonly HeadTag[] => {
    if (typeof tag === 'string') return parseTags(tag)
    if (!isObject(tag) || typeof tag.tagName !== 'string') return []
    const attributes = isObject(tag.attributes) ? toAttributes(Object.entries(tag.attributes)) : {}
    const text = typeof tag.innerHTML === 'string' ? {text: tag.innerHTML} : {}
    return [{tag: tag.tagName, attributes, ...text}]
  })
}

/** False and null leave an attribute out, true writes its name alone. */
function toAttributes(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string | true>> {
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string | true][] =>
      value === false || value === null || value === undefined ? [] : [[name, value === true ? true : String(value)]],
    ),
  )
}

function parseTags(html: string): readonly HeadTag[] {
  return parseFragment(html).childNodes.flatMap((node) => (isElement(node) ? [toTag(node)] : []))
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node
}

function toTag(element: DefaultTreeAdapterTypes.Element): HeadTag {
  const attributes = toAttributes(element.attrs.map(({name, value}) => [name, value === '' ? true : value]))
  const inner = serialize(element)
  return {tag: element.tagName, attributes, ...(inner === '' ? {} : {text: inner})}
}
