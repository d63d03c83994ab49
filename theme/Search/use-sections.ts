// Limits what is found to a section of the site that the reader chooses.
import {useMemo, useState} from 'react'
import {isInSection, sectionsOf} from './sections.ts'
import type {Search} from './use-search.ts'

/** Hits that are asked for where some are left out: as many as the page of all results has. */
const ENOUGH = 100

export interface SectionChoice {
  /** `''` for the whole site. */
  readonly section: string
  /** What there was to choose from: it stays as it is until nothing is chosen any more. */
  readonly offered: readonly string[]
}

/** The whole site. */
export const NO_CHOICE: SectionChoice = {section: '', offered: []}

export interface Sections {
  readonly choice: SectionChoice
  readonly setChoice: (choice: SectionChoice) => void
  /** Hits to ask for, where so many are to be shown. */
  readonly limitFor: (shown: number) => number
}

export function useSections(): Sections {
  const [choice, setChoice] = useState(NO_CHOICE)
  return {choice, setChoice, limitFor: (shown) => (choice === NO_CHOICE ? shown : Math.max(shown, ENOUGH))}
}

export interface NarrowedSearch {
  /** With the hits of the section alone. */
  readonly search: Search
  /** Sections to choose from: none where all hits are of one. */
  readonly offered: readonly string[]
}

/** @param limit Hits that are shown at most. */
export function useNarrowed(search: Search, {section, offered}: SectionChoice, limit: number): NarrowedSearch {
  const {answer} = search
  const all = answer?.hits
  const found = useMemo(() => (all === undefined ? [] : sectionsOf(all.slice(0, limit))), [all, limit])
  const narrowed = useMemo(
    () =>
      section === '' || answer === undefined
        ? answer
        : {...answer, hits: answer.hits.filter((hit) => isInSection(hit, section)).slice(0, limit)},
    [answer, section, limit],
  )
  return {search: {...search, answer: narrowed}, offered: section === '' ? found : offered}
}
