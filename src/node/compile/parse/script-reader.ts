// JavaScript in MDX, as the reference parser asks for it: it finds the end of an expression by reading all of it again at each
// brace that may close it, and that of an import or export at each empty line. Here what no more text can mend is told at once,
// what cannot have ended is not read, and the rest is counted, so that no text takes long.
import {type Node, type Options, Parser} from 'acorn'
import jsx from 'acorn-jsx'
import {ContentLimitError} from './content-limits.ts'
import {createUnfinished} from './unfinished-script.ts'

/** JavaScript inside MDX is not valid; `offset` is where, in the text that was parsed. */
export class ScriptError extends Error {
  readonly offset: number
  readonly kind: 'esm' | 'expression'
  constructor(message: string, place: {readonly offset: number; readonly kind: 'esm' | 'expression'}) {
    super(message)
    this.name = 'ScriptError'
    this.offset = place.offset
    this.kind = place.kind
  }
}

/** JavaScript with tags. */
export const ScriptParser = Parser.extend(jsx())

/** Characters of JavaScript for one page, each as often as it is asked for: half a second of them on a quiet machine. */
const MAX_ASKED = 8_000_000
/** What it costs to read a character, where 1 is what it costs the reference parser to ask. */
const READ_COST = 2
/** What it costs to ask again, for each time that the same script has been asked for: each left marks in its text. */
const TRY_COST = 24

export interface ScriptReader {
  /** What takes the place of acorn in the reference parser. */
  readonly acorn: Pick<typeof Parser, 'parse' | 'parseExpressionAt'>
  /**
   * Reads one page.
   * @throws ScriptError for the first expression that is not valid.
   * @throws ContentLimitError where too much has to be read again.
   */
  readonly read: <Result>(parsePage: () => Result) => Result
}

/** An end of the reading: the reference parser goes on to the end of the page, and is told that all is well. */
interface Stop {
  /** Stands for what was not read; the reference parser notes in it where in the page that is. */
  readonly node: Node
  readonly toError: (node: Node) => Error
}

interface PageScripts {
  stop?: Stop
  asked: number
  /** Times that the script at hand has been asked for. */
  tries: number
}

export function createScriptReader(): ScriptReader {
  let page: PageScripts = {asked: 0, tries: 0}
  const unfinished = createUnfinished()
  const stopAt = (value: string, start: number, toError: Stop['toError']): Node => {
    const node = {type: 'ObjectExpression', properties: [], body: [], start, end: value.length}
    page.stop ??= {node, toError}
    return node
  }
  const ask = (value: string, options: Options, parse: (options: Options) => Node): Node => {
    page.tries += 1
    page.asked += value.length + TRY_COST * page.tries
    if (page.stop !== undefined || page.asked > MAX_ASKED) return stopAt(value, 0, tooLong)
    const node = unfinished.watch(value, options, (watched) => {
      page.asked += value.length * READ_COST
      return parse(watched)
    })
    page.tries = 0
    return node
  }
  const parseExpressionAt = (value: string, offset: number, options: Options): Node =>
    ask(value, options, (watched) => {
      const outcome = readExpression(value, offset, watched)
      if (!('fault' in outcome)) return outcome.node
      const {message, at} = outcome.fault
      return stopAt(value, at, ({start}) => new ScriptError(message, {offset: start, kind: 'expression'}))
    })
  const parse = (value: string, options: Options): Node =>
    ask(value, options, (watched) => ScriptParser.parse(value, watched))
  return {
    // Who asks looks at the fields of the tree that are there, whatever its type says.
    acorn: {parse, parseExpressionAt} as ScriptReader['acorn'],
    read: (parsePage) => {
      page = {asked: 0, tries: 0}
      try {
        const result = parsePage()
        if (page.stop === undefined) return result
      } catch (error) {
        if (page.stop === undefined) throw error
      }
      // Whatever was found behind it, this was the first.
      throw page.stop.toError(page.stop.node)
    },
  }
}

function tooLong({loc}: Node): ContentLimitError {
  const text = 'The expression, import or export here is too long, or never closed.'
  return new ContentLimitError(text, loc?.start.line, (loc?.start.column ?? 0) + 1)
}

type ReadExpression = {readonly node: Node} | {readonly fault: {readonly message: string; readonly at: number}}

/** @throws SyntaxError where the expression may go on behind the text. */
function readExpression(value: string, offset: number, options: Options): ReadExpression {
  // What the reference parser writes around a spread is no part of the text.
  const end = value.startsWith('({') && value.endsWith('})') ? value.length - 2 : value.length
  try {
    const node = ScriptParser.parseExpressionAt(value, offset, options)
    if (node.end >= end || isBlank(value.slice(node.end, end))) return {node}
    return {fault: {message: 'Unexpected content after the expression', at: node.end}}
  } catch (error) {
    if (!(error instanceof SyntaxError) || !isFinal(error, end)) throw error
    const at = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
    return {fault: {message: error.message.replace(/\(\d+:\d+\)$/, '').trimEnd(), at}}
  }
}

/** Whether the error is the same whatever follows: the parser had not come to the end of the text, nor looked for one there. */
function isFinal(error: SyntaxError, end: number): boolean {
  if (/^(?:Unterminated|Bad character escape)/.test(error.message)) return false
  return 'raisedAt' in error && typeof error.raisedAt === 'number' && error.raisedAt < end
}

/** Whether there are only comments, the last of which may go on. */
function isBlank(rest: string): boolean {
  const isOpen = (comment: string): boolean =>
    comment.startsWith('/*') && !(comment.length > 3 && comment.endsWith('*/'))
  const comments = /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n\r\u2028\u2029]*/g
  return rest.replace(comments, (found) => (isOpen(found) ? found : '')).trim() === ''
}
