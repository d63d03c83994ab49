// Whether the code of a document can do nothing but make elements: then it leaves nothing behind in the thread that runs it. What
// it does not know it takes for code that does more.
import type {Program} from 'estree'
import {localNames} from './declared-names.ts'
import {isSyntaxNode, type SyntaxNode, walkSyntax} from './estree.ts'
import {RUNTIME} from './rewrite-script.ts'

const PLAIN = new Set(
  `Program EmptyStatement ExpressionStatement BlockStatement ReturnStatement IfStatement ThrowStatement VariableDeclaration VariableDeclarator
  FunctionExpression FunctionDeclaration ArrowFunctionExpression ObjectExpression ObjectPattern ArrayExpression ArrayPattern
  AssignmentPattern RestElement Property SpreadElement Identifier Literal TemplateLiteral TemplateElement ConditionalExpression
  LogicalExpression BinaryExpression UnaryExpression MemberExpression CallExpression`.split(/\s+/),
)

/** They lead from any value to what makes code of text, or to what all values share. */
const WAYS_OUT = new Set(['constructor', 'prototype', '__proto__'])

/** @param program Of a content function: all that it takes from elsewhere comes from the runtime. */
export function makesOnlyElements(program: Program): boolean {
  const root: unknown = program
  if (!isSyntaxNode(root)) return false
  const known = new Set([...localNames(root), 'undefined'])
  let isPlain = true
  walkSyntax(root, (node, parent) => {
    isPlain &&= PLAIN.has(node.type) && isHarmless(node, parent, known)
    return isPlain ? undefined : node
  })
  return isPlain
}

function isHarmless(node: SyntaxNode, parent: SyntaxNode | undefined, known: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'Identifier':
      return !WAYS_OUT.has(String(node.name)) && (isFieldName(node, parent) || known.has(String(node.name)))
    case 'Literal':
      return !WAYS_OUT.has(String(node.value))
    case 'MemberExpression':
      return node.computed !== true
    case 'Property':
      return node.computed !== true
    case 'UnaryExpression':
      return node.operator !== 'delete'
    case 'CallExpression':
      return isKnownCallee(node.callee)
    default:
      return true
  }
}

/** What the document declares has been looked at, and what the runtime gives is the program's. */
function isKnownCallee(callee: unknown): boolean {
  if (!isSyntaxNode(callee)) return false
  if (callee.type === 'Identifier') return true
  return callee.type === 'MemberExpression' && isSyntaxNode(callee.object) && callee.object.name === RUNTIME
}

function isFieldName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node
  return parent?.type === 'Property' && parent.key === node && parent.value !== node
}
