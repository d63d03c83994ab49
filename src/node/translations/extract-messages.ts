// The messages that a module declares with `translate()` and `<Translate>`, read from its text: nothing of it runs.
import {SourceMap, type SourceMapPayload} from 'node:module'
import {extname} from 'node:path'
import {Parser} from 'acorn'
import {type Loader, transform} from 'esbuild'
import type {DescribedMessage} from '../../plugin/messages-file.ts'
import {withoutUndefined} from '../../shared/without-undefined.ts'
import {fieldsOf, isNode, type Node} from './static-values.ts'

/** A place in the module's text, from 1. */
export interface CodePlace {
  readonly line: number
  readonly column: number
}

/** What a module declares. */
export interface ModuleMessages {
  /** By id. */
  readonly messages: Readonly<Record<string, DescribedMessage>>
  /** Declarations whose text is only known when the code runs. */
  readonly dynamic: readonly CodePlace[]
}

/** What translates, by the module that it is imported from, as whom. */
const EXPORTS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  '@docusaurus/Translate': {default: 'component', Translate: 'component', translate: 'function'},
  'quire-docs/client': {Translate: 'component', translate: 'function'},
}
type Kind = 'component' | 'function'

const LOADERS: Readonly<Record<string, Loader>> = {'.js': 'jsx', '.jsx': 'jsx', '.ts': 'ts', '.tsx': 'tsx'}

/** Extensions of modules that may declare messages. */
export const CODE_EXTENSIONS = ['js', 'jsx', 'ts', 'tsx'] as const

/**
 * The messages of a module.
 * @param file Its path, of which the extension counts.
 * @throws the error of esbuild for code that does not parse.
 */
export async function extractMessages(file: string, text: string): Promise<ModuleMessages> {
  const loader = LOADERS[extname(file)]
  const none: ModuleMessages = {messages: {}, dynamic: []}
  if (loader === undefined || !Object.keys(EXPORTS).some((name) => text.includes(name))) return none
  const options = {loader, target: 'es2022', jsx: 'automatic', sourcemap: 'external', tsconfigRaw: {}} as const
  const {code, map} = await transform(text, {...options, sourcefile: file})
  const program = Parser.parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    locations: true,
    allowReturnOutsideFunction: true,
    allowHashBang: true,
  })
  const calls = findCalls(program)
  // esbuild writes the map in this form.
  const source = new SourceMap(JSON.parse(map) as SourceMapPayload)
  const messages: Record<string, DescribedMessage> = {}
  const dynamic: CodePlace[] = []
  for (const {node, declared} of calls) {
    const message = toMessage(declared)
    if (message === undefined) dynamic.push(placeOf(node, source))
    else if (!Object.hasOwn(messages, message.id) || messages[message.id]?.description === undefined)
      messages[message.id] = message.text
  }
  return {messages, dynamic}
}

/** A declaration: its fields, or undefined where they cannot be read. */
interface Call {
  readonly node: Node
  readonly declared: Declared
}

function findCalls(program: unknown): readonly Call[] {
  const names = new Map<string, Kind>()
  const calls: Call[] = []
  visit(program, (node) => {
    if (node.type === 'ImportDeclaration') for (const [name, kind] of importedNames(node)) names.set(name, kind)
    if (node.type !== 'CallExpression') return
    const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
    if (names.get(nameOf(node.callee)) === 'function') calls.push({node, declared: fieldsOf(first, DECLARED)})
    // What JSX becomes: jsx(Translate, {id, children}).
    else if (/^_?jsxs?$/.test(nameOf(node.callee)) && names.get(nameOf(first)) === 'component') {
      calls.push({node, declared: withoutLines(fieldsOf(second, ['id', 'description', 'children']))})
    }
  })
  return calls
}

const DECLARED = ['id', 'message', 'description'] as const

type Declared = Readonly<Record<string, string | undefined>> | undefined

/**
 * Line breaks in the children, and the spaces around those, are those of the code. Other spaces around a text may be meant; where
 * it is the id, too, it has none, as with Docusaurus.
 */
function withoutLines(fields: Declared): Declared {
  if (fields === undefined) return undefined
  const {children, ...rest} = fields
  if (children === undefined) return rest
  const isAsWritten = rest.id !== undefined && !children.includes('\n')
  return {...rest, message: isAsWritten ? children : children.trim().replace(/\s+/g, ' ')}
}

function importedNames(node: Node): readonly (readonly [string, Kind])[] {
  const source = isNode(node.source) ? String(node.source.value) : ''
  const exported = Object.hasOwn(EXPORTS, source) ? EXPORTS[source] : undefined
  if (exported === undefined || !Array.isArray(node.specifiers)) return []
  return node.specifiers.filter(isNode).flatMap((specifier): [string, Kind][] => {
    const imported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported)
    const kind = Object.hasOwn(exported, imported) ? exported[imported] : undefined
    return kind === undefined ? [] : [[nameOf(specifier.local), kind]]
  })
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : ''
}

function toMessage(declared: Declared): {readonly id: string; readonly text: DescribedMessage} | undefined {
  const {id, message, description} = declared ?? {}
  const key = id ?? message
  if (key === undefined) return undefined
  return {id: key, text: {message: message ?? key, ...withoutUndefined({description})}}
}

/** Calls `see` with each node, the outer ones first. */
function visit(value: unknown, see: (node: Node) => void): void {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const one = rest.pop()
    if (Array.isArray(one)) rest.push(...one.toReversed())
    else if (isNode(one)) {
      see(one)
      rest.push(...Object.values(one).reverse())
    }
  }
}

function placeOf({loc}: Node, source: SourceMap): CodePlace {
  const {line, column} = loc?.start ?? {line: 1, column: 0}
  const entry = source.findEntry(line - 1, column)
  return 'originalLine' in entry
    ? {line: entry.originalLine + 1, column: entry.originalColumn + 1}
    : {line, column: column + 1}
}
