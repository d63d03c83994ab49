// Fills the slots of compiled text. Link knows the facts; render and emit splice them in.
import {escapeAttribute} from '../../shared/escape-html.ts'
import type {CompiledText, ReferenceFacts, Slot} from '../model.ts'

/**
 * Joins compiled text and the facts for its slots.
 * @param kind `html` escapes a fact for a double-quoted attribute value, `module` for a double-quoted string of JavaScript,
 *   where a slot in HTML is escaped for both.
 * @param facts By reference index; a reference without facts is filled with `''`.
 * @returns The text. An attribute other than an address whose fact is `''` is left out.
 */
export function spliceText(text: CompiledText, kind: 'html' | 'module', facts: readonly ReferenceFacts[]): string {
  const parts = [text.chunks[0] ?? '']
  for (const [at, slot] of text.slots.entries()) {
    const known = facts[slot.reference]
    const value = known?.[slot.fact] ?? ''
    const before = parts.pop() ?? ''
    const next = text.chunks[at + 1] ?? ''
    if (value === '' && slot.fact !== 'url') {
      parts.push(...withoutAttribute(before, next, {kind, slot}))
      continue
    }
    const isHtml = kind === 'html' || slot.isInHtml === true
    const mark = isHtml && slot.fact === 'url' && known?.isBroken === true ? BROKEN_MARK : ''
    const filled = isHtml ? escapeAttribute(value) + mark : value
    parts.push(before, kind === 'html' ? filled : escapeString(filled), next)
  }
  return parts.join('')
}

/**
 * Follows the address inside its quotes, which makes it an attribute of its own. For links that are code, the page's data
 * names the broken ones.
 */
const BROKEN_MARK = '" data-unresolved="'

interface EmptySlot {
  readonly kind: 'html' | 'module'
  readonly slot: Slot
}

/** The texts on both sides of an empty slot, without the attribute that it was to fill. */
function withoutAttribute(before: string, next: string, {kind, slot: {fact, isInHtml}}: EmptySlot): [string, string] {
  // A quote of HTML inside a string of JavaScript has a backslash before it.
  const quote = kind === 'html' ? '"' : '\\"'
  const open = ` ${fact}=${quote}`
  if (kind === 'html' || isInHtml)
    return before.endsWith(open) ? [before.slice(0, -open.length), next.slice(quote.length)] : [before, next]
  return before.endsWith(`${fact}: "`) ? [`${before.slice(0, -1)}undefined`, next.slice(1)] : [before, next]
}

// U+2028 and U+2029 are fine in strings of today's JavaScript but not of older parsers; `<` keeps `</script>` out.
const UNSAFE_IN_SCRIPT = /[<\u2028\u2029]/g

function escapeString(value: string): string {
  const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).slice(1, -1).replace(UNSAFE_IN_SCRIPT, toEscape)
}
