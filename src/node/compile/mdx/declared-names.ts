// Names that the top level of a program declares.
import type {Pattern, Program} from 'estree'
import {isSyntaxNode, type SyntaxNode, walkSyntax} from './estree.ts'

/** All names that imports, exports and other statements at the top level declare. */
export function declaredNames({body}: Program): ReadonlySet<string> {
  const names = new Set<string>()
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      for (const {local} of node.specifiers) names.add(local.name)
      continue
    }
    const declaration =
      node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration' ? node.declaration : node
    if (declaration?.type === 'VariableDeclaration') {
      for (const {id} of declaration.declarations) addPattern(id, names)
    } else if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (declaration.id) names.add(declaration.id.name)
    }
  }
  return names
}

/** Adds the names that a pattern binds: `{a, b: [c], ...d}` binds a, c and d. */
export function addPattern(pattern: Pattern, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') addPattern(pattern.left, names)
  else if (pattern.type === 'RestElement') addPattern(pattern.argument, names)
  else if (pattern.type === 'ArrayPattern')
    for (const element of pattern.elements) element && addPattern(element, names)
  else if (pattern.type === 'ObjectPattern') {
    for (const part of pattern.properties) addPattern(part.type === 'Property' ? part.value : part.argument, names)
  }
}

/** Names that functions and declarations inside of a node bind, wherever: what is missed here React reports. */
export function localNames(root: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    // Of the syntax that acorn makes: a function's parameters and what a declarator binds are patterns.
    if (isSyntaxNode(pattern)) addPattern(pattern as unknown as Pattern, names)
  }
  walkSyntax(root, (node) => {
    if (Array.isArray(node.params)) for (const param of node.params) add(param)
    if (node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type)) add(node.id)
    if (node.type === 'CatchClause') add(node.param)
    return undefined
  })
  return names
}
