// Turns the module that MDX gives into one function of the runtime: `function (runtime) {...; return {default: ...}}`.
// Content is evaluated in browsers and in the render worker without a bundler, so nothing may be imported for real.
import type {
  ExportAllDeclaration,
  ExportNamedDeclaration,
  Expression,
  ImportDeclaration,
  ObjectExpression,
  Pattern,
  Program,
  Statement,
  VariableDeclarator,
} from 'estree'
import type {Plugin} from 'unified'
import {isDrawing} from '../../files/file-kinds.ts'
import {findFieldReads, PUBLISHED_TABLES, pickFields} from '../../text/field-reads.ts'
import {type PageState, pageOf} from '../page-state.ts'
import {wholeImage} from '../parse/whole-images.ts'
import {addReference} from '../references.ts'
import {declaredNames} from './declared-names.ts'
import {
  declare,
  identifier,
  isSyntaxNode,
  member,
  memberOf,
  object,
  property,
  spread,
  text,
  toExpression,
  walkSyntax,
} from './estree.ts'
import {makesOnlyElements} from './makes-only-elements.ts'
import {offsetsToPosition} from './offsets.ts'
import {RUNTIME, rewriteScript, type UsedNames} from './rewrite-script.ts'

/** The last step of the JavaScript pipeline. The program is left with the function as its only statement. */
export const toContentFunction: Plugin<[], Program> = () => (program, file) => {
  const page = pageOf(file)
  const used = rewriteScript(program, page)
  const parts: Parts = {imports: [], statements: [], exported: [], modules: new Map(), program}
  for (const node of program.body) moveStatement(node, parts, page)
  page.fieldReads = Object.fromEntries(
    PUBLISHED_TABLES.flatMap((table) => (used.has(table) ? [[table, findFieldReads(program, table)]] : [])),
  )
  const frontMatter = frontMatterFor(program, page, used)
  addPageVariables(parts, {page, frontMatter, used, declared: declaredNames(program)})
  const body: Statement[] = [
    ...(parts.imports.length === 0 ? [] : [constants(parts.imports)]),
    ...parts.statements,
    {type: 'ReturnStatement', argument: object(parts.exported)},
  ]
  const expression: Expression = {
    type: 'FunctionExpression',
    params: [identifier(RUNTIME)],
    body: {type: 'BlockStatement', body},
  }
  program.body = [{type: 'ExpressionStatement', expression}]
  program.comments = []
  page.makesOnlyElements = makesOnlyElements(program)
}

/** The text of the function alone: printed as a statement it stands in brackets. */
export function unwrapFunction(code: string): string {
  const [, bracketed = code] = /^\(([\s\S]*)\);?$/.exec(code.trim()) ?? []
  return bracketed.replace(/;$/, '')
}

/** Printed code without indentation, unless a template has lines whose indentation means something. */
export function dropIndentation(code: string, program: Program): string {
  let isFree = true
  const root: unknown = program
  if (code.includes('`') && isSyntaxNode(root)) {
    walkSyntax(root, (node) => {
      if (node.type === 'TemplateElement') isFree = false
      return undefined
    })
  }
  return isFree ? code.replace(/\n\s+/g, '\n') : code
}

interface Parts {
  /** Declarators that take from the runtime, before everything else, as imports are hoisted. */
  readonly imports: VariableDeclarator[]
  readonly statements: Statement[]
  readonly exported: ObjectExpression['properties']
  /** That they are parts of. */
  readonly program: Program
  /** What gives a module, by specifier. */
  readonly modules: Map<string, Expression>
}

/** True for `<Name />`, of which MDX has made `_jsx(Name, …)` or `_jsxs(Name, …)`. */
function isShown(name: string, program: Program): boolean {
  let isFound = false
  const root: unknown = program
  if (!isSyntaxNode(root)) return false
  walkSyntax(root, ({type, callee, arguments: given}) => {
    if (type !== 'CallExpression' || !isSyntaxNode(callee) || !Array.isArray(given)) return undefined
    const isTag = callee.name === '_jsx' || callee.name === '_jsxs'
    isFound ||= isTag && isSyntaxNode(given[0]) && given[0].name === name
    return undefined
  })
  return isFound
}

function moveStatement(node: Program['body'][number], parts: Parts, page: PageState): void {
  switch (node.type) {
    case 'ImportDeclaration':
      moveImport(node, parts, page)
      break
    case 'ExportNamedDeclaration':
      moveExport(node, parts, page)
      break
    case 'ExportAllDeclaration':
      moveExportAll(node, parts, page)
      break
    case 'ExportDefaultDeclaration':
      // MDX's own: a writer's default export has become the layout by now.
      if (node.declaration.type === 'FunctionDeclaration') {
        parts.statements.push({...node.declaration, id: identifier('MDXContent')})
        parts.exported.push(property('default', identifier('MDXContent')))
      }
      break
    default:
      parts.statements.push(node)
  }
}

function moveImport(node: ImportDeclaration, parts: Parts, page: PageState): void {
  const names: [imported: string, local: string][] = []
  let namespace: string | undefined
  for (const specifier of node.specifiers) {
    if (specifier.type === 'ImportNamespaceSpecifier') namespace = specifier.local.name
    else
      names.push([
        specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported),
        specifier.local.name,
      ])
  }
  const isOwnRuntime = node.source.value === 'react/jsx-runtime' && names.every(([, local]) => local.startsWith('_'))
  const isImage = typeof node.source.value === 'string' && isDrawing(node.source.value)
  const isElement = isImage && names.some(([, local]) => isShown(local, parts.program))
  const source = isOwnRuntime ? member(RUNTIME, 'jsxRuntime') : requestModule(node, parts, page, isElement)
  if (names.length === 0) {
    parts.imports.push(declare(identifier(namespace ?? `_effect${parts.imports.length}`), source))
    return
  }
  if (namespace !== undefined) parts.imports.push(declare(identifier(namespace), source))
  parts.imports.push(declare(toPattern(names), namespace === undefined ? source : identifier(namespace)))
}

function moveExport(node: ExportNamedDeclaration, parts: Parts, page: PageState): void {
  if (node.declaration) {
    parts.statements.push(node.declaration)
    for (const name of declaredNames({type: 'Program', sourceType: 'module', body: [node.declaration]})) {
      parts.exported.push(property(name, identifier(name)))
    }
    return
  }
  if (node.source === null || node.source === undefined) {
    for (const {local, exported} of node.specifiers)
      parts.exported.push(property(nameOf(exported), identifier(nameOf(local))))
    return
  }
  const names = node.specifiers.map(({local, exported}, index) => {
    const own = `_export${parts.imports.length}_${index}`
    parts.exported.push(property(nameOf(exported), identifier(own)))
    return [nameOf(local), own] as [string, string]
  })
  parts.imports.push(declare(toPattern(names), requestModule({...node, source: node.source}, parts, page)))
}

function moveExportAll(node: ExportAllDeclaration, parts: Parts, page: PageState): void {
  const name = `_export${parts.imports.length}`
  parts.imports.push(declare(identifier(name), requestModule(node, parts, page)))
  if (node.exported) parts.exported.push(property(nameOf(node.exported), identifier(name)))
  // First, so that names of the page itself win, its default export above all.
  else parts.exported.unshift({type: 'SpreadElement', argument: identifier(name)})
}

/** `_quire.imports("...")`: the module by the name that link gives it. */
function requestModule(
  {source}: Pick<ImportDeclaration, 'source'>,
  {modules}: Parts,
  page: PageState,
  isElement = false,
): Expression {
  const given = String(source.value)
  const specifier = wholeImage(given, page.source.text) ?? given
  page.imports.add(specifier)
  const placeholder = addReference(page, {
    kind: 'module',
    target: specifier,
    position: offsetsToPosition(source, page.source),
    isElement,
  })
  const callee = member(RUNTIME, 'imports')
  const module: Expression = {type: 'CallExpression', callee, arguments: [text(placeholder('url'))], optional: false}
  modules.set(specifier, module)
  return module
}

function toPattern(names: readonly (readonly [imported: string, local: string])[]): Pattern {
  return {
    type: 'ObjectPattern',
    properties: names.map(([imported, local]) => {
      const {key, shorthand, computed} = property(imported, identifier(local))
      return {type: 'Property', kind: 'init', method: false, key, shorthand, computed, value: identifier(local)}
    }),
  }
}

function nameOf(
  node: {readonly type: 'Identifier'; readonly name: string} | {readonly type: 'Literal'; readonly value?: unknown},
): string {
  return node.type === 'Identifier' ? node.name : String(node.value)
}

function constants(declarations: VariableDeclarator[]): Statement {
  return {type: 'VariableDeclaration', kind: 'const', declarations}
}

/** What the page's own code reads of its front matter, and all of it where another document imports it. */
function frontMatterFor(program: Program, page: PageState, used: UsedNames): PageState['frontMatter'] {
  if (page.exportsFrontMatter || !used.has('frontMatter')) return page.exportsFrontMatter ? page.frontMatter : {}
  return pickFields(page.frontMatter, findFieldReads(program, 'frontMatter', true))
}

interface PageVariables {
  readonly page: PageState
  readonly frontMatter: PageState['frontMatter']
  readonly used: UsedNames
  readonly declared: ReadonlySet<string>
}

/** `frontMatter`, `contentTitle` and `toc` are in scope in MDX unless the file declares them itself. */
function addPageVariables(parts: Parts, {page, frontMatter, used, declared}: PageVariables): void {
  const values: [name: string, value: Expression, isWanted: boolean][] = [
    ['frontMatter', toExpression(frontMatter), used.has('frontMatter') || page.exportsFrontMatter],
    ['contentTitle', toText(page.contentTitle), used.has('contentTitle') || page.contentTitle !== undefined],
    ['toc', toTocExpression(page.toc, parts), used.has('toc')],
  ]
  for (const [name, value, isWanted] of values) {
    if (!isWanted || declared.has(name)) continue
    parts.imports.push(declare(identifier(name), value))
    parts.exported.push(property(name, identifier(name)))
  }
}

function toText(value: string | undefined): Expression {
  return value === undefined ? identifier('undefined') : text(value)
}

/** The headings of the page; at the place of a partial the partial's own, which only the runtime knows. */
function toTocExpression(toc: PageState['toc'], {modules}: Parts): Expression {
  const elements = toc.map((entry) => {
    const module = 'partial' in entry ? modules.get(entry.partial) : undefined
    return module === undefined ? toExpression(entry) : spread(memberOf(module, 'toc'))
  })
  return {type: 'ArrayExpression', elements}
}
