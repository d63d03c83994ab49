// The text of a page, cut at its headings: one walk over the HTML tree, in which each text is met once.
import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast'
import type {PageSection} from '../../plugin/types.ts'
import type {MagicComment} from '../../shared/code-block/magic-comments.ts'
import type {EmbeddedSections} from '../model.ts'
import {codeText, identifiersIn, isOverlong, withoutBlobs} from './code-text.ts'

export interface SectionOptions {
  /** An element whose text is no text of the page; `above` is what it stands in, innermost first. */
  readonly isIgnored: (element: Element, above: readonly Element[]) => boolean
  readonly magicComments: readonly MagicComment[]
  /** Component name to the specifier of the document it stands for. */
  readonly documents: ReadonlyMap<string, string>
  /** Anchor of a heading; undefined drops its section. By default its id. */
  readonly anchorOf?: (heading: Element) => string | undefined
}

interface Open {
  readonly id: string
  readonly level: number
  readonly title: string
  readonly parts: string[]
  readonly identifiers: Set<string>
  readonly isDropped: boolean
}

interface Walk {
  readonly needs: SectionOptions
  readonly sections: (Open | EmbeddedSections)[]
  hasTitle: boolean
  /** Inside of program text. */
  isCode: boolean
}

export function sectionsOf(tree: Root | Element, needs: SectionOptions): readonly (PageSection | EmbeddedSections)[] {
  const walk: Walk = {needs, sections: [open('', 0, '')], hasTitle: false, isCode: false}
  visitAll(tree.children, [], walk)
  return walk.sections.flatMap((section): readonly (PageSection | EmbeddedSections)[] => {
    if ('partial' in section) return [section]
    const {id, level, title, parts, identifiers, isDropped} = section
    const text = condense(parts.join(''))
    if (isDropped || (level === 0 && text === '')) return []
    return [{id, level, title, text, ...(identifiers.size === 0 ? {} : {identifiers: [...identifiers].sort()})}]
  })
}

function open(id: string, level: number, title: string, isDropped = false): Open {
  return {id, level, title, parts: [], identifiers: new Set(), isDropped}
}

function condense(text: string): string {
  return withoutBlobs(text).replace(/\s+/g, ' ').trim()
}

/** What separates words, as a line break or a border does. */
const BLOCKS = new Set(
  'address article aside blockquote br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table td th tr ul'.split(
    ' ',
  ),
)
/** What a reader does not read. */
const SILENT = new Set(['button', 'canvas', 'head', 'math', 'noscript', 'script', 'style', 'svg', 'template', 'Head'])

function visitAll(nodes: readonly (RootContent | ElementContent)[], above: readonly Element[], walk: Walk): void {
  for (const node of nodes) visit(node, above, walk)
}

function visit(node: RootContent | ElementContent, above: readonly Element[], walk: Walk): void {
  switch (node.type) {
    case 'text':
      write(node.value, walk)
      break
    case 'element':
      visitElement(node, above, walk)
      break
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      visitComponent(node, above, walk)
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      write(literalText(node.value), walk)
      break
    default:
  }
}

function write(text: string, {sections, isCode}: Walk): void {
  if (text === '') return
  const last = sections.at(-1)
  // Text after another document belongs to the section that the document ends with; joining finds it by its level.
  const section = last === undefined || 'partial' in last ? open('', 0, '') : last
  if (section !== last) sections.push(section)
  section.parts.push(text)
  if (isCode) for (const name of identifiersIn(text)) section.identifiers.add(name)
}

function visitElement(element: Element, above: readonly Element[], walk: Walk): void {
  const {tagName, properties, children} = element
  if (SILENT.has(tagName) || isHidden(element) || walk.needs.isIgnored(element, above)) return
  if (/^h[1-3]$/.test(tagName) && startSection(element, walk)) return
  if (tagName === 'pre' || (tagName === 'code' && isOverlong(rawText(element)))) {
    writeCode(element, walk)
    return
  }
  const isBlock = BLOCKS.has(tagName) || properties.role === 'tab'
  if (isBlock) write(' ', walk)
  const wasCode = walk.isCode
  walk.isCode ||= tagName === 'code'
  visitAll(children, [element, ...above], walk)
  walk.isCode = wasCode
  if (isBlock) write(' ', walk)
}

/** Links beside headings, marks of footnotes, and what is hidden from those who have pages read to them. */
function isHidden({properties}: Element): boolean {
  const {className, ariaHidden, dataFootnoteBackref} = properties
  return (
    String(ariaHidden) === 'true' ||
    dataFootnoteBackref !== undefined ||
    (Array.isArray(className) && className.includes('hash-link'))
  )
}

/** Begins the section of a heading; false for a heading that cannot be linked to, which is text of the section before. */
function startSection(heading: Element, walk: Walk): boolean {
  const {anchorOf} = walk.needs
  const level = Number(heading.tagName.slice(1))
  const isTitle = level === 1 && !walk.hasTitle
  const anchor = anchorOf === undefined ? heading.properties.id : anchorOf(heading)
  if (anchor === '' || (anchor === undefined && anchorOf === undefined)) {
    if (!isTitle) return false
  }
  const id = isTitle && anchorOf === undefined ? '' : String(anchor ?? '')
  if (isTitle) walk.hasTitle = true
  walk.sections.push(open(id, level, headingText(heading, walk), anchor === undefined && anchorOf !== undefined))
  return true
}

function headingText(heading: Element, walk: Walk): string {
  const inner: Walk = {...walk, sections: [open('', 0, '')], isCode: false}
  visitAll(heading.children, [heading], inner)
  const [only] = inner.sections
  return only === undefined || 'partial' in only ? '' : condense(only.parts.join(''))
}

function writeCode(pre: Element, walk: Walk): void {
  const wasCode = walk.isCode
  walk.isCode = true
  write(` ${codeText(rawText(pre), walk.needs.magicComments)} `, walk)
  walk.isCode = wasCode
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'br') return '\n'
  return 'children' in node ? node.children.map(rawText).join('') : ''
}

type Component = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

function visitComponent(component: Component, above: readonly Element[], walk: Walk): void {
  const {name, children} = component
  const partial = walk.needs.documents.get(name ?? '')
  if (partial !== undefined) walk.sections.push({partial})
  else if (name === null) visitAll(children, above, walk)
  else visitNamed(name, component, {above, walk})
}

interface Position {
  readonly above: readonly Element[]
  readonly walk: Walk
}

/** An element written as JSX is an element; a component shows its label or title, and what is in it. */
function visitNamed(name: string, {attributes, children}: Component, {above, walk}: Position): void {
  const values = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[toProperty(attribute.name), toPropertyValue(attribute.name, attribute.value)] as const]
      : [],
  )
  const properties = Object.fromEntries(values)
  if (/^[a-z]/.test(name)) {
    visitElement({type: 'element', tagName: name, properties, children}, above, walk)
    return
  }
  if (SILENT.has(name)) return
  const shown = [properties.label, properties.title].filter((value) => typeof value === 'string')
  const standIn: Element = {type: 'element', tagName: 'div', properties, children}
  if (walk.needs.isIgnored(standIn, above)) return
  write(` ${shown.join(' ')} `, walk)
  visitAll(children, [standIn, ...above], walk)
  write(' ', walk)
}

function toProperty(name: string): string {
  return name === 'class' ? 'className' : name === 'aria-hidden' ? 'ariaHidden' : name
}

function toPropertyValue(name: string, value: string): string | string[] {
  return name === 'class' || name === 'className' ? value.split(/\s+/) : value
}

/** Text of an expression that is nothing but a text: `{'a'}`. */
function literalText(expression: string): string {
  const [, , text = ''] = /^\s*(['"`])((?:(?!\1|\\|\$\{)[\s\S])*)\1\s*$/.exec(expression) ?? []
  return text
}
