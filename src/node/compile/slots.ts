// Slots while they are still part of a text: a mark that no file can contain and that HTML and JavaScript printers
// leave alone. Compiling writes the marks, cuts the finished text at them, and what is stored has none.
import type {CompiledText, Slot} from '../model.ts'

// Unicode noncharacters: never part of a text. Sources that hold them all the same have them replaced beforehand.
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const MARK = /\uFDD0(\d+)(url|width|height|target)(\*?)\uFDD1/

/** The mark of a slot, to be put where the fact will stand: inside a double-quoted attribute value or string. */
export function slotMark(reference: number, fact: Slot['fact']): string {
  return OPEN + reference + fact + CLOSE
}

/** True when the whole value is a slot's mark. */
export function isSlotMark(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(OPEN)
}

/** Marks a text's slots as standing in HTML, for HTML that becomes a string of JavaScript. */
export function toHtmlMarks(html: string): string {
  return html.replaceAll(CLOSE, `*${CLOSE}`)
}

/** Cuts a text at its slot marks. Text without marks is one chunk. */
export function cutAtSlots(text: string): CompiledText {
  const parts = text.split(MARK)
  const chunks: string[] = []
  const slots: Slot[] = []
  // Splitting by a pattern with groups gives text, number, fact, kind, text, number, ... text.
  for (let at = 0; at < parts.length; at += 4) {
    chunks.push(parts[at] ?? '')
    if (at + 1 === parts.length) break
    const inHtml = parts[at + 3] === '*' ? {isInHtml: true as const} : {}
    slots.push({reference: Number(parts[at + 1]), fact: toFact(parts[at + 2]), ...inHtml})
  }
  return {chunks, slots}
}

function toFact(name: string | undefined): Slot['fact'] {
  return name === 'width' || name === 'height' || name === 'target' ? name : 'url'
}
