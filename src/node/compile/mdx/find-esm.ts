// Finds imports and exports in Markdown that are meant as such: those that JavaScript's grammar accepts.
import {Parser} from 'acorn'
import jsx from 'acorn-jsx'

const JsxParser = Parser.extend(jsx())

/** An export may contain empty lines; so many blocks are tried before it counts as prose. */
const MAX_BLOCKS = 12

/**
 * True when the text has an import or export at the start of a block.
 * @param masked The same text with code and comments blanked.
 */
export function hasEsm(text: string, masked: string): boolean {
  for (const {index} of masked.matchAll(/^(?:import|export)\b/gm)) {
    if (startsBlock(masked, index) && isEsm(text, index)) return true
  }
  return false
}

function startsBlock(masked: string, index: number): boolean {
  return masked.slice(0, index).trimEnd() === '' || /\n[ \t]*\n$/.test(masked.slice(Math.max(0, index - 200), index))
}

function isEsm(text: string, from: number): boolean {
  let end = from
  for (let count = 0; count < MAX_BLOCKS && end < text.length; count += 1) {
    const written = text.slice(end).search(/\S/)
    end = written < 0 ? text.length : endOfBlock(text, end + written)
    const block = text.slice(from, end)
    const outcome = tryParse(block)
    if (outcome !== 'unfinished') return outcome === 'module'
  }
  return false
}

function endOfBlock(text: string, from: number): number {
  const gap = /\n[ \t]*\n/g
  gap.lastIndex = from
  return gap.exec(text)?.index ?? text.length
}

function tryParse(block: string): 'module' | 'prose' | 'unfinished' {
  try {
    const {body} = JsxParser.parse(block, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowAwaitOutsideFunction: true,
    })
    return body.some(({type}) => /^(?:Import|Export)/.test(type)) ? 'module' : 'prose'
  } catch (error) {
    // The parser says where it stopped; at the end of the text it wanted more.
    const at =
      error instanceof SyntaxError && 'raisedAt' in error && typeof error.raisedAt === 'number' ? error.raisedAt : 0
    return at >= block.trimEnd().length ? 'unfinished' : 'prose'
  }
}
