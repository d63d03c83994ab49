// The place in a document of what failed when it was rendered, where one place alone can be meant.
import {readFileSync} from 'node:fs'
import {escapePattern} from '../../shared/escape-pattern.ts'
import {placeAt} from '../diagnostics/locate-key.ts'
import type {FailedCode} from './failed-code.ts'

export interface SourcePlace {
  readonly line: number
  readonly column: number
}

/** @param message Of the error: it may name the component that was used wrongly, as `<Tabs>`. */
export function findFailurePlace(filePath: string, code: FailedCode, message: string): SourcePlace | undefined {
  const text = readText(filePath)
  const byExpression = code.expression === undefined ? undefined : findOnly(text, toPattern(code.expression))
  if (byExpression !== undefined) return pointIn(text, byExpression)
  const named = [...message.matchAll(/<([A-Z]\w*)>/g)].map(([, name = '']) => name)
  for (const name of [...named, ...code.callers.filter((caller) => /^[A-Z]/.test(caller))]) {
    const at = findOnly(text, new RegExp(`<${name}(?![\\w$])`, 'g'))
    if (at !== undefined) return pointIn(text, at)
  }
  const object = objectKeysOf(message)
  const byObject = object === undefined ? undefined : findObject(text, object)
  return byObject === undefined ? undefined : pointIn(text, byObject)
}

/** Of an object that stands where only text and elements can be shown, when that is what React complains of. */
export function objectKeysOf(message: string): readonly string[] | undefined {
  const found = /^Objects are not valid as a React child \(found: (?:object with keys \{([^}]*)\}|\[)/.exec(message)
  return found === null ? undefined : (found[1] ?? '').split(', ').filter((key) => key !== '')
}

/** Where an object is shown: as it is written there, by the name that it was given, or by the only name in braces. */
function findObject(text: string, [key]: readonly string[]): number | undefined {
  const literal =
    key === undefined ? undefined : findOnly(text, new RegExp(`\\{\\s*["']?${escapePattern(key)}["']?\\s*[:,}]`, 'g'))
  if (literal !== undefined) {
    const name = /\b(?:const|let|var)\s+([\w$]+)\s*=\s*$/.exec(text.slice(Math.max(0, literal - 100), literal))?.[1]
    const shown =
      name === undefined ? undefined : findOnly(text, new RegExp(`\\{\\s*${escapePattern(name)}\\s*\\}`, 'g'))
    return shown ?? literal
  }
  // In a text with code, the only one may be an example.
  return text.includes('`') ? undefined : findOnly(text, /\{\s*(?:new\s)?[\w$.]+(?:\([^{}()]*\))?\s*\}/g)
}

function readText(filePath: string): string {
  try {
    return readFileSync(filePath, 'utf8')
  } catch {
    return ''
  }
}

/** Shorter texts stand somewhere by chance. */
const MIN_LENGTH = 3

/** The expression as a writer may have spaced and quoted it. */
function toPattern(expression: string): RegExp {
  if (expression.length < MIN_LENGTH) return /$^/g
  const tokens = expression.match(/[\p{L}\p{N}_$]+|\S/gu) ?? []
  return new RegExp(tokens.map(toTokenPattern).join('\\s*'), 'gu')
}

/** Printers choose quotes, and set brackets where a reader may miss them. */
function toTokenPattern(token: string): string {
  if (/^["'`]$/.test(token)) return '["\'`]'
  const escaped = escapePattern(token)
  return /^[()]$/.test(token) ? `${escaped}?` : escaped
}

function findOnly(text: string, pattern: RegExp): number | undefined {
  const [first, second] = text.matchAll(pattern)
  return second === undefined ? first?.index : undefined
}

function pointIn(text: string, offset: number): SourcePlace {
  const {line, column} = placeAt(text, offset, 0)
  return {line, column}
}
