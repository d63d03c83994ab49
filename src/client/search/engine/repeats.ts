// Texts that a hit has shown already: a page whose front matter has no description is described by how its text begins.
import {SEARCH_GROUPS, type SearchType} from '../../../shared/search/search-data.ts'
import type {Match} from './match-group.ts'

type Hit = Pick<Match, 'document'> & {readonly type: SearchType}

/** Tells of one hit after the other whether it shows the same text of the same page as one before. */
export function createRepeatTest(): (hit: Hit) => boolean {
  const byPage = new Map<number, Hit[]>()
  return (hit) => {
    const {p} = hit.document
    if (p === undefined || (hit.type !== SEARCH_GROUPS.description && hit.type !== SEARCH_GROUPS.content)) return false
    const before = byPage.get(p) ?? []
    if (before.some((other) => isSameText(other, hit))) return true
    byPage.set(p, [...before, hit])
    return false
  }
}

/** Whether one is a description, and the other the text that begins with it. */
function isSameText(a: Hit, b: Hit): boolean {
  if (a.type === b.type) return false
  const [description, content] =
    a.type === SEARCH_GROUPS.description ? [a.document.t, b.document.t] : [b.document.t, a.document.t]
  const said = lettersOf(description)
  return said !== '' && lettersOf(content.slice(0, 2 * description.length)).startsWith(said)
}

/** Markdown punctuation and spaces may be in one of them alone. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}
