// The YAML header of a document.
import {type Document, LineCounter, parseDocument, type YAMLError} from 'yaml'
import type {FrontMatterDate} from '../../shared/contract.ts'
import type {FileMessage} from '../../shared/diagnostics.ts'
import {valueAt} from '../../shared/front-matter-dates.ts'
import {nestsDeeper} from '../../shared/nests-deeper.ts'
import {isTangledYaml} from '../../shared/tangled-yaml.ts'
import {findDates} from './find-dates.ts'
import {FRONT_MATTER} from './parse/prepare-source.ts'

export interface FrontMatterResult {
  /** `{}` when there is none, or when it is not valid. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Values that are dates in YAML 1.1, as they have no quotes; absent when there are none. In `frontMatter` they are text, as written. */
  readonly dates?: readonly FrontMatterDate[]
  readonly error?: FileMessage
  /** Lines before the content: those of the header and its delimiters. */
  readonly lineCount: number
}

/**
 * Reads the front matter of a document; repeated keys, tabs and anything but a mapping are errors.
 * @param text The document with `\n` as line end and no byte-order mark.
 */
export function readFrontMatter(text: string): FrontMatterResult {
  const found = text.startsWith('---') ? FRONT_MATTER.exec(text) : null
  if (found === null) return {frontMatter: {}, lineCount: 0, ...unclosed(text)}
  const [header, yaml = ''] = found
  const lineCount = header.split('\n').length - (header.endsWith('\n') ? 1 : 0)
  const lines = new LineCounter()
  const document = parse(yaml, lines)
  if (document === undefined) return {frontMatter: {}, lineCount, error: nestsTooDeep(yaml)}
  const [error] = document.errors
  if (error !== undefined) return {frontMatter: {}, lineCount, error: toMessage(error, lines, yaml)}
  const value = toValue(() => document.toJS())
  if (nestsDeeper(value)) return {frontMatter: {}, lineCount, error: nestsTooDeep(yaml)}
  if (value === null || value === undefined) return {frontMatter: {}, lineCount}
  if (typeof value !== 'object' || Array.isArray(value)) return {frontMatter: {}, lineCount, error: notMapping(yaml)}
  // A mapping of YAML whose keys are scalars: keys of other kinds are written as text by the library.
  return {frontMatter: value as Record<string, unknown>, lineCount, ...datesOf(yaml, value)}
}

/** Docusaurus' parser of YAML takes a day for a date where month and day have two digits each. */
const LOOSE_DAY = /^\d{4}-(?:\d-\d{1,2}|\d\d-\d)$/

function datesOf(yaml: string, written: unknown): Pick<FrontMatterResult, 'dates'> {
  if (!/\d{4}-\d\d?-\d/.test(yaml)) return {}
  const document = parse(yaml, new LineCounter(), ['timestamp'])
  // Without errors: they are told of the text that has no dates.
  const value = document?.errors.length === 0 ? toValue(() => document.toJS()) : undefined
  const dates = findDates(value).filter(([, ...keys]) => {
    const text = keys.reduce(valueAt, written)
    return typeof text === 'string' && !LOOSE_DAY.test(text)
  })
  return dates.length === 0 ? {} : {dates}
}

/** Undefined for a header that nests so deep that the library cannot read it. */
function parse(yaml: string, lineCounter: LineCounter, customTags: 'timestamp'[] = []): Document | undefined {
  if (isTangledYaml(yaml)) return undefined
  try {
    return parseDocument(yaml, {lineCounter, customTags, merge: true, prettyErrors: false, strict: true})
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Resolving aliases can fail where parsing did not; such a header is as good as none. */
function toValue(resolve: () => unknown): unknown {
  try {
    return resolve()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function toMessage(error: YAMLError, lines: LineCounter, yaml: string): FileMessage {
  const {line, col} = lines.linePos(error.pos[0])
  // One line is added for the opening delimiter.
  return {
    level: 'error',
    code: 'front-matter/syntax',
    message: `The front matter is not valid YAML: ${describe(error)}`,
    line: line + 1,
    column: col,
    length: Math.max(1, error.pos[1] - error.pos[0]),
    hint: hintFor(error, yaml.split('\n')[line - 1] ?? ''),
  }
}

function describe({code, message}: YAMLError): string {
  if (code === 'DUPLICATE_KEY') return 'the same key stands there twice.'
  if (code === 'TAB_AS_INDENT') return 'a tab is used for indentation.'
  const sentence = message.replace(/(?<!\s)\s+at line \d+, column \d+[\s\S]*$/, '').trim()
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}${/[.!?]$/.test(sentence) ? '' : '.'}`
}

function hintFor({code}: YAMLError, line: string): string {
  if (code === 'DUPLICATE_KEY') return 'Keep one of the two.'
  if (code === 'TAB_AS_INDENT') return 'Use spaces.'
  if (/:\s*[“”„‘’«]/.test(line)) return 'Write straight quotation marks (" or \'): curly ones are part of the text.'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'Put quotes around a value that contains ": ".'
  return 'Put quotes around a value that has special characters such as ":", "#", "[" or "@".'
}

/** A text that begins with dashes and a key is meant to have front matter; dashes alone are a line across the page. */
function unclosed(text: string): Pick<FrontMatterResult, 'error'> {
  const key = /^---[ \t]*\n(\w+):(?:[ \t].*)?\n/.exec(text)?.[1]
  if (key === undefined) return {}
  return {
    error: {
      level: 'error',
      code: 'front-matter/syntax',
      message: `The front matter that begins with "${key}" has no end.`,
      line: 1,
      column: 1,
      length: 3,
      hint: 'Put "---" on a line of its own after the last key.',
    },
  }
}

function nestsTooDeep(yaml: string): FileMessage {
  const line = yaml.split('\n').findIndex((one) => /[&*][^\s,[\]{}]|[[{]\s*[[{]|^\s*\?/.test(one))
  return {
    level: 'error',
    code: 'front-matter/syntax',
    message:
      'The front matter nests more than 200 levels, or an alias ("*name") stands for a value that it is part of, or many keys begin with "?".',
    line: Math.max(0, line) + 2,
    column: 1,
    length: 1,
    hint: 'Write such a value out, with fewer levels.',
  }
}

function notMapping(yaml: string): FileMessage {
  const [first = ''] = yaml.trim().split('\n')
  return {
    level: 'error',
    code: 'front-matter/syntax',
    message: `The front matter "${first}" is not a list of keys and values.`,
    line: 2,
    column: 1,
    length: Math.max(1, first.length),
    hint: 'Write one "key: value" on each line between the two "---".',
  }
}
