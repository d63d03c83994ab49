// A configuration of Docusaurus as one of ours: the same text, with our types and our way to export. What it imports, its
// functions and its comments stay; keys need no change, since they mean the same here.
import {applyEdits, type TextEdit} from '../../compile/mdx1/text-edit.ts'
import {findConfigObject} from './config-object.ts'
import {closingToken, readTokens, type ScriptToken, type ScriptTokens} from './script-tokens.ts'

/** A place of the configuration that is not rewritten. */
export class ConfigRefusal extends Error {
  /** Offset in the text. */
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.name = 'ConfigRefusal'
    this.offset = offset
  }
}

const IMPORT_FROM = "from 'quire-docs/config'"

/** @throws ConfigRefusal for a text that exports in a way which no module of ours has. */
export function rewriteConfig(text: string): string {
  const script = readScript(text)
  const types = rewriteTypes(text, script)
  const exported = rewriteExport(script.tokens)
  const comments = dropTypeComments(text, script)
  const names = [...exported.names, ...types.names]
  const edits = [...types.edits, ...exported.edits, ...comments, ...keepReading(text, script.tokens)]
  if (names.length > 0) edits.push(addImport(script.tokens, names))
  return applyEdits(text, edits)
}

function readScript(text: string): ScriptTokens {
  try {
    return readTokens(text)
  } catch (error) {
    const {pos, message} = error as {readonly pos?: number; readonly message: string}
    throw new ConfigRefusal(`The file cannot be read: ${message}.`, pos ?? 0)
  }
}

interface Rewritten {
  readonly edits: readonly TextEdit[]
  /** To be imported from our own module. */
  readonly names: readonly string[]
}

function addImport(tokens: readonly ScriptToken[], names: readonly string[]): TextEdit {
  const at = tokens[0]?.start ?? 0
  const isTypes = names.every((name) => name.startsWith('type '))
  const list = isTypes ? names.map((name) => name.slice('type '.length)) : names
  return {start: at, end: at, text: `import ${isTypes ? 'type ' : ''}{${list.join(', ')}} ${IMPORT_FROM}\n`}
}

/** `module.exports = …` once, at the outermost level. */
function rewriteExport(tokens: readonly ScriptToken[]): Rewritten {
  const isAt = (at: number, ...texts: readonly string[]): boolean =>
    texts.every((text, offset) => tokens[at + offset]?.text === text) && tokens[at - 1]?.text !== '.'
  const exports = tokens.flatMap((_, at) => (isAt(at, 'module', '.', 'exports') || isAt(at, 'exports', '.') ? at : []))
  const [at, second] = exports
  const first = at === undefined ? undefined : tokens[at]
  if (at === undefined || first === undefined) return {edits: [], names: []}
  const again = second === undefined ? undefined : tokens[second]
  if (again !== undefined) throw new ConfigRefusal('The file writes to its exports more than once.', again.start)
  if (!isAt(at, 'module', '.', 'exports', '=') || first.depth > 0)
    throw new ConfigRefusal(
      'The file does not export its configuration with "module.exports = …" at its end.',
      first.start,
    )
  const value = tokens[at + 4]
  if (value === undefined) return {edits: [], names: []}
  const close = value.text === '{' ? tokens[closingToken(tokens, at + 4) ?? -1] : undefined
  if (close === undefined) return {edits: [{start: first.start, end: value.start, text: 'export default '}], names: []}
  return {
    edits: [
      {start: first.start, end: value.start, text: 'export default defineConfig('},
      {start: close.end, end: close.end, text: ')'},
    ],
    names: ['defineConfig'],
  }
}

/** What a `docusaurus.config` has by its name. Without effect where code makes the configuration. */
function keepReading(text: string, tokens: readonly ScriptToken[]): readonly TextEdit[] {
  const open = tokens[findConfigObject(tokens) ?? -1]
  if (open === undefined || tokens.some((token) => token.text === 'compatibility')) return []
  const [space = ''] = /^(?:[ \t]*\r?\n[ \t]*)?/.exec(text.slice(open.end)) ?? []
  const isEmpty = text[open.end + space.length] === '}'
  const rest = isEmpty ? '' : space === '' ? ', ' : ','
  return [{start: open.end, end: open.end, text: `${space}compatibility: 'docusaurus'${rest}`}]
}

interface ImportStatement {
  readonly first: number
  readonly last: number
  readonly source: string
  readonly isType: boolean
}

function findImports(tokens: readonly ScriptToken[]): ImportStatement[] {
  return tokens.flatMap((token, first) => {
    if (token.text !== 'import' || token.depth > 0 || ['(', '.'].includes(tokens[first + 1]?.text ?? '')) return []
    const last = tokens.findIndex(({text}, at) => at > first && /^['"]/.test(text))
    if (last < 0) return []
    return [{first, last, source: tokens[last]?.text.slice(1, -1) ?? '', isType: tokens[first + 1]?.text === 'type'}]
  })
}

/** Types of Docusaurus: that of a configuration becomes ours, others are left out where they only check a value. */
function rewriteTypes(text: string, {tokens}: ScriptTokens): Rewritten {
  const edits: TextEdit[] = []
  const names: string[] = []
  for (const statement of findImports(tokens)) {
    const {source, isType, first, last} = statement
    if (source !== '@docusaurus/types' && !(isType && source.startsWith('@docusaurus/'))) continue
    const locals = localNames(tokens, statement)
    const uses = locals.flatMap(({imported, local}) =>
      source === '@docusaurus/types' && imported === 'Config' ? [] : usesOf(tokens, local, statement),
    )
    // One use in another place needs the type, which then stays.
    if (uses.some((use) => use === undefined)) continue
    edits.push(...uses.flatMap((use) => use ?? []), wholeStatement(text, tokens, [first, last]))
    for (const {imported, local} of locals) if (imported === 'Config') names.push(`type UserConfig as ${local}`)
  }
  return {edits, names}
}

interface Local {
  readonly imported: string
  readonly local: string
}

function localNames(tokens: readonly ScriptToken[], {first, last}: ImportStatement): readonly Local[] {
  const words = tokens.slice(first + 1, last).map(({text}) => text)
  const named = words.filter((word) => !['type', '{', '}', ',', 'from', '*'].includes(word))
  return named.flatMap((word, at) => {
    if (word === 'as' || named[at + 1] === 'as') return []
    return [{imported: named[at - 1] === 'as' ? (named[at - 2] ?? word) : word, local: word}]
  })
}

/** Of each use of a type the edit that leaves it out; undefined for one that is no check of a value. */
function usesOf(
  tokens: readonly ScriptToken[],
  local: string,
  {first, last}: ImportStatement,
): readonly (TextEdit | undefined)[] {
  return tokens.flatMap((token, at) => {
    if (token.text !== local || (at >= first && at <= last) || tokens[at - 1]?.text === '.') return []
    const before = tokens[at - 1]
    if (before === undefined || !['satisfies', 'as'].includes(before.text)) return [undefined]
    let end = at
    while (tokens[end + 1]?.text === '.') end += 2
    if (tokens[end + 1]?.text === '<') return [undefined]
    return [{start: tokens[at - 2]?.end ?? before.start, end: tokens[end]?.end ?? token.end, text: ''}]
  })
}

/** With the semicolon and the end of its line. */
function wholeStatement(
  text: string,
  tokens: readonly ScriptToken[],
  [first, last]: readonly [number, number],
): TextEdit {
  const start = tokens[first]?.start ?? 0
  const end = tokens[last]?.end ?? start
  const [rest] = /^[ \t]*;?[ \t]*(?:\r?\n)?/.exec(text.slice(end)) ?? ['']
  return {start, end: end + rest.length, text: ''}
}

/** `/** @type {import('@docusaurus/types').Config} *\/` says nothing in TypeScript, nor where there is no Docusaurus. */
function dropTypeComments(text: string, {comments}: ScriptTokens): readonly TextEdit[] {
  return comments.flatMap(({type, value, start, end}) => {
    if (type !== 'Block' || !/^\*\s*@type\s*\{\s*import\(\s*['"]@docusaurus\/[^}]*\}\s*(?:\*\s*)?$/.test(value))
      return []
    const [rest = ''] = /^[ \t]*(?:\r?\n)?/.exec(text.slice(end)) ?? []
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
    return /^[ \t]*$/.test(line)
      ? [{start: start - line.length, end: end + rest.length, text: ''}]
      : [{start, end, text: ''}]
  })
}
