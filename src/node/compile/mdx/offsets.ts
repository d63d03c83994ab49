// From offsets of JavaScript nodes to positions of Markdown nodes.
import type {Position} from 'unist'
import {pointAt} from '../parse/line-starts.ts'
import type {PreparedSource} from '../parse/prepare-source.ts'

/** Position of a JavaScript node whose offsets are those of the source; undefined for generated nodes. */
export function offsetsToPosition(node: object, {lineStarts}: PreparedSource): Position | undefined {
  if (!('start' in node) || !('end' in node)) return undefined
  const {start, end} = node
  if (typeof start !== 'number' || typeof end !== 'number') return undefined
  return {start: {...pointAt(lineStarts, start), offset: start}, end: {...pointAt(lineStarts, end), offset: end}}
}
