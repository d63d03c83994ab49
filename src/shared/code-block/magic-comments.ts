// Comments in code that say how its lines look: `// highlight-next-line`.

import {escapePattern} from '../escape-pattern.ts'

/** A comment that gives lines of code a class; at least one of `line` and `block` is set. */
export interface MagicComment {
  readonly className: string
  readonly line?: string
  readonly block?: {readonly start: string; readonly end: string}
}

/** Code without its magic comments, and the classes that they give to its lines. */
export interface MarkedCode {
  readonly lines: readonly string[]
  /** By 0-based line of `lines`. */
  readonly classNames: ReadonlyMap<number, readonly string[]>
}

/** The end as it is written, the beginning also as a pattern. */
type CommentStyle = readonly [start: string | RegExp, end: string]

const JS: readonly CommentStyle[] = [
  ['//', ''],
  ['/*', '*/'],
]
const JSX: readonly CommentStyle[] = [
  ['{/*', '*/}'],
  ['{ /*', '*/ }'],
]
const HASH: readonly CommentStyle[] = [['#', '']]
const HTML: readonly CommentStyle[] = [['<!--', '-->']]
const DASHES: readonly CommentStyle[] = [['--', '']]
const PERCENT: readonly CommentStyle[] = [['%', '']]
const OCAML: readonly CommentStyle[] = [['(*', '*)']]
/** In any case, and as a word: `remark` is none. */
const REM: CommentStyle = [/[Rr][Ee][Mm]\b/, '']
/** Editors replace the straight apostrophe. */
const BASIC: readonly CommentStyle[] = [[/['‘’]/, ''], REM]
/** A comment within a statement comes after the sign that goes on with it in the next line. */
const BASIC_NET: readonly CommentStyle[] = [[/(?:_\s*)?['‘’]/, ''], REM]
const ANY: readonly CommentStyle[] = [...JS, ...JSX, ...HASH, ...HTML]

const STYLES: Readonly<Record<string, readonly CommentStyle[]>> = {
  js: JS,
  javascript: JS,
  mjs: JS,
  cjs: JS,
  ts: JS,
  typescript: JS,
  jsx: [...JS, ...JSX],
  tsx: [...JS, ...JSX],
  html: [...JS, ...HTML],
  python: HASH,
  py: HASH,
  bash: HASH,
  sh: HASH,
  md: [...HTML, ...JSX, ...HASH],
  markdown: [...HTML, ...JSX, ...HASH],
  mdx: [...HTML, ...JSX, ...HASH],
  tex: PERCENT,
  latex: PERCENT,
  matlab: PERCENT,
  lua: DASHES,
  haskell: DASHES,
  sql: [...DASHES, ['/*', '*/']],
  wasm: [[';;', '']],
  vb: BASIC,
  vba: BASIC,
  'visual-basic': BASIC,
  vbnet: BASIC_NET,
  batch: [REM],
  basic: [REM, ['!', '']],
  fsharp: [['//', ''], ...OCAML],
  ocaml: OCAML,
  sml: OCAML,
  fortran: [['!', '']],
  cobol: [['*>', '']],
}

/** Takes magic comments out of code. A comment counts only when it is alone on its line. */
function takeMagicComments(lines: readonly string[], language: string, comments: readonly MagicComment[]): MarkedCode {
  const directives = toDirectives(comments)
  const classNames = new Map<number, string[]>()
  const names = [...directives.keys()].map(escapePattern).join('|')
  if (names === '' || !new RegExp(names).test(lines.join('\n'))) return {lines, classNames}
  const pattern = toCommentPattern(STYLES[language] ?? ANY, names)
  const open = new Map<string, number>()
  const kept: string[] = []
  const mark = (line: number, className: string): void => {
    classNames.set(line, [...(classNames.get(line) ?? []), className])
  }
  for (const line of lines) {
    const found = pattern.exec(line)
    const directive = directives.get(found?.slice(1).find((group) => group !== undefined) ?? '')
    if (directive === undefined) {
      kept.push(line)
    } else if (directive.kind === 'line') {
      mark(kept.length, directive.className)
    } else if (directive.kind === 'start') {
      open.set(directive.className, kept.length)
    } else {
      for (let at = open.get(directive.className) ?? kept.length; at < kept.length; at += 1)
        mark(at, directive.className)
      open.delete(directive.className)
    }
  }
  return {lines: kept, classNames}
}

const HIGHLIGHTED = 'theme-code-block-highlighted-line'

/** Lines by number, 1-based, that the info string names; undefined when it names none. */
export interface NamedLines {
  readonly highlighted?: ReadonlySet<number> | undefined
  readonly inserted?: ReadonlySet<number> | undefined
  readonly deleted?: ReadonlySet<number> | undefined
  readonly focused?: ReadonlySet<number> | undefined
}

export interface MarkOptions extends NamedLines {
  readonly language: string
  readonly magicComments: readonly MagicComment[]
}

/**
 * Lines of code with the classes that their writer gave them. Lines that the info string highlights get the class of the
 * first magic comment; comments in the code stay visible then. Lines of a diff are marked by the sign that they begin with.
 */
export function markLines(code: string, {language, magicComments, ...named}: MarkOptions): MarkedCode {
  const written = code.replace(/\r?\n$/, '').split(/\r?\n/)
  const marked =
    named.highlighted === undefined
      ? takeMagicComments(written, language, magicComments)
      : {lines: written, classNames: NO_CLASSES}
  const classNames = new Map(marked.classNames)
  const mark = (lines: Iterable<number> = [], className: string): void => {
    for (const line of lines) classNames.set(line - 1, [...(classNames.get(line - 1) ?? []), className])
  }
  mark(named.highlighted, magicComments[0]?.className ?? HIGHLIGHTED)
  mark(named.inserted ?? findSigned(marked.lines, '+', language), 'code-block-inserted')
  mark(named.deleted ?? findSigned(marked.lines, '-', language), 'code-block-deleted')
  mark(named.focused, 'code-block-focus')
  return {lines: marked.lines, classNames}
}

const NO_CLASSES: MarkedCode['classNames'] = new Map()

/** Lines of a diff that begin with a sign. Three of them are the name of a file. */
function findSigned(lines: readonly string[], sign: string, language: string): readonly number[] {
  if (language !== 'diff' && language !== 'patch') return []
  return lines.flatMap((line, at) => (line.startsWith(sign) && !line.startsWith(sign.repeat(3)) ? [at + 1] : []))
}

interface Directive {
  readonly kind: 'line' | 'start' | 'end'
  readonly className: string
}

function toDirectives(comments: readonly MagicComment[]): ReadonlyMap<string, Directive> {
  const directives = new Map<string, Directive>()
  for (const {className, line, block} of comments) {
    if (line !== undefined) directives.set(line, {kind: 'line', className})
    if (block === undefined) continue
    directives.set(block.start, {kind: 'start', className})
    directives.set(block.end, {kind: 'end', className})
  }
  return directives
}

function toCommentPattern(styles: readonly CommentStyle[], names: string): RegExp {
  const branches = styles.map(([start, end]) => `${toPattern(start)}\\s*(${names})\\s*${escapePattern(end)}`)
  return new RegExp(`^\\s*(?:${branches.join('|')})\\s*$`)
}

function toPattern(start: string | RegExp): string {
  return typeof start === 'string' ? escapePattern(start) : start.source
}
