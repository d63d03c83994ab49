// Limits what is found to a section of the site that the reader chooses.
import {useEvent} from 'quire-docs/client'
import {useEffect, useMemo, useState} from 'react'
import {isInSection, sectionsOf} from './sections.ts'
import {type Search, type SearchInput, useSearch} from './use-search.ts'

/** Hits that are looked through at first where some are left out, and how many at most: of many that are shown, a multiple. */
const ENOUGH = 100
const MOST = 400
const MOST_TIMES = 4

export interface SectionChoice {
  /** `''` for the whole site. */
  readonly section: string
  /** What there was to choose from: it stays as it is until nothing is chosen any more. */
  readonly offered: readonly string[]
}

/** The whole site. */
export const NO_CHOICE: SectionChoice = {section: '', offered: []}

export interface SectionedSearch {
  /** With the hits of the section alone. */
  readonly search: Search
  /** Sections to choose from: none where all hits are of one. */
  readonly offered: readonly string[]
  readonly choice: SectionChoice
  readonly setChoice: (choice: SectionChoice) => void
  /** There may be more hits than are shown. */
  readonly hasMore: boolean
}

/**
 * Searches the section that is chosen, or all of the site. More hits are asked for, twice as many each time, until there are
 * enough of the section.
 * @param shown Hits that are shown at most.
 */
export function useSectionedSearch(input: Omit<SearchInput, 'limit'>, shown: number): SectionedSearch {
  const [choice, setChoice] = useState(NO_CHOICE)
  const {section} = choice
  const {limit, grow} = useLimit(`${section} ${input.query}`, section === '' ? shown : Math.max(shown, ENOUGH))
  const asked = useSearch({...input, limit})
  const hits = asked.answer?.hits
  const found = useMemo(() => (hits === undefined ? [] : sectionsOf(hits.slice(0, shown))), [hits, shown])
  const narrowed = useMemo(
    () => hits?.filter((hit) => isInSection(hit, section)).slice(0, shown),
    [hits, section, shown],
  )
  const isLacking = section !== '' && narrowed !== undefined && narrowed.length < shown
  const isFull = hits !== undefined && hits.length >= asked.answeredLimit
  const most = Math.max(MOST, MOST_TIMES * shown)
  const isGrowing = isLacking && (asked.answeredLimit < limit || (isFull && limit < most))
  const isDue = isGrowing && !asked.isInterim && asked.answered === input.query && asked.answeredLimit === limit
  useEffect(() => {
    if (isDue) grow(Math.min(most, 2 * limit))
  }, [isDue, grow, most, limit])
  const {answer} = asked
  // Nothing is found only when all has been looked through.
  const hasNone = narrowed === undefined || (isGrowing && narrowed.length === 0)
  const own = useMemo(
    () => (answer === undefined || hasNone ? undefined : {...answer, hits: narrowed}),
    [answer, narrowed, hasNone],
  )
  return {
    search: section === '' ? asked : {...asked, answer: own, isInterim: asked.isInterim || isGrowing},
    offered: section === '' ? found : choice.offered,
    choice,
    setChoice,
    hasMore: section === '' ? (hits?.length ?? 0) >= shown : (narrowed?.length ?? 0) >= shown || (isFull && !isGrowing),
  }
}

/** Grows for a question; another one begins with what it needs. */
function useLimit(question: string, least: number) {
  const [grown, setGrown] = useState({question, limit: 0})
  const limit = Math.max(least, grown.question === question ? grown.limit : 0)
  const grow = useEvent((next: number) => setGrown({question, limit: next}))
  return {limit, grow}
}
