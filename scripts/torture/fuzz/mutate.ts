// Random changes of texts: what is cut, doubled, moved, or put where it does not belong.
import type {Dice} from '../dice.ts'

/** A piece of a text: from the start of a line, some lines long. */
export function excerpt(text: string, maxLines: number, dice: Dice): string {
  const lines = text.split('\n')
  const from = dice.below(lines.length)
  return lines.slice(from, from + 1 + dice.below(maxLines)).join('\n')
}

/** @param tokens What may be put into the text. */
export function mutate(text: string, tokens: readonly string[], dice: Dice): string {
  let changed = text
  for (let count = 1 + dice.below(6); count > 0; count -= 1) changed = change(changed, tokens, dice)
  return changed
}

function change(text: string, tokens: readonly string[], dice: Dice): string {
  const at = dice.below(text.length + 1)
  const length = 1 + dice.below(dice.chance(20) ? 200 : 4)
  const piece = text.slice(at, at + length)
  const to = dice.below(text.length + 1)
  switch (dice.below(8)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length)
    case 1:
      return text.slice(0, to) + piece + text.slice(to)
    case 2:
      return text.slice(0, at) + repeated(piece, dice) + text.slice(at)
    case 3:
      return text.slice(0, at)
    case 4:
      return text.replace(/^/gm, () => (dice.chance(10) ? dice.pick(['> ', '  ', '- ', '    ', '\t', '1. ']) : ''))
    case 5:
      return text.slice(0, at) + repeated(dice.pick(tokens), dice) + text.slice(at)
    default:
      return text.slice(0, at) + dice.pick(tokens) + text.slice(at)
  }
}

function repeated(piece: string, dice: Dice): string {
  return piece.repeat(1 + dice.below(dice.chance(20) ? 200 : 8))
}

/**
 * One to three tokens again and again: what slow searches and deep recursion choke on.
 * @param maxLength Of the text, in UTF-16 units.
 */
export function repetition(tokens: readonly string[], maxLength: number, dice: Dice): string {
  const unit = Array.from({length: 1 + dice.below(3)}, () => dice.pick(tokens)).join(
    dice.pick(['', '', ' ', '\n', 'a']),
  )
  const before = dice.chance(30) ? dice.pick(tokens) : ''
  const after = dice.chance(30) ? dice.pick(tokens) : ''
  return before + unit.repeat(1 + dice.below(Math.ceil(maxLength / Math.max(1, unit.length)))) + after
}

/** As saved by other editors: other ends of lines, marks of byte order, characters that are none. */
export function disguise(text: string, dice: Dice): string {
  if (!dice.chance(8)) return text
  switch (dice.below(5)) {
    case 0:
      return text.replaceAll('\n', '\r\n')
    case 1:
      return text.replaceAll('\n', '\r')
    case 2:
      return `\uFEFF${text}`
    case 3:
      return text.replaceAll('a', '\0')
    default:
      return text.replaceAll('e', dice.pick(['\uD800', '\uDC00', '\uFDD2', '\u2028', '😀', '\u0301', '\u202E']))
  }
}
