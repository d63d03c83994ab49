// What no document needs and no parser survives: nesting and crowds of marks that would take a build's stack or its day.
// Limits are far above any page that somebody writes, and a page beyond one is refused with its place.
import type {Nodes} from 'mdast'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {findLineStarts, pointAt} from './line-starts.ts'

/** Blocks, lists, quotes and marks inside one another, as levels of the tree; lists of 1,000 levels have 2,000 of them. */
const MAX_TREE_DEPTH = 2500
/** Brackets inside one another in JavaScript, far below the 2,500 at which the native parser's stack ends. */
const MAX_BRACKETS = 1000
/** Braces with a tag before each, inside one another: beyond 30 the native parser's time doubles with each more. */
const MAX_NATIVE_TAGGED_BRACES = 10
/** The same for the reference parser, which reads all of them again at each brace that closes. */
const MAX_TAGGED_BRACES = 250
/**
 * Runs of `*`, `_` and `~`, declarations of HTML, and `]` without a `[`, in one block: the reference parser's time grows with
 * their square, 0.5 s.
 */
const MAX_MARKS = 1500
/** Quotes and list items that one line opens, the same. */
const MAX_CONTAINERS = 300
/** Underlines of headings and rules of a page, the same. */
const MAX_RULES = 2500

/** A document that is refused; carries the message. */
export class ContentLimitError extends Error {
  readonly fileMessage: FileMessage
  constructor(message: string, line?: number, column = 1) {
    super(message)
    this.name = 'ContentLimitError'
    this.fileMessage = {
      level: 'error',
      code: 'markdown/too-complex',
      message,
      ...(line === undefined ? {} : {line, column}),
      hint: 'Cut the page there into several, or put what is not meant as Markdown into a code block.',
    }
  }
}

/** @throws ContentLimitError for a tree that is too deep for the transforms, which call themselves for each level. */
export function checkDepth(tree: Nodes): void {
  const open: {readonly node: Nodes; readonly depth: number}[] = [{node: tree, depth: 0}]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const {node, depth} = next
    if (depth > MAX_TREE_DEPTH) throw tooDeep(node.position?.start)
    if ('children' in node) for (const child of node.children) open.push({node: child, depth: depth + 1})
  }
}

/** A tree that is too deep for some transform, whatever the limit. */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.includes('call stack')
}

export function tooDeep(place?: {readonly line: number; readonly column: number}): ContentLimitError {
  const text = 'The page nests lists, quotes, tags or expressions too deep'
  return new ContentLimitError(`${text}${place === undefined ? '.' : ' here.'}`, place?.line, place?.column)
}

/**
 * Looks at how deep brackets are inside one another in MDX, without telling text from script.
 * @returns Whether the native parser would not come back.
 * @throws ContentLimitError where no parser would.
 */
export function checkBrackets(text: string): boolean {
  if (!text.includes('{') && !/^(?:im|ex)port\b/m.test(text)) return false
  let brackets = 0
  let tagged = 0
  let deepest = 0
  let hasTag = false
  // Each class in a class's head is a level as well.
  for (const {0: mark, index} of text.matchAll(/[([{<]|[)\]}]|\bextends\b/g)) {
    if (mark === '<') {
      hasTag = true
      continue
    }
    const step = mark === ')' || mark === ']' || mark === '}' ? -1 : 1
    brackets = Math.max(0, brackets + step)
    if (mark === '}' || (mark === '{' && hasTag)) tagged = Math.max(0, tagged + step)
    if (mark === '{') hasTag = false
    deepest = Math.max(deepest, tagged)
    if (brackets > MAX_BRACKETS || tagged > MAX_TAGGED_BRACES)
      throw tooDeep(pointAt(findLineStarts(text.slice(0, index)), index))
  }
  return deepest > MAX_NATIVE_TAGGED_BRACES
}

/** @throws ContentLimitError for a text that the reference parser would take minutes for. */
export function checkForReference(text: string): void {
  let marks = 0
  let brackets = 0
  let rules = 0
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') [marks, brackets] = [0, 0]
    for (const [mark] of line.matchAll(/\*+|_+|~+|<[!?]|[[\]]/g))
      if (mark === '[') brackets += 1
      else if (mark === ']' && brackets > 0) brackets -= 1
      else marks += 1
    if (marks > MAX_MARKS) throw crowded(`more than ${MAX_MARKS} marks of emphasis, links or HTML`, at + 1)
    if (/^[ \t>]*[-=]+[ \t]*$/.test(line)) rules += 1
    if (rules > MAX_RULES) throw crowded(`more than ${MAX_RULES} rules and underlines`, at + 1)
    const prefix = /^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\s]+\]:)*/.exec(line)?.[0] ?? ''
    if ((prefix.match(/[>*+.):-]/g)?.length ?? 0) > MAX_CONTAINERS)
      throw crowded(`more than ${MAX_CONTAINERS} quotes and lists`, at + 1)
  }
}

function crowded(what: string, line: number): ContentLimitError {
  return new ContentLimitError(`The page has ${what} in one place, up to this line.`, line)
}
