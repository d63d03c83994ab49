// What MDX 1 tells components of the elements that they are given: `mdxType`, the name that an element has in the document, and
// `originalType`, what it is without a component of the site's. Code that was written for Docusaurus 2 finds a title, a summary
// or the code of a block by them.
import type {CallExpression, Expression, ImportDeclaration, Program} from 'estree'
import type {Plugin} from 'unified'
import {pageOf} from '../page-state.ts'
import {identifier, isSyntaxNode, object, property, type SyntaxNode, spread, text, walkSyntax} from './estree.ts'

/** Gives the component that shows an element without the two: it is in the runtime of documents. */
const TYPED = '_typed'

/** What is no element of the document, and tags of the head, which are read and not shown. */
const OTHERS = new Set([
  ...['_Fragment', '_createMdxContent', 'MDXLayout'],
  ...['base', 'body', 'html', 'link', 'meta', 'noscript', 'script', 'style', 'title'],
])

/** After JSX has become calls, and before the file becomes a function. */
export const tellElementTypes: Plugin<[], Program> = () => (program, file) => {
  const root: unknown = program
  if (!pageOf(file).spec.tellsElementTypes || !isSyntaxNode(root)) return
  let isUsed = false
  walkSyntax(root, (node) => {
    if (isElementCall(node)) isUsed = tellType(node) || isUsed
    return undefined
  })
  if (isUsed) program.body.unshift(IMPORT)
}

const IMPORT: ImportDeclaration = {
  type: 'ImportDeclaration',
  specifiers: [{type: 'ImportSpecifier', imported: identifier('typed'), local: identifier(TYPED)}],
  source: text('react/jsx-runtime'),
  attributes: [],
}

function isElementCall(node: SyntaxNode): node is SyntaxNode & CallExpression {
  return node.type === 'CallExpression' && isSyntaxNode(node.callee) && /^_jsxs?$/.test(String(node.callee.name))
}

/** `_jsx(_typed(_components.code), {mdxType: "code", originalType: "code", ...})`. Whether it was an element. */
function tellType(call: CallExpression): boolean {
  const [type, props] = call.arguments
  if (type === undefined || type.type === 'SpreadElement' || props?.type === 'SpreadElement') return false
  const name = nameOf(type)
  if (name === undefined || OTHERS.has(name)) return false
  const told = [property('mdxType', text(name)), property('originalType', isMapped(type) ? text(name) : type)]
  const given = props?.type === 'ObjectExpression' ? props.properties : props === undefined ? [] : [spread(props)]
  call.arguments[0] = {type: 'CallExpression', callee: identifier(TYPED), arguments: [type], optional: false}
  call.arguments[1] = object([...told, ...given])
  return true
}

/** As the document has it: `code` of `_components.code`, `Tabs.Item`. */
function nameOf(type: Expression): string | undefined {
  if (type.type === 'Literal') return String(type.value)
  if (type.type === 'Identifier') return type.name
  if (type.type !== 'MemberExpression' || type.object.type === 'Super') return undefined
  const own = type.property.type === 'Literal' ? String(type.property.value) : nameOf(type.property as Expression)
  return isMapped(type) ? own : `${nameOf(type.object)}.${own}`
}

/** For which components may take the place of HTML. */
function isMapped(type: Expression): boolean {
  return type.type === 'MemberExpression' && type.object.type === 'Identifier' && type.object.name === '_components'
}
