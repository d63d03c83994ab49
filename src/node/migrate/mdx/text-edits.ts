// What MDX 1 reads in another way than MDX 3, and all versions alike when it is spelled in another one: entities without a semicolon,
// references with a space in them, definitions and headings right below text, and indented colons.
import type {Root} from 'mdast'
import {findTightDefinitions} from '../../compile/mdx1/lift-definitions.ts'
import {markLiteral} from '../../compile/mdx1/literal-text.ts'
import {readMdx1Blocks} from '../../compile/mdx1/read-blocks.ts'
import {offsetAt, type TextEdit} from '../../compile/mdx1/text-edit.ts'

const DEFINED = /^[ \t>]*\[((?:[^[\]\\]|\\.)+)\]:/gm
const SCRIPT = /^(?:import|export)\b/

interface LineEdit {
  /** Number of the line, from 0. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * @param body The file as it is.
 * @param text The same, normalised and without its front matter.
 * @param tree Of the text, read as plain Markdown.
 */
export function findTextEdits(body: string, text: string, tree: Root): readonly TextEdit[] {
  const lineEnd = body.includes('\r\n') ? '\r\n' : '\n'
  const emptyLine = (line: number): LineEdit => ({line, start: 0, end: 0, text: lineEnd})
  const lines = text.split('\n')
  const edits = [
    ...findSpellings(text),
    ...findTightDefinitions(text).map(emptyLine),
    ...findTallHeadings(tree, lines).map(emptyLine),
    ...readMdx1Blocks(text).colons.map((line) => toEntity(line, lines[line] ?? '')),
  ]
  return edits.flatMap(({line, start, end, text: written}) => {
    const offset = offsetAt(body, {line: line + 1, column: start + 1})
    return offset === undefined ? [] : [{start: offset, end: offset + end - start, text: written}]
  })
}

/** A reference to what is defined nowhere is text with a space that no reader misses. */
function findSpellings(text: string): readonly LineEdit[] {
  const names = new Set([...text.matchAll(DEFINED)].map(([, name = '']) => normalise(name)))
  return markLiteral(text, true).respelled.filter(
    ({name}) => name === undefined || name === '' || names.has(normalise(name)),
  )
}

function normalise(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Numbers of the last lines of text of headings that are underlined, and that have more than one. */
function findTallHeadings({children}: Root, lines: readonly string[]): readonly number[] {
  return children.flatMap(({type, position}) => {
    if (type !== 'heading' || position === undefined) return []
    const {start, end} = position
    const isTall = end.line - start.line > 1 && !SCRIPT.test(lines[start.line - 1] ?? '')
    return isTall ? [end.line - 2] : []
  })
}

function toEntity(line: number, text: string): LineEdit {
  const start = text.indexOf(':')
  return {line, start, end: start + 1, text: '&#58;'}
}
