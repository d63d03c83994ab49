// Lists of all tags of a plugin.
import {translate} from 'quire-docs/client'

/** A tag with the number of pages that carry it. */
export interface TagListItem {
  readonly label: string
  readonly permalink: string
  readonly description?: string
  readonly count: number
}

export interface TagLetter<Tag extends Pick<TagListItem, 'label'> = TagListItem> {
  readonly letter: string
  readonly tags: readonly Tag[]
}

/** Tags below their first letters, both in alphabetical order. Small and capital letters are one. */
export function listTagsByLetters<Tag extends Pick<TagListItem, 'label'>>(
  tags: readonly Tag[],
): readonly TagLetter<Tag>[] {
  const letters = new Map<string, Tag[]>()
  // One order whatever the language, so that server and browser agree.
  const {compare} = new Intl.Collator('en')
  for (const tag of [...tags].sort((one, other) => compare(one.label, other.label))) {
    const [first = ''] = tag.label
    const letter = first.toUpperCase()
    const known = letters.get(letter)
    if (known) known.push(tag)
    else letters.set(letter, [tag])
  }
  return [...letters].map(([letter, ofLetter]) => ({letter, tags: ofLetter}))
}

export function translateTagsPageTitle(): string {
  return translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})
}
