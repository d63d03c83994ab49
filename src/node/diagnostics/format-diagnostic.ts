// Writes a finding for people: what, where, the line itself, what to do.
import picocolors from 'picocolors'
import type {Diagnostic, SourceLocation} from '../../shared/diagnostics.ts'

export interface FormatOptions {
  /** Escape sequences for a terminal. */
  readonly colour: boolean
  /** Text of a source file, or undefined when it cannot be read: the code frame is then left out. */
  readonly readSource: (sourcePath: string) => string | undefined
}

type Colours = ReturnType<typeof picocolors.createColors>

// Longer lines are cut around the place, so that the frame fits a terminal.
const FRAME_WIDTH = 100
const ELLIPSIS = '…'

/** Several lines without a newline at the end. */
export function formatDiagnostic(diagnostic: Diagnostic, {colour, readSource}: FormatOptions): string {
  const colours = picocolors.createColors(colour)
  const {location, hint, notes = []} = diagnostic
  const lines = [`${heading(diagnostic, colours)} ${diagnostic.message}`]
  if (location !== undefined) {
    lines.push(`  ${colours.cyan(formatLocation(location))}`)
    // Of a folder, or a file as a whole, there is nothing to show.
    const source = location.line === undefined ? undefined : readSource(location.sourcePath)
    lines.push(...codeFrame(location, source, colours))
  }
  lines.push(...notes.flatMap((note) => note.split('\n')).map((note) => `  ${note}`))
  if (hint !== undefined) lines.push(`  ${colours.bold('hint:')} ${hint}`)
  return lines.join('\n')
}

/** `docs/a.md:3:7`, as editors and terminals recognise it. */
export function formatLocation({sourcePath, line, column}: SourceLocation): string {
  return [sourcePath, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':')
}

function heading({level, code}: Diagnostic, colours: Colours): string {
  const paint = level === 'error' ? colours.red : level === 'warning' ? colours.yellow : colours.blue
  return `${colours.bold(paint(level))} ${colours.dim(`${code}:`)}`
}

function codeFrame(location: SourceLocation, source: string | undefined, colours: Colours): readonly string[] {
  if (location.line === undefined || source === undefined) return []
  const text = source.split(/\r\n|\n|\r/)[location.line - 1]
  if (text === undefined || text.trim() === '') return []
  // Bundlers count some columns from zero.
  const column = Math.max(1, Math.min(location.column ?? firstVisible(text), text.length + 1))
  const {shown, offset} = cutAround(text.replaceAll('\t', ' '), column)
  const gutter = `  ${location.line} | `
  const frame = [`${colours.dim(gutter)}${shown}`]
  if (location.column === undefined) return frame
  const start = column - 1 - offset
  const length = Math.max(1, Math.min(location.length ?? 1, shown.length - start))
  const margin = `  ${' '.repeat(String(location.line).length)} | `
  return [...frame, `${colours.dim(margin)}${' '.repeat(start)}${colours.red('^'.repeat(length))}`]
}

function firstVisible(text: string): number {
  return text.search(/\S/) + 1
}

/** The part of a line around a column, and how many of its characters are missing to the left (as shown). */
function cutAround(text: string, column: number): {readonly shown: string; readonly offset: number} {
  if (text.length <= FRAME_WIDTH) return {shown: text, offset: 0}
  const from = Math.max(0, Math.min(column - 1 - FRAME_WIDTH / 2, text.length - FRAME_WIDTH))
  const body = text.slice(from, from + FRAME_WIDTH)
  const tail = from + FRAME_WIDTH < text.length ? ELLIPSIS : ''
  return from === 0 ? {shown: body + tail, offset: 0} : {shown: ELLIPSIS + body + tail, offset: from - ELLIPSIS.length}
}
