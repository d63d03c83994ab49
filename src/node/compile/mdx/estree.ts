// Walking and making JavaScript syntax trees, as little of it as MDX needs.
import type {
  ArrowFunctionExpression,
  Expression,
  ObjectExpression,
  Property,
  SpreadElement,
  VariableDeclarator,
} from 'estree'

/** Any node of JavaScript or JSX. */
export interface SyntaxNode {
  type: string
  start?: number
  end?: number
  [key: string]: unknown
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** What a visitor does with a node: nothing, put another in its place, or leave its inside alone. */
export type Visit = (node: SyntaxNode, parent: SyntaxNode | undefined) => SyntaxNode | 'skip' | undefined

/** Visits a node and all below it, parents first. A replacement is not visited. */
export function walkSyntax(node: SyntaxNode, visit: Visit, parent?: SyntaxNode): SyntaxNode {
  const result = visit(node, parent)
  if (result === 'skip') return node
  if (result !== undefined) return result
  for (const [key, value] of Object.entries(node)) {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) if (isSyntaxNode(item)) value[index] = walkSyntax(item, visit, node)
    } else if (isSyntaxNode(value) && key !== 'data') {
      node[key] = walkSyntax(value, visit, node)
    }
  }
  return node
}

/** Takes out nodes for parentheses, of which no printer knows: it sets them where they are needed. */
export function dropParentheses(node: SyntaxNode): SyntaxNode {
  return walkSyntax(node, ({type, expression}) =>
    type === 'ParenthesizedExpression' && isSyntaxNode(expression) ? dropParentheses(expression) : undefined,
  )
}

/** Adds to the offsets of a node and all below it. */
export function shiftOffsets(node: SyntaxNode, by: number): void {
  if (by === 0) return
  walkSyntax(node, (inner) => {
    if (inner.start !== undefined) inner.start += by
    if (inner.end !== undefined) inner.end += by
    return undefined
  })
}

export function identifier(name: string): {type: 'Identifier'; name: string} {
  return {type: 'Identifier', name}
}

export function text(value: string): {type: 'Literal'; value: string} {
  return {type: 'Literal', value}
}

/** A function without parameters. */
export function returning(body: Expression): ArrowFunctionExpression {
  return {type: 'ArrowFunctionExpression', params: [], body, expression: true}
}

export function property(name: string, value: Expression): Property {
  const isName = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name)
  const shorthand = isName && value.type === 'Identifier' && value.name === name
  const key = isName ? identifier(name) : text(name)
  return {type: 'Property', kind: 'init', method: false, shorthand, computed: false, key, value}
}

export function object(properties: ObjectExpression['properties']): ObjectExpression {
  return {type: 'ObjectExpression', properties}
}

/** Plain data, and dates, as an expression. */
export function toExpression(value: unknown): Expression {
  if (Array.isArray(value)) return {type: 'ArrayExpression', elements: value.map(toExpression)}
  if (value instanceof Date)
    // A document may have a component of that name.
    return {type: 'NewExpression', callee: member('globalThis', 'Date'), arguments: [toExpression(value.getTime())]}
  if (typeof value === 'object' && value !== null) {
    return object(Object.entries(value).map(([name, inner]) => property(name, toExpression(inner))))
  }
  if (typeof value === 'number' && value < 0) {
    return {type: 'UnaryExpression', operator: '-', prefix: true, argument: {type: 'Literal', value: -value}}
  }
  const isPlain =
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  return {type: 'Literal', value: isPlain ? value : null}
}

export function declare(id: VariableDeclarator['id'], init: Expression): VariableDeclarator {
  return {type: 'VariableDeclarator', id, init}
}

export function member(objectName: string, name: string): Expression {
  return memberOf(identifier(objectName), name)
}

export function memberOf(object: Expression, name: string): Expression {
  return {type: 'MemberExpression', object, property: identifier(name), computed: false, optional: false}
}

export function spread(argument: Expression): SpreadElement {
  return {type: 'SpreadElement', argument}
}
