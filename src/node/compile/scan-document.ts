// What can be known of a document from its text alone, cheaply: header, title, first line of prose, imports.
import type {FrontMatterDate} from '../../shared/contract.ts'
import {dropTrailing} from '../../shared/drop-trailing.ts'
import {createFinder} from '../../shared/next-index.ts'
import {findDocumentPaths} from './parse/document-paths.ts'
import {maskCode} from './parse/mask-code.ts'
import {findModuleRequests} from './parse/module-requests.ts'
import {unwrapMdxBlocks} from './parse/prepare-source.ts'
import {findRequiredModules} from './parse/required-modules.ts'
import {withWholeImages} from './parse/whole-images.ts'
import type {DocumentHeader} from './parse-header.ts'
import {stripMarks} from './strip-marks.ts'

export interface ScannedDocument {
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** What of it are dates; absent when nothing is. */
  readonly dates?: readonly FrontMatterDate[]
  /** Text of an h1 that is the first thing after imports, without marks. */
  readonly contentTitle?: string
  /** First line of prose without marks; `''` when there is none. */
  readonly excerpt: string
  /** Specifiers of static imports and re-exports outside code, in order, each once; then what is taken by `require`: images as a whole, and modules. */
  readonly importSpecifiers: readonly string[]
  /** Those of them whose statement names `frontMatter`, or takes all that the module exports. */
  readonly frontMatterFrom?: readonly string[]
  /** What may be paths of documents, each once, in order. */
  readonly documentPaths?: readonly string[]
}

export function scanDocument({frontMatter, dates, content}: DocumentHeader, findsPaths: boolean): ScannedDocument {
  const isPlain = (frontMatter.mdx as {readonly format?: unknown} | null | undefined)?.format === 'md'
  const requests = isPlain ? new Map<string, boolean>() : findModuleRequests(unwrapMdxBlocks(content))
  const frontMatterFrom = [...requests].flatMap(([specifier, takesFrontMatter]) =>
    takesFrontMatter ? [specifier] : [],
  )
  const documentPaths = findsPaths ? findDocumentPaths(content) : []
  const prose = isPlain || !/^(?:im|ex)port\b/m.test(content) ? content : dropEsm(content)
  const contentTitle = findContentTitle(prose)
  return {
    frontMatter,
    ...(dates === undefined ? {} : {dates}),
    ...(contentTitle === undefined ? {} : {contentTitle}),
    excerpt: findExcerpt(prose),
    importSpecifiers: isPlain ? [] : withWholeImages([...requests.keys(), ...findRequiredModules(content)], content),
    ...(frontMatterFrom.length === 0 ? {} : {frontMatterFrom}),
    ...(documentPaths.length === 0 ? {} : {documentPaths}),
  }
}

/** A line after which a paragraph cannot go on: of imports and exports, of a heading, and the end of a comment. */
const ENDS_BLOCK = /^(?:import|export)\b|^ {0,3}#{1,6}(?:[ \t]|$)|(?:-->|\*\/\})[ \t]*$/

/** Without blocks of imports and exports; each ends at an empty line. Code is left alone. */
function dropEsm(content: string): string {
  const {text: masked} = maskCode(content)
  let result = ''
  let from = 0
  for (const {index, 0: block} of masked.matchAll(/^(?:import|export)\b[^\n]*(?:\n(?![ \t]*$)[^\n]*)*/gm)) {
    // Prose that merely starts a line with the word goes on from the line before.
    const before = content.slice(content.lastIndexOf('\n', index - 2) + 1, Math.max(0, index - 1))
    if (index > from && before !== '' && !ENDS_BLOCK.test(before)) continue
    result += content.slice(from, index)
    from = index + block.length
  }
  return (result + content.slice(from)).trimStart()
}

function findContentTitle(prose: string): string | undefined {
  const text = skipComments(prose)
  const atx = /^ {0,3}#(?:[ \t]+([^\n]*))?(?:\n|$)/.exec(text)
  const setext = atx === null ? /^ {0,3}([^\s#>=-][^\n]*)\n {0,3}=+[ \t]*(?:\n|$)/.exec(text) : null
  const heading = (atx ?? setext)?.[1]
  if (heading === undefined) return undefined
  const title = stripMarks(dropClosingMarks(heading))
  return title === '' ? undefined : title
}

/** Without the comments that it starts with. */
function skipComments(text: string): string {
  let from = 0
  while (text.startsWith('<!--', from)) {
    const end = text.indexOf('-->', from + 4)
    if (end < 0) break
    from = end + 3 + (/^\s+/.exec(text.slice(end + 3))?.[0].length ?? 0)
  }
  return text.slice(from)
}

/** Without the `#` that may close a heading, as they open it. */
function dropClosingMarks(heading: string): string {
  const trimmed = heading.trimEnd()
  const text = dropTrailing(trimmed, '#')
  return text.length < trimmed.length && /[ \t]$/.test(text) ? text.trimEnd() : heading
}

function findExcerpt(prose: string): string {
  let fence: string | undefined
  const lines = dropHidden(prose).split('\n')
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

/** What is on no page: comments, and blocks for the head of the document. */
const HIDDEN_START = /<!--|^[ \t]*\{\/\*|^[ \t]*<([Hh]ead)>/gm

function dropHidden(prose: string): string {
  const ends: Readonly<Record<string, (from: number) => number>> = {
    '-->': createFinder(prose, '-->'),
    '*/}': createFinder(prose, '*/}'),
    '</head>': createFinder(prose, '</head>'),
    '</Head>': createFinder(prose, '</Head>'),
  }
  let result = ''
  let from = 0
  for (const {index, 0: start, 1: head} of prose.matchAll(HIDDEN_START)) {
    if (index < from) continue
    const close = head !== undefined ? `</${head}>` : start === '<!--' ? '-->' : '*/}'
    const end = ends[close]?.(index + start.length) ?? Number.POSITIVE_INFINITY
    if (end === Number.POSITIVE_INFINITY) continue
    result += prose.slice(from, index)
    from = end + close.length
  }
  return result + prose.slice(from)
}

/** An h1, also one that lacks its space, its underline, an admonition's fence, a rule, a table's rule, a definition, a value that a component shows. */
function isSkipped(line: string, next: string): boolean {
  if (/^\s*(?:#(?!#)|:::|\[[^\]]+\]:\s)/.test(line) || /^ {0,3}=+[ \t]*$/.test(next)) return true
  return /^[-=_*|:\s{}]+$/.test(line) || /^\s*\{[\w-]+\}\s*$/.test(line)
}
