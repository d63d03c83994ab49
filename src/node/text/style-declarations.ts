// What the text of a `style` attribute declares, or that between the braces of a rule.

const TOKEN = /"(?:[^"\\]|\\[\s\S])*(?:"|$)|'(?:[^'\\]|\\[\s\S])*(?:'|$)|\\[\s\S]|[;()]/g

/** Names with their values, in order. What is not closed goes on to the end, as in CSS; what has no name is left out. */
export function readDeclarations(style: string): readonly (readonly [name: string, value: string])[] {
  return splitDeclarations(style).flatMap((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, Math.max(0, colon)).trim()
    return /^[\w-]+$/.test(name) ? [[name, declaration.slice(colon + 1).trim()] as const] : []
  })
}

/** At the semicolons that are in no text and no bracket. */
export function splitDeclarations(style: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (const {0: sign, index} of style.matchAll(TOKEN)) {
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign !== ';' || depth > 0) continue
    parts.push(style.slice(from, index))
    from = index + 1
  }
  return [...parts, style.slice(from)]
}
