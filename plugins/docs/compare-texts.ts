// Two Markdown texts compared by blocks: headings, paragraphs, list items, code and rows of tables, as readers see them.
import {diffArrays} from 'diff'
import type {ChangedBlock} from 'quire-docs/plugin/content'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'

export interface TextChanges {
  /** In the order of the newer text. */
  readonly added: readonly ChangedBlock[]
  /** In the order of the older text. */
  readonly removed: readonly ChangedBlock[]
}

/** A document below its header. */
export interface DocText {
  readonly text: string
  readonly isMdx: boolean
}

const markdownParser = unified().use(remarkParse).use(remarkGfm)
const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Characters of a text that is parsed; longer ones, such as the dump of an API, are cut at empty lines. */
const MAX_PARSED = 200_000
/** The time for a comparison in order grows with the square of the blocks that differ. */
const MAX_EDITS = 500

/** Blocks that only one of the texts has; a block with other words counts as removed and added. Marks do not count. */
export function compareTexts(older: DocText, newer: DocText): TextChanges {
  const isLong = Math.max(older.text.length, newer.text.length) > MAX_PARSED
  const [before, after] = [older, newer].map((one) => (isLong ? cutAtEmptyLines(one.text) : toBlocks(one)))
  if (before === undefined || after === undefined) return {added: [], removed: []}
  const isSame = (one: ChangedBlock, other: ChangedBlock): boolean => keyOf(one) === keyOf(other)
  const parts = diffArrays([...before], [...after], {comparator: isSame, maxEditLength: MAX_EDITS})
  if (parts === undefined) return {added: missingFrom(before, after), removed: missingFrom(after, before)}
  return {
    added: parts.filter(({added}) => added).flatMap(({value}) => value),
    removed: parts.filter(({removed}) => removed).flatMap(({value}) => value),
  }
}

const keyOf = ({kind, text}: ChangedBlock): string => `${kind} ${text}`

/** Blocks that the others do not have, or not as often, wherever they are. */
function missingFrom(others: readonly ChangedBlock[], blocks: readonly ChangedBlock[]): readonly ChangedBlock[] {
  const left = new Map<string, number>()
  for (const key of others.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1)
  return blocks.filter((block) => {
    const count = left.get(keyOf(block)) ?? 0
    left.set(keyOf(block), count - 1)
    return count <= 0
  })
}

function cutAtEmptyLines(text: string): readonly ChangedBlock[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((part): ChangedBlock => ({kind: 'paragraph', text: withoutSyntax(part)}))
    .filter((block) => block.text !== '')
}

/** What is read of a syntax tree of Markdown. */
interface TreeNode {
  readonly type: string
  readonly value?: string
  readonly alt?: string | null | undefined
  readonly children?: readonly TreeNode[]
}

/** The blocks of a text that say something. */
export function toBlocks({text, isMdx}: DocText): readonly ChangedBlock[] {
  const tree = (isMdx ? parseMdx(text) : undefined) ?? markdownParser.parse(text)
  return blocksIn(tree).filter((block) => block.text !== '')
}

/** Undefined for what is no MDX: the build names the place of the mistake, where the text is shown as MDX. */
function parseMdx(text: string): TreeNode | undefined {
  try {
    return mdxParser.parse(text.split('\n').map(withoutId).join('\n'))
  } catch {
    return undefined
  }
}

/** A heading without its id, which is written as an expression of MDX and is none. */
function withoutId(line: string): string {
  const trimmed = line.trimEnd()
  const at = trimmed.lastIndexOf('{#')
  return line.startsWith('#') && trimmed.endsWith('}') && at > 0 ? trimmed.slice(0, at) : line
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
  // Code of MDX, which says something only when it runs.
  if (node.type === 'mdxTextExpression') return ''
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
