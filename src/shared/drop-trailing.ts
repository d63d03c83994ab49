// The end of a text without a sign that stands there once or many times.

/** A regular expression for this tries each of the signs as the first, and so takes time with the square of their number. */
export function dropTrailing(text: string, sign: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === sign) end -= 1
  return text.slice(0, end)
}
