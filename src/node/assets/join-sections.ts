// The text of a page with the documents that it imports in their places.
import type {PageSection} from '../../plugin/types.ts'
import type {EmbeddedSections} from '../model.ts'

export type StoredSections = readonly (PageSection | EmbeddedSections)[]

/** A document's stored sections, and what it imports, by the specifier it writes. */
export interface SectionSource {
  readonly sections: StoredSections
  readonly find: (specifier: string) => SectionSource | undefined
}

/** Documents in documents: as deep as anyone nests them; one that imports itself ends here. */
const MAX_DEPTH = 10

export function joinSections(source: SectionSource): readonly PageSection[] {
  const joined: PageSection[] = []
  for (const section of flatten(source, 0)) {
    const last = joined.at(-1)
    // Text without a heading of its own goes on where the text before it ends.
    if (section.level === 0 && last !== undefined) joined[joined.length - 1] = append(last, section)
    else joined.push(section)
  }
  return joined
}

function flatten({sections, find}: SectionSource, depth: number): readonly PageSection[] {
  return sections.flatMap((section): readonly PageSection[] => {
    if (!('partial' in section)) return [section]
    const inner = depth < MAX_DEPTH ? find(section.partial) : undefined
    return inner === undefined ? [] : flatten(inner, depth + 1)
  })
}

function append(section: PageSection, {text, identifiers = []}: PageSection): PageSection {
  const all = [...new Set([...(section.identifiers ?? []), ...identifiers])].sort()
  return {
    ...section,
    text: [section.text, text].filter((one) => one !== '').join(' '),
    ...(all.length === 0 ? {} : {identifiers: all}),
  }
}
