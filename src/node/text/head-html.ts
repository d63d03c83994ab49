// Head tags to HTML.
import type {HeadTag, RawHtml} from '../../shared/contract.ts'
import {escapeAttribute, escapeText} from '../../shared/escape-html.ts'

const VOID_TAGS = new Set([
  'meta',
  'link',
  'base',
  'img',
  'br',
  'hr',
  'input',
  'source',
  'track',
  'wbr',
  'area',
  'col',
  'embed',
])

export function attributesHtml(attributes: Readonly<Record<string, string | true>>): string {
  let html = ''
  for (const [name, value] of Object.entries(attributes))
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`
  return html
}

/** What stands in each page, one below the other. */
export function tagsHtml(tags: readonly (HeadTag | RawHtml)[]): string {
  return tags.map((one) => ('html' in one ? one.html : tagHtml(one))).join('\n')
}

/** One tag. The text of a script or style is raw text in HTML: only what would end the element is escaped. */
export function tagHtml({tag, attributes = {}, text}: HeadTag): string {
  const open = `<${tag}${attributesHtml(attributes)}>`
  if (VOID_TAGS.has(tag)) return open
  const isRaw = tag === 'script' || tag === 'style'
  const inner =
    text === undefined
      ? ''
      : isRaw
        ? text.replace(/<\/(script|style)/gi, '<\\/$1')
        : ['title', 'textarea'].includes(tag)
          ? escapeText(text)
          : text
  return `${open}${inner}</${tag}>`
}
