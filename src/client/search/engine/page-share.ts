// How much of a page is about a query: a word that several sections have is what the page is about, rather than what it mentions.
import type {Match} from './match-group.ts'

/** How much the other sections of its page say of a match, from 0 to 1. */
export type PageShare = (match: Match) => number

/** Other sections that a page may have by chance, and those after which more say nothing new; in sections as good as the match. */
const BY_CHANCE = 1
const ENOUGH = 3

/** @param matches Sections of a group, of which each names its page, be it there or not. */
export function createPageShare(matches: readonly Match[]): PageShare {
  const sums = new Map<number | undefined, number>()
  for (const {document, score} of matches) sums.set(document.p, (sums.get(document.p) ?? 0) + score)
  return ({document, score}) => {
    const others = score > 0 ? (sums.get(document.p) ?? score) / score - 1 : 0
    return Math.min(1, Math.max(0, others - BY_CHANCE) / (ENOUGH - BY_CHANCE))
  }
}
