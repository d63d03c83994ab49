// What the public entries export: names, doc comments and declarations, as the compiler sees them.
import {readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import {API, type Project, SymbolFlags, type Symbol as TypeSymbol} from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Export {
  readonly name: string
  /** Of the declaration, relative to the repository; a package's name for what is passed on from one. */
  readonly origin: string
  readonly isFromPackage: boolean
  /** Types have no value in the program that runs. */
  readonly isType: boolean
  /** The doc comment, with a line break where it has one. */
  readonly text: string
  readonly tags: readonly DocTag[]
  /** TypeScript: a type as it is written, of a function or class what a caller sees. */
  readonly declaration: string
}

export interface DocTag {
  readonly name: string
  readonly text: string
}

/** Reads the exports of entries, each by its path in the repository, in the order of the source. */
export function readEntries(entries: readonly string[]): ReadonlyMap<string, readonly Export[]> {
  const api = new API({cwd: root})
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({openProject: config}).getProject(config)
    if (project === undefined) throw new Error(`The compiler did not open ${config}.`)
    return new Map(entries.map((entry) => [entry, readEntry(project, entry)]))
  } finally {
    api.close()
  }
}

function readEntry(project: Project, entry: string): Export[] {
  const {program, checker} = project
  const source = program.getSourceFile(join(root, entry))
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${entry} is no module.`)
  return checker.getExportsOfModule(module).map((one) => {
    const isAlias = (one.flags & SymbolFlags.Alias) !== 0
    return toExport(project, one.name, isAlias ? (checker.getAliasedSymbol(one) ?? one) : one)
  })
}

function toExport(project: Project, name: string, symbol: TypeSymbol): Export {
  const {checker} = project
  const path = symbol.declarations[0]?.path ?? ''
  const inPackage = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return {
    name,
    origin: inPackage ?? relative(root, realCase(path)).replaceAll('\\', '/'),
    isFromPackage: inPackage !== undefined,
    isType: (symbol.flags & SymbolFlags.Value) === 0,
    text: symbol.getDocumentationComment(checker).trim(),
    tags: symbol.getJsDocTags(checker).map((tag) => ({name: tag.name, text: (tag.text ?? '').trim()})),
    declaration: inPackage === undefined ? declarationOf(project, symbol) : '',
  }
}

/** The compiler hands out paths in small letters where the file system does not tell them apart. */
function realCase(path: string): string {
  return path.toLowerCase().startsWith(root.toLowerCase()) ? root + path.slice(root.length) : path
}

function declarationOf(project: Project, symbol: TypeSymbol): string {
  const parts = symbol.declarations.map((handle) => {
    const node = handle.resolve(project)
    if (node === undefined) throw new Error(`The compiler has no declaration of "${symbol.name}".`)
    const whole = readFileSync(realCase(handle.path), 'utf8')
    const text = whole.slice(node.getStart(), node.end)
    // A function ends where its body begins; nodes without a body are shown as they are.
    const {body} = node as {body?: {readonly pos: number}}
    return body === undefined ? text : text.slice(0, body.pos - node.getStart())
  })
  const text = parts.join('\n').trim()
  if ((symbol.flags & SymbolFlags.Class) !== 0) return classOf(text)
  if ((symbol.flags & SymbolFlags.Variable) !== 0) return `const ${text}`
  return text.replace(/^export (?:default )?/, '').replace(/\bexport (?=interface|type)/g, '')
}

/** The head of a class, its constructor and its fields. */
function classOf(text: string): string {
  const head = text.slice(text.indexOf('class '), text.indexOf('{')).trim()
  const members = text.split('\n').flatMap((line) => {
    const member = /^ {2}(constructor\(.*\)|readonly \w+: [^=]*$)/.exec(line)?.[1]
    return member === undefined ? [] : [`  ${member.replace(/ = [^,)]+(?=[,)])/g, '?')}`]
  })
  return `declare ${head} {${members.length === 0 ? '' : `\n${members.join('\n')}\n`}}`
}
