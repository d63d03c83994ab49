// The prose of a document: what a reader reads as sentences, each piece with its line in the file.
import type {Nodes, Parent, Yaml} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {isPair, isScalar, LineCounter, parseDocument as parseYaml, visit as visitYaml} from 'yaml'
import type {HandbookDocument} from './documents.ts'

/** Text or code between two marks. A piece can go over several lines; `line` is its first. */
export interface Piece {
  readonly text: string
  readonly line: number
  readonly isCode: boolean
}

export interface ProseBlock {
  /** `label` is all that stands outside the text: front matter, alternative texts, attributes of components. */
  readonly kind: 'heading' | 'paragraph' | 'cell' | 'label'
  readonly line: number
  readonly pieces: readonly Piece[]
}

const BLOCK_KINDS: Readonly<Record<string, ProseBlock['kind']>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  tableCell: 'cell',
}
const LABEL_KEYS = ['title', 'description', 'sidebar_label', 'pagination_label', 'label', 'name']
const ATTRIBUTES = ['alt', 'title', 'label', 'caption', 'aria-label']
const ADMONITION_MARK = /^:::+[a-z]*[ \t]*/gm

/** Blocks of prose in the order of the file. Code blocks, URLs and raw HTML are not prose. */
export function findProse({tree}: HandbookDocument): ProseBlock[] {
  const blocks: ProseBlock[] = []
  const walk = (node: Nodes): void => {
    if (node.type === 'yaml') blocks.push(...labelsOfFrontMatter(node))
    if (node.type === 'image') addLabel(blocks, node.alt, lineOf(node))
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') blocks.push(...labelsOfElement(node))
    if (!('children' in node)) return
    const kind =
      BLOCK_KINDS[node.type] ?? (node.type === 'mdxJsxFlowElement' && holdsText(node) ? 'paragraph' : undefined)
    if (kind !== undefined) {
      const pieces = piecesOf(node)
      if (pieces.length > 0) blocks.push({kind, line: lineOf(node), pieces})
    }
    for (const child of node.children) walk(child)
  }
  walk(tree)
  return blocks
}

/** The block as one line. `code` gives what stands for a piece of code; the code itself by default. */
export function toText({pieces}: ProseBlock, code: (text: string) => string = (text) => text): string {
  return pieces
    .map(({text, isCode}) => (isCode ? code(text) : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

function addLabel(blocks: ProseBlock[], text: string | null | undefined, line: number): void {
  if (text) blocks.push({kind: 'label', line, pieces: [{text, line, isCode: false}]})
}

function holdsText(node: Parent): boolean {
  return node.children.some((child) => child.type === 'text' && child.value.trim() !== '')
}

/** Text and inline code below a block, but of no block inside it. */
function piecesOf(node: Parent): Piece[] {
  return (node.children as Nodes[]).flatMap((child): Piece[] => {
    const line = lineOf(child)
    if (child.type === 'text') return [{text: child.value.replace(ADMONITION_MARK, ''), line, isCode: false}]
    if (child.type === 'inlineCode') return [{text: child.value, line, isCode: true}]
    if (child.type === 'break') return [{text: ' ', line, isCode: false}]
    return 'children' in child && BLOCK_KINDS[child.type] === undefined ? piecesOf(child) : []
  })
}

function labelsOfFrontMatter(node: Yaml): ProseBlock[] {
  const blocks: ProseBlock[] = []
  const lines = new LineCounter()
  visitYaml(parseYaml(node.value, {lineCounter: lines}), {
    Pair: (_, {key, value}, path) => {
      if (!isScalar(key) || !LABEL_KEYS.includes(String(key.value)) || !isScalar(value)) return
      const owner = path.at(-2)
      // A tag that is shown by its own key has a name and no label.
      if (isPair(owner) && String(owner.key) === value.value) return
      addLabel(blocks, String(value.value), lineOf(node) + lines.linePos(value.range?.[0] ?? 0).line)
    },
  })
  return blocks
}

function labelsOfElement(node: MdxJsxFlowElement | MdxJsxTextElement): ProseBlock[] {
  const blocks: ProseBlock[] = []
  for (const attribute of node.attributes)
    if (
      attribute.type === 'mdxJsxAttribute' &&
      ATTRIBUTES.includes(attribute.name) &&
      typeof attribute.value === 'string'
    )
      addLabel(blocks, attribute.value, lineOf(node as Nodes))
  return blocks
}
