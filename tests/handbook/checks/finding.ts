// What a check of the Handbook's text says: where, what stands there, and what to do about it.

export interface Finding {
  /** Relative to the checkout. */
  readonly path: string
  /** Absent where only the page as a whole is known. */
  readonly line?: number
  readonly text: string
  readonly advice: string
}

/** One line for each finding, by place, as `file:line  "text": advice`. */
export function toLines(findings: readonly Finding[]): string[] {
  return [...findings]
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : (a.line ?? 0) - (b.line ?? 0)))
    .map(({path, line, text, advice}) => `${path}${line === undefined ? '' : `:${line}`}  "${text}": ${advice}`)
}
