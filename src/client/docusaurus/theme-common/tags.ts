// Lists of tags, as pages of a site's own show them.
import {translate} from '../../i18n/translate.tsx'

interface Tag {
  readonly label: string
}

interface LetterEntry<T> {
  readonly letter: string
  readonly tags: readonly T[]
}

export function translateTagsPageTitle(): string {
  return translate({
    id: 'theme.tags.tagsPageTitle',
    message: 'Tags',
    description: 'Title of the page that lists all tags',
  })
}

/** Tags below their first letters, both in the order of the alphabet. */
export function listTagsByLetters<T extends Tag>(tags: readonly T[]): readonly LetterEntry<T>[] {
  const groups = new Map<string, T[]>()
  for (const tag of tags) {
    const letter = (tag.label[0] ?? '').toUpperCase()
    groups.set(letter, [...(groups.get(letter) ?? []), tag])
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, group]) => ({letter, tags: group.sort((one, other) => one.label.localeCompare(other.label))}))
}
