// Which of a token's kinds colours it. A token has the kinds of those around it, too, from the outermost to its own, and in
// prism-react-renderer the last that has a style counts. Style sheets know no order of classes: only which is at the end.

/** Colours as prism-react-renderer has them; only what is read here. */
interface TokenColours {
  readonly styles: readonly {readonly types: readonly string[]; readonly style: Readonly<Record<string, unknown>>}[]
}

/** Kinds that a theme gives a colour. */
export function colouredKinds({styles}: TokenColours): readonly string[] {
  return styles.flatMap(({types, style}) => (style.color === undefined ? [] : types))
}

/** The kinds with the one that colours the token at the end, where the rules of a theme find it. */
export function withColouringLast(kinds: readonly string[], coloured: ReadonlySet<string>): readonly string[] {
  const found = [...kinds].reverse().find((kind) => coloured.has(kind))
  return found === undefined ? kinds : [...kinds.filter((kind) => kind !== found), found]
}
