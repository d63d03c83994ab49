// Parts of URLs as text.

/** Decodes percent escapes; a text with a broken one is returned as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
