// Fills the slots of compiled text. Link knows the facts; render and emit splice them in.
import type {CompiledText, ReferenceFacts} from './model.ts'

/**
 * Joins compiled text and the facts for its slots.
 * @param kind `html` escapes a fact for a double-quoted attribute value, `module` for a double-quoted string of JavaScript,
 *   where a slot in HTML is escaped for both.
 * @param facts By reference index; a reference without facts is filled with `''`.
 * @returns The text. In HTML an attribute `width` or `height` whose fact is `''` is left out.
 */
export function spliceText(text: CompiledText, kind: 'html' | 'module', facts: readonly ReferenceFacts[]): string {
  let result = text.chunks[0] ?? ''
  for (const [at, {reference, fact, isInHtml}] of text.slots.entries()) {
    const value = facts[reference]?.[fact] ?? ''
    const next = text.chunks[at + 1] ?? ''
    const isHtml = kind === 'html' || isInHtml === true
    // A quote of HTML inside a string of JavaScript has a backslash before it.
    const quote = kind === 'html' ? '"' : '\\"'
    const open = ` ${fact}=${quote}`
    if (isHtml && value === '' && fact !== 'url' && result.endsWith(open) && next.startsWith(quote)) {
      result = result.slice(0, -open.length) + next.slice(quote.length)
      continue
    }
    const mark = isHtml && fact === 'url' && facts[reference]?.isBroken === true ? BROKEN_MARK : ''
    const filled = isHtml ? escapeAttribute(value) + mark : value
    result += (kind === 'html' ? filled : escapeString(filled)) + next
  }
  return result
}

/** Follows the address inside its quotes, which makes it an attribute of its own. For links of MDX that are code, the page's data names them. */
const BROKEN_MARK = '" data-unresolved="'

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

// U+2028 and U+2029 are fine in strings of today's JavaScript but not of older parsers; `<` keeps `</script>` out.
const UNSAFE_IN_SCRIPT = /[<\u2028\u2029]/g

function escapeString(value: string): string {
  const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).slice(1, -1).replace(UNSAFE_IN_SCRIPT, toEscape)
}
