// JavaScript in MDX that cannot run as it stands: `require` becomes the URL of a file or the module that is meant; what only modules
// can do is an error.
import type {Expression, Program} from 'estree'
import {isImage} from '../../files/file-kinds.ts'
import type {PageState} from '../page-state.ts'
import {isRequiredModule} from '../parse/required-modules.ts'
import {wholeImage} from '../parse/whole-images.ts'
import {addReference} from '../references.ts'
import {isSyntaxNode, member, memberOf, object, property, type SyntaxNode, text, walkSyntax} from './estree.ts'
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
    if (node.type === 'ImportExpression') report(page, node, 'import()')
    if (node.type === 'MetaProperty' && isSyntaxNode(node.meta) && node.meta.name === 'import')
      report(page, node, 'import.meta')
    return rewriteRequire(node, page)
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
  if (isRequiredModule(target)) return isDefault ? undefined : requestModule(target, node, page)
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

/** Of data in JSON it is the data, as webpack gives it. */
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
  const whole: unknown = /\.json$/.test(target) ? memberOf(module, 'default') : module
  return isSyntaxNode(whole) ? whole : undefined
}

function requiredText({type, callee, arguments: values}: SyntaxNode): string | undefined {
  if (type !== 'CallExpression' || !isSyntaxNode(callee) || callee.name !== 'require' || !Array.isArray(values))
    return undefined
  const [argument]: unknown[] = values
  const isText = isSyntaxNode(argument) && argument.type === 'Literal' && typeof argument.value === 'string'
  return isText ? String(argument.value) : undefined
}

const HINTS: Readonly<Record<string, string>> = {
  await: 'Load the data in a component, or before the build.',
  'import()': 'Import the module at the top of the file.',
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
