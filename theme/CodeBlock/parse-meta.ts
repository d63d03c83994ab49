// The words after the language of a code fence.

export interface CodeMeta {
  readonly title: string | undefined
  /** Numbers of lines, from 1. */
  readonly highlighted: ReadonlySet<number>
  /** Number of the first line where lines are numbered. */
  readonly firstLine: number | undefined
}

/** Reads `title="..."`, `{1,3-5}` and `showLineNumbers` or `showLineNumbers=N`; other words mean nothing here. */
export function parseMeta(meta: string): CodeMeta {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta)?.[2]
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(meta)
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ''
  return {
    title,
    highlighted: new Set(ranges.split(',').flatMap(toLines)),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
  }
}

function toLines(range: string): readonly number[] {
  const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
  if (from === undefined) return []
  return Array.from({length: Math.max(0, Number(to) - Number(from) + 1)}, (_, at) => Number(from) + at)
}
