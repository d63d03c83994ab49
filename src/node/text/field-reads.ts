// Which fields of a table code reads, such as `customFields` of the configuration: readers get those, and no others.
// The table is followed by its name, from object to object and under the variables that it is given to.
import type {FieldReads} from '../model.ts'

/** Stands for every field: the code takes the table as a whole. */
export const ALL_FIELDS = '*'

/** Tables of the site's own data, of which readers get what code reads. */
export const PUBLISHED_TABLES = [
  'customFields',
  'frontMatter',
  'siteConfig',
  'siteMetadata',
] as const satisfies readonly (keyof FieldReads)[]

export const NO_READS: FieldReads = {customFields: [], frontMatter: [], siteConfig: [], siteMetadata: []}

/** Any node of JavaScript; only what is named here is looked at. */
export interface CodeNode {
  readonly type: string
  readonly [key: string]: unknown
}

/**
 * Fields that a program reads from the tables of a name, sorted; {@link ALL_FIELDS} alone where it takes such a table as a
 * whole: calls something with it, spreads it, or computes a field's name.
 * @param isAlone No other code is looked at, so that what is passed on under the table's name is taken as a whole as well.
 */
export function findFieldReads(program: unknown, table: string, isAlone = false): readonly string[] {
  if (!isNode(program)) return []
  const search: Search = {table, isAlone, aliases: new Set([table]), fields: new Set()}
  // A variable may be used above the place where it is given the table.
  for (let known = 0; known !== search.aliases.size; ) {
    known = search.aliases.size
    visit(program, [], search)
  }
  return search.fields.has(ALL_FIELDS) ? [ALL_FIELDS] : [...search.fields].sort()
}

/** Whether a program takes what a hook gives as a whole, and not by its fields. @param hook Name of the function. */
export function takesWhole(program: unknown, hook: string): boolean {
  return isNode(program) && findFieldReads(namedResults(program, hook), RESULT).includes(ALL_FIELDS)
}

const RESULT = 'quire:result'

/** The program with a variable in place of each call of the hook; but not where the call is all that a function gives. */
function namedResults(node: CodeNode, hook: string): CodeNode {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (!isNode(value)) return value
    const isCall = value.type === 'CallExpression' && nameOf(value.callee, false) === hook
    return isCall ? {type: 'Identifier', name: RESULT} : namedResults(value, hook)
  }
  // Who calls that function is looked at as well, by the names of the fields.
  if (/^(?:ReturnStatement|ArrowFunctionExpression)$/.test(node.type)) {
    const given = node.type === 'ReturnStatement' ? node.argument : node.body
    if (isNode(given) && given.type === 'CallExpression' && nameOf(given.callee, false) === hook) return node
  }
  return {...Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value)])), type: node.type}
}

/** Those fields of a table that code reads. */
export function pickFields<T>(
  table: Readonly<Record<string, T>>,
  fields: readonly string[],
): Readonly<Record<string, T>> {
  if (fields.includes(ALL_FIELDS)) return table
  return Object.fromEntries(Object.entries(table).filter(([name]) => fields.includes(name)))
}

interface Search {
  readonly table: string
  readonly isAlone: boolean
  /** Variables that hold the table, wherever they are declared. */
  readonly aliases: Set<string>
  readonly fields: Set<string>
}

interface Step {
  readonly node: CodeNode
  /** Property of the node under which the next one is. */
  readonly key: string
}

/** @param path From the program to the node's parent. */
function visit(node: CodeNode, path: readonly Step[], search: Search): void {
  if (isTable(node, path.at(-1), search)) noteUse(path, search)
  if (node.type === 'ObjectPattern') notePattern(node, search)
  for (const [key, value] of Object.entries(node)) {
    const below = Array.isArray(value) ? value : [value]
    for (const child of below) if (isNode(child)) visit(child, [...path, {node, key}], search)
  }
}

/** A variable with the table, or a property of the table's name. */
function isTable(node: CodeNode, parent: Step | undefined, {table, aliases}: Search): boolean {
  if (node.type === 'MemberExpression') return nameOf(node.property, node.computed === true) === table
  return node.type === 'Identifier' && aliases.has(String(node.name)) && isValue(parent)
}

/** The place of an identifier that is read, rather than a name of something. */
function isValue(parent: Step | undefined): boolean {
  if (parent === undefined) return false
  const {node, key} = parent
  if (node.type === 'MemberExpression') return key === 'object' || node.computed === true
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type))
    return key === 'value' || node.computed === true
  if (node.type === 'VariableDeclarator') return key === 'init'
  if (node.type === 'AssignmentPattern' || node.type === 'AssignmentExpression') return key === 'right'
  if (/Function/.test(node.type)) return key === 'body'
  return !/Pattern$|^RestElement$|Specifier$|^LabeledStatement$|^ClassDeclaration$|^CatchClause$/.test(node.type)
}

/** `{customFields: {a}}`, `{customFields}` and `{customFields: fields}` as a pattern. */
function notePattern({properties}: CodeNode, search: Search): void {
  if (!Array.isArray(properties)) return
  for (const part of properties)
    if (isNode(part) && part.type === 'Property' && nameOf(part.key, part.computed === true) === search.table)
      noteTarget(part.value, search)
}

/** What is given the table: a variable, or a pattern that takes fields out of it. */
function noteTarget(target: unknown, search: Search): void {
  if (!isNode(target)) return
  if (target.type === 'AssignmentPattern') noteTarget(target.left, search)
  else if (target.type === 'Identifier') search.aliases.add(String(target.name))
  else if (target.type === 'ObjectPattern' && Array.isArray(target.properties))
    for (const part of target.properties) {
      const isField = isNode(part) && part.type === 'Property'
      search.fields.add((isField && nameOf(part.key, part.computed === true)) || ALL_FIELDS)
    }
  else search.fields.add(ALL_FIELDS)
}

/** Expressions whose value is that of a part. */
const PASSING = /^(?:ChainExpression|ParenthesizedExpression|AwaitExpression|ConditionalExpression|LogicalExpression)$/

/** @param path To the table. */
function noteUse(path: readonly Step[], search: Search): void {
  const parent = path.at(-1)
  if (parent === undefined || onlyAsks(parent, path)) return
  const {node: outer, key} = parent
  if (PASSING.test(outer.type)) noteUse(path.slice(0, -1), search)
  else if (outer.type === 'MemberExpression' && key === 'object')
    search.fields.add(nameOf(outer.property, outer.computed === true) ?? ALL_FIELDS)
  else if (outer.type === 'VariableDeclarator') noteTarget(outer.id, search)
  else if (outer.type === 'AssignmentExpression' && key === 'right') noteTarget(outer.left, search)
  else if (outer.type === 'BinaryExpression' && outer.operator === 'in')
    search.fields.add(nameOf(outer.left, true) ?? ALL_FIELDS)
  else if (!passesOn(outer, search)) search.fields.add(ALL_FIELDS)
}

/** Whether there is a table at all, or whether it is another than before. */
function onlyAsks({node, key}: Step, path: readonly Step[]): boolean {
  const isTest = key === 'test' || (node.type === 'LogicalExpression' && key === 'left' && node.operator === '&&')
  const isCompared = node.type === 'BinaryExpression' && node.operator !== 'in'
  const isWritten = node.type === 'AssignmentExpression' && key === 'left'
  // The list at the end of a hook, of what it depends on.
  const call = path.at(-2)
  const isList = node.type === 'ArrayExpression' && call?.node.type === 'CallExpression' && lastOf(call.node) === node
  return isTest || isCompared || isWritten || isList || /^(?:UnaryExpression|ExpressionStatement)$/.test(node.type)
}

function lastOf({arguments: values}: CodeNode): unknown {
  return Array.isArray(values) ? values.at(-1) : undefined
}

/** In an object, or as an attribute, under its own name: whoever takes it from there names it again. */
function passesOn(node: CodeNode, {table, isAlone}: Search): boolean {
  return !isAlone && node.type === 'Property' && nameOf(node.key, node.computed === true) === table
}

/** Name of a property, where the code says it. */
function nameOf(node: unknown, isComputed: boolean): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return String(node.value)
  return node.type === 'Identifier' && !isComputed ? String(node.name) : undefined
}

function isNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
