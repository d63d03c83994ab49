// Tags that a plugin of Docusaurus adds to every page, in the form of ours.
import {isObject} from '../../config/schema/building-blocks.ts'
import type {HtmlTags} from '../../plugin/types.ts'
import type {HeadTag, RawHtml} from '../../shared/contract.ts'

/** @param given What `injectHtmlTags` returned: lists or single values, of objects and of HTML as text. */
export function toHtmlTags(given: unknown): HtmlTags {
  if (!isObject(given)) return {}
  return {head: toTags(given.headTags), preBody: toTags(given.preBodyTags), postBody: toTags(given.postBodyTags)}
}

function toTags(given: unknown): readonly (HeadTag | RawHtml)[] {
  return [given].flat(2).flatMap((tag): readonly (HeadTag | RawHtml)[] => {
    // Never parsed: it may hold comments, and an element that begins before the page's content may end behind it.
    if (typeof tag === 'string') return tag === '' ? [] : [{html: tag}]
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
