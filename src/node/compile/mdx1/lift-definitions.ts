// Definitions of links right below text, which MDX 1 reads as such, and CommonMark as more of the text. They go behind all else, and an
// empty line is in their place.
import type {Root} from 'mdast'
import {findLineStarts} from '../parse/line-starts.ts'
import {maskCode} from '../parse/mask-code.ts'
import {isWholeLine} from './fit-tables.ts'

const DEFINITION =
  /^\[(?!\^)(?:[^[\]\\]|\\.)+\]:[ \t]*(?:<[^<>]*>|[^\s<]\S*)(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/

export interface LiftedText {
  readonly text: string
  /** Numbers of the lines that were moved, from 0, in the order in which they are at the end. */
  readonly moved: readonly number[]
}

/** @param isInBlock Of each line, whether it is in a block that begins with a tag. */
export function liftDefinitions(text: string, isInBlock: readonly boolean[] = []): LiftedText {
  const moved = findTightDefinitions(text).filter((at) => isInBlock[at] !== true)
  if (moved.length === 0) return {text, moved}
  const lines = text.split('\n')
  const end = moved.map((at) => lines[at] ?? '').join('\n')
  for (const at of moved) lines[at] = ''
  const lifted = `${lines.join('\n')}\n\n${end}`
  // Behind a fence that nothing closes, they would be code.
  return maskCode(lifted).text.endsWith(end) ? {text: lifted, moved} : {text, moved: []}
}

/** Numbers of the lines, from 0, of definitions that follow text. Those behind one of them are some anyway. */
export function findTightDefinitions(text: string): readonly number[] {
  if (!/[^\n]\n\[[^\n]*\]:/.test(text)) return []
  const masked = maskCode(text).text.split('\n')
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? ''
    const isTight = masked[at] === line && DEFINITION.test(line) && before.trim() !== ''
    return isTight && !isWholeLine(before) && masked[at - 1]?.trim() !== '' ? [at] : []
  })
}

/** Gives them the places that they have in the text as it was. */
export function placeDefinitions(tree: Root, {text, moved}: LiftedText, original: string): void {
  if (moved.length === 0) return
  const [starts, places] = [findLineStarts(text), findLineStarts(original)]
  const first = starts.length - moved.length
  for (const node of tree.children) {
    const line = (node.position?.start.line ?? 0) - 1
    const at = moved[line - first]
    if (node.type !== 'definition' || node.position === undefined || at === undefined) continue
    for (const point of [node.position.start, node.position.end]) {
      point.line = at + 1
      if (point.offset !== undefined) point.offset += (places[at] ?? 0) - (starts[line] ?? 0)
    }
  }
}
