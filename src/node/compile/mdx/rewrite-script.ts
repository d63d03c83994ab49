// JavaScript in MDX that cannot run as it stands: `require` becomes the URL of a file or the module that is meant, `import()` a promise
// of the module, and what bundlers say by `import.meta` is said here. What only modules can do is an error.
import type {Expression, Program} from 'estree'
import {type DeferredKind, deferredSpecifier, TAKE} from '../../files/deferred-imports.ts'
import {isImage} from '../../files/file-kinds.ts'
import type {PageState} from '../page-state.ts'
import {isRequiredModule} from '../parse/required-modules.ts'
import {wholeImage} from '../parse/whole-images.ts'
import {addReference} from '../references.ts'
import {
  identifier,
  isSyntaxNode,
  member,
  memberOf,
  object,
  property,
  type SyntaxNode,
  text,
  toExpression,
  walkSyntax,
} from './estree.ts'
import {offsetsToPosition} from './offsets.ts'

/** Names that the page's code uses, of those that the compiler looks for: its variables, and `customFields`. */
export type UsedNames = ReadonlySet<string>

/** Name of the parameter of the page's function. */
export const RUNTIME = '_quire'

const WANTED_NAMES: ReadonlySet<unknown> = new Set(['frontMatter', 'contentTitle', 'toc', 'customFields'])

/** Rewrites a program in place; errors are added to the page's messages. */
export function rewriteScript(program: Program, page: PageState): UsedNames {
  const used = new Set<string>()
  const root: unknown = program
  if (!isSyntaxNode(root)) return used
  walkSyntax(root, (node) => {
    const name = node.type === 'Identifier' ? node.name : node.type === 'Literal' ? node.value : undefined
    if (WANTED_NAMES.has(name)) used.add(String(name))
    return rewriteImport(node, page) ?? rewriteMeta(node, page) ?? rewriteRequire(node, page)
  })
  walkSyntax(root, (node) => {
    if (node.type === 'AwaitExpression') report(page, node, 'await')
    // Functions of the writer's own may be asynchronous; those that MDX makes around an await have become so by it.
    return isOwnFunction(node) ? 'skip' : undefined
  })
  return used
}

function isOwnFunction({type, start}: SyntaxNode): boolean {
  return /Function(?:Declaration|Expression)$/.test(type) && start !== undefined
}

/** `require('./x.png').default` is the file's URL, `require('./x.png')` an object that holds it. */
function rewriteRequire(node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  const isDefault = node.type === 'MemberExpression' && isSyntaxNode(node.property) && node.property.name === 'default'
  const call = isDefault ? node.object : node
  const target = isSyntaxNode(call) ? requiredText(call) : undefined
  if (target === undefined) return undefined
  if (isRequiredModule(target)) return isDefault ? undefined : requireModule(target, node, page)
  if (!/^(?:\.{0,2}\/|@site\/)/.test(target)) return undefined
  const whole = isDefault ? undefined : wholeImage(target, page.source.text)
  // The module that the bundler makes of an image: with the plugin `ideal-image` its files in several widths.
  if (whole !== undefined) return requestModule(whole, node, page)
  const kind = isImage(target.replace(/[?#].*$/, '')) ? 'image' : 'link'
  const placeholder = addReference(page, {kind, target, position: offsetsToPosition(node, page.source), isCode: true})
  const address = text(placeholder('url'))
  const replacement: unknown = isDefault ? address : object([property('default', address)])
  return isSyntaxNode(replacement) ? replacement : undefined
}

function requireModule(target: string, node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  return /\.mdx?$/.test(target) ? requestModule(target, node, page) : takeModule('require', node, {target, page})
}

interface Taken {
  readonly target: string
  readonly page: PageState
}

/** `_quire.imports("...").take()` */
function takeModule(kind: DeferredKind, node: SyntaxNode, {target, page}: Taken): SyntaxNode | undefined {
  const module: unknown = requestModule(deferredSpecifier(kind, target), node, page)
  // An expression by now.
  const callee = memberOf(module as Expression, TAKE)
  const call: unknown = {type: 'CallExpression', callee, arguments: [], optional: false}
  return isSyntaxNode(call) ? call : undefined
}

function rewriteImport(node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  if (node.type !== 'ImportExpression') return undefined
  const target = constantText(node.source)
  if (target !== undefined) return takeModule('import', node, {target, page})
  report(page, node, 'import()')
  return undefined
}

/** Of what bundlers say there, `url` is only for the URL of a file next to the document. */
function rewriteMeta(node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  if (node.type === 'NewExpression') return rewriteUrl(node, page)
  if (
    node.type === 'MemberExpression' &&
    isMeta(node.object) &&
    node.computed !== true &&
    isSyntaxNode(node.property)
  ) {
    const {name} = node.property
    if (name === 'url') return undefined
    const value: unknown = name === 'webpack' ? {type: 'Literal', value: 5} : identifier('undefined')
    return isSyntaxNode(value) ? value : undefined
  }
  if (isMeta(node)) report(page, node, 'import.meta')
  return undefined
}

/** `new URL('./x.png', import.meta.url)`: from the page, as the file has an absolute URL. */
function rewriteUrl(node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  const [first, second]: readonly unknown[] = Array.isArray(node.arguments) ? node.arguments : []
  const isOfFile =
    isSyntaxNode(node.callee) &&
    node.callee.name === 'URL' &&
    isSyntaxNode(second) &&
    second.type === 'MemberExpression' &&
    isMeta(second.object)
  const target = isOfFile ? constantText(first) : undefined
  if (target === undefined || !/^\.{1,2}\//.test(target)) return undefined
  const kind = isImage(target.replace(/[?#].*$/, '')) ? 'image' : 'link'
  const placeholder = addReference(page, {kind, target, position: offsetsToPosition(node, page.source), isCode: true})
  const base = toExpression(NO_HOST)
  const isBrowser = typeofTest('document')
  const value: unknown = {
    ...node,
    arguments: [
      text(placeholder('url')),
      {type: 'ConditionalExpression', test: isBrowser, consequent: base, alternate: member('document', 'baseURI')},
    ],
  }
  return isSyntaxNode(value) ? value : undefined
}

/** A URL has one; while pages are rendered, nobody knows which. */
const NO_HOST = 'http://localhost'

function typeofTest(name: string): Expression {
  const argument = identifier(name)
  const left: Expression = {type: 'UnaryExpression', operator: 'typeof', prefix: true, argument}
  return {type: 'BinaryExpression', operator: '===', left, right: text('undefined')}
}

function isMeta(node: unknown): boolean {
  return isSyntaxNode(node) && node.type === 'MetaProperty' && isSyntaxNode(node.meta) && node.meta.name === 'import'
}

function constantText(node: unknown): string | undefined {
  return isSyntaxNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/** The module as it is when the page is. */
function requestModule(target: string, node: SyntaxNode, page: PageState): SyntaxNode | undefined {
  page.imports.add(target)
  const placeholder = addReference(page, {
    kind: 'module',
    target,
    position: offsetsToPosition(node, page.source),
    isCode: true,
  })
  const callee = member(RUNTIME, 'imports')
  const module: Expression = {type: 'CallExpression', callee, arguments: [text(placeholder('url'))], optional: false}
  const call: unknown = module
  return isSyntaxNode(call) ? call : undefined
}

function requiredText({type, callee, arguments: values}: SyntaxNode): string | undefined {
  if (type !== 'CallExpression' || !isSyntaxNode(callee) || callee.name !== 'require' || !Array.isArray(values))
    return undefined
  return constantText(values[0])
}

const HINTS: Readonly<Record<string, string>> = {
  await: 'Load the data in a component, or before the build.',
  'import()': 'Write the path or the name of the package in quotes, without variables.',
  'import.meta': 'Import the file that is meant, and use its URL.',
}

function report(page: PageState, node: SyntaxNode, what: string): void {
  const start = offsetsToPosition(node, page.source)?.start
  page.messages.push({
    level: 'error',
    code: 'mdx/unsupported-script',
    message: `"${what}" cannot be used in MDX here.`,
    ...(start === undefined ? {} : {line: start.line, column: start.column}),
    length: what.length,
    hint: HINTS[what] ?? '',
  })
}
