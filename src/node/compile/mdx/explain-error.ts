// Errors of the MDX parsers in plain words, with the place in the file and what to do.
import type {FileMessage} from '../../../shared/diagnostics.ts'
import {pointAt} from '../parse/line-starts.ts'
import type {PreparedSource} from '../parse/prepare-source.ts'
import {ScriptError} from '../parse/script-reader.ts'

/** The message for an error that parsing or compiling MDX threw. */
export function explainMdxError(error: unknown, source: PreparedSource): FileMessage {
  const fault = toFault(error, source)
  return {level: 'error', code: 'mdx/syntax', line: fault.line, column: fault.column, ...describe(fault)}
}

interface Fault {
  readonly reason: string
  readonly line: number
  readonly column: number
  /** The source line up to the place, and from there on. */
  readonly before: string
  readonly after: string
  readonly kind: 'esm' | 'expression' | 'other'
}

/** The parsers stop where they can go no further; a writer looks for where the thing starts. */
function toFault(error: unknown, {text, lineStarts}: PreparedSource): Fault {
  const {reason, line, column, kind} = readError(error, lineStarts)
  const stop = (lineStarts[line - 1] ?? 0) + column - 1
  const place = pointAt(lineStarts, findStart(text, stop, {reason, kind}) ?? stop)
  const start = lineStarts[place.line - 1] ?? 0
  const lineText = text.slice(start, (lineStarts[place.line] ?? text.length + 1) - 1)
  return {reason, kind, ...place, before: lineText.slice(0, place.column - 1), after: lineText.slice(place.column - 1)}
}

function findStart(text: string, stop: number, {reason, kind}: Pick<Fault, 'reason' | 'kind'>): number | undefined {
  const before = text.slice(0, stop + 1)
  if (kind === 'esm') {
    const lines = [...before.matchAll(/^(?:import|export)\b/gm)]
    const last = lines.at(-1)?.index
    // On its own line the place itself is the better one.
    return last === undefined || !before.slice(last).includes('\n') ? undefined : last
  }
  const sign = OPEN_BRACE.test(reason) ? '{' : BAD_TAG.test(reason) ? '<' : undefined
  const at = sign === undefined ? -1 : before.lastIndexOf(sign)
  return at < 0 ? undefined : at
}

const OPEN_BRACE = /closing brace for/
const BAD_TAG = /^Unexpected (?:character|end of file|lazy line)/

/** The script's parser takes a brace or a bracket in the text of an element for a slip. */
const OF_JSX = /\. Did you mean `&\w+;` or .*$/

type BareFault = Pick<Fault, 'reason' | 'line' | 'column' | 'kind'>

function readError(error: unknown, lineStarts: readonly number[]): BareFault {
  if (error instanceof ScriptError)
    return {reason: error.message.replace(OF_JSX, ''), kind: error.kind, ...pointAt(lineStarts, error.offset)}
  const message = error instanceof Error ? error.message : String(error)
  const fields: {reason?: unknown; line?: unknown; column?: unknown; source?: unknown; cause?: unknown} =
    error instanceof Error ? error : {}
  const reason = typeof fields.reason === 'string' ? fields.reason : message
  const source = String(fields.source)
  const isAcorn = reason.includes('with acorn')
  const kind = isAcorn ? (source.includes('esm') ? 'esm' : 'expression') : 'other'
  const detail = isAcorn && fields.cause instanceof Error ? fields.cause.message : reason
  // Where an element is not closed, the place of its opening tag is in the text of the message.
  const tag = /`<[^`]*>` \((\d+):(\d+)/.exec(reason)
  const line = tag?.[1] ?? fields.line ?? /^(\d+):\d+: /.exec(message)?.[1] ?? 1
  const column = tag?.[2] ?? fields.column ?? /^\d+:(\d+): /.exec(message)?.[1] ?? 1
  return {
    reason: detail
      .replace(/\(\d+:\d+\)$/, '')
      .replace(OF_JSX, '')
      .trimEnd(),
    line: Number(line),
    column: Number(column),
    kind,
  }
}

interface Description {
  readonly message: string
  readonly hint: string
  readonly length?: number
}

const ESCAPE_BRACE = 'In MDX braces hold JavaScript: write "\\{" for a brace, or put the text in backticks.'
const ESCAPE_FORMULA =
  'Braces of a formula must be escaped in MDX: write "\\{" and "\\}", or put the formula in a code block.'
const ESCAPE_ANGLE = 'In MDX "<" starts a tag: write "\\<" or "&lt;", or put the text in backticks.'

function describe(fault: Fault): Description {
  const {reason, kind} = fault
  if (kind === 'esm') return describeEsm(fault)
  if (kind === 'expression' || OPEN_BRACE.test(reason)) return describeBrace(fault)
  const unclosed = /Expected a closing tag for `(<[^`]*>)`/.exec(reason)?.[1]
  if (unclosed !== undefined) return describeUnclosed(unclosed)
  if (/closing (?:tag|slash)/i.test(reason)) return describeClosing(fault)
  if (/attribute value/.test(reason)) return describeAttribute(fault)
  if (BAD_TAG.test(reason) || /valid JSX tag/.test(reason)) return describeAngle(fault)
  return {
    message: `The file is not valid MDX: ${lowerFirst(reason)}.`,
    hint: 'Correct that place, or put "mdx: {format: md}" in the front matter.',
  }
}

function describeAttribute({after}: Fault): Description {
  return {
    message: `An attribute in "${shorten(after)}" has a value without quotes.`,
    hint: 'Write name="value" for text, or name={value} for JavaScript.',
  }
}

function describeEsm({reason, before, after}: Fault): Description {
  const line = (before + after).trim()
  const message = `The import or export "${line}" is not valid JavaScript: ${lowerFirst(reason)}.`
  return {
    message,
    hint: 'Check its spelling, and leave an empty line after it. A line of prose must not start with "import" or "export".',
  }
}

function describeBrace({before, after, reason}: Fault): Description {
  const line = before + after
  const isFormula = /\\[a-zA-Z]+\s*(?:\{|_|\^)|[_^]\{|\$[^$]*\{/.test(line)
  const hint = isFormula ? ESCAPE_FORMULA : ESCAPE_BRACE
  if (OPEN_BRACE.test(reason)) {
    return {message: `The brace in "${shorten(after)}" opens an expression that is never closed.`, hint, length: 1}
  }
  const brace = before.lastIndexOf('{')
  const quoted = shorten(brace < 0 ? line : line.slice(brace))
  return {message: `The expression in "${quoted}" is not valid JavaScript: ${lowerFirst(reason)}.`, hint}
}

const VOID_TAGS = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b/

function describeUnclosed(tag: string): Description {
  const name = tag.slice(1, -1)
  const hint = VOID_TAGS.test(tag)
    ? `Write "<${name} />".`
    : `Add "</${name}>" in the same block: tags must open and close at the same level of paragraphs and lists. ${ESCAPE_ANGLE}`
  return {message: `The tag "${tag}" is never closed.`, hint, length: tag.length}
}

function describeClosing({reason, before, after}: Fault): Description {
  const named = /`(<\/[^`]*>)`/.exec(reason)?.[1]
  const tag = named ?? /<\/[^>]*>?/.exec(before.slice(-1) + after)?.[0] ?? '</'
  const tags = [...(before.match(/<[a-z][^<>]*>/gi) ?? []), /^<[a-z][^<>]*>/i.exec(after)?.[0] ?? '']
  const open = tags.findLast((one) => VOID_TAGS.test(one) && !one.endsWith('/>'))
  if (open !== undefined)
    return {
      message: `The tag "${open}" is never closed, so "${tag}" does not match it.`,
      hint: `Write "${open.slice(0, -1).trimEnd()} />".`,
    }
  return {
    message: `The closing tag "${tag}" does not match the tag that is open there.`,
    hint: 'Close tags in the reverse order of their opening, at the same level of paragraphs and lists.',
  }
}

function describeAngle({after, reason}: Fault): Description {
  const address = /^<((?:https?|ftp|mailto):[^>\s]*|[\w.+-]+@[\w.-]+)>?/.exec(after)
  if (address !== null) {
    const [whole, url = ''] = address
    const target = url.includes(':') ? url : `mailto:${url}`
    const hint = `Write "[${url}](${target})", or the URL without brackets.`
    return {message: `The URL "${whole}" is read as a tag.`, hint, length: whole.length}
  }
  const detail = lowerFirst(
    reason
      .replace(/, expected[\s\S]*$/, '')
      .replace(/\(note:[\s\S]*$/, '')
      .trimEnd(),
  )
  return {message: `The text "${shorten(after)}" is not a valid tag: ${detail}.`, hint: ESCAPE_ANGLE}
}

function shorten(text: string): string {
  const trimmed = text.trim()
  return trimmed.length <= 40 ? trimmed : `${trimmed.slice(0, 39)}…`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replaceAll('`', '"').replace(/\.$/, '')
}
