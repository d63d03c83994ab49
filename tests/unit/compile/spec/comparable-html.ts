// HTML made comparable: what our pages carry beyond what a specification speaks of is taken off, and writings that
// mean the same are written the same. Each rule stands here once, with its reason.
import type {Element, ElementContent, Root} from 'hast'
import {raw} from 'hast-util-raw'
import {toHtml} from 'hast-util-to-html'
import {toString as toPlainText} from 'hast-util-to-string'
import type {CompileResult} from '../../../../src/node/model.ts'

/** The HTML of a compiled page, its placeholders filled with the targets as written. */
export function fillPlaceholders({record, text}: CompileResult): string {
  const {chunks, placeholders} = text
  const facts = placeholders.map(({reference, field}) =>
    field === 'url' ? escapeAttribute(record.references[reference]?.target ?? '') : '',
  )
  return chunks.map((chunk, at) => chunk + (facts[at] ?? '')).join('')
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Balances HTML as a browser would, and takes off what does not count. */
export function toComparable(html: string): string {
  // A document in, a document out: only a fragment could give anything but a root.
  const tree = raw({type: 'root', children: [{type: 'raw', value: html}]}) as Root
  const content = tree.children.flatMap((child) =>
    child.type === 'doctype' || child.type === 'mdxjsEsm' ? [] : [child],
  )
  return toHtml({type: 'root', children: normaliseAll(content)})
}

function normaliseAll(children: readonly ElementContent[]): ElementContent[] {
  // Comments are left out of our pages: they are the writer's notes.
  const kept = children.filter((child) => child.type !== 'comment' && !isHashLink(child))
  return kept.map((child, at) => normalise(child, {first: at === 0, last: at === kept.length - 1}))
}

/** Headings carry a link to themselves. */
function isHashLink(node: ElementContent): boolean {
  return node.type === 'element' && hasClass(node, 'hash-link')
}

function normalise(node: ElementContent, place: {first: boolean; last: boolean}): ElementContent {
  if (node.type === 'text') return {...node, value: normaliseText(node.value, place)}
  if (node.type !== 'element') return node
  const plain = node.tagName === 'div' && hasClass(node, 'theme-code-block') ? toPlainCodeBlock(node) : node
  const children = plain.tagName === 'pre' ? plain.children : normaliseAll(plain.children)
  return {...plain, properties: normaliseProperties(plain), children}
}

/** Line ends between blocks are of no account, as are those at the edges of a block. */
function normaliseText(value: string, {first, last}: {first: boolean; last: boolean}): string {
  if (value.trim() === '' && value.includes('\n')) return ''
  const start = first ? value.replace(/^\n+/, '') : value
  return last ? start.replace(/\n+$/, '') : start
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

/** Code blocks are highlighted and stand in a frame. */
function toPlainCodeBlock(frame: Element): Element {
  const language = String(frame.properties.className).match(/language-([^\s,]*)/)?.[1]
  const find = (node: Element): Element | undefined =>
    node.tagName === 'code'
      ? node
      : node.children.flatMap((child) => (child.type === 'element' ? (find(child) ?? []) : []))[0]
  const found = find(frame)
  const code = found === undefined ? '' : toPlainText(found)
  return {
    ...frame,
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: language === undefined || language === 'text' ? {} : {className: [`language-${language}`]},
        children: [{type: 'text', value: code === '' ? '' : `${code}\n`}],
      },
    ],
  }
}

function normaliseProperties({tagName, properties}: Element): Element['properties'] {
  const kept = {...properties}
  for (const name of OWN[tagName] ?? []) delete kept[name]
  // The same URL, escaped or not: ours are escaped when the URL is known.
  for (const name of ['href', 'src']) if (typeof kept[name] === 'string') kept[name] = decodeUrl(kept[name])
  // Alignment is a class: the site's policy forbids inline style.
  const align = tagName === 'td' || tagName === 'th' ? /^text--(\w+)$/.exec(String(kept.className))?.[1] : undefined
  if (align !== undefined) Object.assign(kept, {align, className: undefined})
  return Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function decodeUrl(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Properties that our pages add to elements of Markdown, by tag. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  // Every heading can be linked to.
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id', 'className']])),
  // Links out of the site open in a new tab.
  a: ['target', 'rel'],
  // Images load when they are needed, and keep their place until then.
  img: ['loading', 'decoding', 'width', 'height'],
  // The boxes of task lists are labelled, and their lists are marked for the style sheet.
  input: ['ariaLabel'],
  ul: ['className'],
  ol: ['className'],
  li: ['className'],
}
