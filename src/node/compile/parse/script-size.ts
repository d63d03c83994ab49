// How much work the tags and the JavaScript in a text of MDX are for the native parser, judged before it reads them. There are
// forms for which its time grows with the square of the text; the reference parser then reads it.
import {maskCode} from './mask-code.ts'

/**
 * Lines that start with a tag, expressions of one block, and braces of an expression without an end: the native parser takes
 * up to 0.3 s for so many. The reference parser takes time in proportion.
 */
const MAX_NATIVE_CROWD = 4000
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
  return text.length > MAX_NATIVE_CROWD && countModuleLines(text) > MAX_NATIVE_CROWD
}

/** JavaScript that has begun and not ended. */
interface OpenScript {
  /** An import or export, which ends at an empty line; an expression ends at its brace. */
  readonly isModule: boolean
  readonly depth: number
}

/** Empty lines inside of imports and exports, and the one behind each. */
function countModuleLines(text: string): number {
  let open: OpenScript | undefined
  let count = 0
  for (const {0: mark} of maskCode(text).text.matchAll(/[([{]|[)\]}]|\n[ \t]*\n|^(?:im|ex)port\b/gm)) {
    if (open?.isModule === true && mark.startsWith('\n')) count += 1
    open = next(open, mark)
  }
  return count
}

function next(open: OpenScript | undefined, mark: string): OpenScript | undefined {
  if (open === undefined) {
    const isModule = mark.endsWith('port')
    return isModule || mark === '{' ? {isModule, depth: isModule ? 0 : 1} : undefined
  }
  if (mark.endsWith('port')) return open
  const isEmptyLine = mark.startsWith('\n')
  const step = isEmptyLine ? 0 : '([{'.includes(mark) ? 1 : -1
  const depth = Math.max(0, open.depth + step)
  return depth === 0 && (isEmptyLine || !open.isModule) ? undefined : {...open, depth}
}
