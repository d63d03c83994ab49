// Sizes in bytes as people write and read them.

const LETTERS = 'kmgt'

/** Bytes of `2 GB`, `500 MB`, `1.5 GiB` or a bare number; units without an `i` are powers of 1,000. Undefined for anything else. */
export function parseByteSize(text: string): number | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:([kmgt])(i?)b?|b)?\s*$/i.exec(text)
  if (match === null) return undefined
  const [, amount = '', letter, binary] = match
  const power = letter === undefined ? 0 : LETTERS.indexOf(letter.toLowerCase()) + 1
  const bytes = Math.round(Number(amount) * (binary === undefined || binary === '' ? 1000 : 1024) ** power)
  return Number.isSafeInteger(bytes) ? bytes : undefined
}

const UNITS = ['kB', 'MB', 'GB', 'TB']

/** `999 B`, `1.2 kB`, `12 MB`. */
export function formatByteSize(bytes: number): string {
  let size = bytes
  let unit = 'B'
  for (const next of UNITS) {
    if (size < 999.5) break
    size /= 1000
    unit = next
  }
  return `${unit === 'B' || size >= 9.95 ? Math.round(size) : size.toFixed(1)} ${unit}`
}
