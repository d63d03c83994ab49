// Puts what is called like the query first: pages of that name, and places where a name of program text is explained.
import {SEARCH_GROUPS, type SearchDocument} from '../../../shared/search/search-data.ts'
import {beforeTexts, type FoundHit, isTitle, uniqueHits} from './collect-hits.ts'
import type {Missing} from './index-groups.ts'
import {type NearInput, nearHits, type Reader, type Word} from './near-hits.ts'

export interface NamedInput extends NearInput {
  /** As it was typed. */
  readonly query: string
  readonly words: readonly Word[]
  readonly names: Reader
  readonly missing: Missing
}

/** Titles and headings that are names with the words as parts: at most so many come before texts that merely mention the words. */
const MAX_NAMED_FIRST = 3

/** Adds names that have the words as parts to the exact hits. */
export function addNamed(exact: readonly FoundHit[], input: NamedInput): readonly FoundHit[] {
  const {groups, limit, words, names, missing} = input
  const titles = groups.filter(({type}) => isTitle(type))
  const first = nearHits(words, names, {...input, groups: titles, allGroups: groups}, true)
    .filter(({document}) => !exact.some((one) => isTitle(one.type) && one.document.i === document.i))
    .slice(0, MAX_NAMED_FIRST)
  if (missing.isSome()) return exact
  const merged = beforeTexts(exact, first)
  const rest = merged.length < limit ? nearHits(words, names, input, true) : []
  if (missing.isSome()) return merged
  return withCalledFirst(uniqueHits([...merged, ...rest]), input)
}

/**
 * The page that is called like the query, then the section that is, then where the name is explained, then the others as they
 * were. A page comes before a section, and a title that is not finished before texts that have the beginning as a word.
 */
function withCalledFirst(hits: readonly FoundHit[], input: NamedInput): readonly FoundHit[] {
  const name = toName(input.query)
  const called = compact(input.query)
  const isPhrase = input.words.length > 1
  const titles = hits.filter(({type}) => type === SEARCH_GROUPS.title)
  const headings = hits.filter(({type}) => type === SEARCH_GROUPS.heading)
  const where = (own: readonly FoundHit[], isRight: (title: string) => boolean): readonly FoundHit[] =>
    own.filter(({document}) => isRight(compact(document.t)))
  const isBeginning = called !== '' && !isPhrase && hits[0] !== undefined && !isTitle(hits[0].type)
  const pages = [
    ...where(titles, (title) => title === called || (isPhrase && title.startsWith(called))),
    ...(isPhrase ? where(titles, (title) => title.includes(called)) : []),
  ]
  const sections = isPhrase ? where(headings, (title) => title === called) : []
  const places = [...titles, ...headings].filter(({document}) => explains(document.t, name))
  const members = places.length > 0 ? [] : membersOf(name, input)
  const begun = isBeginning ? where(titles, (title) => title.startsWith(called)) : []
  return uniqueHits([...pages, ...sections, ...places, ...members, ...begun, ...hits])
}

/** `MenuItem` and `menu item` are the same. */
function compact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A query that is one name: without what surrounds it in a call or on a command line. */
function toName(query: string): string {
  const name = query
    .trim()
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}_$]+|[^\p{L}\p{N}_$]+$/gu, '')
  return /\s/.test(name) ? '' : name
}

/** The name that a title begins with, and what comes after it. */
const LEADING_NAME = /^(?<mark>[^\p{L}\p{N}_$\s]*)(?<name>[\p{L}\p{N}_$][\p{L}\p{N}_$.\-:#/]*)(?<after>[^\s]?)/u

/** Whether a title is about a name, such as `win.setTitle(title)` about `setTitle` and `win.setTitle`. */
function explains(title: string, wanted: string): boolean {
  const {mark = '', name = '', after = ''} = LEADING_NAME.exec(title)?.groups ?? {}
  // A title of plain words begins with no name: those are in the order that their words give them.
  const isName = /[._:#/]\p{L}|\p{Ll}\p{Lu}/u.test(name) || after === '(' || mark.startsWith('--')
  const lower = name.toLowerCase()
  return (
    wanted !== '' &&
    isName &&
    (lower === wanted || (/[.#:/]/.test(lower.at(-wanted.length - 1) ?? '') && lower.endsWith(wanted)))
  )
}

const MAX_MEMBERS = 3

/** `Window.setTitle` is explained on the page `Window`, even where it is called `win.setTitle`. */
function membersOf(name: string, input: NamedInput): readonly FoundHit[] {
  const at = Math.max(...['.', '#', '::'].map((mark) => name.lastIndexOf(mark)))
  if (at <= 0) return []
  const [owner, member] = [compact(name.slice(0, at)), name.slice(at).replace(/^[.#:]+/, '')]
  if (owner === '' || member === '') return []
  const isOwned = ({t}: SearchDocument): boolean => compact(t) === owner
  const words = [{text: member, term: undefined}]
  return nearHits(words, input.names, input, true)
    .filter(({page}) => page !== undefined && isOwned(page))
    .slice(0, MAX_MEMBERS)
}
