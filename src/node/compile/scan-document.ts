// What can be known of a document from its text alone, cheaply: header, title, first line of prose, imports.
import type {FileMessage} from '../../shared/diagnostics.ts'
import {readFrontMatter} from './front-matter.ts'
import {maskCode} from './parse/mask-code.ts'
import {blankFrontMatter, normaliseText} from './parse/prepare-source.ts'

export interface ScannedDocument {
  readonly frontMatter: Readonly<Record<string, unknown>>
  readonly frontMatterError?: FileMessage
  /** Lines before the content. */
  readonly bodyOffsetLines: number
  /** Text of an h1 that is the first thing after imports, without marks. */
  readonly contentTitle?: string
  /** First line of prose without marks; `''` when there is none. */
  readonly excerpt: string
  /** Specifiers of static imports and re-exports outside code, in order, each once. */
  readonly importSpecifiers: readonly string[]
}

export function scanDocument(text: string): ScannedDocument {
  const normal = normaliseText(text)
  const {frontMatter, error, lineCount} = readFrontMatter(normal)
  const content = blankFrontMatter(normal).replace(/^(?:[ \t]*\n)+/, '')
  const isPlain = (frontMatter.mdx as {readonly format?: unknown} | null | undefined)?.format === 'md'
  const importSpecifiers = isPlain ? [] : findImportSpecifiers(content)
  const prose = isPlain || !/^(?:im|ex)port\b/m.test(content) ? content : dropEsm(content)
  const contentTitle = findContentTitle(prose)
  return {
    frontMatter,
    ...(error === undefined ? {} : {frontMatterError: error}),
    bodyOffsetLines: lineCount,
    ...(contentTitle === undefined ? {} : {contentTitle}),
    excerpt: findExcerpt(prose),
    importSpecifiers,
  }
}

const MODULE_REQUEST =
  /^(?:import\s*(?:[\w$*{}\s,]*?\bfrom\s*)?|export\s+(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*)(["'])([^"'\n]+)\1/gm

function findImportSpecifiers(content: string): readonly string[] {
  if (!/^(?:im|ex)port\b/m.test(content)) return []
  const {text: masked} = maskCode(content)
  const specifiers = new Set<string>()
  for (const {index, 2: specifier} of content.matchAll(MODULE_REQUEST)) {
    if (specifier !== undefined && masked.startsWith(content.slice(index, index + 6), index)) specifiers.add(specifier)
  }
  return [...specifiers]
}

/** Without blocks of imports and exports; each ends at an empty line. Code is left alone. */
function dropEsm(content: string): string {
  const {text: masked} = maskCode(content)
  let result = ''
  let from = 0
  for (const {index, 0: block} of masked.matchAll(/^(?:import|export)\b[^\n]*(?:\n(?![ \t]*$)[^\n]*)*/gm)) {
    const before = content.slice(from, index)
    // Prose that merely starts a line with the word goes on from the line before.
    if (/[^\n]\n$/.test(before) && !/^(?:import|export)\b/.test(before.trimEnd().split('\n').at(-1) ?? '')) continue
    result += before
    from = index + block.length
  }
  return (result + content.slice(from)).trimStart()
}

function findContentTitle(prose: string): string | undefined {
  const text = prose.replace(/^(?:<!--[\s\S]*?-->\s*)+/, '')
  const atx = /^ {0,3}#(?:[ \t]+([^\n]*))?(?:\n|$)/.exec(text)
  const setext = atx === null ? /^ {0,3}([^\s#>=-][^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/.exec(text) : null
  const heading = (atx ?? setext)?.[1]
  if (heading === undefined) return undefined
  const title = stripMarks(heading.replace(/[ \t]+#+[ \t]*$/, ''))
  return title === '' ? undefined : title
}

/** What is on no page: comments, and blocks for the head of the document. */
const NOT_SHOWN = /<!--[\s\S]*?-->|^[ \t]*\{\/\*[\s\S]*?\*\/\}|^[ \t]*<([Hh]ead)>[\s\S]*?<\/\1>/gm

function findExcerpt(prose: string): string {
  let fence: string | undefined
  const lines = prose.replace(NOT_SHOWN, '').split('\n')
  for (const [at, line] of lines.entries()) {
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined
      continue
    }
    if (mark !== undefined) {
      fence = mark
      continue
    }
    if (isSkipped(line, lines[at + 1] ?? '')) continue
    const text = stripMarks(line)
    if (text !== '') return text
  }
  return ''
}

/** An h1, its underline, an admonition's fence, a rule, a table's rule, a definition. */
function isSkipped(line: string, next: string): boolean {
  if (/^\s*(?:#\s|#$|:::|\[[^\]]+\]:\s)/.test(line) || /^ {0,3}=+[ \t]*$/.test(next)) return true
  return /^\s*[-=_*|:\s{}]+$/.test(line)
}

/** Text of a line of Markdown as a reader sees it. */
function stripMarks(line: string): string {
  const code: string[] = []
  // Nothing inside code is a mark: it is put aside under a character that a text cannot have.
  const withoutCode = line.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_, _ticks, inner: string) => {
    code.push(/^ .* $/.test(inner) ? inner.slice(1, -1) : inner)
    return CODE
  })
  return stripInline(withoutCode)
    .replaceAll(CODE, () => code.shift() ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const CODE = '\uFDD0'

function stripInline(line: string): string {
  return line
    .replace(/\s*(?:\{\/\*.*?\*\/\}|<!--.*?-->)/g, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/^[ \t]*(?:>[ \t]*)+/, '')
    .replace(/^\[!\w+\]/, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/, '')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1')
    .replace(/\[\^[^\]]+\](?::\s?)?/g, '')
    .replace(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/(\*\*\*|\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(___|__|_)(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '$1')
    .replace(/:[a-z0-9_+-]+:(?=\s|$)/g, (name) => (/^:\d+:$/.test(name) ? name : ''))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '}
