// What a code block's language and info string say, for components that show one.
import {clsx} from 'clsx'
import {type CodeFrameSettings, type MagicComment, markLines, parseCodeMeta, toFrameClasses} from 'quire-docs/client'
import type {ReactNode} from 'react'

/** Classes of lines, by their 0-based numbers. */
export type LineClassNames = Readonly<Record<number, readonly string[]>>

export interface CodeBlockMetadata {
  /** The code as it was written, magic comments included. */
  readonly codeInput: string
  readonly code: string
  readonly className: string
  readonly language: string
  readonly title: ReactNode
  /** Undefined where lines are not numbered. */
  readonly lineNumbersStart: number | undefined
  readonly lineClassNames: LineClassNames
}

export interface LineOptions {
  readonly metastring: string | undefined
  readonly language: string | undefined
  readonly magicComments: readonly MagicComment[]
}

/** Takes magic comments out of code, and says which lines have which classes. */
export function parseLines(
  code: string,
  {metastring = '', language, magicComments}: LineOptions,
): {readonly code: string; readonly lineClassNames: LineClassNames} {
  const named = parseCodeMeta(metastring)
  if (named.highlighted !== undefined && magicComments.length === 0)
    throw new Error(`The code block "${metastring}" names lines, but "prism.magicComments" has no class for them.`)
  const known = language === undefined ? [] : magicComments
  const marked = markLines(code, {...named, language: language ?? '', magicComments: known})
  return {code: marked.lines.join('\n'), lineClassNames: Object.fromEntries(marked.classNames)}
}

/** The title in an info string; `''` when there is none. */
export function parseCodeBlockTitle(metastring = ''): string {
  return parseCodeMeta(metastring).title ?? ''
}

/** The `x` of a class `language-x`. */
export function parseLanguage(className = ''): string | undefined {
  return /(?:^|\s)language-(\S*)/.exec(className)?.[1]
}

export function containsLineNumbers(metastring = ''): boolean {
  return parseCodeMeta(metastring).firstLine !== undefined
}

export interface LineNumberOptions {
  readonly showLineNumbers: boolean | number | undefined
  readonly metastring: string | undefined
}

/** Number of the first line; undefined where lines are not numbered. What a property says counts more. */
export function getLineNumbersStart({showLineNumbers, metastring = ''}: LineNumberOptions): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers
  if (typeof showLineNumbers === 'boolean') return showLineNumbers ? 1 : undefined
  return parseCodeMeta(metastring).firstLine
}

export interface CodeBlockInput extends Omit<LineOptions, 'language'>, LineNumberOptions {
  readonly code: string
  readonly className: string | undefined
  readonly language: string | undefined
  readonly defaultLanguage: string | undefined
  readonly title: ReactNode
  readonly frames?: CodeFrameSettings | undefined
}

export function createCodeBlockMetadata(input: CodeBlockInput): CodeBlockMetadata {
  const {className, metastring, magicComments} = input
  const named = input.language ?? parseLanguage(className) ?? input.defaultLanguage ?? 'text'
  const language = named.toLowerCase()
  const hasClass = className?.split(/\s+/).includes(`language-${language}`) === true
  const lines = parseLines(input.code, {metastring, magicComments, language})
  const frame = {language, meta: parseCodeMeta(metastring ?? ''), lines: lines.code.split('\n').length}
  return {
    ...lines,
    codeInput: input.code,
    className: clsx(className, !hasClass && `language-${language}`, toFrameClasses(frame, input.frames ?? {})),
    language,
    title: parseCodeBlockTitle(metastring) || input.title,
    lineNumbersStart: getLineNumbersStart(input),
  }
}
