// The native parser leaves JavaScript in MDX as text. This gives every import, expression and attribute the syntax tree
// that MDX's compiler works on, with offsets in the source.
import type {Program} from 'estree'
import type {Nodes, Root} from 'mdast'
import {ScriptError, ScriptParser} from '../parse/script-reader.ts'
import {dropParentheses, isSyntaxNode, type SyntaxNode, shiftOffsets} from './estree.ts'

const OPTIONS = {ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true} as const
/** An expression in parentheses ends where they do. */
const EXPRESSION_OPTIONS = {...OPTIONS, preserveParens: true} as const

/**
 * Attaches `data.estree` throughout a tree.
 * @throws ScriptError for JavaScript that is not valid.
 */
export function attachEstree(tree: Root, source: string): Root {
  attach(tree, source)
  return tree
}

function attach(node: Nodes, source: string): void {
  const start = node.position?.start.offset ?? 0
  if (node.type === 'mdxjsEsm') {
    node.data = {...node.data, estree: known(node.data?.estree) ?? parseEsm(node.value, start)}
  } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    node.data = {...node.data, estree: known(node.data?.estree) ?? parseExpression(node.value, start + 1)}
  } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) attachToAttribute(attribute, {source, start})
  }
  if ('children' in node) for (const child of node.children) attach(child, source)
}

type Attribute = Extract<Nodes, {type: 'mdxJsxFlowElement'}>['attributes'][number]

function attachToAttribute(
  attribute: Attribute,
  {source, start}: {readonly source: string; readonly start: number},
): void {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    const at = source.indexOf(attribute.value, start)
    attribute.data = {
      ...attribute.data,
      estree: known(attribute.data?.estree) ?? parseSpread(attribute.value, at < 0 ? start : at),
    }
    return
  }
  const {value} = attribute
  if (typeof value !== 'object' || value === null) return
  const at = source.indexOf(`{${value.value}`, start)
  value.data = {
    ...value.data,
    estree: known(value.data?.estree) ?? parseExpression(value.value, at < 0 ? start : at + 1),
  }
}

/** The tree that the reference parser has attached, without its parentheses. */
function known(estree: Program | null | undefined): Program | undefined {
  if (isSyntaxNode(estree)) dropParentheses(estree)
  return estree ?? undefined
}

function parseEsm(value: string, offset: number): Program {
  const program = tryParse(() => ScriptParser.parse(value, OPTIONS), {offset, kind: 'esm'})
  return toProgram(program, offset)
}

function parseExpression(value: string, offset: number): Program {
  if (isEmpty(value)) return {type: 'Program', sourceType: 'module', body: [], comments: []}
  const place = {offset, kind: 'expression'} as const
  const expression = tryParse(() => ScriptParser.parseExpressionAt(value, 0, EXPRESSION_OPTIONS), place)
  if (!isEmpty(value.slice(expression.end))) {
    throw new ScriptError('Unexpected content after the expression', {
      offset: offset + expression.end,
      kind: 'expression',
    })
  }
  return wrap(expression, offset)
}

/** `...value`, read as the inside of an object. */
function parseSpread(value: string, offset: number): Program {
  const place = {offset: offset - 2, kind: 'expression'} as const
  return wrap(
    tryParse(() => ScriptParser.parseExpressionAt(`({${value}})`, 0, OPTIONS), place),
    place.offset,
  )
}

function wrap(expression: unknown, offset: number): Program {
  return toProgram({type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}, offset)
}

function toProgram(value: unknown, offset: number): Program {
  if (!isSyntaxNode(value)) throw new Error('The JavaScript parser gave no tree.')
  const program: SyntaxNode = dropParentheses(value)
  shiftOffsets(program, offset)
  program.comments = []
  // acorn's trees are ESTree's; only their types have other names.
  return program as unknown as Program
}

/** True for comments alone; what is not closed is none. */
function isEmpty(value: string): boolean {
  const isComment = (text: string): boolean => text.startsWith('//') || (text.length > 3 && text.endsWith('*/'))
  const bare = value.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, (text) => (isComment(text) ? '' : text))
  return bare.trim() === ''
}

function tryParse<Result>(
  parse: () => Result,
  {offset, kind}: {readonly offset: number; readonly kind: 'esm' | 'expression'},
): Result {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
    throw new ScriptError(error.message.replace(/\(\d+:\d+\)$/, '').trimEnd(), {offset: offset + at, kind})
  }
}
