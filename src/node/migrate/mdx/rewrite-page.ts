// Rewrites a page for MDX 3.
import type {Nodes, Root} from 'mdast'
import type {FileMessage} from '../../../shared/diagnostics.ts'
import type {Compiler} from '../../compile/compile-page.ts'
import {readMdx1Blocks} from '../../compile/mdx1/read-blocks.ts'
import {isMdxFault, repairMdx1} from '../../compile/mdx1/repair.ts'
import {findMovedLines, toFencedCode} from '../../compile/mdx1/spell-blocks.ts'
import {applyEdits, offsetAt} from '../../compile/mdx1/text-edit.ts'
import {loadParsers} from '../../compile/parse/parse-markdown.ts'
import {blankFrontMatter, normaliseText, prepareSource} from '../../compile/parse/prepare-source.ts'
import type {CompilerSpec} from '../../model.ts'
import {findLiteralEdits} from './literal-edits.ts'
import {findOlderForms} from './older-forms.ts'
import {findParsedEdits} from './parsed-edits.ts'
import {findTextEdits} from './text-edits.ts'

export interface PageToRewrite {
  /** The whole file. */
  readonly body: string
  readonly extension: '.md' | '.mdx'
  readonly filePath: string
  readonly formatOverride?: 'md' | 'mdx'
}

export interface RewrittenPage {
  readonly body: string
  /** What is left to the writer. */
  readonly messages: readonly FileMessage[]
}

const BYTE_ORDER_MARK = '\uFEFF'

/** Rewrites pages with the settings of one site. @param compiler Of MDX 3, whatever the site is written for. */
export async function createRewriter(spec: CompilerSpec, compiler: Compiler) {
  const {choose} = await loadParsers('reference', {extensions: undefined, directives: false})
  const plain = await choose('', false)
  const readPlain = (text: string): Root => plain(text, false)
  return async (page: PageToRewrite): Promise<RewrittenPage> => {
    const mark = page.body.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
    const isMdx = page.extension === '.mdx' && page.formatOverride !== 'md'
    const given = page.body.slice(mark.length)
    const spelled =
      isMdx && spec.hasMdx1 ? spellLiterals(spellBlocks(spellText(given, readPlain), readPlain), spec) : given
    const {body, messages} = await repair({...page, body: spelled}, compiler)
    if (!isMdx || messages.some(isMdxFault)) return {body: mark + body, messages}
    const text = prepare(body, spec)
    const parse = await choose(text, true)
    const changed = applyEdits(body, findParsedEdits(body, parse(text, true)))
    const left = spec.hasMdx1 ? tellOlderForms(changed, spec, (one) => parse(one, true)) : []
    return {body: mark + changed, messages: [...messages, ...left]}
  }
}

/** For sites of Docusaurus 2 alone: elsewhere, braces are expressions, and text in JSX is Markdown. */
function spellLiterals(body: string, spec: CompilerSpec): string {
  return applyEdits(body, findLiteralEdits(body, prepare(body, spec)))
}

function spellText(body: string, read: (text: string) => Root): string {
  const text = blankFrontMatter(normaliseText(body))
  return applyEdits(body, findTextEdits(body, text, read(text)))
}

/** Indented code takes lines of its own. Lists are left as they are where CommonMark reads the same. */
function spellBlocks(body: string, read: (text: string) => Root): string {
  const lineEnd = body.includes('\r\n') ? '\r\n' : '\n'
  const text = blankFrontMatter(normaliseText(body))
  const {lines, code} = readMdx1Blocks(text)
  const hasMoved = shapeOf(read(text)) !== shapeOf(read(lines.join('\n')))
  const fences = code.map((block) => {
    const start = offsetAt(body, {line: block.start + 1, column: 1}) ?? 0
    const end = offsetAt(body, {line: block.end + 1, column: 1})
    const fenced = toFencedCode(block, hasMoved ? block.listColumn : block.column).join(lineEnd)
    return {start, end: end ?? body.length, text: end === undefined ? fenced : fenced + lineEnd}
  })
  const isCode = (at: number): boolean => code.some(({start, end}) => at >= start && at < end)
  const moved = hasMoved ? findMovedLines(text, lines).filter(({line}) => !isCode(line)) : []
  const indents = moved.map(({line, width, indent}) => {
    const start = offsetAt(body, {line: line + 1, column: 1}) ?? 0
    return {start, end: start + width, text: indent}
  })
  return applyEdits(body, [...fences, ...indents])
}

/** What is in what, without its text. */
function shapeOf(node: Nodes): string {
  return 'children' in node ? `${node.type}(${node.children.map(shapeOf).join()})` : node.type
}

function tellOlderForms(body: string, spec: CompilerSpec, parse: (text: string) => Root): readonly FileMessage[] {
  const {admonitionKeywords: keywords, bareTitles} = spec
  const names = {keywords, directives: false, bareTitles}
  return findOlderForms(blankFrontMatter(normaliseText(body)), {names, prepared: prepare(body, spec), parse})
}

function prepare(body: string, {admonitionKeywords: keywords, bareTitles}: CompilerSpec): string {
  return prepareSource(blankFrontMatter(normaliseText(body)), true, {keywords, directives: false, bareTitles}).text
}

async function repair(page: PageToRewrite, compiler: Compiler): Promise<RewrittenPage> {
  const look = async (body: string): Promise<readonly FileMessage[]> => {
    const {record} = await compiler.compile({...page, body})
    return record.messages.filter((message) => message.level === 'error' || isMdxFault(message))
  }
  return repairMdx1(page.body, await look(page.body), look)
}
