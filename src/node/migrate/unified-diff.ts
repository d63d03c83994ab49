// The unified diff of a file whose lines have changed, but not their number.

const CONTEXT = 3

/** Empty for equal texts. @param path As it is shown, with `/`. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const [old, changed] = [before.split('\n'), after.split('\n')]
  if (old.length !== changed.length) throw new Error(`The number of lines of "${path}" has changed.`)
  const hunks = toHunks(
    old.flatMap((line, at) => (line === changed[at] ? [] : at)),
    old.length,
  )
  if (hunks.length === 0) return ''
  const bodies = hunks.map(([start, end]) => {
    const range = `${start + 1},${end - start}`
    return `@@ -${range} +${range} @@\n${hunkLines(old.slice(start, end), changed.slice(start, end)).join('\n')}\n`
  })
  return `--- a/${path}\n+++ b/${path}\n${bodies.join('')}`
}

/** Ranges of lines around the changed ones; those that meet are one. */
function toHunks(lines: readonly number[], count: number): readonly (readonly [number, number])[] {
  const hunks: [number, number][] = []
  for (const line of lines) {
    const [start, end] = [Math.max(0, line - CONTEXT), Math.min(count, line + CONTEXT + 1)]
    const last = hunks.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = end
    else hunks.push([start, end])
  }
  return hunks
}

/** Neighbouring changed lines: all old ones, then all new ones. */
function hunkLines(old: readonly string[], changed: readonly string[]): string[] {
  const lines: string[] = []
  let added: string[] = []
  for (const [at, line] of old.entries()) {
    const other = changed[at] ?? ''
    if (line === other) {
      lines.push(...added, ` ${line}`)
      added = []
    } else {
      lines.push(`-${line}`)
      added.push(`+${other}`)
    }
  }
  return [...lines, ...added]
}
