// JavaScript that was found to go on behind the text: the same text with more behind it need not be read when what would close
// its outermost bracket is still missing. A list of a thousand objects is read once instead of at each object.
import type {Node, Options, Token} from 'acorn'

export interface Unfinished {
  /** Parses unless the text is known to be unfinished. @throws SyntaxError of the parser, or what it would be again. */
  readonly watch: (value: string, options: Options, parse: (options: Options) => Node) => Node
}

interface Opened {
  readonly value: string
  /** What closes the outermost bracket. */
  readonly closer: string
  readonly message: string
  /** Where the parser finds fault; undefined for the end of the text. */
  readonly at: number | undefined
}

/** Of braces there are too many in what follows to tell anything by. */
const CLOSERS: Readonly<Record<string, string>> = {'(': ')', '[': ']', '`': '`'}

export function createUnfinished(): Unfinished {
  let last: Opened | undefined
  return {
    watch: (value, options, parse) => {
      if (last !== undefined && value.startsWith(last.value) && !value.includes(last.closer, last.value.length))
        throw Object.assign(new SyntaxError(last.message), {pos: last.at ?? value.length, raisedAt: value.length})
      last = undefined
      const open: string[] = []
      try {
        return parse({...options, onToken: (token) => follow(open, token)})
      } catch (error) {
        last = toOpened(value, error, CLOSERS[open[0] ?? ''])
        throw error
      }
    },
  }
}

function follow(open: string[], {type: {label}}: Token): void {
  if (label === '(' || label === '[' || label === '{' || label === '${') open.push(label)
  else if (label === '`' && open.at(-1) !== '`') open.push(label)
  else if (label === ')' || label === ']' || label === '}' || label === '`') open.pop()
}

function toOpened(value: string, error: unknown, closer: string | undefined): Opened | undefined {
  if (!(error instanceof SyntaxError) || closer === undefined) return undefined
  const {pos, raisedAt, message}: {pos?: unknown; raisedAt?: unknown; message: string} = error
  if (typeof pos !== 'number' || typeof raisedAt !== 'number' || raisedAt < value.length) return undefined
  return {value, closer, message, at: pos < value.length ? pos : undefined}
}
