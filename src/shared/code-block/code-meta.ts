// The info string of a code block: `js title="a.js" {2,4-5} ins={6} showLineNumbers=10`.
import {withoutUndefined} from '../without-undefined.ts'

export interface CodeMeta {
  readonly title?: string
  /** 1-based numbers of the lines to highlight; undefined when the info string names none. */
  readonly highlighted?: ReadonlySet<number>
  /** 1-based numbers of lines that are new, that are gone, and that the reader is to look at. */
  readonly inserted?: ReadonlySet<number>
  readonly deleted?: ReadonlySet<number>
  readonly focused?: ReadonlySet<number>
  /** Number of the first line, when lines are numbered. */
  readonly firstLine?: number
  /** The block is to be run: as one expression or component, or as a program that calls `render` itself. */
  readonly live?: 'inline' | 'noInline'
  /** The block is what the code above it has printed. */
  readonly isOutput?: boolean
  /** Whether only the beginning is shown at first; undefined leaves it to the site. */
  readonly collapse?: boolean
  /** Numbered lines have an address each, with this before the number. */
  readonly lineLinks?: string
}

/** More lines than any block has: a guard against `{1-999999999}`. */
const MAX_LINES = 100_000

/** Reads what follows the language. Words that mean nothing here are passed over. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta)
  const named = new Map<string, ReadonlySet<number>>()
  const bare = meta
    .replace(/(?<![\w-])[\w-]+=(?:"[^"]*"|'[^']*')/g, '')
    .replace(/(?<![\w-])(ins|del|focus)=\{([\d,\s-]*)\}/g, (_, name: string, ranges: string) => {
      named.set(name, parseRanges(ranges))
      return ''
    })
  const range = /\{([\d,\s-]+)\}/.exec(bare)?.[1]
  const numbered = /(?:^|\s)showLineNumbers(?:=(?:\{?(\d+)\}?))?(?=\s|$)/.exec(bare)
  const linked = /(?:^|\s)lineLinks(?:=([\w-]+))?(?=\s|$)/.exec(bare)
  const words = bare.split(/\s+/)
  const live = words.includes('noInline') ? 'noInline' : 'inline'
  return {
    ...(words.includes('live') ? {live} : {}),
    ...(title === null ? {} : {title: title[1] ?? title[2] ?? ''}),
    ...(range === undefined ? {} : {highlighted: parseRanges(range)}),
    ...withoutUndefined({inserted: named.get('ins'), deleted: named.get('del'), focused: named.get('focus')}),
    ...(words.includes('output') ? {isOutput: true} : {}),
    ...(words.includes('collapse') ? {collapse: true} : words.includes('noCollapse') ? {collapse: false} : {}),
    ...(linked === null ? {} : {lineLinks: linked[1] ?? ''}),
    ...(numbered === null ? {} : {firstLine: Number(numbered[1] ?? 1)}),
  }
}

/**
 * Splits the class of a code block and its info string: `js{1,3}` and `{1,3}` alone are ranges without a space, and the
 * name is in lower case.
 */
export function splitLanguage(language: string, meta: string): {readonly language: string; readonly meta: string} {
  const at = language.search(/[{=]/)
  if (at < 0) return {language: language.toLowerCase(), meta}
  if (language[at] === '=') return {language: '', meta: `${language} ${meta}`}
  return {language: language.slice(0, at).toLowerCase(), meta: `${language.slice(at)} ${meta}`}
}

function parseRanges(text: string): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const part of text.split(',')) {
    const [, first, last] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    if (first === undefined) continue
    const end = Math.min(Number(last ?? first), MAX_LINES)
    for (let line = Number(first); line <= end; line += 1) lines.add(line)
  }
  return lines
}
