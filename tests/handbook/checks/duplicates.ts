// Paragraphs that two pages share, word by word or nearly.
import type {HandbookDocument} from '../../../scripts/handbook/documents.ts'
import {findProse, toText} from '../../../scripts/handbook/prose.ts'
import type {Finding} from './finding.ts'

interface Paragraph {
  readonly path: string
  readonly line: number
  readonly text: string
  readonly shingles: ReadonlySet<string>
}

/** Shorter ones may well be said twice: "Ask in the channel." */
const MIN_WORDS = 13
/** Words in a row that are compared. */
const SHINGLE_WORDS = 3
/** Of all the shingles of two paragraphs, the part that both have. */
const MAX_ALIKE = 0.8

/** Each paragraph that a paragraph of a later page repeats, reported at the later one. */
export function findDuplicates(documents: readonly HandbookDocument[]): Finding[] {
  const seen = new Map<string, Paragraph[]>()
  const findings: Finding[] = []
  for (const paragraph of documents.flatMap(paragraphsOf)) {
    const twin = findTwin(paragraph, seen)
    if (twin !== undefined) findings.push(toFinding(paragraph, twin))
    for (const shingle of paragraph.shingles) {
      const holders = seen.get(shingle)
      if (holders === undefined) seen.set(shingle, [paragraph])
      else holders.push(paragraph)
    }
  }
  return findings
}

function toFinding({path, line, text}: Paragraph, twin: Paragraph): Finding {
  return {
    path,
    line,
    text: text.length > 80 ? `${text.slice(0, 80)}…` : text,
    advice: `${twin.path}:${twin.line} says the same. Keep it in one place and link to it from the other.`,
  }
}

function paragraphsOf(document: HandbookDocument): Paragraph[] {
  return findProse(document).flatMap((block): Paragraph[] => {
    if (block.kind === 'heading') return []
    const text = toText(block)
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length < MIN_WORDS) return []
    return [{path: document.path, line: block.line, text, shingles: toShingles(words)}]
  })
}

function toShingles(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')))
}

/** The paragraph of another page that is most alike, if it is alike enough. */
function findTwin({path, shingles}: Paragraph, seen: ReadonlyMap<string, readonly Paragraph[]>): Paragraph | undefined {
  const shared = new Map<Paragraph, number>()
  for (const shingle of shingles)
    for (const other of seen.get(shingle) ?? [])
      if (other.path !== path) shared.set(other, (shared.get(other) ?? 0) + 1)
  const alike = [...shared]
    .map(([other, count]) => ({other, share: count / (shingles.size + other.shingles.size - count)}))
    .filter(({share}) => share >= MAX_ALIKE)
    .sort((a, b) => b.share - a.share)
  return alike[0]?.other
}
