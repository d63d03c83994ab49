// Numbers and tables as people read them.

const NUMBER = new Intl.NumberFormat('en-GB')
const BYTES_A_MEGABYTE = 1_000_000

/** `1,234`. */
export function formatCount(count: number): string {
  return NUMBER.format(count)
}

/** `1 page`, `2 pages`. */
export function formatItems(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** `12 ms` below a second, then `1.2 s`, then `2 min 5 s`. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`
  const seconds = ms / 1000
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

export function formatMegabytes(bytes: number): string {
  return `${Math.round(bytes / BYTES_A_MEGABYTE)} MB`
}

/** Lines of a table: the first column to the left, the others to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<readonly number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  )
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
