// Where a configuration file writes down the object that it exports: on the spot, as a constant, or as what a function returns.
import {closingToken, type ScriptToken} from './script-tokens.ts'

/** A value in a file, and how many brackets are around the names that it may use. */
interface ValuePlace {
  readonly at: number
  readonly depth: number
  /** Names that led here. */
  readonly names: readonly string[]
}

/** @returns Number of the token that opens the object; undefined where code makes it. */
export function findConfigObject(tokens: readonly ScriptToken[]): number | undefined {
  const textAt = (at: number): string => tokens[at]?.text ?? ''
  const exported = tokens.findIndex(
    (token, at) =>
      token.depth === 0 &&
      ((token.text === 'export' && textAt(at + 1) === 'default') ||
        (token.text === 'exports' && textAt(at - 1) === '.' && textAt(at + 1) === '=')),
  )
  return exported < 0 ? undefined : objectAt(tokens, {at: exported + 2, depth: 0, names: []})
}

function objectAt(tokens: readonly ScriptToken[], place: ValuePlace | undefined): number | undefined {
  if (place === undefined) return undefined
  const {at, depth, names} = place
  const text = tokens[at]?.text ?? ''
  if (text === '{') return at
  if (text === 'defineConfig' && tokens[at + 1]?.text === '(') return objectAt(tokens, {...place, at: at + 2})
  if (['async', 'function', '('].includes(text)) return resultOf(tokens, place)
  // A call makes the object.
  if (!/^[\w$]+$/.test(text) || ['(', '.', '['].includes(tokens[at + 1]?.text ?? '')) return undefined
  if (names.includes(`${text} ${depth}`)) return undefined
  return objectAt(tokens, findDeclared(tokens, text, {...place, names: [...names, `${text} ${depth}`]}))
}

/** The value of a constant, or the function of a name: of the function that uses it, else of the module. */
function findDeclared(tokens: readonly ScriptToken[], name: string, use: ValuePlace): ValuePlace | undefined {
  for (const depth of use.depth === 0 ? [0] : [use.depth, 0]) {
    const words = depth === 0 ? ['const', 'let', 'var', 'function'] : ['const', 'let', 'var']
    const declared = tokens.findIndex(
      (token, at) =>
        token.depth === depth &&
        token.text === name &&
        words.includes(tokens[at - 1]?.text ?? '') &&
        (depth === 0 || at < use.at),
    )
    if (declared < 0) continue
    if (tokens[declared - 1]?.text === 'function') return {...use, at: declared - 1, depth}
    const assigned = tokens.findIndex((token, at) => at > declared && token.depth === depth && token.text === '=')
    return assigned < 0 ? undefined : {...use, at: assigned + 1, depth}
  }
  return undefined
}

/** What a function returns in the end. */
function resultOf(tokens: readonly ScriptToken[], place: ValuePlace): number | undefined {
  const {at, depth} = place
  const isFunction = [at, at + 1].some((index) => tokens[index]?.text === 'function')
  const start = tokens.findIndex(
    (token, index) => index >= at && token.depth === depth && token.text === (isFunction ? '{' : '=>'),
  )
  if (start < 0) return undefined
  const body = isFunction ? start : start + 1
  if (tokens[body]?.text === '(') return objectAt(tokens, {...place, at: body + 1})
  if (tokens[body]?.text !== '{') return objectAt(tokens, {...place, at: body})
  const end = closingToken(tokens, body) ?? tokens.length
  const returned = tokens.findLastIndex(
    (token, index) => index > body && index < end && token.text === 'return' && token.depth === depth + 1,
  )
  return returned < 0 ? undefined : objectAt(tokens, {...place, at: returned + 1, depth: depth + 1})
}
