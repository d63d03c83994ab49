// Fills the slots of compiled text. Link knows the facts; render and emit splice them in.
import type {CompiledText, ReferenceFacts} from './model.ts'

/**
 * Joins compiled text and the facts for its slots.
 * @param kind `html` escapes a fact for a double-quoted attribute value, `module` for a double-quoted string of JavaScript.
 * @param facts By reference index; a reference without facts is filled with `''`.
 * @returns The text. In HTML an attribute `width` or `height` whose fact is `''` is left out.
 */
export function spliceText(text: CompiledText, kind: 'html' | 'module', facts: readonly ReferenceFacts[]): string {
  const escapeFact = kind === 'html' ? escapeAttribute : escapeString
  let result = text.chunks[0] ?? ''
  for (const [at, {reference, fact}] of text.slots.entries()) {
    const value = facts[reference]?.[fact] ?? ''
    const next = text.chunks[at + 1] ?? ''
    const open = ` ${fact}="`
    if (kind === 'html' && value === '' && fact !== 'url' && result.endsWith(open) && next.startsWith('"')) {
      result = result.slice(0, -open.length) + next.slice(1)
    } else {
      const mark = fact === 'url' && kind === 'html' && facts[reference]?.isBroken === true ? BROKEN_MARK : ''
      result += escapeFact(value) + mark + next
    }
  }
  return result
}

/** Follows the address inside its quotes, which makes it an attribute of its own. In MDX the page's data names such links. */
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
