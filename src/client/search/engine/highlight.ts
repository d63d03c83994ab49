// The part of a text that is shown of a hit, with the words that were found marked. Pieces of data, never HTML.
import {EAST_ASIAN, lowerCase, SOUTH_EAST_ASIAN, WORD_CHARACTERS} from '../../../shared/search/text-tokens.ts'

/** A piece of text; marked when it is what was searched for. */
export interface Segment {
  readonly text: string
  readonly mark: boolean
}

/** Where a word was found: start and length. */
export type TextRange = readonly [start: number, length: number]

/** Marks the first of the words that occurs, and goes on to both sides of it. */
export function highlight(text: string, tokens: readonly string[], isForced = false): readonly Segment[] {
  const lower = lowerCase(text)
  // Accents may be separate code points in the text.
  const token = tokens.flatMap((one) => [one, one.normalize('NFD')]).find((one) => one !== '' && lower.includes(one))
  if (token === undefined) return text === '' ? [] : [{text, mark: isForced}]
  const start = lower.indexOf(token)
  const end = start + token.length
  return [
    ...highlight(text.slice(0, start), tokens),
    {text: text.slice(start, end), mark: true},
    ...highlight(text.slice(end), tokens),
  ]
}

/** Where all words that were found are first close together; the beginning where they do not. */
export function placeOfAll(placesOfTerms: readonly (readonly TextRange[])[], limit: number): number {
  const starts = placesOfTerms.flatMap((places) => places.map(([start]) => start)).sort((a, b) => a - b)
  const found = starts
    .slice(0, MAX_PLACES)
    .find((from) =>
      placesOfTerms.every((places) => places.some(([at, length]) => at >= from && at + length <= from + limit)),
    )
  return found ?? 0
}

/** Places that are looked at: a long text has many, and the first ones will do. */
const MAX_PLACES = 200

interface Chunk {
  readonly segments: readonly Segment[]
  readonly length: number
}

/** A run of word characters of ASCII, one ideograph, or what is between them. */
const LOOSE = /\w+|\p{Unified_Ideograph}|(?:(?!\w|\p{Unified_Ideograph})[\s\S])+/gu
/** Between them are whole sentences in other scripts: longer runs are split. */
const MAX_RUN = 30
const NO_SPACES = `[${EAST_ASIAN}${SOUTH_EAST_ASIAN}]`
/** One letter of a script without spaces, with its marks; a word of another; or what is between them. */
const WORDS = new RegExp(`${NO_SPACES}\\p{M}*|(?:(?!${NO_SPACES})[${WORD_CHARACTERS}])+|[^${WORD_CHARACTERS}]+`, 'gu')

export interface SnippetOptions {
  readonly tokens: readonly string[]
  readonly limit: number
  /** Where the place is that is to be shown, or the first one after it. */
  readonly from?: number
}

/**
 * The surroundings of the first place, as many whole words as fit.
 * @param places By start, longer first; what begins inside the one before is skipped.
 * @param limit Characters, at least one match is shown however long it is.
 */
export function snippet(
  text: string,
  places: readonly TextRange[],
  {tokens, limit, from = 0}: SnippetOptions,
): readonly Segment[] {
  const {chunks, first} = toChunks(text, places, {tokens, from})
  const centre = chunks[first]
  if (centre === undefined) return []
  // What is shown, as places of chunks, and how far each side may go: it ends before a chunk that does not fit.
  let [start, end] = [first, first + 1]
  let [leftEnd, rightEnd] = [0, chunks.length]
  let [leftWidth, rightWidth, length] = [0, 0, centre.length]
  while (length < limit && (start > leftEnd || end < rightEnd)) {
    const goesLeft = start > leftEnd && (leftWidth <= rightWidth || end >= rightEnd)
    const added = chunks[goesLeft ? start - 1 : end]?.length ?? 0
    if (length + added > limit) {
      if (goesLeft) leftEnd = start
      else rightEnd = end
      continue
    }
    length += added
    if (goesLeft) {
      start -= 1
      leftWidth += added
    } else {
      end += 1
      rightWidth += added
    }
  }
  const ellipsis = {text: '…', mark: false}
  return joinPlain([
    ...(start > 0 ? [ellipsis] : []),
    ...chunks.slice(start, end).flatMap((chunk) => chunk.segments),
    ...(end < chunks.length ? [ellipsis] : []),
  ])
}

function toChunks(
  text: string,
  places: readonly TextRange[],
  {tokens, from}: {readonly tokens: readonly string[]; readonly from: number},
): {chunks: Chunk[]; first: number} {
  const chunks: Chunk[] = []
  let end = 0
  let first = -1
  for (const [start, length] of places) {
    if (start < end) continue
    chunks.push(...looseChunks(text.slice(end, start)))
    if (first < 0 && start + length > from) first = chunks.length
    chunks.push({segments: highlight(text.slice(start, start + length), tokens, true), length})
    end = start + length
  }
  chunks.push(...looseChunks(text.slice(end)))
  return {chunks, first: Math.max(0, first)}
}

function looseChunks(text: string): Chunk[] {
  return (text.match(LOOSE) ?? [])
    .flatMap((run) => (run.length > MAX_RUN ? (run.match(WORDS) ?? []) : [run]))
    .map((piece) => ({segments: [{text: piece, mark: false}], length: piece.length}))
}

/** Neighbours that are not marked become one piece. Marks stay apart: each is a word that was found. */
function joinPlain(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (last !== undefined && !last.mark && !segment.mark)
      joined[joined.length - 1] = {text: last.text + segment.text, mark: false}
    else joined.push(segment)
  }
  return joined
}
