// A finding about the site: what is wrong, where, and what to do. Data only; formatting is src/node/diagnostics.

/** How bad a configured finding is: `throw` is an error, `warn` a warning, `log` a note, and `ignore` says nothing. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw'

/** Where a finding is: a file, and a place in it where that is known. Lines and columns count from 1. */
export interface SourceLocation {
  /** Path relative to the site folder, posix slashes; absolute when outside of it. */
  readonly sourcePath: string
  /** 1-based. Absent when the finding concerns the file as a whole. */
  readonly line?: number
  /** 1-based, in UTF-16 code units. */
  readonly column?: number
  /** Length of the offending text on that line. */
  readonly length?: number
  /** Key of the front matter that the finding is about; core finds its line. */
  readonly frontMatterKey?: string
  /** Keys and indices of a file of JavaScript that lead to what the finding is about; core finds the place. */
  readonly keys?: readonly (string | number)[]
  /** Text that stands in quotation marks in the file; core finds its first place. */
  readonly quoted?: string
}

/** A finding about the site, as data: what is wrong, where, and what to do. */
export interface Diagnostic {
  readonly level: 'error' | 'warning' | 'info'
  /** Stable kebab-case id, `<area>/<what>`, listed in diagnostic-codes.ts. */
  readonly code: string
  /** One sentence that quotes the user's own value. */
  readonly message: string
  readonly location?: SourceLocation
  /** Keys that lead to what the finding is about in the site's configuration; core finds the place. */
  readonly configKey?: readonly (string | number)[]
  /** What to do about it. */
  readonly hint?: string
  /** Further places or facts, one line each. */
  readonly notes?: readonly string[]
}

/** A finding inside one file, before the file's path is known: compiled records carry these. */
export interface FileMessage {
  readonly level: 'error' | 'warning'
  readonly code: string
  readonly message: string
  readonly line?: number
  readonly column?: number
  readonly length?: number
  readonly hint?: string
  /** Further places or facts, one line each. */
  readonly notes?: readonly string[]
}

/** Thrown to stop a stage whose input is wrong; carries every finding of the stage. */
export class SiteError extends Error {
  readonly diagnostics: readonly Diagnostic[]
  constructor(diagnostics: readonly Diagnostic[], options?: {cause?: unknown}) {
    super(diagnostics.map((one) => one.message).join('\n'), options)
    this.name = 'SiteError'
    this.diagnostics = diagnostics
  }
}

/** The diagnostic of a configured severity, or undefined when it is to be ignored. */
export function withSeverity(severity: Severity, finding: Omit<Diagnostic, 'level'>): Diagnostic | undefined {
  if (severity === 'ignore') return undefined
  const level = severity === 'throw' ? 'error' : severity === 'warn' ? 'warning' : 'info'
  return {level, ...finding}
}

type SourceRange = Pick<SourceLocation, 'line' | 'column' | 'length'>

/** The place of something inside its file, without the keys that it lacks. */
export function placeOf({line, column, length}: SourceRange): SourceRange {
  return {
    ...(line === undefined ? {} : {line}),
    ...(column === undefined ? {} : {column}),
    ...(length === undefined ? {} : {length}),
  }
}

/** A message of one file as a finding of the site. */
export function toDiagnostic(message: FileMessage, sourcePath: string): Diagnostic {
  const {line: _line, column: _column, length: _length, ...rest} = message
  return {...rest, location: {sourcePath, ...placeOf(message)}}
}

/** A place in a configuration as its code would name it: `themeConfig.navbar.items[0].to`. */
export function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')
}
