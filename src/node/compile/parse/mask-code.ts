// Finds what is code or comment in Markdown text without parsing it, so that a cheap search does not mistake an
// example for the thing itself. An approximation: where it errs, marks found in code after parsing are taken back.

export interface MaskedText {
  /** The text with code, comments and escaped characters as spaces; every other character keeps its place. */
  readonly text: string
  /** HTML comments outside code, as `[start, end)`. */
  readonly comments: readonly (readonly [number, number])[]
}

const FENCE_PREFIX = String.raw`^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*`
const SPECIAL = new RegExp(`${FENCE_PREFIX}(\`{3,}|~{3,})([^\\n]*)|\`+|<!--|\\\\[^\\n]`, 'gm')

/** Masks fenced code, inline code, HTML comments and escaped characters. */
export function maskCode(text: string): MaskedText {
  if (!/[`~\\]|<!--/.test(text)) return {text, comments: []}
  const special = new RegExp(SPECIAL)
  const comments: [number, number][] = []
  let masked = ''
  let from = 0
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    const end = endOfSpecial(text, found)
    if (end === undefined) {
      // An unclosed run of backticks, or a fence that is inline code after all: look again right after its first part.
      special.lastIndex =
        found.index + (found[1] === undefined ? found[0].length : found[0].indexOf(found[1]) + found[1].length)
      continue
    }
    if (found[0] === '<!--') comments.push([found.index, end])
    masked += text.slice(from, found.index) + blank(text.slice(found.index, end))
    from = end
    special.lastIndex = end
  }
  return {text: masked + text.slice(from), comments}
}

/** Spaces in place of a text, its line ends kept. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

function endOfSpecial(text: string, found: RegExpExecArray): number | undefined {
  const [whole, fence, info = ''] = found
  if (fence !== undefined) {
    return fence.startsWith('`') && info.includes('`') ? undefined : endOfFence(text, found.index + whole.length, whole)
  }
  if (whole.startsWith('\\')) return found.index + whole.length
  if (whole === '<!--') {
    const close = text.indexOf('-->', found.index + 2)
    return close < 0 ? text.length : close + 3
  }
  return endOfInlineCode(text, found.index + whole.length, whole)
}

function endOfFence(text: string, from: number, opening: string): number {
  const fence = /`{3,}|~{3,}/.exec(opening)?.[0] ?? '```'
  const prefix = opening.slice(0, opening.indexOf(fence))
  const close = new RegExp(`^[ \\t>]*${fence[0]}{${fence.length},}[ \\t]*$`, 'gm')
  close.lastIndex = from
  const found = close.exec(text)
  const end = found === null ? text.length : found.index + found[0].length
  if (!prefix.includes('>')) return end
  // A fence inside a blockquote ends with the blockquote at the latest.
  const outside = /^(?![ \t]*>)/gm
  outside.lastIndex = from + 1
  return Math.min(end, outside.exec(text)?.index ?? end)
}

function endOfInlineCode(text: string, from: number, run: string): number | undefined {
  const paragraphEnd = /\n[ \t]*\n/g
  paragraphEnd.lastIndex = from
  const limit = paragraphEnd.exec(text)?.index ?? text.length
  const runs = /`+/g
  runs.lastIndex = from
  for (let next = runs.exec(text); next !== null && next.index < limit; next = runs.exec(text)) {
    if (next[0].length === run.length) return next.index + run.length
  }
  return undefined
}
