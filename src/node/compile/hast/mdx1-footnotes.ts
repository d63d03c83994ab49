// Footnotes as MDX 1 writes them: under a line instead of a heading, with short ids and one link back. Style sheets and links of
// such sites know them by these.
import type {Element, ElementContent, Properties, Root} from 'hast'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'

export const spellFootnotes: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const {tagName, properties} = element
    if (tagName === 'sup') spellReference(element)
    if (tagName === 'section' && properties.dataFootnotes !== undefined) spellSection(element)
  })
}

function spellReference({properties, children}: Element): void {
  const [link] = children
  if (link?.type !== 'element' || link.properties.dataFootnoteRef === undefined) return
  const {id, href} = link.properties
  properties.id = shorten(id)
  link.properties = {href: shorten(href), className: ['footnote-ref'], dataFootnoteRef: true}
}

function spellSection(section: Element): void {
  section.tagName = 'div'
  section.properties = {className: ['footnotes']}
  const list = section.children.find((child) => child.type === 'element' && child.tagName === 'ol')
  section.children = [
    {type: 'element', tagName: 'hr', properties: {}, children: []},
    ...(list === undefined ? [] : [list]),
  ]
  const items = list?.type === 'element' ? list.children.filter((child) => child.type === 'element') : []
  for (const item of items) spellItem(item)
  if (items.every((item) => partsOf(item).length < 2)) for (const item of items) tighten(item)
}

function partsOf({children}: Element): readonly Element[] {
  return children.filter((child) => child.type === 'element')
}

function spellItem(item: Element): void {
  item.properties.id = shorten(item.properties.id)
  const last = partsOf(item).at(-1)
  if (last !== undefined) last.children = keepOneLink(last.children)
}

/** Its text in no paragraph. */
function tighten(item: Element): void {
  const [only] = partsOf(item)
  if (only?.tagName === 'p') item.children = only.children
}

/** The first link back, next to the text: it comes behind a space, and those of other references behind it. */
function keepOneLink(children: readonly ElementContent[]): ElementContent[] {
  const at = children.findIndex((child) => child.type === 'element' && isLinkBack(child.properties))
  const link = children[at]
  if (link?.type !== 'element') return [...children]
  const {href, ariaLabel} = link.properties
  link.properties = {
    href: shorten(href),
    className: ['footnote-backref'],
    dataFootnoteBackref: '',
    ariaLabel: String(ariaLabel ?? ''),
  }
  const before = children.slice(0, at)
  const space = before.at(-1)
  if (space?.type === 'text') before.splice(-1, 1, {...space, value: space.value.trimEnd()})
  return [...before, link]
}

function isLinkBack({dataFootnoteBackref}: Properties): boolean {
  return dataFootnoteBackref !== undefined
}

function shorten(value: Properties[string]): string {
  return String(value ?? '').replace(/^(#?)user-content-/, '$1')
}
