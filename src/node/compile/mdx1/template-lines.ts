// Lines of templates in JSX. The parser of MDX takes away up to two columns of what each line of an expression begins with, by
// which JSX is indented; MDX 1 took JSX as it was written.
import type {Nodes, Parents, Root} from 'mdast'

/** Columns that the parser takes away, see `micromark-factory-mdx-expression`. */
const INDENT = 2
const TAB = 4

/** @param text What the tree was parsed from. */
export function keepTemplateLines(tree: Root, text: string): void {
  keepIn(tree, text)
}

/** In lists and quotations, lines begin with more than what is theirs: those stay as they are. */
function keepIn(parent: Parents, text: string): void {
  for (const child of parent.children) {
    if (isExpression(child)) keep(child, text, child)
    if (child.type === 'paragraph') keepIn(child, text)
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement') continue
    for (const {value} of child.attributes) if (typeof value === 'object' && value !== null) keep(value, text, child)
    keepIn(child, text)
  }
}

type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>

function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'
}

/** @param at The expression, or the element that has it in an attribute. */
function keep(node: {value: string; data?: object | undefined}, text: string, {position}: Nodes): void {
  if (!node.value.includes('\n') || !node.value.includes('`')) return
  const written = findWritten(node.value, text, position?.start.offset ?? 0)
  if (written === undefined || written === node.value) return
  node.value = written
  // The tree of the script, if the parser has made one, is of the shortened text.
  delete node.data
}

/** The expression as it is written; undefined where its lines begin with anything else. */
function findWritten(value: string, text: string, from: number): string | undefined {
  const [first = '', ...lines] = value.split('\n')
  const start = text.indexOf(`{${first}\n`, from) + 1
  if (start === 0) return undefined
  let end = start + first.length
  for (const [number, line] of lines.entries()) {
    const isLast = number === lines.length - 1
    const rest = line.trimStart()
    const next = isLast ? text.indexOf(`${rest}}`, end + 1) + rest.length : text.indexOf('\n', end + 1)
    const written = text.slice(end + 1, next)
    const taken = columnsBefore(written) - columnsBefore(line)
    if (written.trimStart() !== rest || taken < 0 || taken > INDENT) return undefined
    end = next
  }
  return text.slice(start, end)
}

/** Columns of white space that a line begins with. */
function columnsBefore(line: string): number {
  let columns = 0
  for (const sign of line.slice(0, line.length - line.trimStart().length))
    columns += sign === '\t' ? TAB - (columns % TAB) : 1
  return columns
}
