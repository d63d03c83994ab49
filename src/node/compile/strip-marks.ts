// The text of a line of Markdown as a reader sees it, without a parser. Takes time in proportion to the line, whatever is
// in it: a mark that is opened again and again and never closed is looked for once.
import {createFinder} from '../../shared/next-index.ts'

/** Stands for a piece of code while marks are looked for: a character that a text cannot have. */
const CODE = '\uFDD0'

export function stripMarks(line: string): string {
  const {text, code} = takeCode(line)
  let taken = 0
  return stripInline(text)
    .replaceAll(CODE, () => code[taken++] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Nothing inside code is a mark: it is put aside. */
function takeCode(line: string): {readonly text: string; readonly code: readonly string[]} {
  const code: string[] = []
  if (!line.includes('`')) return {text: line, code}
  const runs = [...line.matchAll(/`+/g)].map(({0: {length}, index}) => ({start: index, end: index + length, length}))
  let text = ''
  let from = 0
  const closers = findClosers(runs)
  for (let at = 0; at < runs.length; at += 1) {
    const opener = runs[at]
    const closer = runs[closers[at] ?? -1]
    if (opener === undefined || closer === undefined) continue
    const inner = line.slice(opener.end, closer.start)
    code.push(/^ .* $/.test(inner) ? inner.slice(1, -1) : inner)
    text += line.slice(from, opener.start) + CODE
    from = closer.end
    at = closers[at] ?? at
  }
  return {text: text + line.slice(from), code}
}

/** For each run of backticks the next one of the same length. */
function findClosers(runs: readonly {readonly length: number}[]): readonly (number | undefined)[] {
  const next = new Map<number, number>()
  const closers: (number | undefined)[] = Array.from({length: runs.length})
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const length = runs[at]?.length ?? 0
    closers[at] = next.get(length)
    next.set(length, at)
  }
  return closers
}

function stripInline(line: string): string {
  const plain = dropHeadingId(dropComments(line))
    .replace(/^[ \t]*(?:>[ \t]*)+/, '')
    .replace(/^\[!\w+\]/, '')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/, '')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1')
    .replace(/\[\^[^[\]]+\](?::\s?)?/g, '')
  return stripEmphasis(stripLinks(plain))
    .replace(/:[a-z0-9_+-]+:(?=\s|$)/g, (name) => (/^:\d+:$/.test(name) ? name : ''))
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' '}

/** Without comments and the space in front of each. */
function dropComments(line: string): string {
  const finders = [
    {open: '<!--', close: createFinder(line, '-->'), closeLength: 3},
    {open: '{/*', close: createFinder(line, '*/}'), closeLength: 3},
  ]
  let text = ''
  let from = 0
  for (const {index, 0: mark} of line.matchAll(/<!--|\{\/\*/g)) {
    const kind = finders.find(({open}) => open === mark)
    const end = kind === undefined || index < from ? Number.POSITIVE_INFINITY : kind.close(index + mark.length)
    if (end === Number.POSITIVE_INFINITY) continue
    text = (text + line.slice(from, index)).trimEnd()
    from = end + 3
  }
  return text + line.slice(from)
}

/** Without `{#id}` at the end. */
function dropHeadingId(line: string): string {
  const end = line.trimEnd()
  if (!end.endsWith('}')) return line
  const start = end.indexOf('{#', end.lastIndexOf('}', end.length - 2) + 1)
  return start < 0 ? line : line.slice(0, start).trimEnd()
}

/** Links and images are their text. */
function stripLinks(line: string): string {
  if (!line.includes('](') && !line.includes('][')) return line
  const finders: Readonly<Record<string, (from: number) => number>> = {
    '(': createFinder(line, ')'),
    '[': createFinder(line, ']'),
  }
  const parts: string[] = []
  const open: number[] = []
  let from = 0
  for (const {index, 0: mark} of line.matchAll(/!?\[|\]/g)) {
    if (index < from) continue
    parts.push(line.slice(from, index), mark)
    from = index + mark.length
    if (mark !== ']') {
      open.push(parts.length - 1)
      continue
    }
    const opener = open.pop()
    const end = finders[line[from] ?? '']?.(from + 1) ?? Number.POSITIVE_INFINITY
    if (opener === undefined || end === Number.POSITIVE_INFINITY) continue
    parts[opener] = ''
    parts[parts.length - 1] = ''
    from = end + 1
  }
  return parts.join('') + line.slice(from)
}

interface Mark {
  readonly character: string
  readonly lengths: readonly number[]
  /** Underscores inside a word are part of it. */
  readonly keepsWords: boolean
}

const MARKS: readonly Mark[] = [
  {character: '*', lengths: [3, 2, 1], keepsWords: false},
  {character: '_', lengths: [3, 2, 1], keepsWords: true},
  {character: '~', lengths: [2], keepsWords: false},
]

function stripEmphasis(line: string): string {
  return MARKS.reduce((text, mark) => (text.includes(mark.character) ? stripPairs(text, mark) : text), line)
}

const WORD = /[\p{L}\p{N}_]/u

function stripPairs(line: string, {character, lengths, keepsWords}: Mark): string {
  const isWord = (at: number): boolean => keepsWords && WORD.test(codePointAround(line, at))
  const pairs = lengths.map((length) => {
    const text = character.repeat(length)
    // No space inside, and no word outside of an underscore.
    const closes = (at: number): boolean => /\S/.test(line[at - 1] ?? ' ') && !isWord(at + length)
    return {length, text, find: createFinder(line, text, closes)}
  })
  let result = ''
  let from = 0
  for (let at = line.indexOf(character); at >= 0; at = line.indexOf(character, at)) {
    const found = isWord(at - 1)
      ? undefined
      : pairs
          .filter(({text, length}) => line.startsWith(text, at) && /\S/.test(line[at + length] ?? ' '))
          .map(({length, find}) => ({length, end: find(at + length + 1)}))
          .find(({end}) => end !== Number.POSITIVE_INFINITY)
    if (found === undefined) {
      at += 1
      continue
    }
    result += line.slice(from, at) + line.slice(at + found.length, found.end)
    from = found.end + found.length
    at = from
  }
  return result + line.slice(from)
}

/** The whole character that a unit is part of. */
function codePointAround(line: string, at: number): string {
  const isTrail = /[\uDC00-\uDFFF]/.test(line[at] ?? '')
  return String.fromCodePoint(line.codePointAt(isTrail && at > 0 ? at - 1 : at) ?? 32)
}
