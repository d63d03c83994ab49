// Two Markdown texts compared by blocks: headings, paragraphs, list items, code and rows of tables, as readers see them.
import {diffArrays} from 'diff'
import type {ChangedBlock} from 'quire-docs/plugin/content'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

export interface TextChanges {
  /** In the order of the newer text. */
  readonly added: readonly ChangedBlock[]
  /** In the order of the older text. */
  readonly removed: readonly ChangedBlock[]
}

const parser = unified().use(remarkParse).use(remarkGfm)

/** Blocks that only one of the texts has; a block with other words counts as removed and added. Marks do not count. */
export function compareTexts(older: string, newer: string): TextChanges {
  const isSame = (one: ChangedBlock, other: ChangedBlock): boolean => one.kind === other.kind && one.text === other.text
  const parts = diffArrays([...toBlocks(older)], [...toBlocks(newer)], {comparator: isSame})
  return {
    added: parts.filter(({added}) => added).flatMap(({value}) => value),
    removed: parts.filter(({removed}) => removed).flatMap(({value}) => value),
  }
}

/** What is read of a syntax tree of Markdown. */
interface TreeNode {
  readonly type: string
  readonly value?: string
  readonly alt?: string | null | undefined
  readonly children?: readonly TreeNode[]
}

/** The blocks of a text that say something. */
export function toBlocks(markdown: string): readonly ChangedBlock[] {
  return blocksIn(parser.parse(markdown)).filter(({text}) => text !== '')
}

const KINDS: Readonly<Record<string, ChangedBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableRow: 'row',
  html: 'paragraph',
}

function blocksIn(node: TreeNode, parent?: TreeNode): readonly ChangedBlock[] {
  if (node.type === 'code' || node.type === 'math') return [{kind: 'code', text: node.value ?? ''}]
  const kind = parent?.type === 'listItem' && node.type === 'paragraph' ? 'item' : KINDS[node.type]
  if (kind === undefined) return (node.children ?? []).flatMap((child) => blocksIn(child, node))
  const cells = node.type === 'tableRow' ? (node.children ?? []) : [node]
  return [{kind, text: cells.map((cell) => withoutSyntax(textOf(cell))).join(' | ')}]
}

function textOf(node: TreeNode): string {
  if (node.type === 'html') return withoutTags(node.value ?? '')
  if (node.type === 'break') return ' '
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('')
}

/** Text between tags; of what is no tag, such as `a < b`, nothing is lost but from the sign on. */
function withoutTags(html: string): string {
  return html
    .split('<')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf('>') + 1 || part.length)))
    .join('')
}

/** Without what is on no page: imports, comments, and the lines that begin and end an admonition. */
function withoutSyntax(text: string): string {
  if (/^(?:import\s[^\n]*['"]|export\s)/.test(text) || /^\{\/\*/.test(text)) return ''
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .map((line) => (line.startsWith(':::') ? line.replace(/^:+\w*/, '').trim() : line))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/ ?\{#[\w-]+\}$/, '')
}
