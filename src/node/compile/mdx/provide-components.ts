// Components that functions of an MDX file use without importing them, as in `export const Note = () => <Admonition/>`. MDX gives
// its components to the content alone, other programs to every function of the file: they are taken from the theme's map.
import type {Program} from 'estree'
import type {Plugin} from 'unified'
import {MDX_COMPONENTS} from '../../../shared/contract.ts'
import {declaredNames, localNames} from './declared-names.ts'
import {declare, identifier, isSyntaxNode, member, text, walkSyntax} from './estree.ts'

const COMPONENTS = '_mdxComponents'

/** After JSX has become calls, and before the file becomes a function. */
export const provideComponents: Plugin<[], Program> = () => (program) => {
  const names = [...findFreeComponents(program)].sort()
  if (names.length === 0) return
  const imported = {type: 'ImportDefaultSpecifier', local: identifier(COMPONENTS)} as const
  program.body.unshift(
    {type: 'ImportDeclaration', specifiers: [imported], source: text(MDX_COMPONENTS), attributes: []},
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: names.map((name) => declare(identifier(name), member(COMPONENTS, name))),
    },
  )
}

/** Names of components that nothing in the file declares, but for those of the content itself. */
function findFreeComponents(program: Program): ReadonlySet<string> {
  const declared = declaredNames(program)
  const free = new Set<string>()
  for (const node of program.body) {
    const root: unknown = node
    if (!isSyntaxNode(root) || isContent(root)) continue
    const local = localNames(root)
    walkSyntax(root, ({type, callee, arguments: values}) => {
      if (type !== 'CallExpression' || !isSyntaxNode(callee) || !/^_jsxs?$/.test(String(callee.name))) return undefined
      const [component]: unknown[] = Array.isArray(values) ? values : []
      const name = isSyntaxNode(component) ? rootName(component) : ''
      if (/^[A-Z]/.test(name) && !declared.has(name) && !local.has(name)) free.add(name)
      return undefined
    })
  }
  return free
}

/** `Tabs` of `Tabs.Item`. */
function rootName({type, name, object}: {type: string; name?: unknown; object?: unknown}): string {
  if (type === 'Identifier') return String(name)
  return type === 'MemberExpression' && isSyntaxNode(object) ? rootName(object) : ''
}

/** What MDX makes of the text. */
function isContent(node: {type: string; id?: unknown; declaration?: unknown}): boolean {
  if (isSyntaxNode(node.declaration)) return isContent(node.declaration)
  return isSyntaxNode(node.id) && /^(?:_createMdxContent|MDXContent)$/.test(String(node.id.name))
}
