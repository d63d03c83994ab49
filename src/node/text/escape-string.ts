// Texts inside double-quoted strings of JavaScript.

// U+2028 and U+2029 are fine in strings of today's JavaScript but not of older parsers; `<` keeps `</script>` out.
const UNSAFE_IN_SCRIPT = /[<\u2028\u2029]/g

/** The text as it stands between the quotes. */
export function escapeString(value: string): string {
  const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).slice(1, -1).replace(UNSAFE_IN_SCRIPT, toEscape)
}
