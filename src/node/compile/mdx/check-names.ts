// Names that MDX uses and nothing defines. React would say so when the page is rendered, without a place; here the place
// is known.
import type {Program} from 'estree'
import type {Nodes, Root} from 'mdast'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {ANY_COMPONENT} from '../compiler-spec.ts'
import {pointAt} from '../parse/line-starts.ts'
import type {PreparedSource} from '../parse/prepare-source.ts'
import {declaredNames, localNames} from './declared-names.ts'
import {isSyntaxNode, type SyntaxNode, walkSyntax} from './estree.ts'
import {suggestComponent} from './suggest-component.ts'

/** Errors for unknown components and variables, in the order of the text, each name once. */
export function checkNames(
  tree: Root,
  source: PreparedSource,
  knownComponents: readonly string[],
): readonly FileMessage[] {
  const scope = findScope(tree)
  const components = new Set([...scope, ...knownComponents])
  const messages = new Map<string, FileMessage>()
  const note = ({name, offset, isComponent}: Use): void => {
    if (messages.has(name)) return
    const finding = isComponent ? toUnknownComponent(name, components) : toUnknownName(name, offset, source)
    messages.set(name, {level: 'error', ...finding, ...pointAt(source.lineStarts, offset), length: name.length})
  }
  checkNode(tree, {components, scope, note})
  return [...messages.values()]
}

interface Use {
  readonly name: string
  readonly offset: number
  readonly isComponent: boolean
}

interface Check {
  readonly components: ReadonlySet<string>
  readonly scope: ReadonlySet<string>
  readonly note: (use: Use) => void
}

/** What a file declares, and what MDX and JavaScript give it. */
function findScope(tree: Root): ReadonlySet<string> {
  const names = new Set([...IN_SCOPE, ...Object.getOwnPropertyNames(globalThis)])
  const visit = (node: Nodes): void => {
    if (node.type === 'mdxjsEsm' && node.data?.estree)
      for (const name of declaredNames(node.data.estree)) names.add(name)
    // Imports between tags count for the whole file.
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  return names
}

const BROWSER_NAMES =
  'window document location history screen self top localStorage sessionStorage alert confirm prompt matchMedia ' +
  'requestAnimationFrame cancelAnimationFrame requestIdleCallback getComputedStyle Image Audio Element HTMLElement Node ' +
  'MutationObserver IntersectionObserver ResizeObserver CustomEvent DOMParser FileReader XMLHttpRequest'
const BROWSER_ONLY = new Set(BROWSER_NAMES.split(' '))
const IN_SCOPE = ['props', 'frontMatter', 'toc', 'contentTitle', 'arguments', 'require', ...BROWSER_ONLY]

function checkNode(node: Nodes, check: Check): void {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') checkScript(node.data?.estree, check)
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node, check)
  if ('children' in node) for (const child of node.children) checkNode(child, check)
}

type JsxElement = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

function checkElement({name, attributes, position}: JsxElement, check: Check): void {
  const root = name?.split('.')[0] ?? ''
  if (isComponentName(root, name ?? '') && !isKnownComponent(root, check)) {
    check.note({name: root, offset: (position?.start.offset ?? 0) + 1, isComponent: true})
  }
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') checkScript(attribute.data?.estree, check)
    else if (typeof attribute.value === 'object') checkScript(attribute.value?.data?.estree, check)
  }
}

function isKnownComponent(name: string, {components}: Check): boolean {
  return components.has(name) || components.has(ANY_COMPONENT)
}

function isComponentName(root: string, whole: string): boolean {
  return /^[A-Z_$]/.test(root) || whole.includes('.')
}

function checkScript(program: Program | null | undefined, check: Check): void {
  const root: unknown = program
  if (!isSyntaxNode(root)) return
  const local = localNames(root)
  walkSyntax(root, (node, parent) => {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') return 'skip'
    const name = node.type === 'Identifier' || node.type === 'JSXIdentifier' ? String(node.name) : ''
    if (name === '' || local.has(name)) return undefined
    const offset = node.start ?? 0
    if (node.type === 'JSXIdentifier') {
      if (isTagRoot(node, parent) && isComponentName(name, name) && !isKnownComponent(name, check))
        check.note({name, offset, isComponent: true})
    } else if (!isPropertyName(node, parent) && !check.scope.has(name)) {
      check.note({name, offset, isComponent: false})
    }
    return undefined
  })
}

function isTagRoot(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return parent?.type === 'JSXOpeningElement' || (parent?.type === 'JSXMemberExpression' && parent.object === node)
}

function isPropertyName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent === undefined || parent.computed === true) return false
  if (parent.type === 'MemberExpression') return parent.property === node
  const hasKey = ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type)
  if (hasKey) return parent.key === node && parent.shorthand !== true
  return ['LabeledStatement', 'BreakStatement', 'ContinueStatement', 'MetaProperty'].includes(parent.type)
}

type NameFinding = Pick<FileMessage, 'code' | 'message' | 'hint'>

function toUnknownComponent(name: string, components: ReadonlySet<string>): NameFinding {
  const there = [...components].filter((one) => /^[A-Z]/.test(one) && !(one in globalThis) && !BROWSER_ONLY.has(one))
  return {
    code: 'mdx/unknown-component',
    message: `The component "<${name}>" is not defined.`,
    hint: suggestComponent(name, there),
  }
}

function toUnknownName(name: string, offset: number, {text}: PreparedSource): NameFinding {
  const isFormula = /\\[a-zA-Z]+(?:\{[^{}]*\})*\{?$|[_^]\{$/.test(text.slice(Math.max(0, offset - 60), offset))
  return {
    code: 'mdx/unknown-name',
    message: `The expression "{${name}}" uses "${name}", which is not defined.`,
    hint: isFormula
      ? 'Braces of a formula must be escaped in MDX: write "\\{" and "\\}", or put the formula in a code block.'
      : 'In MDX braces hold JavaScript: write "\\{" for a brace, or put the text in backticks.',
  }
}
