// A style sheet as a list of its rules, to choose from. A scan of the text: what is chosen is written as it was.

/** A rule with declarations, or a group of rules. */
export interface StyleRule {
  /** What stands before the brace; the whole text of one without braces. */
  readonly prelude: string
  /** Of a group, such as `@media`. */
  readonly rules?: readonly StyleRule[]
  /** Of any other: the text between the braces. */
  readonly body?: string
}

/** At-rules that hold rules. In a style rule, nested rules belong to its body. */
const GROUP = /^@(?:media|supports|layer|container|scope|starting-style)\b/i

// Comments and texts without an end go on to the end of all, so that their end is looked for once.
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|'(?:[^'\\]|\\(?:[\s\S]|$))*(?:'|$)|url\(\s*(?!["'\s])[^)]*(?:\)|$)|\\[\s\S]|[{};]/g

/** @param css Well-formed, as bundlers write it. */
export function readStyleRules(css: string): readonly StyleRule[] {
  const text = css.replace(TOKEN, (token) => (token.startsWith('/*') ? '' : token))
  const tokens = [...text.matchAll(TOKEN)].filter(([token]) => /^[{};]$/.test(token))
  let at = 0
  let from = 0
  const bodyEnd = (): number => {
    for (let depth = 1; ; at++) {
      const token = tokens[at]
      if (token === undefined) return text.length
      if (token[0] === '{') depth++
      if (token[0] === '}') depth--
      if (depth === 0) return token.index
    }
  }
  const readGroup = (): readonly StyleRule[] => {
    const rules: StyleRule[] = []
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      const prelude = text.slice(from, token.index).trim()
      at++
      from = token.index + 1
      if (token[0] === '}') return rules
      if (token[0] === ';') {
        if (prelude !== '') rules.push({prelude})
      } else if (GROUP.test(prelude)) rules.push({prelude, rules: readGroup()})
      else {
        const start = from
        const end = bodyEnd()
        at++
        from = end + 1
        rules.push({prelude, body: text.slice(start, end)})
      }
    }
    return rules
  }
  return readGroup()
}

export function writeStyleRules(rules: readonly StyleRule[]): string {
  return rules
    .map(({prelude, rules: inner, body}) =>
      inner !== undefined
        ? `${prelude}{${writeStyleRules(inner)}}`
        : body === undefined
          ? `${prelude};`
          : `${prelude}{${body}}`,
    )
    .join('')
}
