// Reads a `_headers` file: header rules by path, in the form that several hosts share.
import {escapePattern} from '../../shared/escape-pattern.ts'

/** What a rule's path is made of: text, `:name` for one segment, `*` for any rest. */
export interface PathPart {
  readonly kind: 'text' | 'segment' | 'rest'
  /** As it is written. */
  readonly text: string
}

export interface HeaderRule {
  /** As it is written. */
  readonly path: string
  readonly parts: readonly PathPart[]
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
    const parts = readPath(path)
    const pattern = new RegExp(toPattern(parts))
    return {path, parts, headers, matches: (pathname) => pattern.test(pathname)}
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

const PATTERNS: Readonly<Record<PathPart['kind'], (text: string) => string>> = {
  text: escapePattern,
  segment: () => '[^/]+',
  rest: () => '.*',
}

/** A regular expression for the whole of a path, which nginx understands, too. */
export function toPattern(parts: readonly PathPart[]): string {
  return `^${parts.map(({kind, text}) => PATTERNS[kind](text)).join('')}$`
}

function readPath(path: string): readonly PathPart[] {
  return [...path.matchAll(/(\*)|(:[A-Za-z]\w*)|:|[^*:]+/g)].map(([text, rest, segment]) => ({
    kind: rest !== undefined ? 'rest' : segment !== undefined ? 'segment' : 'text',
    text,
  }))
}
