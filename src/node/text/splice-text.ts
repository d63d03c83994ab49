// Fills the placeholders of compiled text. Link knows the values; render and emit splice them in.
import {escapeAttribute} from '../../shared/escape-html.ts'
import type {CompiledText, Placeholder, ReferenceValues} from '../model.ts'
import {type AddedAttributes, toJsxEntry, toTagAttributes} from './added-attributes.ts'
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
    const {field} = placeholder
    const value = field === 'attributes' ? undefined : known?.[field]
    const before = parts.pop() ?? ''
    const next = text.chunks[at + 1] ?? ''
    if (isLeftOut(value, field)) {
      parts.push(...withoutAttribute(before, next, {kind, placeholder, added: known?.attributes}))
      continue
    }
    const isHtml = kind === 'html' || placeholder.isInHtml === true
    const mark = isHtml && field === 'url' && known?.isBroken === true ? BROKEN_MARK : ''
    const filled = isHtml ? escapeAttribute(value ?? '') + mark : (value ?? '')
    parts.push(before, kind === 'html' ? filled : escapeString(filled), next)
  }
  return parts.join('')
}

/** A text of no words says that an image is decoration. */
function isLeftOut(value: string | undefined, field: Placeholder['field']): boolean {
  return field !== 'url' && (value === undefined || (value === '' && field !== 'alt'))
}

/**
 * Follows the URL inside its quotes, which makes it an attribute of its own. For links that are code, the page's data
 * names the broken ones.
 */
const BROKEN_MARK = '" data-unresolved="'

interface EmptyPlaceholder {
  readonly kind: 'html' | 'module'
  readonly placeholder: Placeholder
  /** What takes its place where it stands for further attributes. */
  readonly added: AddedAttributes | undefined
}

/** The texts on both sides of an empty placeholder, without the attribute that it was to fill. */
function withoutAttribute(
  before: string,
  next: string,
  {kind, placeholder: {field, isInHtml}, added: given = {}}: EmptyPlaceholder,
): [string, string] {
  const added = field === 'attributes' ? given : {}
  // A quote of HTML inside a string of JavaScript has a backslash before it.
  const quote = kind === 'html' ? '"' : '\\"'
  const open = ` ${field}=${quote}`
  if (kind === 'html' || isInHtml) {
    const tags = toTagAttributes(added)
    const inserted = kind === 'html' ? tags : escapeString(tags)
    return before.endsWith(open) ? [before.slice(0, -open.length) + inserted, next.slice(quote.length)] : [before, next]
  }
  if (field === 'attributes' && before.endsWith('attributes: "'))
    return [before.slice(0, -'attributes: "'.length) + toJsxEntry(added), next.slice(1)]
  return before.endsWith(`${field}: "`) ? [`${before.slice(0, -1)}undefined`, next.slice(1)] : [before, next]
}
