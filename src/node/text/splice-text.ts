// Fills the placeholders of compiled text. Link knows the values; render and emit splice them in.
import {escapeAttribute} from '../../shared/escape-html.ts'
import type {CompiledText, Placeholder, ReferenceValues} from '../model.ts'
import {escapeString} from './escape-string.ts'

/**
 * Joins compiled text and the values of its placeholders.
 * @param kind `html` escapes a field for a double-quoted attribute value, `module` for a double-quoted string of JavaScript,
 *   where a placeholder in HTML is escaped for both.
 * @param values By reference index; a reference without values is filled with `''`.
 * @returns The text. An attribute other than a URL whose field is `''` is left out.
 */
export function spliceText(text: CompiledText, kind: 'html' | 'module', values: readonly ReferenceValues[]): string {
  const parts = [text.chunks[0] ?? '']
  for (const [at, placeholder] of text.placeholders.entries()) {
    const known = values[placeholder.reference]
    const value = known?.[placeholder.field] ?? ''
    const before = parts.pop() ?? ''
    const next = text.chunks[at + 1] ?? ''
    if (value === '' && placeholder.field !== 'url') {
      parts.push(...withoutAttribute(before, next, {kind, placeholder}))
      continue
    }
    const isHtml = kind === 'html' || placeholder.isInHtml === true
    const mark = isHtml && placeholder.field === 'url' && known?.isBroken === true ? BROKEN_MARK : ''
    const filled = isHtml ? escapeAttribute(value) + mark : value
    parts.push(before, kind === 'html' ? filled : escapeString(filled), next)
  }
  return parts.join('')
}

/**
 * Follows the URL inside its quotes, which makes it an attribute of its own. For links that are code, the page's data
 * names the broken ones.
 */
const BROKEN_MARK = '" data-unresolved="'

interface EmptyPlaceholder {
  readonly kind: 'html' | 'module'
  readonly placeholder: Placeholder
}

/** The texts on both sides of an empty placeholder, without the attribute that it was to fill. */
function withoutAttribute(
  before: string,
  next: string,
  {kind, placeholder: {field, isInHtml}}: EmptyPlaceholder,
): [string, string] {
  // A quote of HTML inside a string of JavaScript has a backslash before it.
  const quote = kind === 'html' ? '"' : '\\"'
  const open = ` ${field}=${quote}`
  if (kind === 'html' || isInHtml)
    return before.endsWith(open) ? [before.slice(0, -open.length), next.slice(quote.length)] : [before, next]
  return before.endsWith(`${field}: "`) ? [`${before.slice(0, -1)}undefined`, next.slice(1)] : [before, next]
}
