// How hard a text is to read, by the lengths of its sentences and words, and the report of it for all pages.
import {syllable} from 'syllable'
import type {HandbookDocument} from './documents.ts'
import {findProse, toText} from './prose.ts'

export interface ReadingLevel {
  readonly sentences: number
  readonly words: number
  readonly syllables: number
  /** Flesch reading ease: 100 is very easy, below 30 is hard. 0 without words. */
  readonly ease: number
  /** Flesch-Kincaid: years at school that a reader needs. 0 without words. */
  readonly grade: number
}

export interface PageLevel extends ReadingLevel {
  readonly path: string
}

const WORD = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu
const SENTENCE_END = /[.!?]+["'”’)]*(?:\s|$)/g
/** Inline code counts as a short word: how it is pronounced says nothing about the sentence. */
const CODE_WORD = 'code'

/** Of sentences, each block a text of its own. */
export function measureText(blocks: readonly string[]): ReadingLevel {
  const counts = blocks.map(countBlock)
  const sum = (key: keyof (typeof counts)[number]): number => counts.reduce((total, one) => total + one[key], 0)
  const [sentences, words, syllables] = [sum('sentences'), sum('words'), sum('syllables')]
  if (words === 0) return {sentences: 0, words: 0, syllables: 0, ease: 0, grade: 0}
  const [wordsInSentence, syllablesInWord] = [words / sentences, syllables / words]
  return {
    sentences,
    words,
    syllables,
    ease: 206.835 - 1.015 * wordsInSentence - 84.6 * syllablesInWord,
    grade: 0.39 * wordsInSentence + 11.8 * syllablesInWord - 15.59,
  }
}

/** Paragraphs only: headings, cells and labels are no sentences. Hardest first. */
export function measurePages(documents: readonly HandbookDocument[]): PageLevel[] {
  return documents
    .map((document) => {
      const paragraphs = findProse(document).filter(({kind}) => kind === 'paragraph')
      return {path: document.path, ...measureText(paragraphs.map((block) => toText(block, () => CODE_WORD)))}
    })
    .filter(({words}) => words > 0)
    .sort((a, b) => a.ease - b.ease || (a.path < b.path ? -1 : 1))
}

/** A table with a line for each page, and the middle of all at the end. */
export function formatReport(pages: readonly PageLevel[]): string {
  const rows = pages.map(({ease, grade, words, sentences, path}) =>
    toRow([ease.toFixed(1), grade.toFixed(1), words, sentences], path),
  )
  const middle = [
    median(pages, 'ease').toFixed(1),
    median(pages, 'grade').toFixed(1),
    median(pages, 'words'),
    median(pages, 'sentences'),
  ]
  return [
    toRow(['ease', 'grade', 'words', 'sentences'], 'page'),
    ...rows,
    toRow(middle, `median of ${pages.length} pages`),
  ].join('\n')
}

function countBlock(text: string): Record<'sentences' | 'words' | 'syllables', number> {
  const words = text.match(WORD) ?? []
  if (words.length === 0) return {sentences: 0, words: 0, syllables: 0}
  const ends = text.match(SENTENCE_END)?.length ?? 0
  const isOpen = !/[.!?]+["'”’)]*$/.test(text)
  return {
    sentences: ends + Number(isOpen),
    words: words.length,
    // A number is not spelt out, but it is said.
    syllables: words.reduce((total, word) => total + Math.max(1, syllable(word)), 0),
  }
}

function toRow(figures: readonly (string | number)[], label: string): string {
  return `${figures.map((figure) => String(figure).padStart(9)).join(' ')}  ${label}`
}

function median(pages: readonly PageLevel[], key: 'ease' | 'grade' | 'words' | 'sentences'): number {
  const sorted = pages.map((page) => page[key]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
