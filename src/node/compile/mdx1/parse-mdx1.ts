// Parsers for documents that were written for MDX 1: what is text or JSX there is so in the tree as well.
import type {Nodes, Paragraph, Parents, PhrasingContent, RootContent} from 'mdast'
import type {ParseMarkdown, Parsers} from '../parse/parse-markdown.ts'
import {cutBlocks} from './cut-blocks.ts'
import {fitTables} from './fit-tables.ts'
import {liftDefinitions, placeDefinitions} from './lift-definitions.ts'
import {ADDED_FENCE, markLiteral, restoreLiteral} from './literal-text.ts'
import {pairStars} from './strong.ts'
import {keepTemplateLines} from './template-lines.ts'

export function toMdx1Parsers({choose, second}: Parsers): Parsers {
  return {
    choose: async (text, isMdx) => toMdx1Parser(await choose(text, isMdx)),
    second: second && (async () => toMdx1Parser(await second())),
  }
}

function toMdx1Parser(parse: ParseMarkdown): ParseMarkdown {
  return (text, isMdx) => {
    const {text: signs, isInBlock} = markLiteral(fitTables(text), isMdx)
    const lifted = liftDefinitions(signs, isInBlock)
    const marked = lifted.text
    const tree = parse(marked, isMdx)
    keepTemplateLines(tree, marked)
    if (marked.includes(ADDED_FENCE)) readAddedFences(tree)
    pairStars(tree, marked)
    if (marked.includes('\\|')) keepPipes(tree, marked)
    cutBlocks(tree, {text: marked, written: text.split('\n')})
    placeDefinitions(tree, lifted, signs)
    restoreLiteral(tree)
    if (isInBlock.includes(true)) unwrapParagraphs(tree, (node) => isInBlock[lineOf(node)] === true)
    return tree
  }
}

/** An empty line was before the code, which parts the text of a list item. */
function readAddedFences(parent: Parents): void {
  for (const child of parent.children) {
    if ('children' in child) readAddedFences(child)
    if (child.type !== 'code' || child.lang !== ADDED_FENCE) continue
    child.lang = null
    if (parent.type === 'listItem') parent.spread = true
  }
}

/** In code of a table, a backslash before a pipe is shown. */
function keepPipes(parent: Parents, text: string, isInTable = false): void {
  for (const child of parent.children) {
    if ('children' in child) keepPipes(child, text, isInTable || child.type === 'table')
    if (!isInTable || child.type !== 'inlineCode' || !child.value.includes('|')) continue
    const {start, end} = child.position ?? {}
    const source = text.slice(start?.offset, end?.offset)
    const ticks = source.length - source.replace(/^`+/, '').length
    child.value = source.slice(ticks, -ticks).trim()
  }
}

function lineOf({position}: Nodes): number {
  return position === undefined ? -1 : position.start.line - 1
}

/** Text of a block that begins with a tag is in no paragraph, and ends the one before. */
function unwrapParagraphs(parent: Parents, isInBlock: (node: Nodes) => boolean): void {
  const children = parent.children.flatMap((child): Nodes[] => {
    if (child.type !== 'paragraph') {
      if ('children' in child) unwrapParagraphs(child, isInBlock)
      return [child]
    }
    const at = child.children.findIndex(isInBlock)
    if (at < 0) return [child]
    const inner = child.children.slice(at)
    const isElement = parent.type === 'mdxJsxFlowElement'
    return [...cut(child, at), ...(isElement || inner.length === 1 ? inner : [toFragment(child, inner)])]
  })
  parent.children = children as typeof parent.children
}

/** The paragraph up to a child, if anything is there. */
function cut(paragraph: Paragraph, at: number): Paragraph[] {
  if (at === 0) return []
  const children = paragraph.children.slice(0, at)
  const last = children.at(-1)
  if (last?.type === 'text') children.splice(-1, 1, {...last, value: last.value.trimEnd()})
  return [{...paragraph, children}]
}

/** Next to blocks, phrasing would have line ends between its parts. */
function toFragment({position}: Paragraph, children: readonly PhrasingContent[]): Nodes {
  const fragment = {type: 'mdxJsxFlowElement' as const, name: null, attributes: [], children: children as RootContent[]}
  return {...fragment, ...(position === undefined ? {} : {position})} as Nodes
}
