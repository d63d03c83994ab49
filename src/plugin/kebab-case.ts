// The URL form of a tag: words in lower case with hyphens between them.

/** `API v2` gives `api-v-2`: letters and digits are separate words, as are the humps of camelCase. */
export function kebabCase(text: string): string {
  const words = text.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? []
  return words.join('-').toLowerCase()
}
