// Placeholders while they are still part of a text: a mark that no file can contain and that HTML and JavaScript printers
// leave alone. Compiling writes the marks, cuts the finished text at them, and what is stored has none.
import type {CompiledText, Placeholder} from '../model.ts'

// Unicode noncharacters: never part of a text. Sources that hold them all the same have them replaced beforehand.
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const MARK = /\uFDD0(\d+)(url|width|height|target|alt|title|attributes)(\*?)\uFDD1/

/** The mark of a placeholder, to be put where the field will stand: inside a double-quoted attribute value or string. */
export function placeholderMark(reference: number, field: Placeholder['field']): string {
  return OPEN + reference + field + CLOSE
}

/** True when the whole value is a placeholder's mark. */
export function isPlaceholderMark(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(OPEN)
}

/** Marks a text's placeholders as standing in HTML, for HTML that becomes a string of JavaScript. */
export function toHtmlMarks(html: string): string {
  return html.replaceAll(CLOSE, `*${CLOSE}`)
}

/** Cuts a text at its placeholder marks. Text without marks is one chunk. */
export function splitAtPlaceholders(text: string): CompiledText {
  const parts = text.split(MARK)
  const chunks: string[] = []
  const placeholders: Placeholder[] = []
  // Splitting by a pattern with groups gives text, number, field, kind, text, number, ... text.
  for (let at = 0; at < parts.length; at += 4) {
    chunks.push(parts[at] ?? '')
    if (at + 1 === parts.length) break
    const inHtml = parts[at + 3] === '*' ? {isInHtml: true as const} : {}
    placeholders.push({reference: Number(parts[at + 1]), field: toField(parts[at + 2]), ...inHtml})
  }
  return {chunks, placeholders}
}

const FIELDS: readonly Placeholder['field'][] = ['width', 'height', 'target', 'alt', 'title', 'attributes']

function toField(name: string | undefined): Placeholder['field'] {
  return FIELDS.find((field) => field === name) ?? 'url'
}
