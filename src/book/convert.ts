// The content of a page as part of a book: what only a browser can do is opened, spelled out or left out.
import {type DefaultTreeAdapterTypes, defaultTreeAdapter as tree} from 'parse5'
import {BOOK_LINK, type BookElement, type BookNode, element} from './model.ts'

type Source = DefaultTreeAdapterTypes.ChildNode
type SourceElement = DefaultTreeAdapterTypes.Element

export interface Converter {
  /** Of the chapter. */
  readonly id: string
  /** Added to the level of each heading. */
  readonly shift: number
  /** What a link of the page leads to, as an `href` of the book; undefined when it leads nowhere. */
  readonly linkTo: (href: string) => string | undefined
  /** Name of an image in the book; undefined when it cannot be had. */
  readonly imageOf: (src: string) => string | undefined
  /** Image of a diagram; undefined when it cannot be drawn. */
  readonly diagramOf: (source: string) => string | undefined
  /** Text of the tab that a panel belongs to. */
  readonly labelOf: (id: string) => string
  /** Told of what a book cannot show. */
  readonly onExternal: (url: string) => void
}

const LEFT_OUT = new Set([
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'button',
    'select',
    'textarea',
    'link',
    'meta',
    'nav',
    'dialog',
    'canvas',
  ],
])

const KEPT = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q rp rt ruby s samp section ' +
    'small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
)

const EMBEDS: Readonly<Record<string, string>> = {
  iframe: 'src',
  video: 'src',
  audio: 'src',
  embed: 'src',
  object: 'data',
}

const ATTRIBUTES = new Set(
  'alt title class lang dir colspan rowspan start reversed value datetime cite scope'.split(' '),
)
const NUMBERS = new Set(['width', 'height', 'colspan', 'rowspan', 'start', 'value'])

export function convert(nodes: readonly Source[], converter: Converter): readonly BookNode[] {
  return nodes.flatMap((node) => convertNode(node, converter))
}

function convertNode(node: Source, converter: Converter): readonly BookNode[] {
  if (tree.isTextNode(node)) return [node.value]
  if (!tree.isElementNode(node)) return []
  const classes = (attributeOf(node, 'class') ?? '').split(/\s+/)
  if (isLeftOut(node, classes)) return []
  const {tagName: name} = node
  const special = SPECIAL[name]?.(node, converter)
  if (special !== undefined) return special
  if (name === 'svg' || name === 'math') return [copyForeign(node)]
  if (attributeOf(node, 'role') === 'tabpanel') return toPanel(node, converter)
  if (classes.includes('docusaurus-mermaid-container')) {
    const image = converter.diagramOf(textOf(node))
    if (image !== undefined) return [toFigure(image, textOf(node))]
  }
  const children = convert(node.childNodes, converter)
  if (!KEPT.has(name)) return children
  return [element(toName(name, converter), toAttributes(node, converter), children)]
}

function isLeftOut(node: SourceElement, classes: readonly string[]): boolean {
  const {tagName} = node
  if (LEFT_OUT.has(tagName)) return true
  if (
    classes.some((name) =>
      ['hash-link', 'katex-html', 'themedComponent--dark', 'sr-only', 'admonitionIcon_'].includes(name),
    )
  )
    return true
  if (tagName === 'svg') return attributeOf(node, 'aria-hidden') === 'true' || classes.includes('icon_')
  const role = attributeOf(node, 'role')
  return role === 'tablist' || (attributeOf(node, 'hidden') !== undefined && role !== 'tabpanel')
}

type Conversion = (node: SourceElement, converter: Converter) => readonly BookNode[] | undefined

const SPECIAL: Readonly<Record<string, Conversion | undefined>> = {
  a: (node, converter) => {
    const children = convert(node.childNodes, converter)
    const href = attributeOf(node, 'href')
    const target = href === undefined ? undefined : converter.linkTo(href)
    const {href: _, ...attributes} = toAttributes(node, converter)
    if (target === undefined) return [element('span', attributes, children)]
    return [element('a', {...attributes, href: target}, children)]
  },
  img: (node, converter) => {
    const src = attributeOf(node, 'src') ?? ''
    const image = converter.imageOf(src)
    const alt = attributeOf(node, 'alt') ?? ''
    if (image !== undefined) return [element('img', {...toAttributes(node, converter), src: image, alt})]
    return toLink(src, alt === '' ? src : alt, converter)
  },
  input: (node) =>
    attributeOf(node, 'type') === 'checkbox' ? [attributeOf(node, 'checked') === undefined ? '☐' : '☑'] : [],
  details: (node, converter) => [
    element('div', {class: 'details', ...idOf(node, converter)}, convert(node.childNodes, converter)),
  ],
  summary: (node, converter) => [element('p', {class: 'summary'}, convert(node.childNodes, converter))],
  ...Object.fromEntries(
    Object.entries(EMBEDS).map(([name, attribute]): [string, Conversion] => [
      name,
      (node, converter) => {
        const inner = node.childNodes.find((one) => tree.isElementNode(one) && one.tagName === 'source')
        const src =
          attributeOf(node, attribute) ?? (inner && tree.isElementNode(inner) ? attributeOf(inner, 'src') : undefined)
        return src === undefined ? [] : toLink(src, attributeOf(node, 'title') ?? src, converter)
      },
    ]),
  ),
}

/** In place of what the book cannot show. */
function toLink(src: string, text: string, {linkTo, onExternal}: Converter): readonly BookNode[] {
  if (src === '') return []
  onExternal(src)
  const href = linkTo(src)
  return [href === undefined || href.startsWith(BOOK_LINK) ? text : element('a', {href, class: 'external'}, [text])]
}

function toPanel(node: SourceElement, converter: Converter): readonly BookNode[] {
  const label = converter.labelOf(attributeOf(node, 'aria-labelledby') ?? '')
  const children = convert(node.childNodes, converter)
  const heading = label === '' ? [] : [element('p', {class: 'tab'}, [label])]
  return [element('div', {class: 'tab-panel'}, [...heading, ...children])]
}

/** Mermaid's word for the title of a diagram. */
const TITLE = 'accTitle:'

function toFigure(src: string, source: string): BookElement {
  const lines = source.split('\n').map((line) => line.trim())
  const title =
    lines
      .find((line) => line.startsWith(TITLE))
      ?.slice(TITLE.length)
      .trim() ?? ''
  return element('div', {class: 'diagram'}, [element('img', {src, alt: title})])
}

function toName(name: string, {shift}: Converter): string {
  const level = /^h([1-6])$/.exec(name)?.[1]
  return level === undefined ? name : `h${Math.min(6, Number(level) + shift)}`
}

function toAttributes(node: SourceElement, converter: Converter): Record<string, string> {
  const kept = node.attrs.filter(({name, value}) => ATTRIBUTES.has(name) || (NUMBERS.has(name) && /^\d+$/.test(value)))
  const valid = kept.filter(({name, value}) => !NUMBERS.has(name) || /^\d+$/.test(value))
  const attributes = Object.fromEntries(valid.map(({name, value}) => [name, name === 'reversed' ? name : value]))
  const align = attributeOf(node, 'align') ?? /text-align:\s*(\w+)/.exec(attributeOf(node, 'style') ?? '')?.[1]
  const own = align === undefined ? {} : {class: `${attributes.class ?? ''} align-${align}`.trim()}
  const rows = node.tagName === 'pre' && textOf(node).split('\n').length > LONG_LINES ? {class: 'long'} : {}
  return {...attributes, ...own, ...rows, ...idOf(node, converter)}
}

/** Lines above which code may be cut between pages. */
const LONG_LINES = 30

function idOf(node: SourceElement, {id: chapter}: Converter): {id?: string} {
  const id = attributeOf(node, 'id')
  return id === undefined || id === '' ? {} : {id: toId(chapter, id)}
}

/** Id of an element in the book, where those of all pages come together, as XML wants it. */
export function toId(chapter: string, id: string): string {
  return `${chapter}-${id.replace(/[^\p{L}\p{N}_.-]/gu, '_')}`
}

/** Vectors and formulas stay as they are, but for what runs. */
function copyForeign(node: SourceElement): BookElement {
  const attributes = node.attrs
    .filter(({name}) => !/^on/i.test(name) && name !== 'style' && name !== 'id')
    .map(({name, value, prefix}) => [prefix ? `${prefix}:${name}` : name, value] as const)
  const space = {svg: 'http://www.w3.org/2000/svg', math: 'http://www.w3.org/1998/Math/MathML'}[node.tagName]
  const children = node.childNodes.flatMap((child): readonly BookNode[] => {
    if (tree.isTextNode(child)) return [child.value]
    return tree.isElementNode(child) && child.tagName !== 'script' ? [copyForeign(child)] : []
  })
  return element(node.tagName, {...Object.fromEntries(attributes), ...(space ? {xmlns: space} : {})}, children)
}

export function attributeOf({attrs}: SourceElement, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value
}

export function textOf(node: Source | SourceElement): string {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : ''
}
