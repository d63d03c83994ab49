// Blocks that MDX 1 cuts elsewhere than CommonMark: only the last line above a line of dashes is a heading, a line without a pipe ends a
// table, an empty line anywhere in an item parts the paragraphs of its list, and a paragraph without anything to see is none. So with
// `http://localhost:3000`, which is no link.
import type {Heading, Image, Nodes, Paragraph, Parents, PhrasingContent, Table, TableRow} from 'mdast'
import {cellsOf, restorePipes} from './fit-tables.ts'

/** A text in two forms that have the same lines. */
interface Texts {
  /** What the tree was made from. */
  readonly text: string
  /** Lines that the writer has written. */
  readonly written: readonly string[]
}

export function cutBlocks(parent: Parents, texts: Texts): void {
  const children: Nodes[] = parent.children.flatMap((child) => cut(child, texts))
  for (const child of children) if ('children' in child) cutBlocks(child, texts)
  parent.children = children as typeof parent.children
}

function cut(node: Nodes, texts: Texts): readonly Nodes[] {
  const {text} = texts
  if (node.type === 'heading') return cutHeading(node)
  if (node.type === 'table') return cutTable(node, texts)
  if (node.type === 'paragraph') return node.children.every(isBlankText) ? [] : [node]
  if (node.type === 'listItem') node.spread = /\n[ \t]*\n/.test(sourceOf(node, text))
  if (node.type === 'link' && isPlainUrl(sourceOf(node, text))) return node.children
  if (node.type === 'image') spellAlt(node, text)
  if (node.type === 'text') node.value = restorePipes(node.value)
  return [node]
}

/** One whose host has no dot, as that of this computer: text there, if nothing is around it. */
function isPlainUrl(source: string): boolean {
  const host = /^(?:https?:\/\/|www\.)([\w.-]*)/i.exec(source)?.[1]
  return host !== undefined && !host.replace(/\.$/, '').includes('.')
}

function isBlankText(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === ''
}

function sourceOf({position}: Nodes, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
}

function cutHeading(heading: Heading): readonly Nodes[] {
  const {children, position} = heading
  const at = children.findLastIndex(
    (child) => child.type === 'break' || (child.type === 'text' && child.value.includes('\n')),
  )
  const child = children[at]
  if (child === undefined) return [heading]
  const value = child.type === 'text' ? child.value : ''
  const end = value.lastIndexOf('\n')
  const toText = (part: string): PhrasingContent[] =>
    part.trim() === '' || child.type !== 'text' ? [] : [{...child, value: part}]
  const before = [...children.slice(0, at), ...toText(value.slice(0, Math.max(0, end)))]
  const paragraph: Paragraph = {type: 'paragraph', children: before, ...(position && {position})}
  return [paragraph, {...heading, children: [...toText(value.slice(end + 1)), ...children.slice(at + 1)]}]
}

function cutTable(table: Table, {written: lines}: Texts): readonly Nodes[] {
  const count = cellsOf(lines[table.position?.start.line ?? 0] ?? '').length
  // Cells behind those of the line of dashes are not shown.
  for (const row of table.children) row.children = row.children.slice(0, count)
  const isRow = ({position}: TableRow): boolean => lines[(position?.start.line ?? 0) - 1]?.includes('|') ?? true
  const end = table.children.findIndex((row) => !isRow(row))
  if (end < 0) return [table]
  const rest = table.children.slice(end)
  const [first] = rest
  const children = rest.flatMap((row, at): PhrasingContent[] => [
    ...(at === 0 ? [] : [{type: 'text' as const, value: '\n'}]),
    ...row.children.flatMap((cell) => cell.children),
  ])
  const paragraph: Paragraph = {type: 'paragraph', children, ...(first?.position && {position: first.position})}
  return [{...table, children: table.children.slice(0, end)}, paragraph]
}

/** Signs of Markdown are text there. */
function spellAlt(image: Image, text: string): void {
  const alt = /^!\[((?:[^[\]\\]|\\.)*)\]\(/.exec(sourceOf(image, text))?.[1]
  if (alt !== undefined && /[`*_~]/.test(alt) && !/[\\&\n]/.test(alt)) image.alt = alt
}
