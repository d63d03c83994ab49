// Descriptions of pages that are a list: search engines and previews show what is in it.

/** Search engines show about so many characters. */
const MAX_LENGTH = 155

/** `Tags: planning, terraform, mobile`: as many as there is room for, in the reader's language. */
export function describeList(title: string, labels: readonly string[]): string | undefined {
  let text = ''
  for (const label of labels) {
    const next = text === '' ? `${title}: ${label}` : `${text}, ${label}`
    if (next.length > MAX_LENGTH) break
    text = next
  }
  return text === '' ? undefined : text
}
