// How much work the tags and the JavaScript in a text of MDX are for the parsers, judged before they read it. Each has forms
// for which its time grows with the square of the text; the other one then reads it, or none.
import {maskCode} from './mask-code.ts'

/**
 * Lines that start with a tag, expressions of one block, and braces of an expression without an end: the native parser takes
 * up to 0.3 s for so many. The reference parser takes time in proportion.
 */
const MAX_NATIVE_CROWD = 4000
/**
 * Characters of JavaScript that the reference parser reads again and again: an expression at each brace that may close it,
 * an import or export at each empty line. About a second of them.
 */
const MAX_REREAD = 20_000_000

/** Whether a text of MDX has so many tags, expressions or empty lines inside an export that the native parser would take long. */
export function isCrowdedMdx(text: string): boolean {
  const counts = {tags: 0, expressions: 0, braces: 0}
  let depth = 0
  for (const {0: mark} of text.matchAll(/^[ \t]*<|[{}]|\n[ \t]*\n/gm)) {
    if (mark === '{') {
      if (depth === 0) counts.expressions += 1
      counts.braces = depth === 0 ? 1 : counts.braces + 1
      depth += 1
    } else if (mark === '}') depth = Math.max(0, depth - 1)
    else if (mark.endsWith('<')) counts.tags += 1
    else if (depth === 0) counts.expressions = 0
    if (Math.max(counts.tags, counts.expressions) > MAX_NATIVE_CROWD) return true
  }
  if (depth > 0 && counts.braces > MAX_NATIVE_CROWD) return true
  return text.length > MAX_NATIVE_CROWD && scanScripts(text).emptyLines > MAX_NATIVE_CROWD
}

/** JavaScript that has begun and not ended. */
interface OpenScript {
  readonly start: number
  /** An import or export, which ends at an empty line; an expression ends at its brace. */
  readonly isModule: boolean
  readonly depth: number
}

/**
 * Finds JavaScript in a text of MDX for which the reference parser would take long. It has no other way to find the end of an
 * expression than to read all of it at each brace that closes, so one that is never closed is read to the end of the page.
 * @returns Where it starts.
 */
export function findReread(text: string): number | undefined {
  return scanScripts(text).rereadFrom
}

interface ScriptScan {
  readonly rereadFrom: number | undefined
  /** Inside imports and exports. */
  readonly emptyLines: number
}

function scanScripts(text: string): ScriptScan {
  const {text: masked} = maskCode(text)
  let open: OpenScript | undefined
  let reread = 0
  let rereadFrom: number | undefined
  let emptyLines = 0
  for (const {0: mark, index} of masked.matchAll(/[([{]|[)\]}]|\n[ \t]*\n|^(?:im|ex)port\b/gm)) {
    const isEmptyLine = mark.startsWith('\n')
    if (open !== undefined && (open.isModule ? isEmptyLine : mark === '}')) {
      reread += index - open.start
      if (isEmptyLine) emptyLines += 1
      if (reread > MAX_REREAD) rereadFrom ??= open.start
    }
    open = next(open, isEmptyLine ? '\n\n' : mark, index)
  }
  return {rereadFrom, emptyLines}
}

function next(open: OpenScript | undefined, mark: string, index: number): OpenScript | undefined {
  if (open === undefined) {
    const isModule = mark.endsWith('port')
    return isModule || mark === '{' ? {start: index, isModule, depth: isModule ? 0 : 1} : undefined
  }
  if (mark.endsWith('port')) return open
  const isEmptyLine = mark === '\n\n'
  const step = isEmptyLine ? 0 : '([{'.includes(mark) ? 1 : -1
  const depth = Math.max(0, open.depth + step)
  return depth === 0 && (isEmptyLine || !open.isModule) ? undefined : {...open, depth}
}
