// How Markdown nodes become HTML where the usual way does not suit: URLs stay as written, so that messages can
// quote them, and code blocks keep their info string for the highlighter.
import type {Element, ElementContent} from 'hast'
import type {Code, FootnoteReference, Image, ImageReference, Link, LinkReference, Parents, TableRow} from 'mdast'
import {defaultHandlers, type Options} from 'remark-rehype'
import type {Diagram} from '../mdast/diagrams.ts'
import type {HtmlElement} from '../mdast/html-element.ts'
import {isExternal} from '../references.ts'

type Handlers = NonNullable<Options['handlers']>
type Handler = NonNullable<Handlers['link']>
type State = Parameters<Handler>[0]

/** Property of a `code` element that came from a Markdown code block: what follows the language. Never written out. */
export const META_PROPERTY = 'metastring'

export const rehypeHandlers: Handlers = {
  link: (state: State, node: Link) => withUrl(defaultHandlers.link(state, node), node.url),
  image: (state: State, node: Image) => withUrl(defaultHandlers.image(state, node), node.url),
  linkReference: (state: State, node: LinkReference) => resolveReference(state, node, defaultHandlers.linkReference),
  imageReference: (state: State, node: ImageReference) => resolveReference(state, node, defaultHandlers.imageReference),
  code: toCodeBlock,
  mermaidCodeBlock: fromDiagram,
  htmlElement: toHtmlElement,
}

/** Those of sites that were not written for Docusaurus, whose style sheets and components expect `th` in each head of a table. */
export const ownHandlers: Handlers = {...rehypeHandlers, tableRow: toTableRow}

/** Those of MDX 1, which has the names of footnotes in the text, where later versions have numbers. */
export const mdx1Handlers: Handlers = {...rehypeHandlers, footnoteReference: toNamedReference}

function toNamedReference(state: State, node: FootnoteReference): ElementContent | undefined {
  const element = defaultHandlers.footnoteReference(state, node)
  const [link] = element.children
  if (link?.type === 'element') link.children = [{type: 'text', value: node.label ?? node.identifier}]
  return element
}

function withUrl(element: Element, url: string): Element {
  if (isExternal(url)) return element
  if (element.tagName === 'a') element.properties.href = url
  else element.properties.src = url
  return element
}

type Convert<Node> = (state: State, node: Node) => ElementContent[] | ElementContent | undefined

function resolveReference<Node extends LinkReference | ImageReference>(
  state: State,
  node: Node,
  convert: Convert<Node>,
): ReturnType<Convert<Node>> {
  const result = convert(state, node)
  const definition = state.definitionById.get(node.identifier.toUpperCase())
  if (definition === undefined || result === undefined || Array.isArray(result) || result.type !== 'element')
    return result
  const element = withUrl(result, definition.url)
  // The URL stands in the definition: that is where a message about it must point.
  if (definition.position !== undefined) element.position = definition.position
  return element
}

function toHtmlElement(state: State, node: HtmlElement): Element {
  const children = state.all(node)
  const {hName: tagName, hProperties: properties} = node.data
  return {type: 'element', tagName, properties, children: node.isFlow ? state.wrap(children, false) : children}
}

/** A header without text heads nothing: the cell is no header, and the others of its row say which cells are theirs. */
function toTableRow(state: State, node: TableRow, parent: Parents | undefined): Element {
  const row = defaultHandlers.tableRow(state, node, parent)
  const headers = row.children.filter((cell) => cell.type === 'element' && cell.tagName === 'th') as Element[]
  if (headers.every(({children}) => children.length > 0)) return row
  for (const header of headers) {
    if (header.children.length === 0) header.tagName = 'td'
    else header.properties.scope = 'col'
  }
  return row
}

function toCodeBlock(_state: State, {value, lang, meta, position}: Code): Element {
  const properties: Element['properties'] = {[META_PROPERTY]: meta ?? ''}
  if (lang) properties.className = [`language-${lang}`]
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: value === '' ? '' : `${value}\n`}],
  }
  if (meta) code.data = {meta}
  const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]}
  if (position !== undefined) {
    code.position = position
    pre.position = position
  }
  return pre
}

function fromDiagram(state: State, {data, position}: Diagram): Element {
  const code: Code = {type: 'code', lang: 'mermaid', value: data.hProperties.value}
  return toCodeBlock(state, position === undefined ? code : {...code, position})
}
