// The table of contents: headings of the levels 2 to 6 and the documents that the page shows, as the writer wrote them. What plugins of
// the site add is not listed, as in Docusaurus.
import type {Heading, Nodes, Root} from 'mdast'
import {escapeAttribute} from '../../../shared/escape-html.ts'
import {knowsDirectives} from '../compiler-spec.ts'
import {importedDocuments} from '../hast/default-imports.ts'
import type {PageState} from '../page-state.ts'
import {isBare, isInlineDirective, markupAround} from '../parse/inline-directives.ts'

export function listHeadings(tree: Root, page: PageState): void {
  listChildren(tree, page.isMdx && page.spec.listsPartials ? importedDocuments(tree) : NO_DOCUMENTS, page)
}

const NO_DOCUMENTS: ReadonlyMap<string, string> = new Map()

function listChildren(parent: Nodes, documents: ReadonlyMap<string, string>, page: PageState): void {
  if (parent.type === 'heading') listHeading(parent, page)
  else if (parent.type === 'mdxJsxFlowElement' || parent.type === 'mdxJsxTextElement')
    listDocument(documents.get(parent.name ?? ''), page)
  if (!('children' in parent)) return
  for (const child of parent.children) listChildren(child, documents, page)
}

function listHeading({depth, data, children}: Heading, {toc, spec}: PageState): void {
  const id = data?.hProperties?.id
  if (depth === 1 || typeof id !== 'string' || !children.some(hasText)) return
  toc.push({value: toInlineHtml(children, knowsDirectives(spec)).trim(), id, level: depth})
}

/** A file that is shown twice is listed once: both have the same ids. */
function listDocument(document: string | undefined, {toc}: PageState): void {
  if (document !== undefined && !toc.some((entry) => 'partial' in entry && entry.partial === document))
    toc.push({partial: document})
}

function hasText(node: Nodes): boolean {
  if ('children' in node) return node.children.some(hasText)
  return ('value' in node && node.value !== '') || ('alt' in node && Boolean(node.alt))
}

const KEPT_NODES: Readonly<Record<string, string>> = {emphasis: 'em', strong: 'strong', delete: 'del'}

/** With quotes, as in Docusaurus: a part of a site that shortens headings looks for what it has seen there. */
function escapeValue(text: string): string {
  return escapeAttribute(text).replaceAll("'", '&#39;')
}

/** @param keepsLabels Of directives, labels alone are shown. */
function toInlineHtml(children: readonly Nodes[], keepsLabels: boolean): string {
  return children.map((child) => toInline(child, keepsLabels)).join('')
}

function toInline(node: Nodes, keepsLabels: boolean): string {
  if (node.type === 'html') return ''
  if (node.type === 'inlineCode') return `<code>${escapeValue(node.value)}</code>`
  if ('children' in node) {
    const inner = toInlineHtml(node.children, keepsLabels)
    const tag = KEPT_NODES[node.type] ?? (node.type === 'mdxJsxTextElement' ? keptTag(node.name) : undefined)
    const [before = '', after = ''] = isLabel(node, keepsLabels) ? [] : markupAround(node).map(escapeValue)
    return tag === undefined ? `${before}${inner}${after}` : `<${tag}${classOf(node)}>${inner}</${tag}>`
  }
  if ('value' in node) return escapeValue(node.value)
  return 'alt' in node ? escapeValue(node.alt ?? '') : ''
}

function isLabel(node: Nodes, keepsLabels: boolean): boolean {
  return keepsLabels && isInlineDirective(node) && !isBare(node)
}

/**
 * Elements that a link can hold, and whose tag styles of the site or readers need. Docusaurus keeps all, components as well, with
 * their class alone: here an image, a link or a script has its text at most.
 */
const KEPT_TAGS: ReadonlySet<string> = new Set([
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'del',
  'dfn',
  'div',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'p',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
])

function keptTag(name: string | null): string | undefined {
  return name !== null && KEPT_TAGS.has(name) ? name : undefined
}

function classOf(node: Nodes): string {
  if (node.type !== 'mdxJsxTextElement') return ''
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    if (attribute.name === 'className' || attribute.name === 'class') return ` class="${escapeValue(attribute.value)}"`
  }
  return ''
}
