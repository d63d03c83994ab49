// The modules that a document's imports and re-exports name, found without parsing it.
import {createFinder} from '../../../shared/next-index.ts'
import {maskCode} from './mask-code.ts'

const STATEMENT = /^(?:import|export)\b/gm
/** What is between `import` and the quote: names, braces, `from`. Anything else ends the search. */
const NO_CLAUSE = /[^\w$*{}\s,]/g

/**
 * Specifiers of static imports and re-exports outside code, in order, each once, and whether a statement takes the front
 * matter of the document there.
 */
export function findModuleRequests(content: string): ReadonlyMap<string, boolean> {
  const specifiers = new Map<string, boolean>()
  let masked: string | undefined
  const toClauseEnd = createClauseFinder(content)
  const toBrace = createFinder(content, '}')
  /** The end of the statement that starts there; undefined when it names no module. */
  const readStatement = (index: number, keyword: string): number | undefined => {
    const afterKeyword = index + keyword.length
    const quote = keyword === 'import' ? toClauseEnd(afterKeyword) : endOfExport(content, afterKeyword, toBrace)
    const specifier = quote === undefined ? undefined : readSpecifier(content, quote)
    if (quote === undefined || specifier === undefined) return undefined
    if (keyword === 'import' && !leadsToSpecifier(content.slice(afterKeyword, quote))) return undefined
    masked ??= maskCode(content).text
    if (masked.startsWith(keyword, index)) {
      const takesFrontMatter = /\bfrontMatter\b|\*/.test(content.slice(afterKeyword, quote))
      // As JavaScript reads it: programs that format Markdown write `\_` for a line below.
      const named = specifier.replace(/\\(.)/g, '$1')
      specifiers.set(named, takesFrontMatter || specifiers.get(named) === true)
    }
    return quote + specifier.length + 2
  }
  let from = 0
  for (const {index, 0: first} of content.matchAll(STATEMENT)) {
    let next: readonly [index: number, keyword: string] | undefined = [index, first]
    while (next !== undefined && next[0] >= from) {
      const end = readStatement(...next)
      from = end ?? from
      next = end === undefined ? undefined : statementAfter(content, end)
    }
  }
  return specifiers
}

/** A further statement on the line of one that ends there. */
function statementAfter(content: string, end: number): readonly [index: number, keyword: string] | undefined {
  const found = /^[ \t]*;[ \t]*(import|export)\b/.exec(content.slice(end, end + MAX_NAME))
  return found?.[1] === undefined ? undefined : [end + found[0].length - found[1].length, found[1]]
}

/** Finds where the clause ends that goes on at an offset; asked with offsets that do not fall. */
function createClauseFinder(content: string): (from: number) => number | undefined {
  let known = -1
  return (from) => {
    if (known < from) {
      NO_CLAUSE.lastIndex = from
      known = NO_CLAUSE.exec(content)?.index ?? content.length
    }
    return known < content.length ? known : undefined
  }
}

/** Nothing, or a clause that ends in `from`. */
function leadsToSpecifier(clause: string): boolean {
  const trimmed = clause.trim()
  return trimmed === '' || /(?:^|[^\w])from$/.test(trimmed.slice(-5))
}

/** Where the specifier of `export * from` or `export {…} from` starts. */
function endOfExport(content: string, from: number, toBrace: (from: number) => number): number | undefined {
  const start = /^\s+(\*(?:\s+as\s+[\w$]+)?|\{)/.exec(content.slice(from, from + MAX_NAME))
  if (start === null) return undefined
  const opened = from + start[0].length
  const end = start[1] === '{' ? toBrace(opened) + 1 : opened
  const found = /^\s*from\s*/.exec(content.slice(end, end + MAX_NAME))
  return found === null ? undefined : end + found[0].length
}

/** Longer than any name with the spaces around it. */
const MAX_NAME = 500

function readSpecifier(content: string, quote: number): string | undefined {
  const mark = content[quote]
  if (mark !== '"' && mark !== "'") return undefined
  const found = /^[^"'\n]+/.exec(content.slice(quote + 1, quote + 1 + MAX_SPECIFIER))?.[0]
  return found !== undefined && content[quote + 1 + found.length] === mark ? found : undefined
}

/** Units of the longest specifier that is looked at: longer than any path of a system. */
const MAX_SPECIFIER = 5000
