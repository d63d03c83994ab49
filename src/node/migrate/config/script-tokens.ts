// The tokens of a configuration file, TypeScript or JavaScript: what is code in it, and what is a comment.
import {type Comment, type Token, tokenizer, tokTypes} from 'acorn'

export interface ScriptToken {
  /** As written. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** Brackets of any kind around it. */
  readonly depth: number
}

export interface ScriptTokens {
  readonly tokens: readonly ScriptToken[]
  readonly comments: readonly Comment[]
}

const OPEN = new Set(['{', '(', '[', '${'])
const CLOSE = new Set(['}', ')', ']'])

/** @throws SyntaxError for a text that is no script. */
export function readTokens(text: string): ScriptTokens {
  const comments: Comment[] = []
  const read = tokenizer(text, {ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true, onComment: comments})
  let depth = 0
  const toToken = ({type, start, end}: Token): ScriptToken => {
    const own = text.slice(start, end)
    // What stands between the values of a template may look like a bracket.
    const isBracket = type !== tokTypes.template
    if (isBracket && CLOSE.has(own)) depth -= 1
    const token = {text: own, start, end, depth}
    if (isBracket && OPEN.has(own)) depth += 1
    return token
  }
  return {tokens: [...read].map(toToken), comments}
}

/** Number of the token that closes the bracket at `at`. */
export function closingToken(tokens: readonly ScriptToken[], at: number): number | undefined {
  const depth = tokens[at]?.depth
  const found = tokens.findIndex((token, index) => index > at && token.depth === depth && CLOSE.has(token.text))
  return found < 0 ? undefined : found
}
