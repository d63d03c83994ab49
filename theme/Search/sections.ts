// The sections of the site that hits are from: what the navbar and the top of the sidebar call them.
import type {SearchHit} from 'quire-docs/client'
import {pageOf} from './hit-url.ts'

/** Labels above a page that name a section: the navbar's item and the category below it, or the two outermost categories. */
const LEVELS = 2

/** More would be a second list. */
const MAX_SECTIONS = 6

/**
 * Labels of the sections that some of the hits are in, and others not: choosing one of the others changes nothing. In the order of
 * the hits; those of the navbar before categories.
 */
export function sectionsOf(hits: readonly SearchHit[]): readonly string[] {
  const levels = Array.from({length: LEVELS}, (_, level) => hits.map((hit) => labelsOf(hit)[level] ?? ''))
  const labels = new Set(levels.flat())
  return [...labels]
    .filter((label) => label !== '' && hits.some((hit) => !isInSection(hit, label)))
    .slice(0, MAX_SECTIONS)
}

/** The page that a category leads to is in the section, too. */
export function isInSection(hit: SearchHit, section: string): boolean {
  const labels = labelsOf(hit)
  return labels.includes(section) || (labels.length < LEVELS && pageOf(hit).t === section)
}

function labelsOf(hit: SearchHit): readonly string[] {
  return (pageOf(hit).b ?? []).slice(0, LEVELS)
}
