// Reads a `_headers` file: header rules by path, in the form that several hosts share.
import {escapePattern} from '../text/escape-pattern.ts'

export interface HeaderRule {
  /** As it is written. */
  readonly path: string
  readonly matches: (pathname: string) => boolean
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * The rules of a text, in order. A line without indent is a path: `*` stands for any rest, `:name` for one segment.
 * The indented lines below are its headers. Lines that are neither are skipped, as comments (`#`) are.
 */
export function parseHeaderRules(text: string): readonly HeaderRule[] {
  const rules: {path: string; headers: [string, string][]}[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) rules.push({path: line.trim(), headers: []})
    const [, name, value] = /^\s+([\w-]+)\s*:(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value.trim()])
  }
  return rules.map(({path, headers}) => {
    const pattern = toPattern(path)
    return {path, headers, matches: (pathname) => pattern.test(pathname)}
  })
}

/** Headers of a path. Of several values for one name, the last rule's holds. */
export function headersFor(pathname: string, rules: readonly HeaderRule[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const rule of rules) {
    if (!rule.matches(pathname)) continue
    for (const [name, value] of rule.headers) found.set(name.toLowerCase(), value)
  }
  return found
}

function toPattern(path: string): RegExp {
  const pattern = path
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : escapePattern(part)))
    .join('')
  return new RegExp(`^${pattern}$`)
}
